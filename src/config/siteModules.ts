import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, relative, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Metafile, Plugin } from 'esbuild';
import type { Diagnostic } from '../model/diagnostic.ts';
import { type BundleNote, hashInputs, readBundleNote, writeBundleNote } from '../system/bundleNote.ts';
import { readText } from '../system/files.ts';
import { importModule } from '../system/importModule.ts';
import { packageBuild, packageRoot } from '../system/packageRoot.ts';

/** The site's own code, loaded: its configuration and its components; empty records where it has none. */
export interface SiteModules {
  readonly configModule: Readonly<Record<string, unknown>>;
  readonly componentsModule: Readonly<Record<string, unknown>>;
  /** Names the components: it stays while nothing but the configuration changes. */
  readonly componentsHash: string;
  /** Absolute paths of all files that went into it. */
  readonly inputs: readonly string[];
  readonly diagnostics: readonly Diagnostic[];
}

const NO_MODULES: SiteModules = {
  configModule: {},
  componentsModule: {},
  componentsHash: 'none',
  inputs: [],
  diagnostics: [],
};

/**
 * Compiles and loads `site/config.ts` and `site/components.ts(x)`.
 * The compiled files stay in the cache folder: while no input has changed, esbuild is not even loaded.
 * May yield `config-syntax`.
 */
export async function loadSiteModules(root: string, cacheDir: string): Promise<SiteModules> {
  const config = firstOf(root, ['site/config.ts', 'site/config.mjs', 'site/config.js']);
  const components = firstOf(root, ['site/components.ts', 'site/components.tsx']);
  if (config === undefined && components === undefined) return NO_MODULES;
  const entries = {
    ...(config === undefined ? {} : { config }),
    ...(components === undefined ? {} : { components }),
  };
  const folder = join(cacheDir, 'site');
  const note = readBundleNote(join(folder, 'note.json'), keyOf(entries), root);
  const known = note !== undefined && isWhole(folder, note, entries) ? note : undefined;
  const build = known ?? (await compile(root, folder, entries));
  if ('diagnostics' in build) return { ...NO_MODULES, diagnostics: build.diagnostics };
  try {
    return {
      configModule: config === undefined ? {} : await importFresh(join(folder, build.hash, 'config.mjs')),
      componentsModule: components === undefined ? {} : await importFresh(join(folder, build.hash, 'components.mjs')),
      componentsHash: readText(join(folder, build.hash, COMPONENTS_HASH)) ?? build.hash,
      inputs: build.inputs,
      diagnostics: [],
    };
  } catch (error) {
    return {
      ...NO_MODULES,
      inputs: build.inputs,
      diagnostics: [
        {
          severity: 'error',
          code: 'config-syntax',
          message: `Cannot load the site's code because it throws: ${error instanceof Error ? error.message : String(error)}`,
          place: { file: relativeTo(root, config ?? components ?? root), line: 1, column: 1 },
          hint: 'what stands in `site/` outside of functions runs when it is loaded',
        },
      ],
    };
  }
}

/** Holds the hash of what the components were made from. */
const COMPONENTS_HASH = 'components-hash';

type Entries = Readonly<Record<string, string>>;

interface Compiled {
  readonly hash: string;
  readonly inputs: readonly string[];
}

const firstOf = (root: string, names: readonly string[]) =>
  names.map((name) => join(root, name)).find((path) => existsSync(path));

// The generator's own version is part of the question: another one may bundle otherwise.
const keyOf = (entries: Entries) => JSON.stringify([packageBuild, entries]);

const isWhole = (folder: string, { hash }: BundleNote, entries: Entries) =>
  Object.keys(entries).every((name) => existsSync(join(folder, hash, `${name}.mjs`)));

async function compile(
  root: string,
  folder: string,
  entries: Entries,
): Promise<Compiled | { readonly diagnostics: readonly Diagnostic[] }> {
  const esbuild = await importModule<typeof import('esbuild')>('esbuild');
  const result = await esbuild
    .build({
      absWorkingDir: root,
      entryPoints: { ...entries },
      outdir: folder,
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
      plugins: [hostPackages],
    })
    .catch((failure: { errors: readonly EsbuildMessage[] }) => failure);
  if ('errors' in result && !('outputFiles' in result)) {
    return { diagnostics: result.errors.map((error) => diagnosticOf(error)) };
  }
  const inputs = inputsOf(root, result.metafile);
  const hash = hashInputs(inputs);
  mkdirSync(join(folder, hash), { recursive: true });
  for (const file of result.outputFiles) {
    writeFileSync(join(folder, hash, relative(folder, file.path)), file.contents);
  }
  writeFileSync(
    join(folder, hash, COMPONENTS_HASH),
    hashInputs(inputsBehind(entries.components, root, result.metafile)),
  );
  writeBundleNote(join(folder, 'note.json'), { key: keyOf(entries), inputs, hash }, root);
  return { hash, inputs };
}

interface EsbuildMessage {
  readonly text: string;
  readonly location: { readonly file: string; readonly line: number; readonly column: number } | null;
}

const diagnosticOf = ({ text, location }: EsbuildMessage): Diagnostic => ({
  severity: 'error',
  code: 'config-syntax',
  message: text,
  hint: 'mend the line: `site/` is TypeScript, and it has to compile',
  ...(location === null ? {} : { place: { file: location.file, line: location.line, column: location.column + 1 } }),
});

// The site renders with the generator's own React: two copies would not share hooks or contexts.
const hostPackages: Plugin = {
  name: 'docsgen-host-packages',
  setup(build) {
    const require = createRequire(import.meta.url);
    build.onResolve({ filter: /^(react|react-dom)(\/|$)/ }, ({ path }) => ({
      path: pathToFileURL(require.resolve(path)).href,
      external: true,
    }));
    build.onResolve({ filter: /^docsgen$/ }, () => ({
      path: join(packageRoot, 'src/index.ts'),
    }));
  },
};

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
  return [...found].map((path) => resolve(root, path)).sort();
}

const importFresh = (path: string): Promise<Record<string, unknown>> => importModule(pathToFileURL(path).href);

const relativeTo = (root: string, path: string) => relative(root, path).replaceAll('\\', '/');
