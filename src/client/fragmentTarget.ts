import { decodeFragment } from './decodeFragment.ts';

/** The element that a fragment ("#x", "" for none) names, as browsers look it up: by the text as it stands, then decoded. */
export function fragmentTarget(hash: string): HTMLElement | null {
  return document.getElementById(hash.slice(1)) ?? document.getElementById(decodeFragment(hash));
}
