import { withoutSlashes } from '../../model/addresses/withoutSlashes.ts';
import { groupBy } from '../../model/values/groupBy.ts';

/** The one candidate that differs only in case, accents, separators and slashes; undefined where none or several do. */
export const soleAlike = (word: string, candidates: Iterable<string>): string | undefined =>
  soleBy(candidates, looseKey)(word);

/** Finds the only candidate that has the key of a word. */
export function soleBy(
  candidates: Iterable<string>,
  keyOf: (candidate: string) => string,
): (word: string) => string | undefined {
  const byKey = groupBy(candidates, keyOf);
  return (word) => {
    const key = keyOf(word);
    const alike = byKey.get(key);
    return key === '' || alike?.length !== 1 ? undefined : alike[0];
  };
}

/** What two spellings of an address have in common. Other generators keep the accents in anchors of headings. */
export const looseKey = (text: string): string =>
  withoutSlashes(
    text
      .toLowerCase()
      .normalize('NFD')
      .replace(/[^\p{L}\p{N}/]+/gu, ''),
  );
