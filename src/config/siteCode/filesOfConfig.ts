import { resolve } from 'node:path';
import type { Metafile } from 'esbuild';
import { type Diagnostic, errorOf } from '../../model/diagnostic.ts';
import { placeAt } from '../../model/sourcePlace.ts';
import { literalPattern } from '../../model/text/literalPattern.ts';
import { isImportedFile } from '../../system/bundler/importedFiles.ts';
import { readText } from '../../system/files.ts';
import { projectPath } from '../../system/projectPath.ts';

/**
 * Pictures and the like that the code of a configuration imports for their addresses, as `config-syntax`: these begin
 * with the base, which nobody knows before that code has run. `isOfConfig` tells which inputs are such code.
 */
export const filesOfConfig = (
  root: string,
  { inputs }: Metafile,
  isOfConfig: (path: string) => boolean,
): readonly Diagnostic[] =>
  Object.entries(inputs).flatMap(([path, { imports }]) =>
    isOfConfig(path)
      ? imports.filter((one) => isImportedFile(one.path)).map((one) => early(root, path, one.original ?? one.path))
      : [],
  );

function early(root: string, path: string, original: string): Diagnostic {
  const absolute = resolve(root, path);
  const text = readText(absolute) ?? '';
  const start = Math.max(0, text.search(new RegExp(`(?<=(['"]))${literalPattern(original)}\\1`)));
  return errorOf('config-syntax', {
    message: `The configuration cannot import \`${original}\`: its address begins with the base path, which stands in the configuration.`,
    place: placeAt(projectPath(root, absolute), text, start, original.length),
    hint: 'put the file in `site/public/`, and write its path on the site, such as `/logo.svg`',
  });
}
