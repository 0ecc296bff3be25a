import { SEARCH_POINTER } from '../model/searchFiles.ts';

/** Reads the search files of a site; `assets` is the address of its assets folder. */
export const readSearchFile =
  (assets: URL) =>
  async (path: string): Promise<string> => {
    // Only the pointer is ever changed; the name of each other file is its content's.
    const response = await fetch(new URL(path, assets), { cache: path === SEARCH_POINTER ? 'no-cache' : 'default' });
    if (!response.ok) throw new Error(`${response.status} for ${path}`);
    return response.text();
  };
