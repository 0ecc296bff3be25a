import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathPrefix } from '../../system/projectPath.ts';
import type { SiteConfig } from '../siteConfig.ts';

/** The content folder of a project, absolute: `content/`, or without one the folder itself, of plain Markdown. */
export function contentFolderOf(root: string): string {
  const folder = join(root, 'content');
  return existsSync(folder) ? folder : root;
}

/** The content folder's path relative to the project, with a slash at its end; empty when they are the same. */
export const contentPrefixOf = ({ root, contentDir }: Pick<SiteConfig, 'root' | 'contentDir'>): string =>
  pathPrefix(root, contentDir);
