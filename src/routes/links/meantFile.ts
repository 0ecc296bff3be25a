import { folderOfFile, nameInFolder } from '../../model/files/folderOfFile.ts';
import { lazy } from '../../model/lazy.ts';
import { nearest } from '../../model/text/nearest.ts';
import { groupBy } from '../../model/values/groupBy.ts';
import { looseKey } from './soleAlike.ts';

/** The published file that may be meant by a path at which there is none. */
export interface MeantFile {
  readonly path: string;
  /** Whether the two differ only in case, accents and separators, or the file has moved there. */
  readonly isAlike: boolean;
}

/**
 * Finds files for the broken links of a whole site: the one of another spelling, else the one of that name in another
 * folder, else a near name in the same folder. Paths begin with "/". What all are compared with is made once, for the
 * first.
 */
export function createMeantFile(files: () => readonly string[]): (path: string) => MeantFile | undefined {
  const index = lazy(() => {
    const all = files();
    return {
      alike: groupBy(all, looseKey),
      named: groupBy(all, (path) => looseKey(nameInFolder(path))),
      inFolder: groupBy(all, folderOfFile),
    };
  });
  return (path) => {
    const { alike, named, inFolder } = index();
    const [sole, second] = alike.get(looseKey(path)) ?? [];
    if (sole !== undefined && second === undefined) return { path: sole, isAlike: true };
    const [elsewhere, another] = named.get(looseKey(nameInFolder(path))) ?? [];
    if (elsewhere !== undefined && another === undefined) return { path: elsewhere, isAlike: false };
    const near = nearest(nameInFolder(path), (inFolder.get(folderOfFile(path)) ?? []).map(nameInFolder));
    return near === undefined ? undefined : { path: folderOfFile(path) + near, isAlike: false };
  };
}
