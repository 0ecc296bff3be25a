import { join } from 'node:path';
import { ADDRESS_LOCK } from '../addresses/addressLock.ts';
import type { SiteConfig } from '../config/siteConfig.ts';
import { settingsFiles } from '../system/bundler/importSettings.ts';
import { isInside } from '../system/files.ts';

/**
 * What a file is to the site: `code` runs while pages are made, `client` in browsers; `shown` stands in a code block,
 * and outside of the content; `none`: it is no part of it.
 */
export type FileKind = 'content' | 'code' | 'client' | 'redirects' | 'public' | 'shown' | 'none';

/** Where a project's files are, and those that went into its code; all paths absolute. */
export interface ProjectFiles {
  readonly config: Pick<SiteConfig, 'root' | 'contentDir' | 'publicDir' | 'islandsDir' | 'redirectsFile'>;
  readonly modules: { readonly inputs: readonly string[]; readonly files: readonly string[] };
  readonly client: { readonly inputs: readonly string[] };
  readonly shown: ReadonlySet<string>;
}

/** The kind of a file by its absolute path; it need not exist any more. */
export function kindOfFile(path: string, { config, modules, client, shown }: ProjectFiles): FileKind {
  if (path === config.redirectsFile || path === join(config.root, ADDRESS_LOCK)) return 'redirects';
  if (modules.files.includes(path)) return 'code';
  if (isInside(config.publicDir, path)) return client.inputs.includes(path) ? 'client' : 'public';
  // A file may be in both: what it changes on the server then decides.
  if (modules.inputs.includes(path)) return 'code';
  if (client.inputs.includes(path) || isInside(config.islandsDir, path)) return 'client';
  if (path.endsWith('.json') && settingsFiles([...modules.inputs, ...client.inputs], config.root).includes(path))
    return 'code';
  // A watcher that has missed changes names the whole folder.
  if (path === join(config.root, 'site')) return 'code';
  if (isInside(join(config.root, 'site'), path)) {
    if (path.endsWith('.css')) return 'client';
    return /\.[cm]?[jt]sx?$/.test(path) ? 'code' : 'none';
  }
  if (isInside(config.contentDir, path)) return 'content';
  return shown.has(path) ? 'shown' : 'none';
}
