import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join, relative, resolve } from 'node:path';
import type { BuildOptions } from 'esbuild';
import type { Diagnostic } from '../model/diagnostic.ts';
import { hashInputs, readBundleNote, writeBundleNote } from '../system/bundleNote.ts';
import { contentHash } from '../system/contentHash.ts';
import { readText } from '../system/files.ts';
import { importModule } from '../system/importModule.ts';
import { packageBuild, packageRoot } from '../system/packageRoot.ts';
import { exported, importedAs, islandEntries, ownReact } from './bundlePlugins.ts';

/** Files that the browser loads, by the part they play. Paths are relative to the assets folder. */
export interface ClientManifest {
  readonly boot: string;
  readonly entry: string;
  readonly redirect: string;
  /** Leads on from headings that went elsewhere; used only by pages that have such. */
  readonly moved: string;
  /** Loads the tag manager; used only where a container is configured. */
  readonly analytics: string;
  /** Finds near pages on the not-found page. */
  readonly notFound: string;
  readonly styles: string;
  /** Island name to its module. */
  readonly islands: Readonly<Record<string, string>>;
  /** What a browser compares those files with that a page names in a tag: `sha256-…` by name. */
  readonly integrity: Readonly<Record<string, string>>;
}

/** The client, bundled. */
export interface ClientBundle {
  readonly manifest: ClientManifest;
  /** File name to contents. */
  readonly files: ReadonlyMap<string, Uint8Array>;
  /** Absolute paths of all sources. */
  readonly inputs: readonly string[];
  readonly diagnostics: readonly Diagnostic[];
}

/** Where the site's part of the client is; folders and files may be missing. */
export interface ClientSources {
  readonly root: string;
  readonly cacheDir: string;
  readonly islandsDir: string;
  readonly siteStyles: string | undefined;
  /** Serves the live-update client instead of the plain one. */
  readonly dev: boolean;
}

/**
 * Bundles client, islands and styles into files named by their contents.
 * While no source has changed, the files come from the cache folder and esbuild is not even loaded.
 * May yield `config-syntax` for faults in the site's islands and styles, and `island-name`.
 */
export async function bundleClient(sources: ClientSources): Promise<ClientBundle> {
  const bundled = await readOrBundle(sources);
  // What islands import is not known then.
  if (bundled.diagnostics.length > 0) return bundled;
  return { ...bundled, diagnostics: passedOver(sources, bundled.inputs) };
}

async function readOrBundle(sources: ClientSources): Promise<ClientBundle> {
  const islands = islandFiles(sources.islandsDir);
  if (islands.site.length === 0 && sources.siteStyles === undefined) {
    const made = readKept(ownClientFolder(sources.dev), []);
    if (made !== undefined) return made;
  }
  const all = Object.fromEntries([...islands.own, ...islands.site]);
  const key = JSON.stringify([packageBuild, all, sources.siteStyles, sources.dev]);
  const folder = join(sources.cacheDir, folderName(sources.dev));
  const note = readBundleNote(join(folder, 'note.json'), key, sources.root);
  const kept = note === undefined ? undefined : readKept(folder, note.inputs);
  if (kept !== undefined) return kept;
  try {
    return keep(folder, key, sources.root, await bundle(sources, all));
  } catch (error) {
    return { manifest: NO_CLIENT, files: new Map(), inputs: [], diagnostics: faultsOf(error, sources.root, all) };
  }
}

/**
 * Bundles the client of a site that adds nothing to it, while the generator itself is compiled: most plain folders are
 * such sites, and their builds need not wait for a bundler.
 */
export async function bundleOwnClient(): Promise<void> {
  for (const dev of [false, true]) {
    const bundled = await bundle(
      { root: packageRoot, cacheDir: '', islandsDir: '', siteStyles: undefined, dev },
      Object.fromEntries(islandFiles('').own),
    );
    keep(ownClientFolder(dev), '', packageRoot, bundled);
  }
}

const folderName = (dev: boolean) => (dev ? 'client-dev' : 'client');

const ownClientFolder = (dev: boolean) => join(packageRoot, 'lib', folderName(dev));

const NO_CLIENT: ClientManifest = {
  boot: '',
  entry: '',
  redirect: '',
  moved: '',
  analytics: '',
  notFound: '',
  styles: '',
  islands: {},
  integrity: {},
};

type IslandFile = readonly [name: string, path: string];

