import { existsSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { watch } from 'chokidar';
import type { SiteConfig } from '../config/siteConfig.ts';
import { isInside, isLink } from '../system/files.ts';
import { createFirstLooks, type ReadFiles } from './firstLooks.ts';
import { gatherPaths } from './gatherPaths.ts';
import { isUnwatched } from './isUnwatched.ts';
import { createPlaceBirths } from './placeBirths.ts';

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

/** chokidar tells of a file once in 50 ms and drops what comes between: after that time each file is looked at again. */
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
    !own.some((place) => isInside(place, path)) && (!/[\\/]node_modules[\\/]/.test(path) || !existsSync(path));
  const places = [...own, ...[...(read?.files ?? [])].filter(isImported)];
  const ignored = isUnwatched(config, places);
  const gathered = gatherPaths({ onPaths: onChange, onError });
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
  // Of a link it sees neither that its file is deleted and written anew, as between two branches, nor that one comes.
  const links = new Set<string>();
  let firstLooks = createFirstLooks();
  let lookedAt = read?.since ?? Date.now();
  const looking = setInterval(() => {
    places.forEach(renew);
    const files = fresh(more());
    firstLooks.add({ since: lookedAt, files });
    watchToo(files);
    lookedAt = Date.now();
    for (const link of links) {
      renew(link);
      if (!isLink(link)) links.delete(link);
    }
  }, POLL_MS).unref();
  const fresh = (paths: Iterable<string>) =>
    new Set([...paths].filter((path) => isImported(path) && !places.includes(path)));
  const watchToo = (paths: ReadonlySet<string>) => {
    // One that is closed would begin anew.
    if (closed || paths.size === 0) return;
    places.push(...paths);
    paths.forEach(births.note);
    watcher.add([...paths]);
  };
  const see = (path: string) => {
    const seen = stampOf(path);
    add(path);
    const folder = dirname(path);
    // Not the path itself: chokidar, told to watch what it is about to tell of, leaves a watcher behind that never ends.
    if (births.has(folder)) renew(folder);
    setTimeout(() => stampOf(path) !== seen && add(path), LOOK_AGAIN_MS).unref();
  };

  const begin = (polls: boolean): Watcher => {
    let isReady = false;
    firstLooks = createFirstLooks(read);
    // In a plain folder of Markdown, all other places are part of the content.
    const watched = places.filter((place) => place === config.contentDir || !isInside(config.contentDir, place));
    // With a path that is missing chokidar says that it is ready before it is: those come later.
    const missing = watched.filter((place) => place !== config.contentDir && !existsSync(place));
    const begun = start(
      watched.filter((place) => !missing.includes(place)),
      {
        ignoreInitial: read === undefined,
        ignored(path, stats) {
          if (ignored(path)) return true;
          if (stats?.isSymbolicLink() && !links.has(path)) {
            links.add(path);
            const leadsSomewhere = births.note(path);
            // Of what leads nowhere, nothing more is told.
            if (isReady && !leadsSomewhere) add(path);
          }
          return false;
        },
        // A save by delete and create is one change.
        atomic: 100,
        ...(polls ? { usePolling: true, interval: POLL_MS, binaryInterval: POLL_MS } : {}),
      },
    );
    begun.on('all', (event, path) => {
      if (event === 'addDir' && !births.has(path)) births.note(path);
      if (event.startsWith('unlink') && births.has(path)) births.noteGone(path);
      // A new folder is known by its files; a link that leads out of the content has none that are watched.
      const isFolderAlone = event === 'addDir' && !(isReady && isLink(path));
      const isAsRead = firstLooks.isAsRead(path);
      if (!isFolderAlone && !(event === 'add' && isAsRead)) see(path);
    });
    begun.on('error', (error) => {
      if (polls || !isLimit(error)) onError(error as Error);
      else fallBack(error, begun);
    });
    begun.once('ready', () => {
      begun.add(missing);
      for (const path of read?.files ?? []) if (!existsSync(path)) add(path);
      isReady = true;
      becomeReady();
    });
    return begun;
  };
  const fallBack = (error: NodeJS.ErrnoException, failed: Watcher) => {
    onLimit(error);
    const giveUp = end(failed).catch(onError);
    watcher = begin(true);
    // Between the two nobody was watching.
    watcher.once('ready', () => giveUp.then(() => places.forEach(add)));
  };
  let watcher = begin(poll);

  return {
    ready,
    also: (files) => watchToo(fresh(files)),
    async close() {
      closed = true;
      gathered.close();
      clearInterval(looking);
      await end(watcher);
    },
  };
}

type Watcher = ReturnType<typeof watch>;

async function end(watcher: Watcher): Promise<void> {
  // chokidar forgets these timers when it is closed at its first reading, and they hold the process for a second.
  for (const timers of watcher._throttled.values()) for (const { clear } of timers.values()) clear();
  const ended = watcher.close();
  // Closing takes its listeners away, and what it was about to tell of other folders would end the process.
  watcher.on('error', () => {});
  await ended;
}

/** Too many watched files (ENOSPC), or too many watchers (EMFILE). */
const isLimit = (error: unknown): error is NodeJS.ErrnoException =>
  error instanceof Error && 'code' in error && (error.code === 'ENOSPC' || error.code === 'EMFILE');

/** What changes when a file is written; empty for one that is gone, or leads in a circle. */
function stampOf(path: string): string {
  try {
    const { mtimeMs, size } = statSync(path);
    return `${mtimeMs} ${size}`;
  } catch {
    return '';
  }
}
