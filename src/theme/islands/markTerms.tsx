import type { ReactNode } from 'react';

/** `text` with the words of `query` in `<mark>`, wherever they begin a word. */
export function markTerms(text: string, query: string): ReactNode {
  const terms = query.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
  if (terms.length === 0) return text;
  // Words are letters and digits alone, so nothing in them needs escaping.
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])(${terms.join('|')})`, 'giu');
  // Splitting by a pattern with a group keeps what it matched at the odd places.
  return text.split(pattern).map((part, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: parts of a text are told apart by nothing else.
    index % 2 === 1 ? <mark key={index}>{part}</mark> : part,
  );
}