/** Islands of theme and site, with absolute paths; a site's island takes the place of the theme's of the same name. */
function islandFiles(islandsDir: string): {
  readonly own: readonly IslandFile[];
  readonly site: readonly IslandFile[];
} {
  const theme = THEME_ISLANDS.map((name) => [name, join(packageRoot, `src/theme/islands/${name}.tsx`)] as const);
  const plain = PLAIN_ISLANDS.map((name) => [name, join(packageRoot, `src/client/mount${name}.ts`)] as const);
  const site = existsSync(islandsDir)
    ? readdirSync(islandsDir)
        .filter((name) => /^[A-Z].*\.tsx$/.test(name))
        .sort()
        .map((name) => [basename(name, '.tsx'), join(islandsDir, name)] as const)
    : [];
  return { own: [...theme, ...plain], site };
}

const THEME_ISLANDS = ['CopyButton', 'CopyPage', 'SearchBox', 'Tabs', 'ThemeSwitch'];

/** Islands too small for React: their module brings the element to life by itself. */
const PLAIN_ISLANDS = ['HeadingLink', 'Zoom'];

async function bundle(
  sources: ClientSources,
  islands: Readonly<Record<string, string>>,
): Promise<Omit<ClientBundle, 'diagnostics'>> {
  const esbuild = await importModule<typeof import('esbuild')>('esbuild');
  const client = join(packageRoot, 'src/client');
  const shared: BuildOptions = {
    absWorkingDir: sources.root,
    bundle: true,
    write: false,
    metafile: true,
    minify: true,
    target: ['es2022'],
    legalComments: 'none',
    logLevel: 'silent',
    outdir: '/out',
    entryNames: '[name].[hash]',
    chunkNames: 'shared.[hash]',
    assetNames: '[name].[hash]',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
  };
  const islandPlugins = [islandEntries(islands), ownReact];
  const styles = [
    join(packageRoot, 'src/theme/styles/main.css'),
    ...(sources.siteStyles === undefined ? [] : [sources.siteStyles]),
  ];
  // The progress bar is a CommonJS package. Bundled with the entry it would put the helpers for such packages into a file
  // that every first view loads; so it is a module of its own, which the entry imports by its final name.
  // The search is one too, because a worker runs it.
  const apart = await esbuild.build({
    ...shared,
    format: 'esm',
    entryPoints: { progress: join(client, 'progressBar.ts'), search: join(client, 'searchProgram.ts') },
  });
  const fileOf = (name: string) =>
    `./${apart.outputFiles?.map(({ path }) => basename(path)).find((file) => file.startsWith(`${name}.`))}`;
  const results = await Promise.all([
    apart,
    // The entry is bundled apart from the islands: what both import would otherwise become a file that every first view
    // has to wait for.
    esbuild.build({
      ...shared,
      format: 'esm',
      splitting: true,
      entryPoints: { entry: join(client, sources.dev ? 'devEntry.ts' : 'entry.ts') },
      plugins: [importedAs(/\/progressBar\.ts$/, fileOf('progress'))],
    }),
    esbuild.build({
      ...shared,
      format: 'esm',
      splitting: true,
      entryPoints: Object.fromEntries(Object.keys(islands).map((name) => [name, `island:${name}`])),
      plugins: [exported(/\/searchProgramFile\.ts$/, { searchProgramFile: fileOf('search') }), ...islandPlugins],
    }),
    esbuild.build({
      ...shared,
      format: 'iife',
      entryPoints: {
        boot: join(client, 'boot.ts'),
        redirect: join(client, 'redirect.ts'),
        moved: join(client, 'moved.ts'),
        analytics: join(client, 'analytics.ts'),
        notFound: join(client, 'notFound.ts'),
      },
    }),
    esbuild.build({
      ...shared,
      stdin: {
        contents: styles.map((path) => `@import ${JSON.stringify(path)};`).join('\n'),
        loader: 'css',
        resolveDir: sources.root,
        sourcefile: 'styles.css',
      },
    }),
  ]);
  const files = new Map<string, Uint8Array>();
  const named: Record<string, string> = {};
  const inputs = new Set<string>();
  for (const result of results) {
    for (const input of Object.keys(result.metafile?.inputs ?? {})) {
      if (!input.startsWith('island:') && !input.startsWith('<') && input !== 'styles.css') {
        inputs.add(resolve(sources.root, input));
      }
    }
    for (const file of result.outputFiles ?? []) {
      const name = relative('/out', file.path);
      files.set(name, file.contents);
      if (!name.startsWith('shared.')) named[name.slice(0, name.indexOf('.'))] = name;
    }
  }
  const manifest: ClientManifest = {
    boot: named.boot ?? '',
    entry: named.entry ?? named.devEntry ?? '',
    redirect: named.redirect ?? '',
    moved: named.moved ?? '',
    analytics: named.analytics ?? '',
    notFound: named.notFound ?? '',
    styles: named.stdin ?? '',
    islands: Object.fromEntries(Object.keys(islands).map((name) => [name, named[name] ?? ''])),
    integrity: Object.fromEntries(
      [...files].filter(([name]) => TAGGED.test(name)).map(([name, contents]) => [name, integrityOf(contents)]),
    ),
  };
  return { manifest, files, inputs: [...inputs].sort() };
}

