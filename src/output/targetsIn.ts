import { makeFolders } from '../system/makeFolders.ts';

/** Yields where a path stands in a folder. The folders around it are made when it is asked for. */
export function targetsIn(folder: string): (path: string) => string {
  const made = new Set<string>();
  return (path) => {
    // What is published never stands outside, whatever address asked for it.
    if (/(^|[\\/])\.\.([\\/]|$)/.test(path)) throw new Error(`The output path \`${path}\` leads out of the folder.`);
    // Asked of every file of the site: `join` and `dirname` would take as long as the rest.
    const target = `${folder}/${path}`;
    const parent = target.slice(0, target.lastIndexOf('/'));
    if (!made.has(parent)) {
      makeFolders(parent);
      made.add(parent);
    }
    return target;
  };
}
