import { loadSiteModules } from '../config/siteCode/siteModules.ts';
import { StoredSource } from '../content/storedSource.ts';
import { loadParser } from '../markdown/parse/parsers.ts';
import { loadPlugins } from '../markdown/plugins/loadPlugins.ts';
import type { SourceFile } from '../model/sourceFile.ts';
import { noCache } from './cache/pageCache.ts';
import type { Project } from './project.ts';
import type { Content } from './projectParts.ts';
import { createSite, type Site } from './site.ts';
import { pluginThread } from './threads/pluginThread.ts';

/** A project as another thread is sent it: without the site's code, which that thread loads itself. */
export type SentProject = Omit<Project, 'modules' | 'plugins'>;

/** What of a project can be sent. The client's files stay: pages need only their names. */
export const sentProject = ({ modules: _modules, plugins: _plugins, ...project }: Project): SentProject => ({
  ...project,
  client: { ...project.client, files: new Map() },
});

/** The site of a project that was sent to this thread. */
export async function siteOfSent(project: SentProject): Promise<Site> {
  const { config } = project;
  const { root, cacheDir, parser, base, mode } = config;
  const [modules] = await Promise.all([
    loadSiteModules(root, cacheDir, { baseOf: () => base, mode }),
    loadParser(parser),
  ]);
  const { plugins } = await loadPlugins(modules.componentsModule, parser, pluginThread(config));
  return createSite({ ...project, content: restored(project.content), modules, plugins }, noCache);
}

/** The content as it was sent: texts are not, each thread reads those that it compiles. */
function restored({ partials, sources, ...content }: Content): Content {
  const restore = (source: SourceFile) => new StoredSource(source as StoredSource);
  return {
    ...content,
    sources: sources.map(restore),
    partials: new Map([...partials].map(([path, source]) => [path, restore(source)])),
  };
}
