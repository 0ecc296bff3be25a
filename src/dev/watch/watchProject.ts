import { existsSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { watch } from 'chokidar';
import type { SiteConfig } from '../../config/siteConfig.ts';
import { hasCode, isInside, isLink } from '../../system/files.ts';
import { isInstalled } from '../../system/isInstalled.ts';
import { createFirstLooks, type ReadFiles } from './firstLooks.ts';
import { AWAY_MS, gatherPaths } from './gatherPaths.ts';
import { isUnwatched } from './isUnwatched.ts';
import { createPlaceBirths } from './placeBirths.ts';
import { createSecondLooks } from './secondLooks.ts';
import { endWatcher, startWatcher, type Watcher } from './startWatcher.ts';

/** What a watcher tells. */
export interface WatchListeners {
  /**
   * Gets absolute paths; a folder stands for all that is in it. Never called while an earlier call still runs: what
   * changes meanwhile is in the next one.
   */
  readonly onChange: (paths: readonly string[]) => Promise<void>;
  readonly onError: (error: Error) => void;
  /** The system watches no more files: from now on they are looked at again and again. Called once. */
  readonly onLimit: (error: NodeJS.ErrnoException) => void;
}

/** How files are watched. */
export interface WatchOptions {
  /** Looks at the files again and again, where the system does not tell of changes: network and shared folders. */
  readonly poll?: boolean;
  /** Absolute paths of more files, outside of the project's folders, that have been read: asked again and again. */
  readonly more?: () => Iterable<string>;
  /** What was read before: what has been written, added or deleted since is told of, too. */
  readonly read?: ReadFiles;
  /** Starts a watcher as chokidar does. */
  readonly start?: typeof watch;
}

/** A watcher at work. */
export interface ProjectWatcher {
  /** Settles when every file has been looked at. */
  readonly ready: Promise<void>;
  /** Watches those of the files (absolute paths), too, that the site's code has come to import from elsewhere. */
  readonly also: (files: Iterable<string>) => void;
  readonly close: () => Promise<void>;
}

/** chokidar tells of a file once in 50 ms, and drops what comes between: each is looked at again after that time. */
const LOOK_AGAIN_MS = 60;

/** Between two looks at all files: a compromise between waiting and a busy processor. */
const POLL_MS = 500;

/** Watches a project's files. Where the system's limits do not allow it, they are polled instead. */
export function watchProject(
  config: Pick<SiteConfig, 'root' | 'contentDir' | 'redirectsFile' | 'outDir'>,
  { onChange, onError, onLimit }: WatchListeners,
  { poll = false, read, more = () => [], start = watch }: WatchOptions = {},
): ProjectWatcher {
  const own = [config.contentDir, join(config.root, 'site'), config.redirectsFile];
  // What the site's code imports from elsewhere. Packages do not change while somebody writes, but may be installed.
  const isImported = (path: string) =>
    !own.some((place) => isInside(place, path)) && (!isInstalled(path) || !existsSync(path));
  const places = [...own, ...[...(read?.files ?? [])].filter(isImported)];
  const isIgnored = isUnwatched(config, places);
  const gathered = gatherPaths({ onPaths: onChange, onError, exists: existsSync });
  const { add } = gathered;
  let closed = false;
  let becomeReady = () => {};
  const ready = new Promise<void>((resolve) => {
    becomeReady = resolve;
  });

  const births = createPlaceBirths(places);
  const renew = (path: string) => {
    const change = births.change(path);
    if (change !== undefined) add(path);
    if (change !== 'another') return;
    watcher.unwatch(path);
    watcher.add(path);
  };

  const newImports = (paths: Iterable<string>) =>
    new Set([...paths].filter((path) => isImported(path) && !places.includes(path)));
  const watchToo = (paths: ReadonlySet<string>) => {
    // One that is closed would begin anew.
    if (closed || paths.size === 0) return;
    places.push(...paths);
    paths.forEach(births.note);
    watcher.add([...paths]);
  };

  // chokidar does not see when the file behind a link is deleted and written again, or when a link appears.
  const links = new Set<string>();
  const secondLooks = createSecondLooks({
    watched: () => watcher.getWatched(),
    isIgnored,
    onNew(path) {
      if (closed || links.has(path)) return;
      add(path);
      const isNewLink = isLink(path);
      if (isNewLink) links.add(path);
      // chokidar would watch the folder of a link to nothing once more.
      if (!isNewLink || births.note(path)) watcher.add(path);
    },
    onChanged: add,
  });

  let firstLooks = createFirstLooks();
  let lookedAt = read?.since ?? Date.now();
  let isReady = false;
  const lookAround = () => {
    places.forEach(renew);
    const files = newImports(more());
    firstLooks.add({ since: lookedAt, files });
    watchToo(files);
    lookedAt = Date.now();
    // On its way through a large site a watcher has listed folders long before it comes to their files.
    if (isReady) void secondLooks.look();
    for (const link of links) {
      renew(link);
      if (!isLink(link)) links.delete(link);
    }
  };

  const see = (path: string) => {
    lookAgain(path, add);
    add(path);
    const folder = dirname(path);
    // Not the path itself: chokidar is about to tell of it, and would leave a watcher behind that never ends.
    if (births.has(folder)) renew(folder);
  };
  const begin = (polls: boolean): Watcher => {
    firstLooks = createFirstLooks(read);
    const { isAsRead } = firstLooks;
    isReady = false;
    const onReady = () => {
      isReady = true;
      becomeReady();
    };
    const begun = startWatcher(
      { contentDir: config.contentDir, places, births, links, secondLooks, isIgnored, read: read?.files },
      { start, pollMs: polls ? POLL_MS : undefined, onSeen: see, isAsRead, onMissing: add, onReady },
    );
    begun.on('error', (error) => {
      if (polls || !isLimit(error)) onError(error as Error);
      else fallBack(error, begun);
    });
    return begun;
  };
  const fallBack = (error: NodeJS.ErrnoException, failed: Watcher) => {
    onLimit(error);
    const giveUp = endWatcher(failed).catch(onError);
    watcher = begin(true);
    // Between the two nobody was watching.
    watcher.once('ready', () => giveUp.then(() => places.forEach(add)));
  };
  let watcher = begin(poll);
  const looking = setInterval(lookAround, POLL_MS).unref();

  return {
    ready,
    also: (files) => watchToo(newImports(files)),
    async close() {
      closed = true;
      gathered.close();
      clearInterval(looking);
      await endWatcher(watcher);
    },
  };
}

/** Too many watched files (ENOSPC), or too many watchers (EMFILE). */
const isLimit = (error: unknown): error is NodeJS.ErrnoException => hasCode(error, 'ENOSPC', 'EMFILE');

/** Looks at a file once more in a moment, and tells of it where it is another one then. */
function lookAgain(path: string, tell: (path: string) => void): void {
  const seen = stampOf(path);
  const look = () => {
    const now = stampOf(path);
    if (now === seen) return;
    // One that is gone may be back at once.
    if (now === '') setTimeout(tell, AWAY_MS, path).unref();
    else tell(path);
  };
  setTimeout(look, LOOK_AGAIN_MS).unref();
}

/** What changes when a file is written; empty for one that is gone, or leads in a circle. */
function stampOf(path: string): string {
  try {
    const { mtimeMs, size } = statSync(path);
    return `${mtimeMs} ${size}`;
  } catch {
    return '';
  }
}
