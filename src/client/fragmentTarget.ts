import { decodeFragment } from './decodeFragment.ts';

/**
 * The element that a fragment ("#x", "" for none) names, as browsers look it up: by the text as it stands, then
 * decoded, then as an `<a name>`.
 */
export function fragmentTarget(hash: string): HTMLElement | null {
  const decoded = decodeFragment(hash);
  return (
    document.getElementById(hash.slice(1)) ??
    document.getElementById(decoded) ??
    document.querySelector<HTMLElement>(`a[name="${CSS.escape(decoded)}"]:not([name=""])`)
  );
}
