import { existsSync, readdirSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import type { BuildOptions, BuildResult } from 'esbuild';
import type { Diagnostic } from '../model/diagnostic.ts';
import type { OwnTexts } from '../model/texts.ts';
import { readBundleNote } from '../system/bundleNote.ts';
import { importModule } from '../system/importModule.ts';
import { packageBuild, packageRoot } from '../system/packageRoot.ts';
import { stylesApart } from '../system/stylesApart.ts';
import { exported, importedAs, islandEntries, ownReact, publicAddresses, saying } from './bundlePlugins.ts';
import { faultsOf, passedOver } from './clientFaults.ts';
import { type ClientManifest, gatherClient, NO_CLIENT } from './clientManifest.ts';
import { keepBundle, readKept } from './keptBundle.ts';
import { withOrigin } from './withOrigin.ts';

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
  /** Whose files styles name by addresses that begin with `/`. */
  readonly publicDir: string;
  readonly base: string;
  readonly siteUrl: string | undefined;
  /** What the theme says in this site. */
  readonly texts: OwnTexts;
  /** Stylesheets that the site's components import. */
  readonly componentStyles: readonly string[];
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
  const bundled = withOrigin(await readOrBundle(sources), sources.siteUrl);
  // What islands import is not known then.
  if (bundled.diagnostics.length > 0) return bundled;
  return { ...bundled, diagnostics: passedOver(sources, bundled.inputs) };
}

async function readOrBundle(sources: ClientSources): Promise<ClientBundle> {
  const islands = islandFiles(sources.islandsDir);
  const siteStyles = [...sources.componentStyles, ...(sources.siteStyles === undefined ? [] : [sources.siteStyles])];
  const isPlain = islands.site.length === 0 && siteStyles.length === 0 && Object.keys(sources.texts).length === 0;
  if (isPlain) {
    const made = readKept(ownClientFolder(sources.dev), []);
    if (made !== undefined) return made;
  }
  const all = Object.fromEntries([...islands.own, ...islands.site]);
  const key = JSON.stringify([packageBuild, all, siteStyles, sources.base, sources.texts, sources.dev]);
  const folder = join(sources.cacheDir, folderName(sources.dev));
  const note = readBundleNote(join(folder, 'note.json'), key, sources.root);
  const kept = note === undefined ? undefined : readKept(folder, note.inputs);
  if (kept !== undefined) return kept;
  try {
    return keepBundle(folder, { key, root: sources.root }, await bundle(sources, siteStyles, all));
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
    const sources = { root: packageRoot, publicDir: '', base: '/', texts: {}, dev };
    const bundled = await bundle(sources, [], Object.fromEntries(islandFiles('').own));
    keepBundle(ownClientFolder(dev), { key: '', root: packageRoot }, bundled);
  }
}

const folderName = (dev: boolean) => (dev ? 'client-dev' : 'client');

