import { dirname } from 'node:path';
import { pathToFileURL } from 'node:url';
import { readText } from '../../system/files.ts';

/** What code may ask about its own place, and the names that `withOwnPlace` defines in its stead. */
export const OWN_PLACE = {
  'import.meta.url': '__docsgenUrl',
  'import.meta.filename': '__docsgenFile',
  'import.meta.dirname': '__docsgenFolder',
  __filename: '__docsgenFile',
  __dirname: '__docsgenFolder',
};

/**
 * Code that finds files by its own place, as in `new URL('../package.json', import.meta.url)`: that is where its source
 * is (`path`, absolute), not where it is compiled to.
 */
export function withOwnPlace(path: string, text: string): string {
  if (!/\b(?:__dirname|__filename|import\s*\.\s*meta)\b/.test(text)) return text;
  // In the first line, so that lines keep their numbers.
  return text.replace(HASHBANG, (start) => start + placesOf(path));
}

/** The column of the source for one of what `withOwnPlace` has made; both count from 0, and `line` from 1. */
export function columnOfSource(
  path: string,
  { line, column }: { readonly line: number; readonly column: number },
): number {
  const text = readText(path) ?? '';
  const changed = HASHBANG.exec(text)?.[0] === '' ? 1 : 2;
  return line === changed ? Math.max(0, column - (withOwnPlace(path, text).length - text.length)) : column;
}

const HASHBANG = /^(?:#!.*\r?\n)?/;

function placesOf(path: string): string {
  const [url, file, folder] = [pathToFileURL(path).href, path, dirname(path)].map((place) => JSON.stringify(place));
  return `const __docsgenUrl = ${url}, __docsgenFile = ${file}, __docsgenFolder = ${folder};`;
}
