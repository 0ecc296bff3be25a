import { withoutSlashes } from '../../model/addresses/withoutSlashes.ts';

/** The one candidate that differs only in case, accents, separators and slashes; undefined where none or several do. */
export function soleAlike(word: string, candidates: Iterable<string>): string | undefined {
  const key = looseKey(word);
  if (key === '') return undefined;
  const alike = [...candidates].filter((candidate) => looseKey(candidate) === key);
  return alike.length === 1 ? alike[0] : undefined;
}

/** What two spellings of an address have in common. Other generators keep the accents in anchors of headings. */
export const looseKey = (text: string): string =>
  withoutSlashes(
    text
      .toLowerCase()
      .normalize('NFD')
      .replace(/[^\p{L}\p{N}/]+/gu, ''),
  );
