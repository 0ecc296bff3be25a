import { join } from 'node:path';
import { blanked } from '../model/blanked.ts';
import type { Place } from '../model/diagnostic.ts';
import { lazy, once } from '../model/lazy.ts';
import { literalPattern } from '../model/literalPattern.ts';
import { placeAt } from '../model/sourcePlace.ts';
import { isInside, readText } from '../system/files.ts';
import { isInstalled } from '../system/isInstalled.ts';
import { projectPath } from '../system/projectPath.ts';
import type { SiteConfig } from './siteConfig.ts';

/** Where things stand in the site's own code. What is not found stands at the start of the configuration. */
export interface SitePlaces {
  /** Of a text in quotes, such as a link of the navigation; where it is not found, of a key that is given. */
  readonly ofText: (text: string, key?: string) => Place;
  /** Of a text in quotes at the end of `keys`, see `ofPath`; where it is not found there, as `ofText` has it. */
  readonly ofTextAt: (text: string, keys: readonly Step[]) => Place;
  /** Of all other texts in quotes that say the same as the one at a place. */
  readonly ofSame: (place: Place) => readonly Place[];
  /** Of a key, such as a constant's name; of several, of the one whose value is a text that is given. */
  readonly ofKey: (key: string, value?: unknown) => Place;
  /**
   * Of the last of several keys, each within the value of the one before; a number is that of an entry of a list, from
   * 0, and stands for any entry where nothing tells which one that is.
   */
  readonly ofPath: (keys: readonly Step[]) => Place;
  /** Of a name that is exported. */
  readonly ofExport: (name: string) => Place;
  /** Whether a name stands in the site's code other than as a key. */
  readonly isUsed: (name: string) => boolean;
}

type Step = string | number;

