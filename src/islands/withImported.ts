import { readFileSync } from 'node:fs';
import type { ClientBundle } from './bundleClient.ts';

/**
 * The bundle with the files that the site's components import to get their addresses: where they are kept, by name.
 * They are no part of what is bundled, so that a site without islands and styles needs no bundler for them.
 */
export const withImported = (bundle: ClientBundle, imported: Readonly<Record<string, string>>): ClientBundle => ({
  ...bundle,
  files: new Map([
    ...bundle.files,
    // One that is gone by now, as with the cache folder, ends the run: an empty one would be published.
    ...Object.entries(imported).map(([name, path]) => [name, readFileSync(path)] as const),
  ]),
});
