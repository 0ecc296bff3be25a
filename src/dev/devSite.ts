import { existsSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { codeFiles } from '../build/cache/digestProject.ts';
import { memoryCache } from '../build/cache/pageCache.ts';
import { toldDiagnostics } from '../build/faults/toldDiagnostics.ts';
import { type Project, type ProjectRequest, readProject } from '../build/project.ts';
import {
  isListOfPages,
  readContent,
  readPublicFiles,
  readRedirectsFile,
  startContentDates,
} from '../build/projectParts.ts';
import { createSite, type Site } from '../build/site.ts';
import { cacheFolderOf } from '../config/cacheFolderOf.ts';
import { contentFolderOf, contentPrefixOf } from '../config/contentFolderOf.ts';
import { openInputFiles } from '../content/inputFiles.ts';
import { isPlainAsset, readSource } from '../content/readSources.ts';
import { type Diagnostic, hasErrors, judge } from '../model/diagnostic.ts';
import { whereItCan } from '../system/cacheFile.ts';
import { walkFiles } from '../system/files.ts';
import { gitState } from '../system/gitState.ts';
import { inSlices } from '../system/inSlices.ts';
import { awaitedFiles } from './awaitedFiles.ts';
import { kindOfFile } from './kindOfFile.ts';

/** What a change of files means for the pages that are open. With `pictures`, one that they may show has other contents. */
export type Update = 'none' | 'content' | 'styles' | 'pictures' | 'reload';

/** The site as its files stand now, kept up to date by the files that change. */
export interface DevSite {
  readonly site: () => Site;
  /** Absolute paths of the files that it was made from, of those beside them, and of those that would mend its code. */
  readonly files: () => ReadonlySet<string>;
  /** Takes in changed, new and deleted files (absolute paths). */
  readonly change: (paths: readonly string[]) => Promise<Update>;
  /**
   * Diagnostics of the whole site; compiles the pages not seen yet in slices, so that requests come between.
   * Undefined when a change or the end came first.
   */
  readonly diagnose: () => Promise<readonly Diagnostic[] | undefined>;
  /** Asks git again for the dates of pages where a commit, a pull or another branch came since; yields whether a date changed. */
  readonly renewDates: () => Promise<boolean>;
  /** Ends a diagnosis under way. */
  readonly close: () => void;
}

/** Reads a project for a dev server. Without `cache` nothing is taken from earlier runs. */
export async function createDevSite(
  request: ProjectRequest,
  { cache: isCached = true }: { readonly cache?: boolean } = {},
): Promise<DevSite> {
  const inputs = openInputFiles(isCached ? cacheFolderOf(request.root) : undefined);
  const cache = memoryCache();
  const dates = new Map<string, string>();
  let project: Project = { ...(await readProject({ ...request, inputs })), dates };
  inputs.forgetTexts();
  let datedAt = gitState(project.config.contentDir);
  // Filled in when git has answered: pages shown before say no date.
  startContentDates(project.config)(project.content).then(({ dates: found }) => {
    for (const [path, date] of found) dates.set(path, date);
  });
  let site = createSite(project, cache);
  let closed = false;
  // Open tabs may show what has been deleted since.
  const deleted = new Set<string>();
  const adopt = (next: Project) => {
    project = { ...next, dates };
    site = createSite(project, cache);
    cache.keep(site.routes.allSources);
  };
  // Whether its code is broken. Then it is read again at any change: nobody knows which file will mend it.
  let isBroken = !project.isKnown;
  // A reader of the site keeps what last worked while its code is being mended.
  const reread = async () => {
    const next = await readProject(request);
    const isClientBroken = hasErrors(next.client.diagnostics);
    isBroken = !next.isKnown || isClientBroken;
    const client = isClientBroken ? project.client : next.client;
    if (next.isKnown) return adopt({ ...next, client });
    const { content, diagnostics, publicFiles, publicFaults } = next;
    const read = { ...project, diagnostics, publicFiles, publicFaults };
    // Without code that once worked, each page would seem full of faults.
    if (!project.isKnown) return adopt({ ...read, content });
    const { redirects } = readRedirectsFile(project.config);
    adopt({ ...read, content: readContent(project.config), redirects });
  };
  return {
    site: () => site,
    files() {
      const { config, redirects } = project;
      const found = [...inputs.walk(config.contentDir).files, ...walkFiles(join(config.root, 'site')).files];
      return new Set([
        ...found.map(({ absolutePath }) => absolutePath),
        ...codeFiles(project),
        ...(isBroken ? awaitedFiles(config.root, project.diagnostics) : []),
        ...(redirects.length > 0 || existsSync(config.redirectsFile) ? [config.redirectsFile] : []),
      ]);
    },
    async change(paths) {
      const { config } = project;
      const replaced = replacedPictures(paths, project, deleted);
      const kinds = new Set(paths.map((path) => kindOfFile(path, project)));
      // A folder of plain Markdown has got its `content`. One that is away, as between two branches, comes back.
      const isMoved = config.contentDir === config.root && contentFolderOf(config.root) !== config.root;
      const isCode = kinds.has('code') || kinds.has('client');
      if (isCode || isBroken || isMoved) {
        const before = project;
        await reread();
        // Tabs reload only where other code would run: a save may change nothing, break the code, or come as two changes,
        // the first of them an empty file.
        if (isMoved || !runsTheSame(before, project)) return 'reload';
        if (replaced.length > 0) return 'pictures';
        return isCode ? 'styles' : 'content';
      }
      if (kinds.has('content')) adopt({ ...project, content: readChanged(project, paths) });
      if (kinds.has('redirects')) {
        const redirects = readRedirectsFile(config);
        adopt({
          ...project,
          redirects: redirects.redirects,
          diagnostics: [
            ...project.diagnostics.filter(({ place }) => place?.file !== basename(config.redirectsFile)),
            ...redirects.diagnostics,
          ],
        });
      }
      if (kinds.has('public')) adopt({ ...project, ...readPublicFiles(config) });
      if (kinds.size === 1 && kinds.has('none')) return 'none';
      return replaced.length > 0 ? 'pictures' : 'content';
    },
    async diagnose() {
      // Not before: the first page would wait for it.
      whereItCan(inputs.save);
      const asked = site;
      const pause = inSlices();
      for (const [route, source] of asked.routes.allSources) {
        if (closed || asked !== site) return undefined;
        const page = asked.page(route);
        // What lists pages is rendered with its page, and faults are known then.
        if (page !== undefined && page.deferred.length > 0) asked.pageView(route);
        // It could be read before, so it is being written: in a moment the watcher tells of it.
        if (source.hash !== '' && page?.diagnostics.some(({ code }) => code === 'unreadable')) return undefined;
        await pause();
      }
      return judge(toldDiagnostics(asked.diagnostics(), asked.project.config), false);
    },
    async renewDates() {
      const state = gitState(project.config.contentDir);
      if (state === datedAt) return false;
      datedAt = state;
      const { dates: found } = await startContentDates(project.config)(project.content);
      const isSame = found.size === dates.size && [...found].every(([path, date]) => dates.get(path) === date);
      if (isSame || closed) return false;
      dates.clear();
      for (const [path, date] of found) dates.set(path, date);
      adopt(project);
      return true;
    },
    close() {
      closed = true;
    },
  };
}

/**
 * Those of the changed files that are pictures and the like which the site had before: browsers keep what a page has
 * loaded. `deleted` holds those that are gone, and is kept up to date.
 */
function replacedPictures(paths: readonly string[], { content, publicFiles }: Project, deleted: Set<string>): string[] {
  const media = paths.filter(isPlainAsset);
  if (media.length === 0) return [];
  const known = new Set([...content.assets, ...publicFiles].map(({ absolutePath }) => absolutePath));
  return media.filter((path) => {
    const wasThere = known.has(path) || deleted.has(path);
    const isThere = existsSync(path);
    if (wasThere && !isThere) deleted.add(path);
    return wasThere && isThere;
  });
}

/** Whether an open page need not run anything anew. */
function runsTheSame(before: Project, now: Project): boolean {
  // The client's other scripts follow from the code and its texts.
  const islandsOf = ({ client }: Project) => JSON.stringify(client.manifest.islands);
  return before.modules.hash === now.modules.hash && islandsOf(before) === islandsOf(now);
}

/** The content with the changed files read again. A file more or less means that the folder is listed again. */
function readChanged(project: Project, paths: readonly string[]): Project['content'] {
  const { config, content } = project;
  const prefix = contentPrefixOf(config);
  const changed = new Map(
    paths.map((path) => [relative(config.contentDir, path).replaceAll('\\', '/').normalize('NFC'), path]),
  );
  const known = new Set(content.sources.map(({ relativePath }) => relativePath));
  if (![...changed.keys()].every((path) => known.has(path))) return readContent(config);
  const sources = content.sources.map((source) => {
    const absolutePath = changed.get(source.relativePath);
    return absolutePath === undefined
      ? source
      : readSource({ relativePath: source.relativePath, absolutePath }, prefix);
  });
  // A file that is gone reads as nothing: then the folder is listed again too, as when one has become no page.
  return sources.some((source) => isListOfPages(source) || source.diagnostics.some(({ code }) => code === 'unreadable'))
    ? readContent(config)
    : { ...content, sources };
}
