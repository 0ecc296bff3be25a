import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, relative, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Metafile, Plugin } from 'esbuild';
import type { Diagnostic } from '../model/diagnostic.ts';
import { messageOf } from '../model/messageOf.ts';
import { type BundleNote, hashInputs, readBundleNote, writeBundleNote, writtenSince } from '../system/bundleNote.ts';
import { type BundlerFault, bundlerFault, importHint } from '../system/bundlerFault.ts';
import { makeCacheFolder, readCached, writeCached } from '../system/cacheFile.ts';
import { readChecked, writeChecked } from '../system/checkedText.ts';
import { contentHash } from '../system/contentHash.ts';
import { isThere, refusePipe } from '../system/files.ts';
import { importModule } from '../system/importModule.ts';
import { importBundler } from '../system/importNative.ts';
import { packageBuild, packageRoot } from '../system/packageRoot.ts';
import { devJsx, withReactJsx } from '../system/reactJsx.ts';
import { entryIn } from '../system/starPaths.ts';
import { stylesApart } from '../system/stylesApart.ts';
import { projectPath } from './projectPath.ts';
import { compiledFolder, siteFaultPlace } from './siteFault.ts';

/** The site's own code, loaded: its configuration and its components; empty records where it has none. */
export interface SiteModules {
  readonly configModule: Readonly<Record<string, unknown>>;
  readonly componentsModule: Readonly<Record<string, unknown>>;
  /** Names all of it: it stays while nothing changes, even where a file is written anew. */
  readonly hash: string;
  /** Names the components: it stays while nothing but the configuration changes. */
  readonly componentsHash: string;
  /** Absolute paths of all files that went into it, but for styles. */
  readonly inputs: readonly string[];
  /** Absolute paths of the stylesheets that it imports. */
  readonly styles: readonly string[];
  readonly diagnostics: readonly Diagnostic[];
}

/** Where a site's configuration may stand, the first that is there. */
export const CONFIG_FILES: readonly string[] = ['site/config.ts', 'site/config.mjs', 'site/config.js'];

/** Where its components may stand, the first that is there. */
export const COMPONENT_FILES: readonly string[] = ['site/components.ts', 'site/components.tsx'];

const NO_MODULES: SiteModules = {
  configModule: {},
  componentsModule: {},
  hash: 'none',
  componentsHash: 'none',
  inputs: [],
  styles: [],
  diagnostics: [],
};

/**
 * Compiles and loads `site/config.ts` and `site/components.ts(x)`.
 * The compiled files stay in the cache folder: while no input has changed, esbuild is not even loaded.
 * May yield `config-syntax`.
 */
export async function loadSiteModules(root: string, cacheDir: string): Promise<SiteModules> {
  const config = firstOf(root, CONFIG_FILES);
  const components = firstOf(root, COMPONENT_FILES);
  if (config === undefined && components === undefined) return NO_MODULES;
  const entries = {
    ...(config === undefined ? {} : { config }),
    ...(components === undefined ? {} : { components }),
  };
  const folder = compiledFolder(cacheDir);
  const note = readBundleNote(join(folder, 'note.json'), keyOf(entries), root);
  const known = note === undefined ? undefined : readCompiled(folder, note);
  const build = known ?? (await compile(root, folder, entries));
  if ('diagnostics' in build) return { ...NO_MODULES, diagnostics: build.diagnostics };
  const styles = build.inputs.filter(isStyle);
  const inputs = build.inputs.filter((path) => !isStyle(path));
  try {
    return {
      configModule: config === undefined ? {} : await importFresh(join(folder, build.hash, 'config.mjs')),
      componentsModule: components === undefined ? {} : await importFresh(join(folder, build.hash, 'components.mjs')),
      hash: build.hash,
      componentsHash: build.componentsHash,
      inputs,
      styles,
      diagnostics: [],
    };
  } catch (error) {
    return {
      ...NO_MODULES,
      inputs,
      styles,
      diagnostics: [
        {
          severity: 'error',
          code: 'config-syntax',
          message: `Cannot load the site's code because it throws: ${messageOf(error)}`,
          place: siteFaultPlace(error, { root, cacheDir }) ?? {
            file: projectPath(root, config ?? components ?? root),
            line: 1,
            column: 1,
          },
          hint: 'code in `site/` that is not in a function runs when it is loaded',
        },
      ],
    };
  }
}

type Entries = Readonly<Record<string, string>>;

interface Compiled {
  readonly hash: string;
  readonly inputs: readonly string[];
  /** Over what the components were made from. */
  readonly componentsHash: string;
}

/** What is kept beside compiled files: a crash or a full disk may have cut one off where it can still be loaded. */
interface Kept {
  readonly componentsHash: string;
  /** Hash of each file, by its path beside this one. */
  readonly sums: Readonly<Record<string, string>>;
}

const KEPT = 'compiled.json';

function firstOf(root: string, names: readonly string[]): string | undefined {
  const path = names.map((name) => join(root, name)).find(isThere);
  if (path !== undefined) refusePipe(path);
  return path;
}

// The generator's own version is part of the question: another one may bundle otherwise.
const keyOf = (entries: Entries) => JSON.stringify([packageBuild, entries]);

/** What was compiled last; undefined where not all of it is there as it was written. */
function readCompiled(folder: string, { hash, inputs }: BundleNote): Compiled | undefined {
  const kept = readChecked(readCached(join(folder, hash, KEPT))) as Kept | undefined;
  if (kept === undefined) return undefined;
  const isWhole = Object.entries(kept.sums).every(([name, sum]) => {
    const text = readCached(join(folder, hash, name));
    return text !== undefined && contentHash(text) === sum;
  });
  return isWhole ? { hash, inputs, componentsHash: kept.componentsHash } : undefined;
}

