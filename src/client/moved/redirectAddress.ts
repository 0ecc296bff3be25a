/**
 * Where a redirect page sends its reader: the target, with the query and fragment the reader came with
 * unless the target has its own.
 *   "/docs/new/#b", "/docs/old/?q=1#a" → "/docs/new/?q=1#b" (as an absolute address)
 */
export function redirectAddress(target: string, here: string): string {
  const from = new URL(here);
  const to = new URL(target, from);
  to.search ||= from.search;
  to.hash ||= from.hash;
  return to.href;
}
