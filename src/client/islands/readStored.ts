/** A value of the reader's own storage; undefined when it is absent or storage is blocked. */
export function readStored(key: string): string | undefined {
  try {
    return localStorage.getItem(key) ?? undefined;
  } catch {
    // Blocked storage throws on mere access; the reader then has the defaults.
    return undefined;
  }
}
