import { distance } from 'fastest-levenshtein';

/**
 * A page that the not-found page may offer: its route in its language, its title, and the section that it stands in, if
 * any.
 */
export type NearestEntry = readonly [route: string, title: string, section?: string];

/** Up to this many pages, one list holds all of them; far larger sites have a list for each pair of letters. */
const PAGES_FOR_LISTS = 150;
const PAGES_FOR_FINER_LISTS = 1_500;

/** Entries offered at most. */
const OFFERED = 5;

/** Path of a list, by its key and the folder of its language, which is empty for the first: each has its own lists. */
export const nearestListPath = (key: string, translation = ''): string =>
  `assets/nearest/${translation === '' ? '' : `${translation}/`}${key}.json`;

/** How many letters name a list, for a site of so many pages. */
export const keyLengthFor = (pages: number): number =>
  pages <= PAGES_FOR_LISTS ? 0 : pages <= PAGES_FOR_FINER_LISTS ? 1 : 2;

/**
 * The lists that a page stands in: by the first letters of each word of its last step, and by the letters after the
 * first, because that one may be the mistyped one. So a reader loads a list or two and never the whole site.
 *   "/workflows/cold-starts/", 1 → ["c", "s", "o", "t"]      any, 0 → ["all"]
 */
export const listKeysOf = (route: string, length: number): string[] => keysOf(stepsOf(route).slice(-1), length);

/** The lists that may know what was meant by an address under the base, the likeliest first. */
export const askKeysOf = (path: string, length: number): string[] => keysOf(stepsOf(path).slice(-2).reverse(), length);

function keysOf(steps: readonly string[], length: number): string[] {
  if (length === 0) return ['all'];
  const keys = steps.flatMap((step) =>
    [0, 1].flatMap((from) => wordsOf(step).map((word) => keyOf(word.slice(from, from + length)))),
  );
  return [...new Set(keys)].filter((key) => key !== '');
}

const stepsOf = (path: string) =>
  path
    .toLowerCase()
    .replace(/(\/index)?\.html?$/, '')
    .split('/')
    .filter(Boolean);

const wordsOf = (step: string) => step.split(/[^\p{L}\p{N}]+/u).filter(Boolean);

// File names are plain letters: others go by the number of their character.
const keyOf = (letters: string) =>
  [...letters].map((letter) => (/[a-z0-9]/.test(letter) ? letter : `-${letter.codePointAt(0)}`)).join('');

/** The pages whose addresses are most like a path (under the base), the likest first; none that is merely some page. */
export function nearestPages(path: string, entries: readonly NearestEntry[]): NearestEntry[] {
  const asked = stepsOf(path);
  return entries
    .map((entry) => ({ entry, likeness: likenessOf(asked, stepsOf(entry[0])) }))
    .filter(({ likeness }) => likeness >= 0.5)
    .sort((a, b) => b.likeness - a.likeness || (a.entry[0] < b.entry[0] ? -1 : 1))
    .slice(0, OFFERED)
    .map(({ entry }) => entry);
}

/** From 0 to about 1: how much the last steps look alike, and a little how much the ways to them do. */
function likenessOf(asked: readonly string[], steps: readonly string[]): number {
  const last = Math.max(
    similarity(asked.at(-1), steps.at(-1)),
    sharedWords(asked.at(-1), steps.at(-1)),
    inOne(asked, steps),
  );
  return last * 0.85 + similarity(asked.slice(0, -1).join('/'), steps.slice(0, -1).join('/')) * 0.15;
}

function similarity(one = '', other = ''): number {
  const length = Math.max(one.length, other.length);
  const share = length === 0 ? 1 : 1 - distance(one, other) / length;
  // Of two short words half the letters agree by chance: `nope` and `code`.
  return share > 0.5 ? share : 0;
}

/** Share of words that both names have: `starts-cold` is `cold-starts`. */
function sharedWords(one = '', other = ''): number {
  const words = wordsOf(one);
  const others = new Set(wordsOf(other));
  const shared = words.filter((word) => others.has(word)).length;
  return words.length === 0 ? 0 : (shared / Math.max(words.length, others.size)) * 0.95;
}

/** A page that has moved up or down: one of its steps is the last of the other's. */
function inOne(asked: readonly string[], steps: readonly string[]): number {
  const last = asked.at(-1);
  const before = asked.at(-2);
  if (last !== undefined && steps.slice(0, -1).includes(last)) return 0.65;
  return before !== undefined && before === steps.at(-1) ? 0.6 : 0;
}
