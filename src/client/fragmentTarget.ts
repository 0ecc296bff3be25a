import { decodeAddress } from '../model/decodeAddress.ts';

/** The element that a fragment ("#x", "" for none) names, as browsers look it up: by the text as it stands, then decoded, then as an `<a name>`. */
export function fragmentTarget(hash: string): HTMLElement | null {
  const decoded = decodeAddress(hash.slice(1));
  return (
    document.getElementById(hash.slice(1)) ??
    document.getElementById(decoded) ??
    document.querySelector<HTMLElement>(`a[name="${CSS.escape(decoded)}"]:not([name=""])`)
  );
}
