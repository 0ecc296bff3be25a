import { loadConfig } from '../../src/config/loadConfig.ts';
import { temporaryFolder } from '../temporaryFolder.ts';

/** Loads the configuration of a site with these options, as they would be written. */
export const loadOptions = (options: string): ReturnType<typeof loadConfig> =>
  loadConfig(temporaryFolder({ 'site/config.mjs': `export const config = { ${options} };` }), {}, {});
