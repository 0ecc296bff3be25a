import { type Diagnostic, errorOf, type Place } from '../model/diagnostic.ts';
import { messageOf } from '../model/values/messageOf.ts';
import { configFault } from './faults/configFault.ts';
import { configIssues } from './faults/configIssues.ts';
import type { SitePlaces } from './folders/sitePlaces.ts';
import { keptOptions } from './keptOptions.ts';
import type { SiteConfigInput } from './siteApi.ts';
import type { SiteModules } from './siteCode/siteModules.ts';

interface ReadConfig {
  readonly input: SiteConfigInput;
  readonly isKnown: boolean;
  readonly faults: readonly Diagnostic[];
}

/** Where the faults of a configuration stand. */
interface ConfigPlaces {
  readonly places: SitePlaces;
  /** Of an error that its code throws, where that is known. */
  readonly placeOfThrown: (thrown: unknown) => Place | undefined;
}

/**
 * The options that are right, by which the rest of the project is checked, and what is wrong with the others, as
 * `config-invalid`.
 */
export function readConfig(
  modules: SiteModules,
  configFile: string | undefined,
  { places, placeOfThrown }: ConfigPlaces,
): ReadConfig {
  const isLoaded = modules.diagnostics.length === 0;
  if (configFile === undefined || !isLoaded) return { input: {}, isKnown: isLoaded, faults: [] };
  const { config, default: unnamed } = modules.configModule;
  const start = { file: configFile, line: 1, column: 1 };
  const refuse = (message: string, hint: string, place: Place = start) => {
    const fault: Diagnostic = errorOf('config-invalid', { message, place, hint });
    return { input: {}, isKnown: false, faults: [fault] };
  };
  if (config === undefined && !('config' in modules.configModule)) {
    const alike = Object.keys(modules.configModule).find((name) => ALIKE.test(name));
    const own = places.ofKey('config');
    const isDeclared = own.endColumn !== undefined;
    return refuse(
      'The site configuration does not export `config`.',
      alike !== undefined
        ? `write \`config\` in place of \`${alike}\``
        : isDeclared
          ? 'write `export` before it: `export const config = { … }`'
          : unnamed === undefined
            ? 'export const config = defineConfig({ … })'
            : 'write `export const config =` in place of `export default` or `module.exports =`',
      alike === undefined ? (isDeclared ? own : start) : places.ofExport(alike),
    );
  }
  const exported = places.ofExport('config');
  if (config instanceof Promise) {
    // What it fails with is told once it is awaited.
    config.catch(() => {});
    return refuse(
      'The site configuration is a promise, and its options are not known yet.',
      'write `await` before it: `export const config = await …`',
      exported,
    );
  }
  const kind = kindOf(config);
  if (kind !== undefined)
    return refuse(
      `The site configuration is ${kind}, expected an object.`,
      'write `export const config = { title: … }`, the options themselves',
      exported,
    );
  try {
    return readOptions(config, places);
  } catch (thrown) {
    const path = thrown instanceof RangeError ? pathToItself(config) : undefined;
    if (path !== undefined)
      return refuse(
        `Option \`${path.join('.')}\` holds what it stands in, and so has no end.`,
        'write what belongs there in its place',
        places.ofPath(path),
      );
    return refuse(
      `Cannot read the site configuration because it throws: ${messageOf(thrown)}`,
      'write the value of the option in place of its getter, or catch the error there',
      placeOfThrown(thrown),
    );
  }
}

/** What others call their configuration. */
const ALIKE = /^(?:site|docs)?(?:conf(?:ig(?:uration)?)?|settings|options)$/i;

/** What a configuration is that has no options; undefined for an object, and for what the schema tells of. */
function kindOf(config: unknown): string | undefined {
  if (config === undefined) return 'undefined';
  if (Array.isArray(config)) return 'a list';
  if (typeof config === 'function') return /^class\b/.test(String(config)) ? 'a class' : 'a function';
  const [, name = ''] = /^\[object (\w+)\]$/.exec(Object.prototype.toString.call(config)) ?? [];
  return typeof config === 'object' && config !== null && !/^(?:Object|Module)$/.test(name) ? `a ${name}` : undefined;
}

/** No configuration is deeper, unless it has no end. */
const DEEPEST = 500;

/** The way to the first value that is one of those around it; undefined for none. */
function pathToItself(value: unknown, around: readonly unknown[] = []): readonly (string | number)[] | undefined {
  if (typeof value !== 'object' || value === null || around.length > DEEPEST) return undefined;
  if (around.includes(value)) return [];
  for (const [key, inner] of Object.entries(value)) {
    const rest = pathToItself(inner, [...around, value]);
    if (rest !== undefined) return [Array.isArray(value) ? Number(key) : key, ...rest];
  }
  return undefined;
}

function readOptions(config: unknown, places: SitePlaces): ReadConfig {
  const issues = configIssues(config);
  const faulty = new Set<unknown>(issues.map(({ path }) => path?.[0].key));
  return {
    input: issues.length === 0 ? { ...Object(config) } : keptOptions(config),
    // Without these, pages would have faults that they have not.
    isKnown: !faulty.has('constants') && !faulty.has('defaults'),
    faults: issues.map((issue) => configFault(issue, { places, config })),
  };
}
