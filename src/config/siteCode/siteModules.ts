import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Diagnostic, errorOf, type Place, placeAtStart } from '../../model/diagnostic.ts';
import { needsBrowser } from '../../model/needsBrowser.ts';
import { messageOf } from '../../model/values/messageOf.ts';
import { withoutUndefined } from '../../model/values/withoutUndefined.ts';
import { writtenSince } from '../../system/bundler/bundleNote.ts';
import { isImportedFile } from '../../system/bundler/importedFiles.ts';
import { contentHash } from '../../system/contentHash.ts';
import { type Mode, takeVariables } from '../../system/environmentFiles.ts';
import { hashVariables } from '../../system/environmentValues.ts';
import { isThere, readText, refusePipe } from '../../system/files.ts';
import { importModule } from '../../system/importModule.ts';
import { isInstalled } from '../../system/isInstalled.ts';
import { endAtOnce } from '../../system/processes/endAtOnce.ts';
import { settledWithin } from '../../system/processes/settledWithin.ts';
import { OutOfTime } from '../../system/processes/withinTime.ts';
import { projectPath } from '../../system/projectPath.ts';
import type { CodeEntries } from './bundleSiteCode.ts';
import { type CompiledCode, compiledSiteCode, isStyle } from './compiledSiteCode.ts';
import { lostReexports } from './lostReexports.ts';
import type { RecordField } from './namedFields.ts';
import { tellBase } from './runningBase.ts';
import { compiledFolder, siteFaultPlace } from './siteFault.ts';

/** The site's own code, loaded: its configuration and its components; empty records where it has none. */
export interface SiteModules {
  readonly configModule: Readonly<Record<string, unknown>>;
  readonly componentsModule: Readonly<Record<string, unknown>>;
  /** Names all of it: it stays while nothing changes, even where a file is written anew. */
  readonly hash: string;
  /** Names the components, and the environment: it stays while nothing but the configuration changes. */
  readonly componentsHash: string;
  /** Environment variables that the site's own files name. */
  readonly variables: readonly string[];
  /** Fields of pages' records that its components name: see `namedFields`. */
  readonly recordFields: readonly RecordField[];
  /** Absolute paths of all files of code that went into it. */
  readonly inputs: readonly string[];
  /** Absolute paths of the pictures and the like that it imports to get their addresses. */
  readonly files: readonly string[];
  /** What has to be published of these: where it is kept, by its name below `assets/`. */
  readonly imported: CompiledCode['imported'];
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
  variables: [],
  recordFields: [],
  inputs: [],
  files: [],
  imported: {},
  styles: [],
  diagnostics: [],
};

/** How long code of a site may wait while it is loaded, as for data that it fetches (ms). */
const LOAD_LIMIT = 30_000;

/** How long to wait for code that was waited for in vain: what it asks for may have come since. */
const NEXT_LIMIT = 100;

/** Compiled modules that were waited for in vain. A dev server asks for them at each save until they are mended. */
const endless = new Set<string>();

/** Code that lets others work after this time (ms) waits for something, as for data that it fetches. */
const LONG_WAIT = 1_000;

/** How the code of a site is loaded. */
export interface LoadOptions {
  /** The base of the site, by what the module of its configuration exports. */
  readonly baseOf?: (configModule: SiteModules['configModule']) => string;
  /** The mode whose environment variables the code gets. */
  readonly mode?: Mode;
  /** How long it may wait (ms). */
  readonly limitMs?: number;
}

/**
 * Compiles and loads `site/config.ts` and `site/components.ts(x)`.
 * The compiled files stay in the cache folder: while no input has changed, esbuild is not even loaded.
 * May yield `config-syntax`.
 */
