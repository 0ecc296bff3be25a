import { stemmer } from 'stemmer';
import { searchWords } from '../../model/searchWords.ts';

/** Whether two titles say the same; case, endings, hyphens and spaces do not count. */
export const sameTitle = (a: string, b: string): boolean => bareTitle(a) === bareTitle(b);

const bareTitle = (title: string) =>
  searchWords(title)
    .flatMap(({ whole, parts }) => (parts.length > 0 ? parts : [whole]))
    .map(stemmer)
    .join('');
