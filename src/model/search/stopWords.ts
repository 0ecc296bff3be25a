import { isEnglish } from '../languages/languageTag.ts';
import type { SearchWord } from './searchWords.ts';

/**
 * English words that hold a question together and say nothing of what it is about. Verbs that name a task (`use`,
 * `set`, `find`) are not among them, nor is what is also the name of something (`go`).
 */
const ENGLISH: ReadonlySet<string> = new Set(
  (
    'a an the this that these those there here ' +
    'i im ive me my mine we our us you your youre he she it its they them their ' +
    'am is isnt are arent was wasnt were be been being ' +
    'do does doesnt dont did didnt have havent has had having ' +
    'can cant cannot could couldnt should shouldnt would wouldnt will wont shall may might must ' +
    'how what whats when where which who whom whose why ' +
    'and or but nor so if then than as ' +
    'of to in into on onto at by for from with within about ' +
    'much many any some someone anyone somebody else such too very just also please'
  ).split(' '),
);

const NONE: ReadonlySet<string> = new Set();

/**
 * Words of a language, as the index holds them, that say nothing of what a text is about. Of other languages than
 * English none are known: what is one there may be the very thing that is looked for elsewhere, as `or` is gold in
 * French.
 */
export const stopWordsIn = (lang: string): ReadonlySet<string> => (isEnglish(lang) ? ENGLISH : NONE);

/** The words of a text that say what it is about; all of them where none does. */
export function tellingWords(words: readonly SearchWord[], lang: string): readonly SearchWord[] {
  const stopWords = stopWordsIn(lang);
  const telling = words.filter(({ whole }) => !stopWords.has(whole));
  return telling.length > 0 ? telling : words;
}
