/** Words of different endings that share so much are forms of one word: `schedule` and `scheduling`. */
const SHORTEST_STEM = 4;
const LONGEST_ENDING = 3;

/** Whether a word of a page is a form of a word that the reader typed; both in lower case. */
export function isFormOf(found: string, typed: string): boolean {
  if (found.startsWith(typed)) return true;
  const shared = sharedLength(found, typed);
  return shared >= Math.max(SHORTEST_STEM, Math.max(found.length, typed.length) - LONGEST_ENDING);
}

function sharedLength(a: string, b: string): number {
  let length = 0;
  while (length < a.length && a[length] === b[length]) length += 1;
  return length;
}
