import { loadConfig } from '../../src/config/loadConfig.ts';
import type { ConfigFlags } from '../../src/config/siteConfig.ts';
import { temporaryFolder } from '../temporaryFolder.ts';

/** Loads a project whose configuration is the given source text. */
export const loadText = (config: string, flags: ConfigFlags = {}, environment: Record<string, string> = {}) =>
  loadConfig(temporaryFolder({ 'site/config.mjs': config }), flags, environment);

/** Loads a project with these options, as they would be written. */
export const loadOptions = (options: string) => loadText(`export const config = { ${options} };`);

/** What is wrong with it, as `code: message`. */
export const faultsOf = async (config: string) =>
  (await loadText(config)).diagnostics.map(({ code, message }) => `${code}: ${message}`);
