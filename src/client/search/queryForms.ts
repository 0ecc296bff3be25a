/** A query in the two ways the index holds words. */
export interface QueryForms {
  /** Words as the index joins them: `$.flow.delay` is `flowdelay`. */
  readonly joined: readonly string[];
  /** Words taken apart at punctuation and capitals: `$.flow.delay` is `flow` and `delay`. */
  readonly parts: readonly string[];
}

/**
 * What is asked for a query as it was typed. The index drops every character but letters, digits and joiners such as
 * `_` from a word, and holds the word's parts besides; Pagefind's own reading of queries keeps `$`, `+` and `=`, and
 * would find nothing for them.
 */
export function queryForms(typed: string): QueryForms {
  const words = typed.normalize('NFC').trim().split(/\s+/);
  return {
    joined: words.map(joinedWord).filter(Boolean),
    parts: words.flatMap(partsOf),
  };
}

const joinedWord = (word: string) => word.replaceAll(/[^\p{L}\p{M}\p{N}\p{Pc}]+/gu, '').toLowerCase();

function partsOf(word: string): string[] {
  const parts = word
    .replaceAll(/(\p{Ll}|\p{N})(?=\p{Lu})|(\p{Lu})(?=\p{Lu}\p{Ll})/gu, '$& ')
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .map((part) => part.toLowerCase())
    .filter(Boolean);
  // Single letters of an identifier are not in the index; a single letter that stands alone is.
  return parts.length === 1 ? parts : parts.filter((part) => part.length > 1);
}
