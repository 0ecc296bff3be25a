import { exportedSettings, exportedValue } from '../../config/parse/exportedData.ts';
import { type FolderFile, isFolderFile, readFolderFile } from '../../content/folderFile.ts';
import type { Diagnostic } from '../../model/diagnostic.ts';
import { folderOfFile, nameInFolder } from '../../model/files/folderOfFile.ts';
import { isIndexName } from '../../model/files/isIndexName.ts';
import { nameOfFile } from '../../model/files/nameOfFile.ts';
import type { SourceFile } from '../../model/sourceFile.ts';
import { groupBy } from '../../model/values/groupBy.ts';
import type { PagesWorld, WrittenPage } from '../faults/pagesWorld.ts';
import { folderRemedy, type PagesOfFolders } from './folderRemedy.ts';

interface FolderWorld extends Pick<PagesWorld, 'textOf'> {
  /** All pages in the order of a sidebar made from folders. */
  readonly pages: readonly WrittenPage[];
  /** Path of the content folder, as for `listContent`. */
  readonly prefix: string;
  /** See `PagesOfFolders`. */
  readonly settingsThere: () => string;
  /** Whether a fault says already what to do, as of files that are carried over as a navigation. */
  readonly isTold: (fault: Diagnostic) => boolean;
}

/**
 * Faults of which those of files that say what is in a folder, as other generators have them, tell what to write where;
 * a correction writes it, and deletes the file once all of it stands in the front matter of pages.
 */
export function withFolderFiles(all: readonly Diagnostic[], world: FolderWorld): readonly Diagnostic[] {
  // Samples of code may have the name of Blume's files.
  const isSample = ({ code, place }: Diagnostic) =>
    code === 'unread-file' &&
    /(?:^|\/)meta\.ts$/i.test(place?.file ?? '') &&
    world.textOf(place?.file ?? '')?.includes('defineMeta') !== true;
  const faults = all.some(isSample) ? all.filter((fault) => !isSample(fault)) : all;
  const isOfFolder = (fault: Diagnostic) =>
    fault.code === 'unread-file' && isFolderFile(nameInFolder(fault.place?.file ?? '')) && !world.isTold(fault);
  if (!faults.some(isOfFolder)) return faults;
  const pageOf = new Map(world.pages.map((entry) => [pathKey(entry.source.relativePath), entry]));
  const pagesIn = groupBy(world.pages, ({ source }) => folderAround(source));
  const told = faults.map((fault) => (isOfFolder(fault) ? tell(fault, { ...world, pageOf, pagesIn }) : fault));
  const isMended = told.some((fault, index) => fault.fix !== undefined && fault !== faults[index]);
  return isMended ? told.map(withoutSidebar) : told;
}

/** A sidebar that was written with these corrections would not know the places that they write. */
function withoutSidebar(fault: Diagnostic): Diagnostic {
  const { fix, ...others } = fault;
  return fix?.beside?.some(({ place }) => place.file === 'site/config.ts') === true ? others : fault;
}

/** Reads such a file. Nextra's is code: where that exports nothing but values, it is what JSON would be. */
function folderFileIn(file: string, text: string): FolderFile | undefined {
  const name = nameInFolder(file);
  if (!/\.[jt]sx?$/.test(name)) return readFolderFile(name, text);
  if (/^meta\./.test(name)) return readFolderFile(name, JSON.stringify(exportedSettings(text, file)) ?? '');
  const value = exportedValue(text, file);
  return value === undefined ? undefined : readFolderFile('_meta.json', JSON.stringify(value));
}

function tell(fault: Diagnostic, world: PagesOfFolders): Diagnostic {
  const file = fault.place?.file ?? '';
  const read = folderFileIn(file, world.textOf(file) ?? '');
  if (read === undefined) return fault;
  const folder = folderOfFile(file).slice(world.prefix.length);
  return { ...fault, ...folderRemedy(read, { file, folder }, world) };
}

/** The folder that lists a page: its own, for an index the one around that. The index of all pages is in none. */
function folderAround({ relativePath }: SourceFile): string | undefined {
  const folder = folderOfFile(relativePath);
  if (!isIndexName(nameOfFile(relativePath))) return folder;
  return folder === '' ? undefined : folder.slice(0, folder.lastIndexOf('/', folder.length - 2) + 1);
}

/** A path without its ending; that of an index is its folder's. */
function pathKey(relativePath: string): string {
  const folder = folderOfFile(relativePath);
  const name = nameOfFile(relativePath);
  return isIndexName(name) ? folder.replace(/\/$/, '') : folder + name;
}
