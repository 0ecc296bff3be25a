import { basename } from 'node:path';
import type { BuildResult, Metafile, OutputFile } from 'esbuild';
import { withImports } from '../system/bundler/withImports.ts';
import { contentHash, shortHash } from '../system/contentHash.ts';

/**
 * A bundle whose scripts and styles are named by what is in them, and in those that they name. The hashes of esbuild
 * also tell where the sources lie, seen from the project: the same site would be another one in another folder.
 * Pictures and fonts keep the names that they have.
 */
export function namedByContents(bundled: BuildResult): BuildResult {
  const { outputFiles = [], metafile } = bundled;
  const texts = new Map(
    outputFiles.flatMap(({ path, text }) => (isNamed(basename(path)) ? [[basename(path), text] as const] : [])),
  );
  const names = contentNames(texts);
  const rename = (text: string) => text.replace(NAMES, (name) => names.get(name) ?? name);
  return {
    ...bundled,
    outputFiles: outputFiles.map((file) => (texts.has(basename(file.path)) ? renamed(file, rename) : file)),
    ...(metafile === undefined ? {} : { metafile: { ...metafile, outputs: renamedOutputs(metafile.outputs, rename) } }),
  };
}

/** Names of scripts and styles, as esbuild gives them. */
const NAMES = /[\w-]+\.[A-Z0-9]{8}\.(?:js|css)\b/g;

const namesIn = (text: string): string[] => [...text.matchAll(NAMES)].map(([name]) => name);

const isNamed = (name: string) => namesIn(name).includes(name);

const withHash = (name: string, hash: string) => name.replace(/\.[A-Z0-9]{8}\./, () => `.${hash}.`);

/** New names, by those that esbuild has given. */
function contentNames(texts: ReadonlyMap<string, string>): Map<string, string> {
  const isOneOfThese = (name: string) => texts.has(name);
  const namedIn = new Map([...texts].map(([name, text]) => [name, namesIn(text).filter(isOneOfThese)]));
  const withoutHashes = (text: string) =>
    text.replace(NAMES, (name) => (isOneOfThese(name) ? withHash(name, '') : name));
  const alone = new Map([...texts].map(([name, text]) => [name, contentHash(withoutHashes(text))]));
  const names = new Map<string, string>();
  const taken = new Set<string>();
  for (const name of texts.keys()) {
    const around = withImports(name, namedIn)
      .map((other) => alone.get(other))
      .sort();
    // Two that say the same are two modules all the same.
    for (let copy = 0; !names.has(name); copy += 1) {
      const own = withHash(name, shortHash(JSON.stringify([alone.get(name), around, copy])));
      if (!taken.has(own)) names.set(name, own);
      taken.add(own);
    }
  }
  return names;
}

function renamed(file: OutputFile, rename: (text: string) => string): OutputFile {
  const text = rename(file.text);
  return { ...file, path: rename(file.path), text, contents: new TextEncoder().encode(text) };
}

const renamedOutputs = (outputs: Metafile['outputs'], rename: (text: string) => string): Metafile['outputs'] =>
  Object.fromEntries(
    Object.entries(outputs).map(([path, output]) => [
      rename(path),
      { ...output, imports: output.imports.map((one) => ({ ...one, path: rename(one.path) })) },
    ]),
  );
