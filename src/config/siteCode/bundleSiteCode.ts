import { createRequire } from 'node:module';
import { relative, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Metafile } from 'esbuild';
import type { Diagnostic } from '../../model/diagnostic.ts';
import {
  type BundlerFault,
  type BundlerWarning,
  bundlerFault,
  unbundledHint,
} from '../../system/bundler/bundlerFault.ts';
import { changedSource } from '../../system/bundler/changedSource.ts';
import { type FindReact, hostPackages } from '../../system/bundler/hostPackages.ts';
import { type ImportedFiles, importedFiles } from '../../system/bundler/importedFiles.ts';
import { inputFile } from '../../system/bundler/inputFile.ts';
import { devJsx, withReactJsx } from '../../system/bundler/reactJsx.ts';
import { entryIn } from '../../system/bundler/starPaths.ts';
import { stylesApart } from '../../system/bundler/stylesApart.ts';
import { urlsOfFiles } from '../../system/bundler/urlsOfFiles.ts';
import { withImports } from '../../system/bundler/withImports.ts';
import { importBundler } from '../../system/importNative.ts';
import { isInstalled } from '../../system/isInstalled.ts';
import { filesOfConfig } from './filesOfConfig.ts';
import { columnOfSource, OWN_PLACE, withOwnPlace } from './ownPlace.ts';
import { BASE_EXPRESSION } from './runningBase.ts';

/** The files that a site's code begins with, absolute, by the names that they have when they are compiled. */
export type CodeEntries = Readonly<Partial<Record<'config' | 'components', string>>>;

interface SiteBundle {
  /** Path relative to `outdir`, and contents. The entries are `config.mjs` and `components.mjs`. */
  readonly files: readonly (readonly [name: string, contents: Uint8Array])[];
  /** Absolute paths of all files that went into it, stylesheets among them; sorted. */
  readonly inputs: readonly string[];
  /** Those of them that the components are made from. */
  readonly componentInputs: readonly string[];
  /** Files that it imports to get their addresses. */
  readonly imported: ImportedFiles;
  /** When the bundler began to read them (ms). */
  readonly begun: number;
}

/**
 * Compiles a site's code as modules for Node, or yields what is wrong with it: `config-syntax`, `unreadable`,
 * `merge-conflict`. Nothing is written: `outdir` is where the files will stand. All paths are absolute.
 */
export async function bundleSiteCode(
  root: string,
  outdir: string,
  entries: CodeEntries,
): Promise<SiteBundle | { readonly diagnostics: readonly Diagnostic[] }> {
  const esbuild = await importBundler();
  const begun = Date.now();
  const imported = new Map<string, Uint8Array>();
  const result = await esbuild
    .build({
      absWorkingDir: root,
      entryPoints: Object.fromEntries(Object.entries(entries).map(([name, path]) => [name, entryIn(root, path)])),
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
      plugins: [devJsx, hostPackages(ownReact), stylesApart, importedFiles(imported, addressOf), ownSource],
    })
    .catch((failure: { errors: readonly BundlerFault[] }) => failure);
  if ('errors' in result && !('outputFiles' in result)) {
    return { diagnostics: result.errors.map((fault) => bundlerFault(inSource(root, fault), hintOf)) };
  }
  const own = result.warnings.filter(({ location }) => !isInstalled(location?.file ?? ''));
  const faults = own.flatMap((fault) => {
    const hint = isMissingExport(fault) ? EXPORT_THERE : isSecondKey(fault) ? 'delete one of the two' : undefined;
    return hint === undefined ? [] : [bundlerFault(inSource(root, fault), () => hint)];
  });
  if (faults.length > 0) return { diagnostics: faults };
  const behind = (entry: string | undefined) => inputsBehind(entry, root, result.metafile);
  const ofConfig = new Set(behind(entries.config));
  const early = filesOfConfig(root, result.metafile, (path) => ofConfig.has(path));
  if (early.length > 0) return { diagnostics: early };
  const inputs = filesOf(root, Object.keys(result.metafile.inputs));
  const unpublished = urlsOfFiles(root, inputs, { isInBrowser: false });
  if (unpublished.length > 0) return { diagnostics: unpublished };
  return {
    files: result.outputFiles.map(({ path, contents }) => [relative(outdir, path), contents] as const),
    inputs,
    componentInputs: filesOf(root, behind(entries.components)),
    imported,
    begun,
  };
}

/** A fault at its place in the source, of which the bundler sees what `ownSource` has made. */
const inSource = (root: string, fault: BundlerFault): BundlerFault =>
  fault.location === null
    ? fault
    : {
        ...fault,
        location: { ...fault.location, column: columnOfSource(resolve(root, fault.location.file), fault.location) },
      };

/**
 * Whether code imports from a file that exports nothing, for which TypeScript gets `undefined`. Packages may ask on
 * purpose.
 */
const isMissingExport = ({ id, text }: BundlerWarning) => id === 'import-is-undefined' && / has no exports$/.test(text);

/** Of an option, or another name, that stands twice the first would be passed over. */
const isSecondKey = ({ id }: BundlerWarning) => id === 'duplicate-object-key';

const EXPORT_THERE = 'write `export` before what that file declares';

const hintOf = (text: string) => unbundledHint(text) ?? 'fix this line: the code in `site/` must compile as TypeScript';

/** ES modules have no `require`: this one is for bundled CommonJS packages that ask for Node's modules or React. */
const REQUIRE =
  "import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);";

/** A site renders with the generator's own React, and asks for it when it runs. */
const ownReact: FindReact = ({ path, kind }) => {
  const file = createRequire(import.meta.url).resolve(path);
  return { path: kind.startsWith('require') ? file : pathToFileURL(file).href, external: true };
};

const ownSource = changedSource('docsgen-own-source', /\.[cm]?[jt]sx?$/, (path, text) =>
  withOwnPlace(path, withReactJsx(path, text)),
);

const addressOf = (path: string) => `${BASE_EXPRESSION} + ${JSON.stringify(path)}`;

/** The files of inputs; absolute paths, in order. */
const filesOf = (root: string, inputs: readonly string[]): string[] =>
  [...new Set(inputs.map((path) => resolve(root, inputFile(path))))].sort();

/** Inputs: an entry's and all that it imports, directly or not. */
function inputsBehind(entry: string | undefined, root: string, { inputs }: Metafile): string[] {
  const isInput = (path: string) => path in inputs;
  const imports = new Map(
    Object.entries(inputs).map(([path, input]) => [path, input.imports.map((one) => one.path).filter(isInput)]),
  );
  const own = [...imports.keys()].filter((path) => resolve(root, path) === entry);
  return own.flatMap((path) => withImports(path, imports));
}
