import { basename } from 'node:path';
import type { SiteConfig } from '../config/siteConfig.ts';
import { isInside } from '../system/files.ts';

/**
 * Whether changes of a path say nothing of the site: output, packages, hidden folders, and what editors keep beside the
 * files that they write. The folders that are `watched`, and those around them, are looked at whatever their names are.
 */
export function isUnwatched(
  { root, outDir }: Pick<SiteConfig, 'root' | 'outDir'>,
  watched: readonly string[],
): (path: string) => boolean {
  return (path) => path === outDir || (NAMES.test(basename(path)) && !watched.includes(path) && !isInside(path, root));
}

/** Hidden files and packages, as in `walkFiles`; backups and swap files of vi, Emacs, JetBrains; docsgen's own. */
const NAMES = /^\.|^node_modules$|~$|^#.*#$|\.sw[a-p]$|___jb_(?:old|tmp)___$|\.docsgen-/;
