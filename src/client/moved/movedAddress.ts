import { decodeFragment } from '../decodeFragment.ts';

/**
 * Where the heading went that an address names, by the table in the document: absolute, with the query carried over
 * unless the new address has its own. Undefined when the heading has not moved.
 */
export function movedAddress(here: string): string | undefined {
  const from = new URL(here);
  const table = document.querySelector('script[data-moved]')?.textContent;
  const href = table && new Map<string, string>(JSON.parse(table)).get(decodeFragment(from.hash));
  if (!href) return undefined;
  const to = new URL(href, from);
  to.search ||= from.search;
  return to.href;
}
