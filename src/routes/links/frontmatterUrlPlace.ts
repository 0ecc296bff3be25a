import type { Place } from '../../model/diagnostic.ts';
import { fileLines } from '../../model/files/fileLines.ts';
import type { PageLink } from '../../model/page.ts';
import { literalPattern } from '../../model/text/literalPattern.ts';

/**
 * Where the URL of a link in front matter stands in the line of its key; undefined where it is not that line's, or
 * stands in it twice. `text` is that of the whole file.
 */
export function frontmatterUrlPlace({ url, place }: Pick<PageLink, 'url' | 'place'>, text: string): Place | undefined {
  const line = fileLines(text)[place.line - 1] ?? '';
  // A whole value of YAML, bare or in quotes: a text may well have an address in it.
  const value = new RegExp(`(?<=[:,{]\\s+|[:,{]\\s*['"])${literalPattern(url)}(?=['"]?\\s*(?:$|[,}]|\\s#))`, 'g');
  const [found, ...others] = line.matchAll(value);
  if (found === undefined || others.length > 0) return undefined;
  const column = found.index + 1;
  return { file: place.file, line: place.line, column, endColumn: column + url.length };
}
