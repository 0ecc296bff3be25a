import { withoutEnding } from '../../model/markdownFile.ts';
import { titleOfName } from '../../model/titleOfName.ts';

/** The pages of a site, as files that arrange folders name them. */
export interface PagesInFolders {
  /** What is in each folder that pages are in, by its path with a slash at its end; empty for the folder of all pages. */
  readonly children: ReadonlyMap<string, FolderChildren>;
  /** Of pages by their paths without an ending. */
  readonly paths: ReadonlyMap<string, string>;
}

/** What is in a folder, by its names; those of pages are without their endings. */
interface FolderChildren {
  readonly pages: Set<string>;
  readonly folders: Set<string>;
}

export function pagesInFolders(files: readonly string[]): PagesInFolders {
  const paths = new Map(files.map((file) => [withoutEnding(file), file]));
  const children = new Map<string, FolderChildren>();
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
export const titleOfFolder = (path: string): string => titleOfName(path.slice(path.lastIndexOf('/') + 1));
