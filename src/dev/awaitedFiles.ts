import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Diagnostic } from '../model/diagnostic.ts';
import { missingImport, packageOf } from '../system/bundler/bundlerFault.ts';

/**
 * Files that would mend the code of a broken site when they change or appear: those with a fault, and what they import
 * and do not find, which may stand outside of `site/`. All absolute; most of the paths yielded do not exist.
 */
export const awaitedFiles = (root: string, diagnostics: readonly Diagnostic[]): string[] =>
  diagnostics.flatMap(({ code, message, place }) => {
    if ((code !== 'config-syntax' && code !== 'merge-conflict') || place === undefined) return [];
    const file = join(root, place.file);
    const missing = missingImport(message);
    if (missing === undefined) return [file];
    if (missing.startsWith('.')) return [file, ...ENDINGS.map((ending) => join(dirname(file), missing + ending))];
    return [file, ...installedFiles(root, packageOf(missing))];
  });

/** What an installation of a package writes, in the project or around it; the last two when it is at its end. */
function installedFiles(root: string, name: string): string[] {
  const places = foldersUpTo(root).filter((folder) => folder === root || existsSync(join(folder, 'package.json')));
  return places.flatMap((folder) =>
    [`node_modules/${name}/package.json`, 'package.json', 'package-lock.json'].map((path) => join(folder, path)),
  );
}

const foldersUpTo = (folder: string): string[] =>
  dirname(folder) === folder ? [folder] : [...foldersUpTo(dirname(folder)), folder];

/** What the bundler adds to the name of a file. */
const ENDINGS = ['', '.tsx', '.ts', '.jsx', '.js', '.css', '.json'];
