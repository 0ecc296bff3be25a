import { join } from 'node:path';
import { contentPrefixOf } from '../../config/folders/contentFolderOf.ts';
import type { InputFiles } from '../../content/inputFiles.ts';
import { importSettings, settingsFiles } from '../../system/bundler/importSettings.ts';
import { isOwnCode } from '../../system/packageRoot.ts';
import { encoderFiles } from '../../system/pictureEncoder.ts';
import type { Project } from '../project.ts';
import type { BuiltPage } from './buildStore.ts';
import { isPlainInput } from './digestProject.ts';

/** A file that is no part of content or redirects, and its hash. */
export type HashedFile = readonly [path: string, hash: string];

/** Files that the site's code is made from, and those that say which file an import means. Absolute. */
export function codeFiles(project: Project): string[] {
  const inputs = inputsOf(project);
  return [...new Set([...inputs, ...settingsFiles(inputs, project.config.root)])];
}

/**
 * Files that the site's code is made from, wherever they stand: it may import a `package.json`, or a package, of which
 * only the bundler knows. The generator's own are left out.
 */
function inputsOf({ modules, client }: Project): string[] {
  const inputs = new Set([...modules.inputs, ...modules.files, ...client.inputs]);
  return [...inputs].filter((path) => !isOwnCode(path));
}

/** The site's code as it was read. */
export interface KnownCode {
  readonly files: readonly HashedFile[];
  /** Names what says which file an import means: a new one may come before the one that it has led to. */
  readonly imports: string;
}

/** Names the files of the site's code by their bytes. */
export function digestCode(project: Project, inputs: InputFiles): KnownCode {
  const paths = inputsOf(project);
  return {
    files: paths.map((path) => [path, inputs.hashOf(path)]),
    imports: importSettings(paths, project.config.root),
  };
}

export const isSameCode = ({ files, imports }: KnownCode, inputs: InputFiles, root: string): boolean =>
  areSameFiles(files, inputs) && importSettings(files.map(pathOf), root) === imports;

const pathOf = ([path]: HashedFile) => path;

/**
 * Files, as they were read, that `pages` show in code blocks and that are not among the inputs: those outside of the
 * content, and the code in a plain folder of Markdown.
 */
export function digestShown(pages: Iterable<BuiltPage>, { config }: Pick<Project, 'config'>): HashedFile[] {
  const isPlain = contentPrefixOf(config) === '';
  const shown = new Map<string, string>();
  for (const { known } of pages)
    for (const { path, hash } of known.page.includes)
      if (path.startsWith('../') || (isPlain && !isPlainInput(path))) shown.set(join(config.contentDir, path), hash);
  return [...shown];
}

/**
 * Names what makes smaller copies of pictures by the files that say so, also where it is not there; none where nobody
 * asks for it.
 */
export const digestEncoder = ({ config }: Pick<Project, 'config'>, inputs: InputFiles): HashedFile[] =>
  config.responsiveImages ? encoderFiles(config.root).map((path) => [path, inputs.hashOf(path)]) : [];

export const areSameFiles = (files: readonly HashedFile[], inputs: InputFiles): boolean =>
  files.every(([path, hash]) => inputs.hashOf(path) === hash);
