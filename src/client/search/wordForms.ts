import { distance } from 'fastest-levenshtein';
import { stemmer } from 'stemmer';
import { isEnglish } from '../../model/languages/languageTag.ts';
import { stopWordsIn } from '../../model/search/stopWords.ts';
import type { ReadList } from './searchFiles.ts';
import { withUmlauts } from './withUmlauts.ts';

/** A word of the index that answers for a word that the reader typed. */
export interface WordForm {
  readonly word: string;
  /** From 0 to 1; 1 is the word itself. */
  readonly likeness: number;
  /** Number of pages that hold it. */
  readonly pages: number;
  /** Name of the block with its postings; empty where the list holds them. */
  readonly block: string;
  /** Nothing on the site begins like what was typed: this is the nearest there is. */
  readonly isCorrection: boolean;
}

const SAME_STEM = 0.9;
/** A word that begins with another, or is how that begins; less with each letter more. */
const LONGER = 0.8;
const CORRECTED = 0.6;

/** Of the many words that a short beginning stands for, the commonest. */
const MOST_FORMS = 16;
const MOST_CORRECTIONS = 3;

/** Shorter beginnings say too little: they stand for themselves alone, unless the word is still being typed. */
const SHORTEST_BEGINNING = 4;
const SHORTEST_STEM = 3;
/** Words with fewer letters are too like others. */
export const SHORTEST_SLIP = 4;
/** A beginning with a slip in it: shorter ones are too like those of other words. */
const SHORTEST_SLIP_AT_START = 7;

/** A word is only taken for what a slip in its beginning means where no whole word is meant. */
const SLIP_AT_START = 3;

/** Most endings of words have no more letters, in whatever language. */
const LONGEST_ENDING = 2;

interface Asking {
  readonly forgives: boolean;
  readonly isOpen: boolean;
  readonly lang: string;
}

/**
 * Words of a list that answer for a typed one: the word itself, those of the same stem, and those that begin with it.
 * Where there are none, those for the word with umlauts; and where these are missing too, and `forgives` is set, those
 * for words that differ from it by a slip of the finger. `isOpen`: more letters may follow. Only stems of English are
 * known: in other languages, a word counts that is the typed one without its ending.
 */
export function wordForms(typed: string, list: ReadList, { forgives, isOpen, lang }: Asking): readonly WordForm[] {
  const beginning = isOpen ? 1 : SHORTEST_BEGINNING;
  const stopWords = stopWordsIn(lang);
  const formsOf = (word: string) => ofWholeNumber(word, pick(list, likenessTo(word, beginning, lang), MOST_FORMS));
  let forms = formsOf(typed);
  const spelled = withUmlauts(typed, lang);
  if (forms.length === 0 && spelled !== typed) forms = formsOf(spelled);
  if (forms.length > 0 || !forgives) return forms;
  const near = nearest(pick(list, (word) => 1 / slips(typed, word, stopWords), MOST_CORRECTIONS));
  const corrected = new Map<string, WordForm>();
  for (const { word } of near) {
    for (const form of formsOf(word)) {
      if (!corrected.has(form.word)) corrected.set(form.word, asCorrection(form));
    }
  }
  return [...corrected.values()];
}

/**
 * Words of the list of the second letter that answer for a typed one, if its first two are in wrong order, or its first
 * is one too many. In the list of the first letter, nothing has been found.
 */
export function formsWithoutSlip(typed: string, list: ReadList, asking: Asking): readonly WordForm[] {
  const [first = '', second = ''] = typed;
  return [second + first + typed.slice(2), typed.slice(1)]
    .flatMap((meant) => wordForms(meant, list, { ...asking, forgives: false }))
    .map(asCorrection);
}

const asCorrection = (form: WordForm): WordForm => ({
  ...form,
  likeness: form.likeness * CORRECTED,
  isCorrection: true,
});

/** Two words of a query as the one that the list may have. */
export const joinedForm = (joined: string, list: ReadList): readonly WordForm[] =>
  pick(list, (word) => (word === joined ? SAME_STEM : 0), 1);

