import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ADDRESS_LOCK } from '../addresses/addressLock.ts';
import { codeFiles } from '../build/cache/codeFiles.ts';
import { memoryCache } from '../build/cache/pageCache.ts';
import { toldDiagnostics } from '../build/faults/toldDiagnostics.ts';
import { type Project, type ProjectRequest, readProject } from '../build/project.ts';
import { loadStripperFor } from '../build/projectParts.ts';
import { createSite, type Site } from '../build/site.ts';
import { whilePluginsWork } from '../build/threads/whilePluginsWork.ts';
import { cacheFolderOf } from '../config/folders/cacheFolderOf.ts';
import { contentFolderOf } from '../config/folders/contentFolderOf.ts';
import { openInputFiles } from '../content/inputFiles.ts';
import { isPlainAsset } from '../content/readSources.ts';
import { type Diagnostic, judge } from '../model/diagnostic.ts';
import { SourceChanged } from '../model/sourceFile.ts';
import { whereItCan } from '../system/cache/cacheFile.ts';
import { inSlices } from '../system/processes/inSlices.ts';
import { walkFiles } from '../system/walkFiles.ts';
import { awaitedFiles } from './awaitedFiles.ts';
import { startDevDates } from './devDates.ts';
import { rereadProject, withChangedFiles } from './devProject.ts';
import { kindOfFile } from './kindOfFile.ts';

/** What a change of files means for open pages. `pictures`: one that they may show has other contents. */
export type Update = 'none' | 'content' | 'styles' | 'pictures' | 'reload';

/** The site as its files stand now, kept up to date by the files that change. */
export interface DevSite {
  readonly site: () => Site;
  /** Absolute paths of the files that it was made from, of those beside them, and of those that would mend its code. */
  readonly files: () => ReadonlySet<string>;
  /** Files outside of the content that pages have shown so far, or were to show; absolute. */
  readonly shownElsewhere: () => ReadonlySet<string>;
  /** Takes in changed, new and deleted files (absolute paths). */
  readonly change: (paths: readonly string[]) => Promise<Update>;
  /**
   * Diagnostics of the whole site; compiles the pages not seen yet in slices, so that requests come between.
   * Undefined when a change or the end came first.
   */
  readonly diagnose: () => Promise<readonly Diagnostic[] | undefined>;
  /**
   * Asks git again for the dates of pages where a commit, a pull or another branch came since; yields whether a date
   * changed.
   */
  readonly renewDates: () => Promise<boolean>;
  /** Ends a diagnosis under way. */
  readonly close: () => void;
}

/** Reads a project for a dev server. Without `cache` nothing is taken from earlier runs. */
export async function createDevSite(
  request: ProjectRequest,
  { cache: isCached = true }: { readonly cache?: boolean } = {},
): Promise<DevSite> {
  const inputs = openInputFiles(isCached ? cacheFolderOf(request.root) : undefined, { isHurried: true });
  const read = await readProject({ ...request, inputs });
  inputs.forgetTexts();
  const dates = startDevDates(read);
  const cache = memoryCache();
  let project: Project = { ...read, dates: dates.known, authors: dates.authors };
  let site = createSite(project, cache);
  // Whether its code is broken. Then it is read again at any change: nobody knows which file will mend it.
  let isBroken = !project.isKnown;
  let closed = false;
  // Open tabs may show what has been deleted since.
  const deleted = new Set<string>();
  const shown = new Set<string>();
  const shownElsewhere = () => {
    for (const path of site.shownElsewhere) shown.add(path);
    return shown;
  };
  const adopt = (next: Project) => {
    project = { ...next, dates: dates.known, authors: dates.authors };
    shownElsewhere();
    site = createSite(project, cache);
    cache.keep(site.routes.allSources);
  };
  return {
    site: () => site,
    shownElsewhere,
    files: () =>
      new Set([
        ...inputs.walk(project.config.contentDir).files.map(({ absolutePath }) => absolutePath),
        ...filesBeside(project),
        ...(isBroken ? awaitedFiles(project.config.root, project.diagnostics) : []),
      ]),
    async change(paths) {
      const before = project;
      const { config } = before;
      const replaced = replacedPictures(paths, before, deleted);
      const files = { ...before, shown: shownElsewhere() };
      const kinds = new Set(paths.map((path) => kindOfFile(path, files)));
      // A folder of plain Markdown has got its `content`. One that is away, as between two branches, comes back.
      const isMoved = config.contentDir === config.root && contentFolderOf(config.root) !== config.root;
      const isCode = kinds.has('code') || kinds.has('client');
      if (isCode || isBroken || isMoved) {
        const reread = await rereadProject(before, request);
        isBroken = reread.isBroken;
        adopt(reread.project);
        // Tabs reload only where other code would run: a save may change nothing, break the code, or come as two
        // changes, the first of them an empty file.
        if (isMoved || !runsTheSame(before, project)) return 'reload';
        if (replaced.length > 0) return 'pictures';
        return isCode ? 'styles' : 'content';
      }
      if (kinds.size === 1 && kinds.has('none')) return 'none';
      adopt(withChangedFiles(before, paths, kinds));
      return replaced.length > 0 ? 'pictures' : 'content';
    },
    async diagnose() {
      // Not before: the first page would wait for it.
      whereItCan(inputs.save);
      const asked = site;
      const isWhole = await compileInSlices(asked, () => closed || asked !== site);
      await loadStripperFor(asked.project.content);
      return isWhole ? diagnosticsOf(asked) : undefined;
    },
    async renewDates() {
      if (!(await dates.renew(project)) || closed) return false;
      adopt(project);
      return true;
    },
    close() {
      closed = true;
    },
  };
}

/** The files of a project besides its content: its code, and its redirects where it has some. */
function filesBeside(project: Project): string[] {
  const { config, redirects } = project;
  return [
    ...walkFiles(join(config.root, 'site')).files.map(({ absolutePath }) => absolutePath),
    ...codeFiles(project),
    ...(redirects.length > 0 || existsSync(config.redirectsFile) ? [config.redirectsFile] : []),
    ...(redirects.some(({ published }) => published !== undefined) ? [join(config.root, ADDRESS_LOCK)] : []),
  ];
}

/** Undefined where a file has just been saved that they stand in: in a moment the watcher tells of it. */
function diagnosticsOf(site: Site): readonly Diagnostic[] | undefined {
  try {
    return judge(toldDiagnostics(site.diagnostics(), site.project.config), { strict: false });
  } catch (error) {
    if (error instanceof SourceChanged) return undefined;
    throw error;
  }
}

/**
 * Compiles the pages of a site that nobody has asked for; yields false, and stops, where the site `isOver` or one of
 * its files is being written.
 */
async function compileInSlices(site: Site, isOver: () => boolean): Promise<boolean> {
  const pause = inSlices();
  for (const [route, source] of site.routes.allSources) {
    try {
      await whilePluginsWork(() => isOver() || site.page(route));
    } catch (error) {
      // The next site has stopped the plugins of this one, so they fail.
      if (isOver()) return false;
      throw error;
    }
    if (isOver()) return false;
    const page = site.page(route);
    // What lists pages or knows its own is rendered with its page, and faults are known then.
    if (page !== undefined && (page.deferred.length > 0 || site.hasPageLayout(route))) site.pageView(route);
    // It could be read before, so it is being written: in a moment the watcher tells of it.
    if (source.hash !== '' && page?.diagnostics.some(({ code }) => code === 'unreadable')) return false;
    await pause();
  }
  return true;
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
