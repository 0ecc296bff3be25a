import { decodeAddress } from '../../model/addresses/decodeAddress.ts';
import type { SearchInput } from '../search/startShortcuts.ts';

/** A name longer than that is none that anybody has written. */
const MOST_CHARACTERS = 60;

/**
 * Shows the not-found page's button that searches for the words of the address, where the page has a search box and the
 * address has words. Escape in the box leads back to the button.
 */
export function offerSearch(button: HTMLButtonElement, pathname: string): void {
  const input = document.querySelector<SearchInput>('#_search-input');
  const words = wordsOf(pathname);
  if (!input || words === '') return;
  button.textContent += `: ${words}`;
  button.hidden = false;
  button.onclick = () => {
    input.cameFrom = button;
    input.focus();
    input.value = words;
    input.dispatchEvent(new Event('input', { bubbles: true }));
  };
}

/**
 * The words of the last part of a path.
 *   "/docs/api/rate_limits.html" → "rate limits"
 */
function wordsOf(pathname: string): string {
  const parts = decodeAddress(pathname).split('/');
  const name = parts.findLast((part) => /\p{L}/u.test(part) && !/^index\.\w+$/.test(part)) ?? '';
  const words = name.replace(/\.(html?|mdx?|php|aspx?)$/i, '').replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ');
  return words.trim().slice(0, MOST_CHARACTERS);
}
