import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Diagnostic } from '../model/diagnostic.ts';
import { loadTypeStripper } from '../system/bundler/typeStripper.ts';
import { completeConfig } from './completeConfig.ts';
import { configElsewhere } from './configElsewhere.ts';
import type { ConfigEnvironment } from './configEnvironment.ts';
import { environmentFaults } from './faults/environmentFaults.ts';
import { optionFaults } from './faults/optionFaults.ts';
import { shadowedFiles } from './faults/shadowedFiles.ts';
import { cacheFolderOf } from './folders/cacheFolderOf.ts';
import { createSitePlaces } from './folders/sitePlaces.ts';
import { readConfig } from './readConfig.ts';
import { readHead } from './readHead.ts';
import { normalBase, writtenBase } from './siteBase.ts';
import { siteFaultPlace } from './siteCode/siteFault.ts';
import { CONFIG_FILES, loadSiteModules, type SiteModules } from './siteCode/siteModules.ts';
import type { ConfigFlags, SiteConfig } from './siteConfig.ts';

/** The configuration of a run and the site's loaded code, or what is wrong with them. */
export interface LoadedConfig {
  readonly config: SiteConfig;
  readonly modules: SiteModules;
  /** False when what pages take from the site is not known: its code does not load, or its constants are faulty. */
  readonly isKnown: boolean;
  readonly diagnostics: readonly Diagnostic[];
}

/**
 * Reads the configuration of the project in `root` (absolute).
 * Flags win over the environment, it wins over the file.
 * May yield `config-syntax`, `config-invalid`, `bad-gtm-id`, `unsafe-url`, `unread-file`.
 */
export async function loadConfig(
  root: string,
  flags: ConfigFlags,
  environment: ConfigEnvironment,
): Promise<LoadedConfig> {
  const cacheDir = cacheFolderOf(root);
  const { mode = 'production' } = flags;
  const modules = await loadSiteModules(root, cacheDir, {
    baseOf: (module) => normalBase(flags.base ?? writtenBase(module) ?? '/'),
    mode,
  });
  const configFile = CONFIG_FILES.find((name) => existsSync(join(root, name)));
  const places = createSitePlaces({ root, configFile }, modules.inputs);
  const { input, isKnown, faults } = readConfig(modules, configFile, {
    places,
    placeOfThrown: (thrown) => siteFaultPlace(thrown, { root, cacheDir }),
  });
  const { tags: head, faults: ofHead } = readHead(input.head ?? [], places);
  const elsewhere = configFile === undefined ? configElsewhere(root) : [];
  // Settings in JavaScript may have others beside them that are not.
  if (elsewhere.some(({ place }) => /\.[cm]?[jt]s$/.test(place?.file ?? ''))) await loadTypeStripper();
  const shadowed = modules.diagnostics.length === 0 ? shadowedFiles(root, [...modules.inputs, ...modules.styles]) : [];
  const hasOwnSearch = hasSearch(modules.componentsModule);
  const config = completeConfig(input, { root, mode, cacheDir, flags, environment, configFile, head, hasOwnSearch });
  const ofVariables = environmentFaults(root, modules.variables, mode);
  const ofOptions = optionFaults(config, { input, places, isKnown, isBaseOfFlag: flags.base !== undefined });
  const diagnostics = [modules.diagnostics, ofVariables, elsewhere, shadowed, faults, ofHead, ofOptions].flat();
  return { config, modules, isKnown, diagnostics };
}

const hasSearch = ({ layout }: Readonly<Record<string, unknown>>): boolean =>
  typeof layout === 'object' && layout !== null && 'search' in layout && layout.search !== undefined;
