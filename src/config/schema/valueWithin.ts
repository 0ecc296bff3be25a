import { blanked } from '../../model/text/blanked.ts';
import { literalPattern } from '../../model/text/literalPattern.ts';

/** A key; or a number, that of an entry of a list, from 0. */
export type ConfigStep = string | number;

/** The code of a file with its brackets counted once: a configuration may hold thousands of entries. */
interface CountedCode {
  readonly text: string;
  /** The text with blanks for texts and comments, whose brackets open nothing. */
  readonly code: string;
  /** How many brackets are open before each sign. */
  readonly depths: Int32Array;
}

/** Counts the brackets of code, but for those in texts and comments. */
export function countedCode(text: string): CountedCode {
  const code = text.replace(/(['"`])(?:\\.|(?!\1)[^\\])*\1|\/\/.*|\/\*[\s\S]*?\*\//g, blanked);
  const depths = new Int32Array(code.length + 1);
  for (let at = 0; at < code.length; at += 1) {
    const sign = code.charAt(at);
    depths[at + 1] = (depths[at] ?? 0) + ('[({'.includes(sign) ? 1 : '])}'.includes(sign) ? -1 : 0);
  }
  return { text, code, depths };
}

/**
 * Where the value of the last of several keys stands in code that nobody has parsed, each within the value of the one
 * before: offsets, `end` just behind it, and `key` where the last key that is a name begins. Undefined where one of the
 * keys is not there.
 */
export function valueWithin(counted: CountedCode, keys: readonly ConfigStep[]) {
  const { text, code, depths } = counted;
  let around = { start: 0, end: text.length };
  let found: number | undefined;
  for (const key of keys) {
    if (typeof key === 'number') {
      const entry = entryWithin(counted, around.start, key);
      if (entry === undefined) return undefined;
      around = entry;
      continue;
    }
    found = undefined;
    for (const { index } of text.matchAll(new RegExp(memberPattern(key), 'g'))) {
      const isInside = index >= around.start && index < around.end;
      if (!isInside || (code[index] !== key[0] && !/['"]/.test(text[index - 1] ?? ''))) continue;
      // Of several, the outermost is meant: the others are within values beside it.
      if (found === undefined || Number(depths[index]) < Number(depths[found])) found = index;
    }
    if (found === undefined) return undefined;
    around = { start: found + key.length, end: endOfValue(counted, found + key.length) };
  }
  return { ...around, key: found };
}

/** The name of a key, where it is no end of another name, and none of a member. */
export const namePattern = (key: string) => `(?<![\\w$.])${literalPattern(key)}`;

/** A key with its value, or a method. */
const memberPattern = (key: string) => `${namePattern(key)}(?=['"]?\\s*[:(])`;

/** Where the value ends that a key is before: at a comma, or at the bracket that closes what both are in. */
function endOfValue({ code, depths }: CountedCode, start: number): number {
  const depth = Number(depths[start]);
  for (let at = start; at < code.length; at += 1)
    if (Number(depths[at + 1]) < depth || (code[at] === ',' && depths[at] === depth)) return at;
  return code.length;
}

/** Where an entry stands of the list behind a key; undefined where that, or one before it, is made elsewhere. */
function entryWithin(counted: CountedCode, start: number, index: number) {
  const { code } = counted;
  const opening = /['"]?\s*:\s*\[/y;
  opening.lastIndex = start;
  if (!opening.test(code)) return undefined;
  let entry = { start: opening.lastIndex, end: endOfValue(counted, opening.lastIndex) };
  for (let at = 0; at < index; at += 1) {
    const isSpread = /\s*\.\.\./y;
    isSpread.lastIndex = entry.start;
    if (code[entry.end] !== ',' || isSpread.test(code)) return undefined;
    entry = { start: entry.end + 1, end: endOfValue(counted, entry.end + 1) };
  }
  return entry;
}
