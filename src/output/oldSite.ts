import { lazy } from '../model/lazy.ts';
import { hiddenName, type OutputMarker, readOutputMarker } from './outputMarker.ts';
import { type PublishedFile, standsIn } from './publishedFile.ts';

/** The site that stands in an output folder while the next one is made. */
interface OldSite {
  readonly marker: () => OutputMarker | undefined;
  /** Names of its files: paths, and those that its marker has in their place. */
  readonly names: readonly string[];
  /** Paths of its files. A name in the place of a path does not tell it: these are left out. */
  readonly paths: () => readonly string[];
  /** What names the content of the file at a path; undefined where it has none. */
  readonly sumOf: (path: string) => string | undefined;
  /** Whether a file stands there. */
  readonly has: (file: PublishedFile) => boolean;
}

/** The site in a folder. `published` are its files, where they are known; else its marker tells. */
export function readOldSite(folder: string, published: readonly PublishedFile[] | undefined): OldSite {
  const marker = lazy(() => readOutputMarker(folder));
  const sums = new Map<string, string>(
    published === undefined ? Object.entries(marker()?.files ?? {}) : published.map(([path, sum]) => [path, sum]),
  );
  const hasHidden = published === undefined && (marker()?.hidden.length ?? 0) > 0;
  const names = [...sums.keys()];
  const sumOf = (path: string) => sums.get(path) ?? (hasHidden ? sums.get(hiddenName(path)) : undefined);
  const isThere = standsIn(folder);
  return {
    marker,
    names,
    paths: () => (hasHidden ? names.filter((name) => !name.startsWith('#')) : names),
    sumOf,
    has: (file) => sumOf(file[0]) === file[1] && isThere(file),
  };
}
