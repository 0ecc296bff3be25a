import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** The content folder of a project: `content/` where there is one; a folder of plain Markdown is its own content. Absolute. */
export function contentFolderOf(root: string): string {
  const folder = join(root, 'content');
  return existsSync(folder) ? folder : root;
}
