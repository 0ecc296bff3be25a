import { entriesIn } from '../system/files.ts';
import { OUTPUT_MARKER } from '../system/walkFiles.ts';

/** What systems put into any folder that somebody looks into. */
const SYSTEM_FILES = new Set(['.DS_Store', 'Thumbs.db', 'desktop.ini']);

/**
 * What somebody has put into the top of an output folder, in order; the path of a folder ends with a slash. Sites that
 * docsgen has built into it, as for other languages, are none of it: who builds them does so again. Deeper in the
 * folders of the site nothing is looked for: that would take a step for each of them. `isOurs` is asked of the paths of
 * files and of folders.
 */
export const foreignEntries = (folder: string, isOurs: (path: string) => boolean): string[] =>
  entriesIn(folder)
    .filter((entry) => !isOurs(entry.name) && !SYSTEM_FILES.has(entry.name))
    .filter((entry) => !entry.isDirectory() || holdsForeign(folder, entry.name, isOurs))
    .map((entry) => (entry.isDirectory() ? `${entry.name}/` : entry.name))
    .sort();

function holdsForeign(folder: string, path: string, isOurs: (path: string) => boolean): boolean {
  const entries = entriesIn(`${folder}/${path}`);
  if (entries.some(({ name }) => name === OUTPUT_MARKER)) return false;
  return entries.some((entry) => {
    const inner = `${path}/${entry.name}`;
    return entry.isDirectory() ? holdsForeign(folder, inner, isOurs) : !SYSTEM_FILES.has(entry.name) && !isOurs(inner);
  });
}
