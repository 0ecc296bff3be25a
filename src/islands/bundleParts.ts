import { resolve } from 'node:path';
import type { BuildOptions, BuildResult } from 'esbuild';
import type { Diagnostic } from '../model/diagnostic.ts';
import { inputFile } from '../system/bundler/inputFile.ts';
import { starPaths } from '../system/bundler/starPaths.ts';
import { importBundler } from '../system/importNative.ts';
import type { ClientBundle, ClientSources } from './bundleClient.ts';
import { bundleScripts, environment } from './bundleScripts.ts';
import {
  bundleLateStyles,
  bundlePageStyles,
  bundleSomeStyles,
  isMadeStylesheet,
  styleBundler,
} from './bundleStyles.ts';
import { styleFaults } from './clientFaults.ts';
import { gatherClient } from './clientManifest.ts';
import { namedByContents } from './namedByContents.ts';
import { styleConflicts } from './styleConflicts.ts';

/** What the parts of a client are bundled from. */
export interface PartSources
  extends Pick<
    ClientSources,
    'root' | 'publicDir' | 'base' | 'texts' | 'translations' | 'ownLetterSpacing' | 'menuGroups' | 'dev'
  > {
  /** Whether the header of wide windows has the top navigation. */
  readonly hasWideHeader: boolean;
  /** Stylesheets that come after those of the theme and of islands; absolute paths, in order. */
  readonly siteStyles: readonly string[];
  /** Island name to its file, an absolute path. */
  readonly islands: Readonly<Record<string, string>>;
  /** Whether the code of islands stays as it was written, and React says what is wrong with it. */
  readonly isReadable?: boolean;
}

/** Bundles one part of the client: what is given goes before what all parts share. */
export type Bundle = (part: BuildOptions) => Promise<BuildResult>;

/**
 * Bundles the parts of a client, and gathers their files. A part comes after those that it names: styles that come late
 * stand as texts in scripts, and scripts know the progress bar and the search by their hashed names.
 * Rejects with esbuild's failure for faults in the site's islands and styles. May yield `style-syntax` and
 * `merge-conflict`.
 */
export async function bundleParts(sources: PartSources): Promise<ClientBundle> {
  const { root, islands } = sources;
  const bundle = await bundlerIn(root);
  const publicFiles = new Set<string>();
  const styles = styleBundler(bundle, sources, publicFiles);
  const late = await bundleLateStyles(styles);
  const lateTexts = Object.fromEntries(Object.entries(late).map(([name, result]) => [name, textOf(result)]));
  const { islandModules, others, imported } = await bundleScripts(bundle, sources, lateTexts);
  const islandStyles = inputsOf(root, islandModules).filter((path) => path.endsWith('.css'));
  const all = await bundlePageStyles(styles, sources, islandStyles);
  const results = [islandModules, ...others, all, ...(await bundleSomeStyles(styles, sources))];
  const inputs = [...results, ...Object.values(late)].flatMap((result) => inputsOf(root, result));
  const { manifest, files } = gatherClient(results, Object.keys(islands));
  return {
    manifest,
    files: new Map([...files, ...imported]),
    inputs: [...new Set([...inputs, ...publicFiles])].sort(),
    diagnostics: faultsInStyles(root, { inputs, warnings: all.warnings }),
  };
}

/**
 * The client of a site that adds nothing to it but styles: all else is in `made`, that of a site that adds nothing.
 * Rejects and yields as `bundleParts` does.
 */
export async function bundleStylesBeside(made: ClientBundle, sources: PartSources): Promise<ClientBundle> {
  const { root } = sources;
  const publicFiles = new Set<string>();
  const all = await bundlePageStyles(styleBundler(await bundlerIn(root), sources, publicFiles), sources, []);
  const inputs = inputsOf(root, all);
  const { manifest, files } = gatherClient([all], []);
  const { styles, integrity } = manifest;
  const others = [...made.files].filter(([name]) => name !== made.manifest.styles);
  const { [made.manifest.styles]: _, ...integrityOfOthers } = made.manifest.integrity;
  return {
    manifest: { ...made.manifest, styles, integrity: { ...integrityOfOthers, ...integrity } },
    files: new Map([...others, ...files]),
    inputs: [...new Set([...inputs, ...publicFiles])].sort(),
    diagnostics: faultsInStyles(root, { inputs, warnings: all.warnings }),
  };
}

/** Of a stylesheet with a conflict, that alone is told. */
function faultsInStyles(
  root: string,
  { inputs, warnings }: { readonly inputs: readonly string[]; readonly warnings: BuildResult['warnings'] },
): readonly Diagnostic[] {
  const conflicts = styleConflicts(root, [...new Set(inputs)]);
  const conflicted = new Set(conflicts.map(({ place }) => place?.file ?? ''));
  return [...conflicts, ...styleFaults(warnings, conflicted)];
}

async function bundlerIn(root: string): Promise<Bundle> {
  const esbuild = await importBundler();
  return async (part) =>
    namedByContents(
      await esbuild.build({ ...sharedOptions(root), ...part, plugins: [starPaths, ...(part.plugins ?? [])] }),
    );
}

const sharedOptions = (root: string): BuildOptions => ({
  absWorkingDir: root,
  bundle: true,
  write: false,
  metafile: true,
  minify: true,
  target: ['es2022'],
  // React's license asks for it: its notice goes where its code goes.
  legalComments: 'eof',
  logLevel: 'silent',
  outdir: '/out',
  entryNames: '[name].[hash]',
  chunkNames: 'shared.[hash]',
  assetNames: '[name].[hash]',
  jsx: 'automatic',
  define: environment('production'),
});

const textOf = ({ outputFiles }: BuildResult) => outputFiles?.[0]?.text.trim() ?? '';

/** The files that went into a part of the bundle; absolute paths. */
const inputsOf = (root: string, { metafile }: BuildResult): string[] =>
  Object.keys(metafile?.inputs ?? {})
    .filter((input) => !/^(?:island:|<)/.test(input) && !isMadeStylesheet(input))
    .map((input) => resolve(root, inputFile(input)));
