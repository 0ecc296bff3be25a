import { join, sep } from 'node:path';
import type { InputFiles } from '../../content/inputFiles.ts';
import { settingsFiles } from '../../system/bundler/importSettings.ts';
import { packageRoot } from '../../system/packageRoot.ts';
import type { Project } from '../project.ts';

/** A file of the site's code, and its hash. */
export type HashedFile = readonly [path: string, hash: string];

/**
 * Files that the site's code is made from, wherever they stand: it may import a `package.json`, or a package, of which
 * only the bundler knows. With them those that say which file an import means. Absolute. The generator's own are left out.
 */
export function codeFiles({ modules, client }: Project): string[] {
  const own = ['src', 'lib'].map((folder) => join(packageRoot, folder) + sep);
  const inputs = [...modules.inputs, ...client.inputs];
  return [...new Set([...inputs, ...settingsFiles(inputs)])].filter(
    (path) => !own.some((folder) => path.startsWith(folder)),
  );
}

/** Names the files of the site's code by their bytes. */
export const digestCode = (project: Project, inputs: InputFiles): readonly HashedFile[] =>
  codeFiles(project).map((path) => [path, inputs.hashOf(path)]);

/** Whether files of the site's code are what they were. */
export const isSameCode = (files: readonly HashedFile[], inputs: InputFiles): boolean =>
  files.every(([path, hash]) => inputs.hashOf(path) === hash);
