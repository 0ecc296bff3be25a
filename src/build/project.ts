import type { ConfigEnvironment } from '../config/configEnvironment.ts';
import { createSitePlaces, type SitePlaces } from '../config/folders/sitePlaces.ts';
import { loadConfig } from '../config/loadConfig.ts';
import { hasMenuGroups } from '../config/navigationLinks.ts';
import type { SiteModules } from '../config/siteCode/siteModules.ts';
import type { ConfigFlags, SiteConfig } from '../config/siteConfig.ts';
import type { InputFiles } from '../content/inputFiles.ts';
import { bundleClient, type ClientBundle } from '../islands/bundleClient.ts';
import { loadParser } from '../markdown/parse/parsers.ts';
import { loadPlugins, type PluginFault } from '../markdown/plugins/loadPlugins.ts';
import type { PagePlugins } from '../markdown/plugins/pagePlugins.ts';
import { type Diagnostic, errorOf } from '../model/diagnostic.ts';
import { hasOwnLetterSpacing } from '../model/languages/hasOwnLetterSpacing.ts';
import { asRecord } from '../model/values/asRecord.ts';
import type { WrittenRedirect } from '../redirects/readRedirects.ts';
import type { GitDates, GitHistory, Undated } from '../system/git/gitDates.ts';
import { timed } from '../system/processes/timed.ts';
import { danglingSymlinks } from './faults/danglingSymlinks.ts';
import { wideHeaderFrom } from './navigation/wideHeaderFrom.ts';
import {
  type Content,
  type ContentHistory,
  loadStripperFor,
  type PublicFolder,
  readContent,
  readPublicFiles,
  readRedirectsFile,
  startContentDates,
} from './projectParts.ts';
import { exportFaults } from './siteCodeFaults/exportFaults.ts';
import { pluginThread } from './threads/pluginThread.ts';

/** Everything a site is made from, read but not yet compiled. */
export interface Project extends PublicFolder {
  readonly config: SiteConfig;
  readonly modules: SiteModules;
  readonly plugins: PagePlugins | undefined;
  readonly client: ClientBundle;
  readonly content: Content;
  readonly redirects: readonly WrittenRedirect[];
  /** When content files were last changed, by path relative to the content folder; those that git knows. */
  readonly dates: GitDates;
  /** Who changed them; undefined where no page shows it. */
  readonly authors?: GitHistory['authors'];
  readonly undated: Undated;
  /** Whether drafts are pages, too. */
  readonly showsDrafts: boolean;
  /** False when the site's own code could not be read: there are no pages then, as each would seem full of faults. */
  readonly isKnown: boolean;
  /** Of the rest: configuration, code and redirects; see `projectFaults`. */
  readonly diagnostics: readonly Diagnostic[];
}

/** What a run was asked for. */
export interface ProjectRequest {
  /** Project folder, absolute. */
  readonly root: string;
  readonly flags: ConfigFlags;
  readonly environment: ConfigEnvironment;
  readonly dev: boolean;
  /** What is known of the files that are read. */
  readonly inputs?: InputFiles;
}

/** Reads the whole project. Faults of any part are gathered, none stops the reading. */
export async function readProject({ root, flags, environment, dev, inputs }: ProjectRequest): Promise<Project> {
  const {
    config: asked,
    modules,
    isKnown: isLoaded,
    diagnostics,
  } = await timed('configuration', () =>
    loadConfig(root, { ...flags, mode: dev ? 'development' : 'production' }, environment),
  );
  // Nobody shares the pages of a dev server, and its pictures have no way to go.
  const config = dev ? Object.freeze({ ...asked, socialCards: false, pictureEncoder: undefined }) : asked;
  await loadParser(config.parser);
  const { plugins, faults: misused } = await loadPlugins(modules.componentsModule, config.parser, pluginThread(config));
  // A dev server reads them in the background: its first page does not wait for them.
  const history = dev ? undefined : startContentDates(config);
  const client = await timed('client', () =>
    bundleClient({
      ...config,
      componentStyles: modules.styles,
      imported: modules.imported,
      wideFromEm: wideHeaderFrom(config, {
        hasOwnPart: asRecord(modules.componentsModule.layout).header !== undefined,
      }),
      menuGroups: hasMenuGroups(config),
      ownLetterSpacing: [config, ...config.translations].some(({ lang }) => hasOwnLetterSpacing(lang)),
      dev,
    }),
  );
  const redirects = readRedirectsFile(config);
  const content = timed('content', () => readContent(config, inputs));
  await loadStripperFor(content);
  const broken = danglingSymlinks(root);
  const isKnown = isLoaded && !broken.withoutPages;
  const places = createSitePlaces(asked, modules.inputs);
  const faults = [
    ...broken.faults,
    ...diagnostics,
    ...pluginFaults(misused, places),
    ...exportFaults(modules.componentsModule, places),
    ...client.diagnostics,
    ...redirects.diagnostics,
  ];
  return {
    config,
    modules,
    plugins,
    client,
    content: isKnown ? content : { ...content, sources: [] },
    redirects: isKnown ? redirects.redirects : [],
    ...readPublicFiles(config),
    showsDrafts: dev,
    ...(await timed('git dates', () => datesFrom(history, content))),
    isKnown,
    diagnostics: isKnown ? faults : [...faults, ...content.sources.flatMap((source) => source.diagnostics)],
  };
}

/** Plugins that cannot run, as `config-invalid` where they are exported. */
const pluginFaults = (faults: readonly PluginFault[], places: SitePlaces): Diagnostic[] =>
  faults.map(({ key, ...fault }) => errorOf('config-invalid', { place: places.ofKey(key), ...fault }));

const datesFrom = async (history: ContentHistory | undefined, content: Content): Promise<GitHistory> =>
  (await history?.(content)) ?? { dates: new Map(), undated: {} };

/** All that is wrong with what a project is made from, but for its pages; of one that is not known the cause alone. */
export const projectFaults = ({ isKnown, content, publicFaults, diagnostics }: Project): readonly Diagnostic[] =>
  isKnown ? [...diagnostics, ...content.diagnostics, ...publicFaults] : diagnostics;
