import { nameInFolder } from '../../model/files/folderOfFile.ts';
import { withoutEnding } from '../../model/files/markdownFile.ts';
import { titleOfName } from '../../model/files/titleOfName.ts';
import type { TextOf } from '../parse/codeModules.ts';

/** What stands around the files by which other generators arrange folders. */
export interface AroundFolders {
  /** Of the project: those of folders are among them. */
  readonly files: readonly string[];
  /** Path of the content folder, as for `listContent`. */
  readonly prefix: string;
  readonly textOf: TextOf;
  /** Of all pages, in the content folder. */
  readonly paths: readonly string[];
  /** The place that the front matter of a page gives it, by its path. */
  readonly orderOf: (path: string) => number | undefined;
  /** Whether the front matter of pages can say all that such a file does. */
  readonly isPlain: (file: string, text: string) => boolean;
}

/** The pages of a site, as files that arrange folders name them. */
export interface PagesInFolders {
  /** What is in each folder with pages, by its path with a slash at its end; empty for the folder of all pages. */
  readonly children: ReadonlyMap<string, FolderChildren>;
  /** Of pages by their paths without an ending. */
  readonly paths: ReadonlyMap<string, string>;
}

/** What is in a folder, by its names; those of pages are without their endings. */
interface FolderChildren {
  readonly pages: ReadonlySet<string>;
  readonly folders: ReadonlySet<string>;
}

/** What is in a folder without pages. */
export const NO_CHILDREN: FolderChildren = { pages: new Set(), folders: new Set() };

/** `files`: paths of pages in the content folder, with their endings. */
export function pagesInFolders(files: readonly string[]): PagesInFolders {
  const paths = new Map(files.map((file) => [withoutEnding(file), file]));
  const children = new Map<string, { readonly pages: Set<string>; readonly folders: Set<string> }>();
  const at = (folder: string) => {
    const found = children.get(folder) ?? { pages: new Set<string>(), folders: new Set<string>() };
    children.set(folder, found);
    return found;
  };
  for (const path of paths.keys()) {
    const steps = path.split('/');
    for (const [index, step] of steps.entries()) {
      const folder = steps
        .slice(0, index)
        .map((one) => `${one}/`)
        .join('');
      if (index < steps.length - 1) at(folder).folders.add(step);
      else at(folder).pages.add(step);
    }
  }
  return { children, paths };
}

/** What a folder is called where nobody gives it a title, by its path without a slash at its end. */
export const titleOfFolder = (path: string): string => titleOfName(nameInFolder(path));
