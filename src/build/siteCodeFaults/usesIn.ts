import type { Place } from '../../model/diagnostic.ts';
import { placeAt } from '../../model/sourcePlace.ts';
import { withoutWords } from '../faults/withoutWords.ts';
import type { CodeFile } from './siteCode.ts';

/** Where a pattern, which is global, matches the code of files; what stands in texts and comments is none. */
export const usesIn = (
  files: readonly CodeFile[],
  pattern: RegExp,
): readonly { readonly word: string; readonly place: Place }[] =>
  files.flatMap(({ file, text }) =>
    [...withoutWords(text).matchAll(pattern)].map(({ 0: word, index }) => ({
      word,
      place: placeAt(file, text, index, word.length),
    })),
  );
