/** A value of the reader's own storage; null when it is absent, undefined when storage is blocked. */
export function readStored(key: string): string | null | undefined {
  try {
    return localStorage.getItem(key);
  } catch {
    // Blocked storage throws on mere access; the reader then has the defaults.
    return undefined;
  }
}
