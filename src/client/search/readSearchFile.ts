import { isSearchPointer, searchPointer } from '../../model/searchFiles.ts';

/** Where the index starts that a page's readers search, below the assets folder: that of its language. */
export const pointerOf = ({ documentElement }: Document): string =>
  searchPointer(documentElement.dataset['translation']);

/** Reads the search files of a site; `assets` is the address of its assets folder. */
export const readSearchFile =
  (assets: URL) =>
  async (path: string): Promise<string> => {
    // Only the pointer is ever changed; the name of each other file is its content's.
    const response = await fetch(new URL(path, assets), { cache: isSearchPointer(path) ? 'no-cache' : 'default' });
    if (!response.ok) throw new Error(`${response.status} for ${path}`);
    return response.text();
  };
