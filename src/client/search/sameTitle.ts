import { stemmer } from 'stemmer';
import { isEnglish } from '../../model/languageTag.ts';
import { searchWords } from '../../model/searchWords.ts';

/** Whether two titles say the same; case, hyphens and spaces do not count, and English endings do not either. */
export const sameTitle = (a: string, b: string, lang: string): boolean => bareTitle(a, lang) === bareTitle(b, lang);

const bareTitle = (title: string, lang: string) => {
  const stemOf = (word: string) => (isEnglish(lang) ? stemmer(word) : word);
  const stems = searchWords(title).flatMap(({ whole, parts }) => (parts.length > 0 ? parts : [whole]).map(stemOf));
  // Written as one, words have the stem of that: `datastore`.
  return stemOf(stems.join(''));
};
