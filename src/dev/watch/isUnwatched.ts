import { existsSync } from 'node:fs';
import { basename, dirname, join, normalize } from 'node:path';
import type { SiteConfig } from '../../config/siteConfig.ts';
import { isInside } from '../../system/files.ts';
import { isHiddenName, isUnfollowed, OUTPUT_MARKER } from '../../system/walkFiles.ts';

/**
 * Whether changes of a path say nothing of the site: output, of other builds too, packages, hidden folders, and what
 * editors keep beside the files that they write; and what stands behind a link that is not followed, for it may have no
 * end. The folders that are `watched`, and those around them, are looked at whatever their names are.
 */
export function isUnwatched(
  { root, contentDir, outDir }: Pick<SiteConfig, 'root' | 'contentDir' | 'outDir'>,
  watched: readonly string[],
): (path: string) => boolean {
  const site = join(root, 'site');
  const publicDir = join(site, 'public');
  const walked = (path: string) => {
    if (isInside(publicDir, path)) return publicDir;
    // The site's code may be linked to from anywhere.
    return isInside(contentDir, path) && (!isInside(site, path) || isInside(site, contentDir)) ? contentDir : undefined;
  };
  const isBehindLink = (path: string) => {
    const around = dirname(path);
    const folder = walked(around);
    return folder !== undefined && folder !== around && isUnfollowed(around, folder);
  };
  return (given) => {
    // chokidar has slashes in it on Windows, too.
    const path = normalize(given);
    return (
      path === outDir ||
      (isUnwatchedName(basename(path)) && !watched.includes(path) && !isInside(path, root)) ||
      isBehindLink(path) ||
      (walked(path) !== undefined && !isInside(path, contentDir) && existsSync(join(path, OUTPUT_MARKER)))
    );
  };
}

/**
 * Hidden files and packages, as in `walkFiles`; backups, swap files and trials (`4913`) of vi, Emacs, JetBrains;
 * docsgen's own.
 */
const isUnwatchedName = (name: string) => isHiddenName(name) || NAMES.test(name);
const NAMES = /^(?:node_modules|4913)$|~$|^#.*#$|\.sw[a-p]$|___jb_(?:old|tmp)___$|\.docsgen-/;
