import { join } from 'node:path';
import type { Place } from '../../model/diagnostic.ts';
import { lazy, once } from '../../model/lazy.ts';
import type { SourceText } from '../../model/sourceFile.ts';
import { isSamePlace, placeIn, sourceLines } from '../../model/sourcePlace.ts';
import { literalPattern } from '../../model/text/literalPattern.ts';
import { isInside, readText } from '../../system/files.ts';
import { isInstalled } from '../../system/isInstalled.ts';
import { projectPath } from '../../system/projectPath.ts';
import { type ConfigStep, countedCode, namePattern, valueWithin } from '../schema/valueWithin.ts';
import type { SiteConfig } from '../siteConfig.ts';

/** Where things stand in the site's own code. What is not found stands at the start of the configuration. */
export interface SitePlaces {
  /** Of a text in quotes, such as a link of the navigation; where it is not found, of a key that is given. */
  readonly ofText: (text: string, key?: string) => Place;
  /** Of a text in quotes at the end of `keys`, see `ofPath`; where it is not found there, as `ofText` has it. */
  readonly ofTextAt: (text: string, keys: readonly ConfigStep[]) => Place;
  /** The text in quotes at a place; undefined where there is none. */
  readonly textAt: (place: Place) => string | undefined;
  /** Of all other texts in quotes that say the same as the one at a place. */
  readonly ofSame: (place: Place) => readonly Place[];
  /** Of a key, such as a constant's name; of several, of the one whose value is a text that is given. */
  readonly ofKey: (key: string, value?: unknown) => Place;
  /** Of the last of several keys, see `ofPath`, before a text; where that is not found there, as `ofKey` has it. */
  readonly ofKeyAt: (keys: readonly ConfigStep[], text: string) => Place;
  /**
   * Of the last of several keys, each within the value of the one before; a number is that of an entry of a list, from
   * 0, and stands for any entry where nothing tells which one that is.
   */
  readonly ofPath: (keys: readonly ConfigStep[]) => Place;
  /** Of a name that is exported. */
  readonly ofExport: (name: string) => Place;
  /** Whether a name stands in the site's code other than as a key. */
  readonly isUsed: (name: string) => boolean;
}

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
      for (const source of texts()) {
        for (const { index, 0: found } of source.body.matchAll(new RegExp(pattern.source, 'g'))) {
          last ??= placeIn(source, index, found.length);
          if (!isOfPlanned(source.body)(index)) return placeIn(source, index, found.length);
        }
      }
      if (last !== undefined) return last;
    }
    return { file: configFile ?? 'site/config.ts', line: 1, column: 1 };
  };
  /** The first place that `find` tells in the value that `keys` lead to in a file. */
  const within = (
    keys: readonly ConfigStep[],
    find: (value: NonNullable<ReturnType<typeof valueWithin>>, source: SourceText) => Place | undefined,
  ): Place | undefined => {
    for (const source of texts()) {
      const value = valueWithin(countOnce(source.body), keys);
      const place = value && find(value, source);
      if (place !== undefined) return place;
    }
    return undefined;
  };
  const ofKey = (key: string, value?: unknown) =>
    typeof value === 'string' ? find(keyOfPattern(key, value), ...keyPatterns(key)) : find(...keyPatterns(key));
  const ofText = (text: string, key?: string) =>
    key === undefined
      ? find(textPattern(text))
      : find(valuePattern(text, key), itemPattern(text, key), textPattern(text), ...keyPatterns(key));
  const textAt = ({ file, line, column, endColumn = 1 }: Place) => {
    const written = texts().find((source) => source.file === file);
    const quoted = written && sourceLines(written)[line - 1]?.slice(column - 1, endColumn - 1);
    return /^(['"`])(.*)\1$/.exec(quoted ?? '')?.[2];
  };
  return {
    ofText,
    ofTextAt(text, keys) {
      const key = keys.findLast((step) => typeof step === 'string');
      const place = within(keys, ({ start, end }, source) => {
        const found = textPattern(text).exec(source.body.slice(start, end));
        return found === null ? undefined : placeIn(source, start + found.index, found[0].length);
      });
      return place ?? ofText(text, key);
    },
    textAt,
    ofSame(place) {
      const said = textAt(place);
      if (said === undefined) return [];
      const pattern = new RegExp(textPattern(said).source, 'g');
      return texts()
        .flatMap((source) =>
          [...source.body.matchAll(pattern)]
            .filter(({ index }) => !isOfPlanned(source.body)(index))
            .map(({ index, 0: { length } }) => placeIn(source, index, length)),
        )
        .filter((found) => !isSamePlace(found, place));
    },
    ofKey,
    ofKeyAt(keys, text) {
      const key = keys.findLast((step) => typeof step === 'string') ?? '';
      const pattern = textPattern(text);
      const found = within(keys, ({ key: at, start, end }, source) =>
        at !== undefined && pattern.test(source.body.slice(start, end)) ? placeIn(source, at, key.length) : undefined,
      );
      return found ?? ofKey(key, text);
    },
    ofPath: (keys) => {
      const names = keys.filter((key) => typeof key === 'string');
      const last = names.at(-1) ?? '';
      const keyAt = (steps: readonly ConfigStep[]) =>
        within(steps, ({ key }, source) => (key === undefined ? undefined : placeIn(source, key, last.length)));
      return keyAt(keys) ?? keyAt(names) ?? ofKey(last);
    },
    ofExport: (name) => find(new RegExp(`(?<=export\\s[^;=\\n]*\\b)${literalPattern(name)}\\b`)),
    isUsed: (name) => texts().some(({ body }) => usePattern(name).test(body)),
  };
}

/** The first text of an entry, with its key: entries of lists have no name, and are found by that. */
export const firstText = (entry: unknown): readonly [key: string, text: string] | undefined =>
  Object.entries(Object(entry)).find((pair): pair is [string, string] => typeof pair[1] === 'string' && pair[1] !== '');

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

const usePattern = (name: string) => new RegExp(`(?<![\\w$])${literalPattern(name)}(?![\\w$])(?!['"]?\\s*:)`);

/** The configuration first: what stands in it is found there. */
function readSiteTexts(root: string, configFile: string | undefined, inputs: readonly string[]): SourceText[] {
  const own = inputs
    .filter((path) => isInside(root, path))
    .map((path) => projectPath(root, path))
    .filter((file) => !isInstalled(file));
  return [...new Set([...(configFile === undefined ? [] : [configFile]), ...own])].map((file) => ({
    file,
    body: readText(join(root, file)) ?? '',
  }));
}
