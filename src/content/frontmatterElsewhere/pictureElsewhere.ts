import { asRecord } from '../../model/values/asRecord.ts';
import { isWords } from '../../model/values/isWords.ts';
import { isMap } from '../frontmatter/readMap.ts';

/**
 * The picture that VitePress, Rspress or Starlight have in a map, as front matter names it: by its path, or `{light,
 * dark}`.
 */
export function pictureElsewhere(given: unknown): string {
  const { src, file, light, dark } = asRecord(given);
  if (isMap(src)) return pictureElsewhere(src);
  if (isWords(light) && isWords(dark)) return `{light: ${rooted(light)}, dark: ${rooted(dark)}}`;
  return rooted([src, file, light, dark].find(isWords) ?? '/logo.svg');
}

/** A file beside its page, or in a folder above it, is looked for in the folder of all pages. */
const rooted = (path: string) => (/^(?:\/|https?:)/.test(path) ? path : path.replace(/^(?:\.{1,2}\/|[@~]\/?)*/, '/'));
