/** The message of whatever was thrown: it may be anything, and even refuse to be turned into a text. */
export function messageOf(thrown: unknown): string {
  try {
    if (!(thrown instanceof Error)) return String(thrown);
    // Of `fetch`, that alone tells what has failed.
    const cause = thrown.message === 'fetch failed' && thrown.cause instanceof Error ? `: ${thrown.cause.message}` : '';
    return String(thrown.message) + cause;
  } catch {
    return 'something that says nothing of itself was thrown';
  }
}

/** The stack of whatever was thrown; undefined where it has none. A site's code may have put anything in its place. */
export function stackOf(thrown: unknown): string | undefined {
  try {
    const stack: unknown = thrown instanceof Error ? thrown.stack : undefined;
    return typeof stack === 'string' ? stack : undefined;
  } catch {
    return undefined;
  }
}
