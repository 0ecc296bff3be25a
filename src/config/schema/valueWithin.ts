import { oncePer } from '../../model/lazy.ts';
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

/** Where a value stands: offsets, `end` just behind it, and `key` where the last key that is a name begins. */
interface FoundValue {
  readonly start: number;
  readonly end: number;
  readonly key: number | undefined;
}

/**
 * Where the value of the last of several keys stands in code that nobody has parsed, each within the value of the one
 * before. Undefined where one of the keys is not there. What is found is kept with the code: there may be hundreds of
 * faults in a list.
 */
export function valueWithin(counted: CountedCode, keys: readonly ConfigStep[]): FoundValue | undefined {
  const key = keys.at(-1);
  if (key === undefined) return { start: 0, end: counted.text.length, key: undefined };
  const values = knownValues(counted);
  const path = JSON.stringify(keys);
  if (!values.has(path)) {
    const around = valueWithin(counted, keys.slice(0, -1));
    const isEntry = typeof key === 'number';
    values.set(path, around && (isEntry ? entryAt(counted, around, key) : valueOfKey(counted, around, key)));
  }
  return values.get(path);
}

const knownValues = oncePer((_: CountedCode) => new Map<string, FoundValue | undefined>());

function entryAt(counted: CountedCode, { start, key }: FoundValue, index: number): FoundValue | undefined {
  const lists = knownEntries(counted);
  const entries = lists.get(start) ?? entriesFrom(counted, start);
  lists.set(start, entries);
  const entry = entries[index];
  return entry && { ...entry, key };
}

const knownEntries = oncePer((_: CountedCode) => new Map<number, readonly Omit<FoundValue, 'key'>[]>());

function valueOfKey(counted: CountedCode, around: FoundValue, key: string): FoundValue | undefined {
  const { text, code, depths } = counted;
  const member = new RegExp(memberPattern(key), 'g');
  member.lastIndex = around.start;
  let found: number | undefined;
  for (const { index } of text.matchAll(member)) {
    if (index >= around.end) break;
    if (code[index] !== key[0] && !/['"]/.test(text[index - 1] ?? '')) continue;
    // Of several, the outermost is meant: the others are within values beside it.
    if (found === undefined || Number(depths[index]) < Number(depths[found])) found = index;
  }
  if (found === undefined) return undefined;
  const start = found + key.length;
  return { start, end: endOfValue(counted, start), key: found };
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

/** Where the entries stand of the list behind a key, up to one that is made elsewhere. */
function entriesFrom(counted: CountedCode, start: number): readonly Omit<FoundValue, 'key'>[] {
  const { code } = counted;
  const opening = /['"]?\s*:\s*\[/y;
  opening.lastIndex = start;
  const entries: Omit<FoundValue, 'key'>[] = [];
  for (let isMore = opening.test(code), at = opening.lastIndex; isMore; ) {
    const end = endOfValue(counted, at);
    entries.push({ start: at, end });
    const spread = /\s*\.\.\./y;
    spread.lastIndex = at;
    isMore = code[end] === ',' && !spread.test(code);
    at = end + 1;
  }
  return entries;
}
