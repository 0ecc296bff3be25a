/** The message of whatever was thrown: it may be anything, and even refuse to be turned into a text. */
export function messageOf(thrown: unknown): string {
  try {
    return thrown instanceof Error ? String(thrown.message) : String(thrown);
  } catch {
    return 'something that says nothing of itself was thrown';
  }
}
