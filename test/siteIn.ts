import { memoryCache } from '../src/build/cache/pageCache.ts';
import { readContent, readPublicFiles, readRedirectsFile } from '../src/build/projectParts.ts';
import { createSite, type Site } from '../src/build/site.ts';
import { pluginThread } from '../src/build/threads/pluginThread.ts';
import { loadConfig } from '../src/config/loadConfig.ts';
import type { SiteConfig } from '../src/config/siteConfig.ts';
import { loadParser } from '../src/markdown/parse/parsers.ts';
import { loadPlugins } from '../src/markdown/plugins/loadPlugins.ts';
import type { Diagnostic } from '../src/model/diagnostic.ts';
import { temporaryFolder, writeFiles } from './temporaryFolder.ts';

/**
 * A site over files of its own (path to contents), without bundling a client. `config` is what its configuration says;
 * the files are written into `folder` when that is given.
 */
export async function siteIn(
  files: Readonly<Record<string, string>>,
  {
    config = {},
    dates = {},
    folder = temporaryFolder(),
    settings = () => [],
  }: {
    readonly config?: Partial<SiteConfig>;
    readonly dates?: Readonly<Record<string, string>>;
    readonly folder?: string;
    /** What is told of settings of other generators, where there are none of docsgen's. */
    readonly settings?: (root: string) => readonly Diagnostic[];
  } = {},
): Promise<Site> {
  writeFiles(folder, files);
  const loaded = await loadConfig(folder, {}, {});
  await loadParser(loaded.config.parser);
  const complete: SiteConfig = { ...loaded.config, ...config };
  return createSite(
    {
      config: complete,
      modules: loaded.modules,
      plugins: (await loadPlugins(loaded.modules.componentsModule, loaded.config.parser, pluginThread(loaded.config)))
        .plugins,
      client: CLIENT,
      content: readContent(complete),
      redirects: readRedirectsFile(complete).redirects,
      ...readPublicFiles(complete),
      showsDrafts: false,
      dates: new Map(Object.entries(dates)),
      undated: {},
      isKnown: loaded.isKnown,
      diagnostics: loaded.config.configFile === undefined ? settings(folder) : [],
    },
    memoryCache(),
  );
}

const CLIENT = {
  manifest: {
    boot: 'boot.js',
    entry: 'entry.js',
    redirect: 'redirect.js',
    moved: 'moved.js',
    analytics: 'analytics.js',
    announcement: 'announcement.js',
    versions: 'versions.js',
    languages: 'languages.js',
    notFound: 'notFound.js',
    notFoundStyles: 'notFoundStyles.css',
    components: 'components.css',
    landing: 'landing.css',
    styles: 'styles.css',
    islands: {},
    integrity: {},
  },
  files: new Map(),
  inputs: [],
  diagnostics: [],
};
