import { stemmer } from 'stemmer';
import { isEnglish } from '../../model/languages/languageTag.ts';
import { searchWords } from '../../model/search/searchWords.ts';
import { withUmlauts } from './withUmlauts.ts';

/**
 * Whether two titles say the same; case, hyphens and spaces do not count, English endings do not either, and neither
 * does how an umlaut is written.
 */
export const sameTitle = (a: string, b: string, lang: string): boolean => bareTitle(a, lang) === bareTitle(b, lang);

const bareTitle = (title: string, lang: string) => {
  const stemOf = (word: string) => (isEnglish(lang) ? stemmer(word) : word);
  const stems = searchWords(title).flatMap(({ whole, parts }) => (parts.length > 0 ? parts : [whole]).map(stemOf));
  // Written as one, words have the stem of that: `datastore`.
  return withUmlauts(stemOf(stems.join('')), lang);
};
