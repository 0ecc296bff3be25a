import { basename, join, resolve } from 'node:path';
import type { BuildOptions, BuildResult } from 'esbuild';
import { importBundler } from '../system/importNative.ts';
import { packageRoot } from '../system/packageRoot.ts';
import { devJsx, reactJsx } from '../system/reactJsx.ts';
import { entryIn, starPaths } from '../system/starPaths.ts';
import { stylesApart } from '../system/stylesApart.ts';
import type { ClientBundle, ClientSources } from './bundleClient.ts';
import { exported, importedAs, islandEntries, ownReact, publicAddresses, saying } from './bundlePlugins.ts';
import { styleFaults } from './clientFaults.ts';
import { gatherClient } from './clientManifest.ts';

/** What the parts of a client are bundled from. */
export interface PartSources
  extends Pick<ClientSources, 'root' | 'publicDir' | 'base' | 'texts' | 'translations' | 'dev'> {
  /** Stylesheets that come after those of the theme and of islands; absolute paths, in order. */
  readonly siteStyles: readonly string[];
  /** Island name to its file, an absolute path. */
  readonly islands: Readonly<Record<string, string>>;
  /** Whether the code of islands stays as it was written, and React says what is wrong with it. */
  readonly isReadable?: boolean;
}

/** Bundles one part of the client: what is given goes before what all parts share. */
type Bundle = (part: BuildOptions) => Promise<BuildResult>;

/** Bundles stylesheets, as CSS names them in `@import`, into one file. `source` stands for it in esbuild's messages. */
type BundleStyles = (source: string, imports: readonly string[], name?: string) => Promise<BuildResult>;

/**
 * Bundles the parts of a client, and gathers their files. A part comes after those that it names: styles that come late
 * stand as texts in scripts, and scripts know the progress bar and the search by their hashed names.
 * Rejects with esbuild's failure for faults in the site's islands and styles. May yield `style-syntax`.
 */
export async function bundleParts(sources: PartSources): Promise<ClientBundle> {
  const { root, islands, siteStyles } = sources;
  const esbuild = await importBundler();
  const bundle: Bundle = (part) =>
    esbuild.build({ ...sharedOptions(root), ...part, plugins: [starPaths, ...(part.plugins ?? [])] });
  const entry = (name: string) => entryIn(root, join(CLIENT, name));
  const publicFiles = new Set<string>();
  const styles = styleBundler(bundle, sources, publicFiles);
  const late = await bundleLateStyles(styles);
  const lateTexts = Object.fromEntries(Object.entries(late).map(([name, result]) => [name, textOf(result)]));
  const own = {
    lateStyles: exported('client/lateStyles', lateTexts),
    texts: saying(sources),
  };
  // The progress bar is a CommonJS package. Bundled with the entry it would put the helpers for such packages into a file
  // that every first view loads; so it is a module of its own, which the entry imports by its final name.
  // The search is one too, because a worker runs it.
  const apart = await bundle({
    format: 'esm',
    entryPoints: { progress: entry('router/progressBar.ts'), search: entry('search/searchProgram.ts') },
    plugins: [own.lateStyles],
  });
  const fileOf = (name: string) =>
    `./${apart.outputFiles?.map(({ path }) => basename(path)).find((file) => file.startsWith(`${name}.`))}`;
  const [islandModules, ...others] = await Promise.all([
    bundle({
      format: 'esm',
      splitting: true,
      entryPoints: Object.fromEntries(Object.keys(islands).map((name) => [name, `island:${name}`])),
      ...(sources.isReadable === true ? { minify: false, define: environment('development') } : {}),
      plugins: [
        exported('search/searchProgramFile', { searchProgramFile: fileOf('search') }),
        own.lateStyles,
        ...own.texts,
        islandEntries(islands),
        devJsx,
        ownReact,
        reactJsx,
        stylesApart,
      ],
    }),
    // The entry is bundled apart from the islands: what both import would otherwise become a file that every first view
    // has to wait for.
    bundle({
      format: 'esm',
      splitting: true,
      entryPoints: { entry: entry(sources.dev ? 'dev/devEntry.ts' : 'entry.ts') },
      plugins: [importedAs(/\/progressBar\.ts$/, fileOf('progress')), ...own.texts],
    }),
    bundle({
      format: 'iife',
      entryPoints: Object.fromEntries(PLAIN_SCRIPTS.map((path) => [basename(path), entry(`${path}.ts`)])),
    }),
  ]);
  const islandStyles = inputsOf(root, islandModules).filter((path) => path.endsWith('.css'));
  // Most stylesheets of an island are imported by its component, too: each stands once, the site's own last.
  const ownStyles = [...new Set([...islandStyles, ...siteStyles])].map((path) => JSON.stringify(path));
  const themeStyles = [
    JSON.stringify(join(THEME_STYLES, 'main.css')),
    ...(sources.translations.length === 0 ? [] : [ofComponents('languages')]),
    // An edit may bring the first component to a page that is open, or a hero.
    ...(sources.dev ? LANDING : []),
  ];
  const allStyles = await styles(STYLES, [...themeStyles, ...ownStyles]);
  const apartStyles = [
    await styles(LATE, [ofComponents('notFound')], 'notFoundStyles'),
    ...(sources.dev ? [] : [await styles(LATE, [COMPONENTS], 'components'), await styles(LATE, LANDING, 'landing')]),
  ];
  const results = [apart, islandModules, ...others, allStyles, ...apartStyles];
  const inputs = [...results, ...Object.values(late)].flatMap((result) => inputsOf(root, result));
  return {
    ...gatherClient(results, Object.keys(islands)),
    inputs: [...new Set([...inputs, ...publicFiles])].sort(),
    diagnostics: styleFaults(allStyles.warnings),
  };
}

