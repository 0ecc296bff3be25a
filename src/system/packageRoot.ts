import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Folder of the installed generator: the nearest one above this code that holds a `package.json`. */
export const packageRoot = findRoot(dirname(fileURLToPath(import.meta.url)));

function findRoot(folder: string): string {
  return existsSync(join(folder, 'package.json')) ? folder : findRoot(dirname(folder));
}

const OWN_CODE = ['src', 'lib'].map((folder) => join(packageRoot, folder) + sep);

/** Whether a path (absolute) is that of a file or folder of the generator's own code. */
export const isOwnCode = (path: string): boolean => OWN_CODE.some((folder) => (path + sep).startsWith(folder));

export const packageVersion: string = JSON.parse(readFileSync(join(packageRoot, 'package.json'), 'utf8')).version;

/**
 * Names the installed code: while docsgen itself is changed, its version alone would let caches outlive the change.
 * Names also what Node knows of languages: pages show dates in its words, and another Node has others.
 */
export const packageBuild: string = [readBuildId(), process.versions['icu']].join(' ');

function readBuildId(): string {
  const path = join(packageRoot, 'lib/build-id');
  return existsSync(path) ? readFileSync(path, 'utf8') : packageVersion;
}
