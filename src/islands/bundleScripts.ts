import { basename, join } from 'node:path';
import type { BuildResult } from 'esbuild';
import { type ImportedFiles, importedFiles } from '../system/bundler/importedFiles.ts';
import { devJsx, reactJsx } from '../system/bundler/reactJsx.ts';
import { entryIn } from '../system/bundler/starPaths.ts';
import { stylesApart } from '../system/bundler/stylesApart.ts';
import { packageRoot } from '../system/packageRoot.ts';
import type { Bundle, PartSources } from './bundleParts.ts';
import { exported, importedAs, islandEntries, ownReact, saying } from './bundlePlugins.ts';

interface BundledScripts {
  readonly islandModules: BuildResult;
  readonly others: readonly BuildResult[];
  /** Files that islands import to get their addresses. */
  readonly imported: ImportedFiles;
}

/**
 * Bundles the entry, the islands, and the scripts that pages run as they are. `lateStyles` are texts for
 * `client/lateStyles`.
 */
export async function bundleScripts(
  bundle: Bundle,
  sources: PartSources,
  lateStyles: Readonly<Record<string, string>>,
): Promise<BundledScripts> {
  const { root, islands, base } = sources;
  const imported = new Map<string, Uint8Array>();
  const entry = (name: string) => entryIn(root, join(packageRoot, 'src/client', name));
  const late = exported('client/lateStyles', lateStyles);
  const texts = saying(sources);
  // The progress bar is a CommonJS package. Bundled with the entry it would put the helpers for such packages into a
  // file that every first view loads; so it is a module of its own, which the entry imports by its final name.
  // The search is one too, because a worker runs it.
  const apart = await bundle({
    format: 'esm',
    entryPoints: { progress: entry('router/progressBar.ts'), search: entry('search/searchProgram.ts') },
    plugins: [late],
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
        late,
        ...texts,
        islandEntries(islands),
        devJsx,
        ownReact,
        reactJsx,
        stylesApart,
        importedFiles(imported, (path) => JSON.stringify(base + path)),
      ],
    }),
    // The entry is bundled apart from the islands: what both import would otherwise become a file that every first view
    // has to wait for.
    bundle({
      format: 'esm',
      splitting: true,
      entryPoints: { entry: entry(sources.dev ? 'dev/devEntry.ts' : 'entry.ts') },
      plugins: [importedAs(/\/progressBar\.ts$/, fileOf('progress')), ...texts],
    }),
    bundle({
      format: 'iife',
      // That of this repository asks for a directive in each script; the package has none.
      tsconfigRaw: {},
      entryPoints: Object.fromEntries(PLAIN_SCRIPTS.map((path) => [basename(path), entry(`${path}.ts`)])),
    }),
  ]);
  return { islandModules, others: [apart, ...others], imported };
}

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

/** By which packages choose their build. */
export const environment = (name: string): Record<string, string> => ({ 'process.env.NODE_ENV': JSON.stringify(name) });