const CLIENT = join(packageRoot, 'src/client');
const THEME_STYLES = join(packageRoot, 'src/theme/styles');
const COMPONENTS = JSON.stringify(join(THEME_STYLES, 'components.css'));

/** Scripts of `src/client` that pages run as they are, without importing anything. */
const PLAIN_SCRIPTS = [
  'boot',
  'moved/redirect',
  'moved/moved',
  'analytics',
  'announcement',
  'versions',
  'languages',
  'moved/notFound',
];

const sharedOptions = (root: string): BuildOptions => ({
  absWorkingDir: root,
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
  define: environment('production'),
});

/** By which packages choose their build. */
const environment = (name: string) => ({ 'process.env.NODE_ENV': JSON.stringify(name) });

/** `found` gets the public files that styles name. */
const styleBundler =
  (bundle: Bundle, { root, publicDir, base }: PartSources, found: Set<string>): BundleStyles =>
  (source, imports, name = 'styles') =>
    bundle({
      // An entry from `stdin` has no name of its own.
      entryNames: `${name}.[hash]`,
      loader: { ...ASSETS, '.module.css': 'css' },
      stdin: {
        contents: imports.map((one) => `@import ${one};`).join('\n'),
        loader: 'css',
        resolveDir: root,
        sourcefile: source,
      },
      plugins: [publicAddresses({ publicDir, base, found })],
    });

/** Each by the name that `client/lateStyles` exports it by. */
async function bundleLateStyles(styles: BundleStyles): Promise<Readonly<Record<string, BuildResult>>> {
  const bundled = Object.entries(LATE_STYLES).map(
    async ([name, file]) => [name, await styles(LATE, [ofComponents(file)])] as const,
  );
  return Object.fromEntries(await Promise.all(bundled));
}

/** A stylesheet of the theme that is no part of every page. */
const ofComponents = (file: string) => `${JSON.stringify(join(THEME_STYLES, `${file}.css`))} layer(components)`;

/** What a landing page shows: its hero, and any of the components. */
const LANDING = [COMPONENTS, ofComponents('hero')];

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