/** Places in the configuration and the files that it is made from (`inputs`, absolute). Files are read on first use. */
export function createSitePlaces(
  { root, configFile }: Pick<SiteConfig, 'root' | 'configFile'>,
  inputs: readonly string[],
): SitePlaces {
  const texts = lazy(() => readSiteTexts(root, configFile, inputs));
  const countOnce = once(countedCode);
  /** That a page is planned is no fault of a link to it: such a text is meant only where there is no other. */
  const isOfPlanned = once((text: string) => {
    const planned = text.includes('plannedRoutes') ? valueWithin(countOnce(text), ['plannedRoutes']) : undefined;
    return (index: number) => planned !== undefined && index >= planned.start && index < planned.end;
  });
  const find = (...patterns: readonly RegExp[]): Place => {
    for (const pattern of patterns) {
      let last: Place | undefined;
      for (const { file, text } of texts()) {
        for (const { index, 0: found } of text.matchAll(new RegExp(pattern.source, 'g'))) {
          last ??= placeAt(file, text, index, found.length);
          if (!isOfPlanned(text)(index)) return placeAt(file, text, index, found.length);
        }
      }
      if (last !== undefined) return last;
    }
    return { file: configFile ?? 'site/config.ts', line: 1, column: 1 };
  };
  const ofKey = (key: string, value?: unknown) =>
    typeof value === 'string' ? find(keyOfPattern(key, value), ...keyPatterns(key)) : find(...keyPatterns(key));
  const ofText = (text: string, key?: string) =>
    key === undefined
      ? find(textPattern(text))
      : find(valuePattern(text, key), itemPattern(text, key), textPattern(text), ...keyPatterns(key));
  return {
    ofText,
    ofTextAt(text, keys) {
      for (const { file, text: code } of texts()) {
        const value = valueWithin(countOnce(code), keys);
        const found = value && textPattern(text).exec(code.slice(value.start, value.end));
        if (found) return placeAt(file, code, value.start + found.index, found[0].length);
      }
      return ofText(
        text,
        keys.findLast((key) => typeof key === 'string'),
      );
    },
    ofSame(place) {
      const written = texts()
        .find(({ file }) => file === place.file)
        ?.text.split('\n')[place.line - 1];
      const quoted = written?.slice(place.column - 1, (place.endColumn ?? 1) - 1);
      const [, , said] = /^(['"`])(.*)\1$/.exec(quoted ?? '') ?? [];
      if (said === undefined) return [];
      const pattern = new RegExp(textPattern(said).source, 'g');
      return texts()
        .flatMap(({ file, text }) =>
          [...text.matchAll(pattern)]
            .filter(({ index }) => !isOfPlanned(text)(index))
            .map(({ index, 0: { length } }) => placeAt(file, text, index, length)),
        )
        .filter(({ file, line, column }) => file !== place.file || line !== place.line || column !== place.column);
    },
    ofKey,
    ofPath: (keys) => {
      const names = keys.filter((key) => typeof key === 'string');
      const last = names.at(-1) ?? '';
      for (const steps of [keys, names]) {
        for (const { file, text } of texts()) {
          const start = valueWithin(countOnce(text), steps)?.key;
          if (start !== undefined) return placeAt(file, text, start, last.length);
        }
      }
      return ofKey(last);
    },
    ofExport: (name) => find(new RegExp(`(?<=export\\s[^;=\\n]*\\b)${literalPattern(name)}\\b`)),
    isUsed: (name) => texts().some(({ text }) => usePattern(name).test(text)),
  };
}

/** The first text of an entry, with its key: entries of lists have no name, and are found by that. */
export const firstText = (entry: unknown): readonly [key: string, text: string] | undefined =>
  Object.entries(Object(entry)).find((pair): pair is [string, string] => typeof pair[1] === 'string' && pair[1] !== '');

interface SiteText {
  readonly file: string;
  readonly text: string;
}

/** The name of a key, where it is no end of another name, and none of a member. */
const namePattern = (key: string) => `(?<![\\w$.])${literalPattern(key)}`;

const textPattern = (text: string) => new RegExp(`(['"\`])${literalPattern(text)}\\1`);

/** A text as the value of a key. */
const valuePattern = (text: string, key: string) =>
  new RegExp(`(?<=${namePattern(key)}['"]?\\s*:\\s*)${textPattern(text).source}`);

/** A text in the list that is the value of a key. The text first: of thousands of texts few are looked back from. */
const itemPattern = (text: string, key: string) =>
  new RegExp(`${textPattern(text).source}(?<=${namePattern(key)}['"]?\\s*:\\s*\\[[^\\]]*)`);

/** A key before a text. */
const keyOfPattern = (key: string, text: string) =>
  new RegExp(`${namePattern(key)}(?=['"]?\\s*:\\s*${textPattern(text).source})`);

/** How a key may stand: before its value, as key and value in one (imports look like that, too), or as a variable. */
const keyPatterns = (key: string) => [
  new RegExp(`${namePattern(key)}(?=['"]?\\s*:)`),
  new RegExp(`${namePattern(key)}(?=\\s*[,}])`),
  new RegExp(`${namePattern(key)}(?=\\s*=)`),
];

/** The code of a file with its brackets counted once: a configuration may hold thousands of entries. */
interface CountedCode {
  readonly text: string;
  /** The text with blanks for texts and comments, whose brackets open nothing. */
  readonly code: string;
  /** How many brackets are open before each sign. */
  readonly depths: Int32Array;
}

function countedCode(text: string): CountedCode {
  const code = text.replace(/(['"`])(?:\\.|(?!\1)[^\\])*\1|\/\/.*|\/\*[\s\S]*?\*\//g, blanked);
  const depths = new Int32Array(code.length + 1);
  for (let at = 0; at < code.length; at += 1) {
    const sign = code.charAt(at);
    depths[at + 1] = (depths[at] ?? 0) + ('[({'.includes(sign) ? 1 : '])}'.includes(sign) ? -1 : 0);
  }
  return { text, code, depths };
}

/**
 * Where the value of the last of several keys stands in the code of a file, each within that of the one before, and the
 * last key that is a name; undefined where one of them does not.
 */
function valueWithin(counted: CountedCode, keys: readonly Step[]) {
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

const usePattern = (name: string) => new RegExp(`(?<![\\w$])${literalPattern(name)}(?![\\w$])(?!['"]?\\s*:)`);

/** The configuration first: what stands in it is found there. */
function readSiteTexts(root: string, configFile: string | undefined, inputs: readonly string[]): SiteText[] {
  const own = inputs
    .filter((path) => isInside(root, path))
    .map((path) => projectPath(root, path))
    .filter((file) => !isInstalled(file));
  return [...new Set([...(configFile === undefined ? [] : [configFile]), ...own])].map((file) => ({
    file,
    text: readText(join(root, file)) ?? '',
  }));
}
