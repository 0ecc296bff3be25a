import { createDevSite, type DevSite } from '../../src/dev/devSite.ts';

/** The site of a project in a folder, as a dev server has it. */
export const openDevSite = (root: string, options?: { readonly cache: boolean }): Promise<DevSite> =>
  createDevSite({ root, flags: {}, environment: {}, dev: true }, options);
