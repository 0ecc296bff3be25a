import { existsSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { unlessThrown } from '../../model/values/unlessThrown.ts';
import { contentHash } from '../contentHash.ts';
import { readableText } from '../files.ts';
import { isInstalled } from '../isInstalled.ts';
import { isOwnCode } from '../packageRoot.ts';

/** What bundlers read of a `package.json` to find a file. The rest, such as its dependencies, changes often. */
const PACKAGE_KEYS = ['name', 'type', 'imports', 'exports', 'main', 'module', 'browser', 'sideEffects'] as const;

const IS_CODE = /^[^.].*\.(?:[cm]?[jt]sx?|json|css)$/;

/**
 * Names what says which file an import means, besides the files that it has led to: the nearest `package.json` and
 * `tsconfig.json`, what that one extends, and the names that stand beside these files, of which a new one may come
 * first. `root` is the folder of the project.
 */
export function importSettings(inputs: readonly string[], root: string): string {
  const parts = foldersOf(inputs, root).map((folder) => [
    ...namesIn(folder).filter((name) => IS_CODE.test(name)),
    packageKeys(textOf(nearest('package.json', folder))),
    ...typeSettings(folder).map(textOf),
  ]);
  return contentHash(JSON.stringify(parts));
}

/** The files that say which file an import means; absolute paths, each once. */
export const settingsFiles = (inputs: readonly string[], root: string): string[] => [
  ...new Set(
    foldersOf(inputs, root).flatMap((folder) => [nearest('package.json', folder) ?? [], typeSettings(folder)].flat()),
  ),
];

/** Those of packages and of the generator change with their versions. */
const foldersOf = (inputs: readonly string[], root: string): string[] =>
  [...new Set(inputs.filter((path) => !isInstalled(path, root)).map((path) => dirname(path)))]
    .filter((folder) => !isOwnCode(folder))
    .sort();

/** The `tsconfig.json` for the code of a folder, and all that it extends. */
function typeSettings(folder: string): string[] {
  const first = nearest('tsconfig.json', folder);
  const paths = new Set(first === undefined ? [] : [first]);
  // What is added here is visited, too.
  for (const path of paths) for (const extended of extendedBy(path)) paths.add(extended);
  return [...paths];
}

/** Read by its words: such a file may have comments, and commas where JSON has none. */
function extendedBy(path: string): string[] {
  const [, value = ''] = /"extends"\s*:\s*("[^"]*"|\[[^\]]*\])/.exec(textOf(path) ?? '') ?? [];
  const { resolve } = createRequire(path);
  return [...value.matchAll(/"([^"]+)"/g)].flatMap(([, name = '']) => {
    // A package's name alone leads to its code.
    for (const ending of name.endsWith('.json') ? [''] : ['.json', '/tsconfig.json']) {
      try {
        return resolve(name + ending);
      } catch {
        // Perhaps with the next ending.
      }
    }
    return [];
  });
}

function nearest(name: string, folder: string): string | undefined {
  const path = join(folder, name);
  // Folders above the project may hold any number of files.
  if (existsSync(path)) return path;
  const parent = dirname(folder);
  return parent === folder ? undefined : nearest(name, parent);
}

const namesIn = (folder: string): string[] => unlessThrown(() => readdirSync(folder).sort()) ?? [];

const textOf = (path: string | undefined) => (path === undefined ? undefined : readableText(path));

function packageKeys(text: string | undefined): unknown {
  try {
    const found: Readonly<Record<string, unknown>> = JSON.parse(text ?? '{}');
    return PACKAGE_KEYS.map((key) => found[key]);
  } catch {
    return text;
  }
}
