import { existsSync } from 'node:fs';
import { isMarkdown } from '../model/files/markdownFile.ts';
import { kindOfFile, type ProjectFiles } from './kindOfFile.ts';

/** The files of a project, and what it publishes as it is. */
interface KnownFiles extends ProjectFiles {
  readonly content: { readonly assets: readonly { readonly absolutePath: string }[] };
  readonly publicFiles: readonly { readonly absolutePath: string }[];
}

/**
 * Whether a changed file (an absolute path) is gone again and was never a part of the site, which is as `before` it
 * changed: editors and `sed -i` write into a file of another name, and give it the right one then.
 */
export function isPassing(path: string, before: KnownFiles): boolean {
  if (isMarkdown(path) || existsSync(path)) return false;
  if (!['content', 'public', 'none'].includes(kindOfFile(path, before))) return false;
  return ![...before.content.assets, ...before.publicFiles].some(({ absolutePath }) => absolutePath === path);
}
