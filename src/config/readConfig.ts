import { type Diagnostic, errorOf, type Place } from '../model/diagnostic.ts';
import { messageOf } from '../model/values/messageOf.ts';
import { configFault } from './faults/configFault.ts';
import { configIssues } from './faults/configIssues.ts';
import type { SitePlaces } from './folders/sitePlaces.ts';
import { keptOptions } from './keptOptions.ts';
import type { SiteConfigInput } from './siteApi.ts';
import type { SiteModules } from './siteCode/siteModules.ts';

/** What is known of a configuration. */
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
  if (config === undefined) {
    const alike = Object.keys(modules.configModule).find((name) => /^(?:site)?conf(?:ig)?$/i.test(name));
    return refuse(
      'The site configuration does not export `config`.',
      alike !== undefined
        ? `write \`config\` in place of \`${alike}\``
        : unnamed === undefined
          ? 'export const config = defineConfig({ … })'
          : 'write `export const config =` in place of `export default` or `module.exports =`',
      alike === undefined ? start : places.ofExport(alike),
    );
  }
  if (config instanceof Promise) {
    // What it fails with is told once it is awaited.
    config.catch(() => {});
    return refuse(
      'The site configuration is a promise, and its options are not known yet.',
      'write `await` before it: `export const config = await …`',
    );
  }
  if (typeof config === 'function' || Array.isArray(config))
    return refuse(
      `The site configuration is a ${Array.isArray(config) ? 'list' : 'function'}, expected an object.`,
      'write `export const config = { title: … }`, the options themselves',
      places.ofExport('config'),
    );
  try {
    return readOptions(config, places);
  } catch (thrown) {
    return refuse(
      `Cannot read the site configuration because it throws: ${messageOf(thrown)}`,
      'write the value of the option in place of its getter, or catch the error there',
      placeOfThrown(thrown),
    );
  }
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