export async function loadSiteModules(
  root: string,
  cacheDir: string,
  { baseOf = () => '/', mode = 'production', limitMs = LOAD_LIMIT }: LoadOptions = {},
): Promise<SiteModules> {
  const config = firstOf(root, CONFIG_FILES);
  const components = firstOf(root, COMPONENT_FILES);
  if (config === undefined && components === undefined) return NO_MODULES;
  const entries = withoutUndefined({ config, components });
  const folder = compiledFolder(cacheDir);
  const begun = Date.now();
  const code = await compiledSiteCode(root, folder, entries);
  if ('diagnostics' in code) return { ...NO_MODULES, diagnostics: code.diagnostics };
  takeVariables(root, code.variables, mode);
  const styles = code.inputs.filter(isStyle);
  const files = code.inputs.filter(isImportedFile);
  const inputs = code.inputs.filter((path) => !isStyle(path) && !isImportedFile(path));
  const read = { inputs, files, styles };
  // While it is written, it may be mended meanwhile.
  const isSaved = () => mode === 'development' && writtenSince(inputs, begun);
  const load = async (name: keyof CodeEntries) =>
    entries[name] === undefined ? {} : importFresh(join(folder, code.hash, `${name}.mjs`), { limitMs, isSaved });
  let loading = config;
  try {
    const configModule = await load('config');
    tellBase(baseOf(configModule));
    loading = components;
    const componentsModule = await load('components');
    const lost = components === undefined ? [] : lostReexports(root, components, Object.keys(componentsModule));
    if (lost.length > 0) return { ...NO_MODULES, diagnostics: lost };
    return {
      configModule,
      componentsModule,
      hash: code.hash,
      componentsHash: withEnvironment(code),
      variables: code.variables,
      recordFields: code.recordFields,
      ...read,
      imported: code.imported,
      diagnostics: [],
    };
  } catch (error) {
    const start = placeAtStart(projectPath(root, loading ?? root));
    return {
      ...NO_MODULES,
      ...read,
      diagnostics: [
        error instanceof OutOfTime
          ? endlessLoad(root, inputs, start)
          : loadFault(error, siteFaultPlace(error, { root, cacheDir }) ?? start),
      ],
    };
  }
}

const withEnvironment = ({ componentsHash, variables }: CompiledCode) =>
  variables.length === 0 ? componentsHash : contentHash(JSON.stringify([componentsHash, hashVariables(variables)]));

function loadFault(error: unknown, place: Place): Diagnostic {
  const where = needsBrowser(messageOf(error)) ? ', without a browser: move it into an effect' : '';
  return errorOf('config-syntax', {
    message: `Cannot load the site's code because it throws: ${messageOf(error)}`,
    place,
    hint: `code in \`site/\` that is not in a function runs when it is loaded${where}`,
  });
}

/** Of code that waits for ever while it is loaded: nothing of it says where, but few files have such an `await`. */
function endlessLoad(root: string, inputs: readonly string[], fallback: Place): Diagnostic {
  const own = inputs.filter((path) => !isInstalled(path, root));
  const [place = fallback] = own.flatMap((path) => outerAwait(projectPath(root, path), readText(path) ?? '') ?? []);
  return errorOf('config-syntax', {
    message: "Cannot load the site's code: what an `await` outside of functions waits for does not come.",
    place,
    hint: 'end the wait, as `AbortSignal.timeout(10_000)` does for `fetch`, or keep the data in a file of `site/`',
  });
}

/** The first `await` in a line that is not indented, as those outside of functions are. */
function outerAwait(file: string, text: string): Place | undefined {
  const lines = text.split('\n');
  const index = lines.findIndex((line) => /^(?!\/\/|\s).*\bawait\b/.test(line) && !/\basync\b/.test(line));
  return index < 0 ? undefined : { file, line: index + 1, column: (lines[index] ?? '').search(/\bawait\b/) + 1 };
}

function firstOf(root: string, names: readonly string[]): string | undefined {
  const path = names.map((name) => join(root, name)).find(isThere);
  if (path !== undefined) refusePipe(path);
  return path;
}

/**
 * At first, signals end the process at once: code that never ends would let no listener hear them. The clock runs only
 * where code waits; from then on, whoever cleans up hears Ctrl-C again. Once its source `isSaved` nobody waits for it.
 */
async function importFresh(
  path: string,
  { limitMs, isSaved }: { readonly limitMs: number; readonly isSaved: () => boolean },
): Promise<Record<string, unknown>> {
  const hearClosing = endAtOnce(['SIGHUP']);
  const hearStop = endAtOnce(['SIGINT', 'SIGTERM']);
  const clock = setTimeout(hearStop, LONG_WAIT).unref();
  try {
    const limit = endless.has(path) ? NEXT_LIMIT : limitMs;
    return await settledWithin(limit, importModule<Record<string, unknown>>(pathToFileURL(path).href), isSaved);
  } catch (error) {
    if (error instanceof OutOfTime && !isSaved()) endless.add(path);
    throw error;
  } finally {
    clearTimeout(clock);
    hearStop();
    hearClosing();
  }
}
