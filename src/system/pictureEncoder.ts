import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { readText } from './files.ts';
import { importNative } from './importNative.ts';

/** What makes pictures smaller. It is no part of the program: a site that wants it installs it. */
export type PictureEncoder = typeof import('sharp').default;

/** Files of which the first that is there says that a project has an encoder, and which one. Absolute. */
export const encoderFiles = (root: string): readonly string[] =>
  (createRequire(join(root, 'package.json')).resolve.paths('sharp') ?? []).map((folder) =>
    join(folder, 'sharp/package.json'),
  );

const encoderFile = (root: string) => encoderFiles(root).find((path) => existsSync(path));

/** Name and version of the project's encoder, such as `sharp 0.35.5`; undefined where it has none. */
export function encoderOf(root: string): string | undefined {
  const file = encoderFile(root);
  return file === undefined ? undefined : `sharp ${JSON.parse(readText(file) ?? '{}').version}`;
}

/** Loads a project's encoder. Rejects like `importNative`. */
export async function importEncoder(root: string): Promise<PictureEncoder> {
  const file = encoderFile(root) ?? '';
  const entry = createRequire(file).resolve(dirname(file));
  const { default: encoder } = await importNative<typeof import('sharp')>(
    'sharp',
    undefined,
    pathToFileURL(entry).href,
  );
  return encoder;
}
