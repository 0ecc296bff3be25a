import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { SiteConfig } from '../../config/siteConfig.ts';
import { isInside } from '../../system/files.ts';
import { isInstalled } from '../../system/isInstalled.ts';

/** Where a project's files are. All paths are absolute. */
interface ProjectPlaces {
  /** Files and folders; some may be missing. `add` extends it. */
  readonly all: readonly string[];
  /** Those of the given files that the site's code imports from elsewhere and that are not in `all` yet. */
  readonly newImports: (files: Iterable<string>) => ReadonlySet<string>;
  readonly add: (paths: Iterable<string>) => void;
}

/** Begins with the project's own places, and with those of the files that were read from elsewhere. */
export function projectPlaces(
  { contentDir, root, redirectsFile }: Pick<SiteConfig, 'root' | 'contentDir' | 'redirectsFile'>,
  read: Iterable<string>,
): ProjectPlaces {
  const own = [contentDir, join(root, 'site'), redirectsFile];
  // Packages do not change while somebody writes, but may be installed.
  const isImported = (path: string) =>
    !own.some((place) => isInside(place, path)) && (!isInstalled(path, root) || !existsSync(path));
  const all = [...own, ...[...read].filter(isImported)];
  return {
    all,
    newImports: (files) => new Set([...files].filter((path) => isImported(path) && !all.includes(path))),
    add: (paths) => void all.push(...paths),
  };
}