async function compile(
  root: string,
  folder: string,
  entries: Entries,
): Promise<Compiled | { readonly diagnostics: readonly Diagnostic[] }> {
  const esbuild = await importBundler();
  const outdir = join(folder, 'hash');
  const begun = Date.now();
  const result = await esbuild
    .build({
      absWorkingDir: root,
      entryPoints: Object.fromEntries(Object.entries(entries).map(([name, path]) => [name, entryIn(root, path)])),
      // As deep as where it is written to: the source maps are relative.
      outdir,
      outExtension: { '.js': '.mjs' },
      bundle: true,
      splitting: true,
      format: 'esm',
      platform: 'node',
      target: 'node20',
      jsx: 'automatic',
      metafile: true,
      write: false,
      logLevel: 'silent',
      sourcemap: 'inline',
      banner: { js: REQUIRE },
      define: OWN_PLACE,
      plugins: [devJsx, hostPackages, stylesApart, ownSource],
    })
    .catch((failure: { errors: readonly BundlerFault[] }) => failure);
  if ('errors' in result && !('outputFiles' in result)) {
    return { diagnostics: result.errors.map((fault) => bundlerFault(fault, hintOf)) };
  }
  const inputs = inputsOf(root, result.metafile);
  const isSettled = !writtenSince(inputs, begun);
  // A source was written meanwhile, so nobody knows what was compiled: under a random name it is never found again.
  const hashOf = (paths: readonly string[]) => (isSettled ? hashInputs(paths) : contentHash(randomUUID()));
  const hash = hashOf(inputs);
  const componentsHash = hashOf(inputsBehind(entries.components, root, result.metafile));
  makeCacheFolder(folder);
  const sums: Record<string, string> = {};
  for (const { path, contents } of result.outputFiles) {
    const name = relative(outdir, path);
    writeCached(join(folder, hash, name), contents);
    sums[name] = contentHash(contents);
  }
  writeCached(join(folder, hash, KEPT), writeChecked({ componentsHash, sums } satisfies Kept));
  if (isSettled) writeBundleNote(join(folder, 'note.json'), { key: keyOf(entries), inputs, hash }, root);
  return { hash, inputs, componentsHash };
}

const hintOf = (text: string) => importHint(text) ?? 'fix this line: the code in `site/` must compile as TypeScript';

/** What is not bundled, modules of Node and React, CommonJS packages ask for by this: modules have none of their own. */
const REQUIRE =
  "import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);";

// The site renders with the generator's own React: two copies would not share hooks or contexts.
const hostPackages: Plugin = {
  name: 'docsgen-host-packages',
  setup(build) {
    const require = createRequire(import.meta.url);
    build.onResolve({ filter: /^(react|react-dom)(\/|$)/ }, ({ path, kind }) => {
      const file = require.resolve(path);
      return { path: kind.startsWith('require') ? file : pathToFileURL(file).href, external: true };
    });
    build.onResolve({ filter: /^docsgen$/ }, () => ({
      path: join(packageRoot, 'src/index.ts'),
    }));
  },
};

/** What code asks of its own place, and the names that it gets in `ownSource`. */
const OWN_PLACE = {
  'import.meta.url': '__docsgenUrl',
  'import.meta.filename': '__docsgenFile',
  'import.meta.dirname': '__docsgenFolder',
  __filename: '__docsgenFile',
  __dirname: '__docsgenFolder',
};

// Code finds files by its own place (`new URL('../package.json', import.meta.url)`): that of its source, not where it is
// compiled to.
const ownSource: Plugin = {
  name: 'docsgen-own-source',
  setup(build) {
    build.onLoad({ filter: /\.[cm]?[jt]sx?$/ }, async ({ path }) => {
      // What cannot be read the bundler tells of.
      const text = await readFile(path, 'utf8').catch(() => undefined);
      if (text === undefined) return undefined;
      const contents = withOwnPlace(path, withReactJsx(path, text));
      return contents === text ? undefined : { contents, loader: 'default' };
    });
  },
};

function withOwnPlace(path: string, text: string): string {
  if (!/\b(?:__dirname|__filename|import\s*\.\s*meta)\b/.test(text)) return text;
  const [url, file, folder] = [pathToFileURL(path).href, path, dirname(path)].map((place) => JSON.stringify(place));
  const places = `const __docsgenUrl = ${url}, __docsgenFile = ${file}, __docsgenFolder = ${folder};`;
  // In the first line, so that all keep their numbers.
  return text.replace(/^(?:#!.*\n)?/, (start) => start + places);
}

const inputsOf = (root: string, metafile: Metafile) =>
  Object.keys(metafile.inputs)
    .map((path) => resolve(root, path))
    .sort();

/** An entry's file and all that it imports, directly or not; absolute paths, in order. */
function inputsBehind(entry: string | undefined, root: string, { inputs }: Metafile): string[] {
  const found = new Set<string>();
  const waiting = Object.keys(inputs).filter((path) => resolve(root, path) === entry);
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (found.has(path)) continue;
    found.add(path);
    for (const imported of inputs[path]?.imports ?? []) if (imported.path in inputs) waiting.push(imported.path);
  }
  return [...found]
    .filter((path) => !isStyle(path))
    .map((path) => resolve(root, path))
    .sort();
}

/** A terminal that closes ends code that never ends: it would let no signal be heard. */
async function importFresh(path: string): Promise<Record<string, unknown>> {
  const listeners = process.listeners('SIGHUP');
  process.removeAllListeners('SIGHUP');
  try {
    return await importModule(pathToFileURL(path).href);
  } finally {
    for (const listener of listeners) process.on('SIGHUP', listener);
  }
}

const isStyle = (path: string) => path.endsWith('.css');
