/**
 * What a file or folder is called where nobody gives it a title. A number by which it is ordered falls away, and so do
 * the brackets of a folder that only groups files.
 *   "01-getting_started" → "Getting started"   "404" → "404"   "(more)" → "More"
 */
export function titleOfName(name: string): string {
  const words = name
    .replace(/^\(([^()]+)\)$/, '$1')
    .replace(/^\d{1,3}[-_. ]+(?=\p{L})/u, '')
    .replace(/[-_\s]+/g, ' ')
    .trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
