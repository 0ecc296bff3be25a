/** The folder that a file is in, with a slash at its end; empty for none. `path` has forward slashes. */
export const folderOfFile = (path: string): string => path.slice(0, path.lastIndexOf('/') + 1);

/** The name of a file without that, with its ending. */
export const nameInFolder = (path: string): string => path.slice(path.lastIndexOf('/') + 1);

/** All folders along an address, each with a slash at its end: `/a/b/` → `/`, `/a/`, `/a/b/` */
export const foldersAlong = (path: string): string[] =>
  [...path.matchAll(/\//g)].map(({ index }) => path.slice(0, index + 1));

/** The folder that all files are in, with a slash at its end; empty for that around all folders. */
export function folderAround([first = '', ...others]: readonly string[]): string {
  let folder = folderOfFile(first);
  while (!others.every((path) => path.startsWith(folder))) folder = folderOfFile(folder.slice(0, -1));
  return folder;
}