const ownClientFolder = (dev: boolean) => join(packageRoot, 'lib', folderName(dev));

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
  sources: Pick<ClientSources, 'root' | 'publicDir' | 'base' | 'texts' | 'dev'>,
  siteStyles: readonly string[],
  islands: Readonly<Record<string, string>>,
): Promise<Omit<ClientBundle, 'diagnostics'>> {
  const esbuild = await importModule<typeof import('esbuild')>('esbuild');
  const client = join(packageRoot, 'src/client');
  const texts = Object.keys(sources.texts).length === 0 ? [] : saying(sources.texts);
  const shared: BuildOptions = {
    absWorkingDir: sources.root,
    bundle: true,
    write: false,
    metafile: true,
    minify: true,
    target: ['es2022'],
    // React's licence asks for it: its notice goes where its code goes.
    legalComments: 'eof',
    logLevel: 'silent',
    outdir: '/out',
    entryNames: '[name].[hash]',
    chunkNames: 'shared.[hash]',
    assetNames: '[name].[hash]',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
  };
  const publicFiles = new Set<string>();
  const styles = (name: string, imports: readonly string[]) =>
    esbuild.build({
      ...shared,
      // What is read from no file would be named for that.
      entryNames: 'styles.[hash]',
      loader: { ...ASSETS, '.module.css': 'css' },
      stdin: {
        contents: imports.map((one) => `@import ${one};`).join('\n'),
        loader: 'css',
        resolveDir: sources.root,
        sourcefile: name,
      },
      plugins: [publicAddresses({ ...sources, found: publicFiles })],
    });
  const themeStyles = join(packageRoot, 'src/theme/styles');
  const lateStyles = (name: string) =>
    styles(LATE, [`${JSON.stringify(join(themeStyles, `${name}.css`))} layer(components)`]);
  const late = Object.fromEntries(
    await Promise.all(Object.entries(LATE_STYLES).map(async ([name, file]) => [name, await lateStyles(file)] as const)),
  );
  const withLateStyles = exported(
    /\/lateStyles\.ts$/,
    Object.fromEntries(Object.entries(late).map(([name, result]) => [name, textOf(result)])),
  );
  // The progress bar is a CommonJS package. Bundled with the entry it would put the helpers for such packages into a file
  // that every first view loads; so it is a module of its own, which the entry imports by its final name.
  // The search is one too, because a worker runs it.
  const apart = await esbuild.build({
    ...shared,
    format: 'esm',
    entryPoints: { progress: join(client, 'progressBar.ts'), search: join(client, 'searchProgram.ts') },
    plugins: [withLateStyles],
  });
  const fileOf = (name: string) =>
    `./${apart.outputFiles?.map(({ path }) => basename(path)).find((file) => file.startsWith(`${name}.`))}`;
  const [islandModules, ...others] = await Promise.all([
    esbuild.build({
      ...shared,
      format: 'esm',
      splitting: true,
      entryPoints: Object.fromEntries(Object.keys(islands).map((name) => [name, `island:${name}`])),
      plugins: [
        exported(/\/searchProgramFile\.ts$/, { searchProgramFile: fileOf('search') }),
        withLateStyles,
        ...texts,
        islandEntries(islands),
        ownReact,
        stylesApart,
      ],
    }),
    // The entry is bundled apart from the islands: what both import would otherwise become a file that every first view
    // has to wait for.
    esbuild.build({
      ...shared,
      format: 'esm',
      splitting: true,
      entryPoints: { entry: join(client, sources.dev ? 'devEntry.ts' : 'entry.ts') },
      plugins: [importedAs(/\/progressBar\.ts$/, fileOf('progress')), ...texts],
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
  ]);
  const islandStyles = inputsOf(sources.root, islandModules).filter((path) => path.endsWith('.css'));
  const allStyles = await styles(
    STYLES,
    // What an island imports its component does too, unless it takes the place of one of the theme's. The site's come last.
    [...new Set([join(themeStyles, 'main.css'), ...islandStyles, ...siteStyles])].map((path) => JSON.stringify(path)),
  );
  const results = [apart, islandModules, ...others, allStyles];
  const inputs = [...results, ...Object.values(late)].flatMap((result) => inputsOf(sources.root, result));
  return {
    ...gatherClient(results, Object.keys(islands)),
    inputs: [...new Set([...inputs, ...publicFiles])].sort(),
  };
}

/** What `client/lateStyles` exports, and the theme's stylesheets that it stands for. */
const LATE_STYLES = {
  progressStyles: 'progress',
  copiedStyles: 'copied',
  searchStyles: 'searchHits',
  zoomStyles: 'zoomDialog',
};

/** Names of stylesheets that are made of others, and are no files. */
const STYLES = 'styles.css';
const LATE = 'late.css';

/** What styles may name, by the endings of the files: fonts and pictures, which are published beside them. */
const ASSETS = Object.fromEntries(
  ['woff2', 'woff', 'ttf', 'otf', 'svg', 'png', 'jpg', 'jpeg', 'gif', 'webp', 'avif', 'cur'].map(
    (ending) => [`.${ending}`, 'file'] as const,
  ),
);

const textOf = ({ outputFiles }: BuildResult) => outputFiles?.[0]?.text.trim() ?? '';

/** The files that went into a part of the bundle; absolute paths. */
const inputsOf = (root: string, { metafile }: BuildResult): string[] =>
  Object.keys(metafile?.inputs ?? {})
    .filter((input) => !/^(?:island:|<)/.test(input) && input !== STYLES && input !== LATE)
    .map((input) => resolve(root, input));