function likenessTo(typed: string, shortestBeginning: number, lang: string): (word: string) => number {
  const stopWords = stopWordsIn(lang);
  const likenessOfForm = isEnglish(lang) ? sameStem(typed) : withoutEnding(typed);
  return (word) => {
    if (word === typed) return 1;
    if (stopWords.has(word)) return 0;
    const isLonger = typed.length >= shortestBeginning && word.startsWith(typed);
    return likenessOfForm(word) || (isLonger ? longerBy(word.length - typed.length) : 0);
  };
}

const longerBy = (letters: number) => LONGER / (1 + letters / 8);

/** A number that the site has is whole: `20` is not the beginning of `2023`. */
function ofWholeNumber(typed: string, forms: readonly WordForm[]): readonly WordForm[] {
  if (!/\d$/.test(typed) || !forms.some(({ word }) => word === typed)) return forms;
  return forms.filter(({ word }) => !/^\d/.test(word.slice(typed.length)));
}

function sameStem(typed: string): (word: string) => number {
  if (typed.length < SHORTEST_STEM) return () => 0;
  const stem = stemmer(typed);
  // Most words of a list begin otherwise, and stems take time.
  return (word) => (word.startsWith(typed.slice(0, 3)) && stemmer(word) === stem ? SAME_STEM : 0);
}

const withoutEnding = (typed: string) => (word: string) =>
  word.length >= SHORTEST_BEGINNING && typed.length - word.length <= LONGEST_ENDING && typed.startsWith(word)
    ? longerBy(typed.length - word.length)
    : 0;

/** The words of a list that are like something, the likest and commonest first. */
function pick(list: ReadList, likenessOf: (word: string) => number, most: number): WordForm[] {
  const { pages, blocks } = list;
  const forms: WordForm[] = [];
  let block = 0;
  list.words.forEach((word, index) => {
    while ((blocks[block + 1]?.[0] ?? Number.POSITIVE_INFINITY) <= index) block += 1;
    const likeness = likenessOf(word);
    if (likeness > 0) {
      forms.push({ word, likeness, pages: pages[index] ?? 0, block: blocks[block]?.[1] ?? '', isCorrection: false });
    }
  });
  const worth = ({ likeness, pages: count }: WordForm) => likeness ** 4 * Math.log1p(count);
  return forms.sort((a, b) => worth(b) - worth(a)).slice(0, most);
}

/** Those that no other is nearer than. */
function nearest(forms: readonly WordForm[]): readonly WordForm[] {
  const best = Math.max(...forms.map(({ likeness }) => likeness));
  return forms.filter(({ likeness }) => likeness === best);
}

/**
 * How many keys were wrong, or infinity for more than a word of that length forgives. Two keys in wrong order are one
 * slip. A word whose beginning is meant has more letters to come.
 */
function slips(typed: string, word: string, stopWords: ReadonlySet<string>): number {
  if (typed.length < SHORTEST_SLIP || stopWords.has(word)) return Number.POSITIVE_INFINITY;
  if (Math.abs(typed.length - word.length) <= 2) {
    const count = slipsBetween(typed, word);
    if (count <= (typed.length < 6 ? 1 : 2)) return count;
  }
  return hasSlipAtStart(typed, word) ? SLIP_AT_START : Number.POSITIVE_INFINITY;
}

const hasSlipAtStart = (typed: string, word: string): boolean =>
  typed.length >= SHORTEST_SLIP_AT_START &&
  word.length > typed.length &&
  [-1, 0, 1].some((letters) => slipsBetween(typed, word.slice(0, typed.length + letters)) === 1);

const slipsBetween = (a: string, b: string): number => (isSwapped(a, b) ? 1 : distance(a, b));

function isSwapped(a: string, b: string): boolean {
  if (a.length !== b.length) return false;
  const at = [...a].findIndex((letter, index) => letter !== b[index]);
  return a[at] === b[at + 1] && a[at + 1] === b[at] && a.slice(at + 2) === b.slice(at + 2);
}