/** Files that pages load by tags; islands are imported, which no page can tie to a hash without a list of all of them. */
const TAGGED = /^(?:boot|entry|devEntry|redirect|moved|analytics|notFound|stdin)\./;

const integrityOf = (contents: Uint8Array) => `sha256-${createHash('sha256').update(contents).digest('base64')}`;

function keep(folder: string, key: string, root: string, bundled: Omit<ClientBundle, 'diagnostics'>): ClientBundle {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(join(folder, 'files'), { recursive: true });
  for (const [name, contents] of bundled.files) writeFileSync(join(folder, 'files', name), contents);
  const sums = Object.fromEntries([...bundled.files].map(([name, contents]) => [name, contentHash(contents)]));
  writeFileSync(join(folder, 'manifest.json'), JSON.stringify({ manifest: bundled.manifest, sums }));
  writeBundleNote(join(folder, 'note.json'), { key, inputs: bundled.inputs, hash: hashInputs(bundled.inputs) }, root);
  return { ...bundled, diagnostics: [] };
}

function readKept(folder: string, inputs: readonly string[]): ClientBundle | undefined {
  try {
    const { manifest, sums } = JSON.parse(readText(join(folder, 'manifest.json')) ?? '') as {
      manifest: ClientManifest;
      sums: Record<string, string>;
    };
    const files = new Map<string, Uint8Array>();
    for (const [name, sum] of Object.entries(sums)) {
      const contents = readFileSync(join(folder, 'files', name));
      if (contentHash(contents) !== sum) return undefined;
      files.set(name, contents);
    }
    return { manifest, files, inputs, diagnostics: [] };
  } catch {
    return undefined; // A damaged cache costs a bundling, nothing else.
  }
}

interface EsbuildFault {
  readonly text: string;
  readonly location: { readonly file: string; readonly line: number; readonly column: number } | null;
}

function faultsOf(error: unknown, root: string, islands: Readonly<Record<string, string>>): Diagnostic[] {
  const errors = (error as { errors?: readonly EsbuildFault[] }).errors;
  if (errors === undefined) throw error;
  return errors.map(({ text, location }) => {
    // Our own entry for an island imports it by its name, and can be wrong about nothing else.
    const island = /^(?:island:)+(.+)$/.exec(location?.file ?? '')?.[1];
    return island === undefined
      ? compileFault({ text, location })
      : unnamedIsland(island, relative(root, islands[island] ?? ''));
  });
}

/** Files beside the islands that are none by their names, and that none of them imports (`inputs`, absolute). */
function passedOver({ root, islandsDir }: ClientSources, inputs: readonly string[]): Diagnostic[] {
  if (!existsSync(islandsDir)) return [];
  // The bundler names files by where they really are.
  const isUsed = (path: string) => inputs.includes(path) || inputs.includes(realpathSync(path));
  return readdirSync(islandsDir)
    .filter((name) => /^[a-z].*\.[jt]sx$|^[A-Z].*\.jsx$/.test(name) && !isUsed(join(islandsDir, name)))
    .sort()
    .map((name) => {
      const words = name.replace(/\.[jt]sx$/, '').split(/[^A-Za-z0-9]+/);
      const island = words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('');
      return {
        severity: 'warning',
        code: 'island-name',
        message: `\`${name}\` is no island: the name of an island's file begins with a capital letter and ends with \`.tsx\`.`,
        place: { file: relative(root, join(islandsDir, name)).replaceAll('\\', '/'), line: 1, column: 1 },
        hint: `rename it to \`${island}.tsx\`, and export \`${island}\` from it`,
      };
    });
}

const unnamedIsland = (name: string, path: string): Diagnostic => ({
  severity: 'error',
  code: 'config-syntax',
  message: `The island exports no \`${name}\`: it is found by the name of its file.`,
  place: { file: path.replaceAll('\\', '/'), line: 1, column: 1 },
  hint: `export function ${name}(…) { … }`,
});

const compileFault = ({ text, location }: EsbuildFault): Diagnostic => ({
  severity: 'error',
  code: 'config-syntax',
  message: text,
  hint: 'mend the line: islands and styles have to compile',
  ...(location === null ? {} : { place: { file: location.file, line: location.line, column: location.column + 1 } }),
});
