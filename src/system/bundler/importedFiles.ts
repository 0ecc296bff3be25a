import { readFile } from 'node:fs/promises';
import { basename, extname } from 'node:path';
import type { Plugin } from 'esbuild';
import { shortHash } from '../contentHash.ts';

/** Files that code imports to get their addresses: pictures, films and sounds, fonts, documents. */
const ENDINGS = 'avif|gif|ico|jpeg|jpg|png|svg|webp|m4a|mov|mp3|mp4|ogg|wav|webm|vtt|otf|ttf|woff|woff2|pdf|zip';
const IMPORTED = new RegExp(`\\.(?:${ENDINGS})$`, 'i');

/** Whether code that imports a file gets the address that it is published at. */
export const isImportedFile = (path: string): boolean => IMPORTED.test(path);

/** Contents of files by the names that they have below `assets/`. */
export type ImportedFiles = ReadonlyMap<string, Uint8Array>;

/** The name of a file below `assets/`, which changes with what is in it: `logo.1A2B3C4D.svg`. */
export function importedName(path: string, contents: Uint8Array): string {
  const ending = extname(path);
  const stem = basename(path, ending).replace(/[^A-Za-z0-9_-]+/g, '-');
  return `${stem}.${shortHash(contents)}${ending.toLowerCase()}`;
}

/**
 * Makes what a script imports of a picture, or of another file that is no code, its address: `addressOf` yields the
 * expression for a path under the base. What has to be published goes to `found`. A file that is imported as a text
 * stays one.
 */
export const importedFiles = (found: Map<string, Uint8Array>, addressOf: (path: string) => string): Plugin => ({
  name: 'docsgen-imported-files',
  setup(build) {
    build.onLoad({ filter: IMPORTED, namespace: 'file' }, async ({ path, suffix, with: { type } }) => {
      if (type !== undefined) return undefined;
      if (suffix !== '') return { errors: [otherwise(basename(path), suffix)] };
      // What cannot be read the bundler tells of.
      const contents = await readFile(path).catch(() => undefined);
      if (contents === undefined) return undefined;
      const name = importedName(path, contents);
      found.set(name, contents);
      return { contents: `export default ${addressOf(`assets/${name}`)};`, loader: 'js' };
    });
  },
});

/** Of what other bundlers read behind the name of a file. */
const otherwise = (name: string, suffix: string) => ({
  text: `\`${name}\` cannot be imported with \`${suffix}\`.`,
  detail:
    suffix === '?raw'
      ? "delete `?raw`, and write behind the path that it is a text: `… with { type: 'text' };`"
      : `delete \`${suffix}\`: what is imported is the address of the file`,
});
