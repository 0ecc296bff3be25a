/** The id that a fragment names: "#caf%C3%A9" → "café". A wrong encoding yields the text as it stands. */
export function decodeFragment(hash: string): string {
  const id = hash.slice(1);
  try {
    return decodeURIComponent(id);
  } catch {
    // A stray "%" is legal in a fragment.
    return id;
  }
}
