import { type SearchWord, searchWords } from '../../model/search/searchWords.ts';

/** A stretch of a text that was looked for; the end is exclusive. */
export interface FoundSpan {
  readonly start: number;
  readonly end: number;
  /** The word of the index that it stands for. */
  readonly word: string;
}

/**
 * Where a text holds words of the index, in order. Of an identifier, the part that was looked for, or all of it.
 * `words` are the text's, where they are known already.
 */
export function foundSpans(
  text: string,
  isFound: (word: string) => boolean,
  words: readonly SearchWord[] = searchWords(text),
): FoundSpan[] {
  return words.flatMap(({ whole, parts, start, end }) => {
    if (isFound(whole)) return [{ start, end, word: whole }];
    let from = start;
    return parts.filter(isFound).map((word) => {
      const at = text.slice(from, end).toLowerCase().indexOf(word);
      // An accent, or a letter that changes its length with its case: then all of the identifier is marked.
      if (at === -1) return { start, end, word };
      const span = { start: from + at, end: from + at + word.length, word };
      from = span.end;
      return span;
    });
  });
}
