import { existsSync } from 'node:fs';
import { dirname } from 'node:path';
import { watch } from 'chokidar';
import type { SiteConfig } from '../../config/siteConfig.ts';
import { hasCode, isLink } from '../../system/files.ts';
import { createClosedFiles } from './closedFiles.ts';
import { createFirstLooks, type ReadFiles } from './firstLooks.ts';
import { gatherPaths } from './gatherPaths.ts';
import { isUnwatched } from './isUnwatched.ts';
import { lookAgain } from './lookAgain.ts';
import { createPlaceBirths } from './placeBirths.ts';
import { projectPlaces } from './projectPlaces.ts';
import { createSecondLooks } from './secondLooks.ts';
import { startOrPoll } from './startOrPoll.ts';
import { endWatcher, startWatcher } from './startWatcher.ts';

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

export interface ProjectWatcher {
  /** Settles when every file has been looked at. */
  readonly ready: Promise<void>;
  /** Watches those of the files (absolute paths), too, that the site's code has come to import from elsewhere. */
  readonly also: (files: Iterable<string>) => void;
  readonly close: () => Promise<void>;
}

/** Between two looks at all files: a compromise between waiting and a busy processor. */
const POLL_MS = 500;

/** Watches a project's files. Where the system's limits do not allow it, they are polled instead. */
export function watchProject(
  config: Pick<SiteConfig, 'root' | 'contentDir' | 'redirectsFile' | 'outDir'>,
  { onChange, onError, onLimit }: WatchListeners,
  { poll = false, read, more = () => [], start = watch }: WatchOptions = {},
): ProjectWatcher {
  const places = projectPlaces(config, read?.files ?? []);
  const isIgnored = isUnwatched(config, places.all);
  const gathered = gatherPaths({ onPaths: onChange, onError, exists: existsSync });
  const { add } = gathered;
  let closed = false;
  let becomeReady = () => {};
  const ready = new Promise<void>((resolve) => {
    becomeReady = resolve;
  });

  const births = createPlaceBirths(places.all);
  const renew = (path: string) => {
    const change = births.change(path);
    if (change !== undefined) add(path);
    if (change !== 'another') return;
    watcher().unwatch(path);
    watcher().add(path);
  };
  const watchToo = (paths: ReadonlySet<string>) => {
    // One that is closed would begin anew.
    if (closed || paths.size === 0) return;
    places.add(paths);
    paths.forEach(births.note);
    watcher().add([...paths]);
  };

  // chokidar does not see when the file behind a link is deleted and written again, or when a link appears.
  const links = new Set<string>();
  const closedFiles = createClosedFiles();
  const secondLooks = createSecondLooks({
    watched: () => watcher().getWatched(),
    isIgnored,
    onNew(path) {
      if (closed || links.has(path) || closedFiles.has(path)) return;
      add(path);
      const isNewLink = isLink(path);
      if (isNewLink) links.add(path);
      // chokidar would watch the folder of a link to nothing once more.
      if (!isNewLink || births.note(path)) watcher().add(path);
    },
    onChanged: add,
  });

  let firstLooks = createFirstLooks();
  let lookedAt = read?.since ?? Date.now();
  let isReady = false;
  const lookAround = () => {
    places.all.forEach(renew);
    const files = places.newImports(more());
    firstLooks.add({ since: lookedAt, files });
    watchToo(files);
    lookedAt = Date.now();
    // On its way through a large site a watcher has listed folders long before it comes to their files.
    if (isReady) void secondLooks.look();
    closedFiles.changed().forEach(add);
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
  const begin = (polls: boolean) => {
    firstLooks = createFirstLooks(read);
    const { isAsRead } = firstLooks;
    isReady = false;
    const onReady = () => {
      isReady = true;
      becomeReady();
    };
    return startWatcher(
      {
        contentDir: config.contentDir,
        places: places.all,
        births,
        links,
        closed: closedFiles,
        secondLooks,
        isIgnored,
        read: read?.files,
      },
      { start, pollMs: polls ? POLL_MS : undefined, onSeen: see, isAsRead, onMissing: add, onReady },
    );
  };
  const noteError = (error: NodeJS.ErrnoException) => {
    // It is met, and the system does not tell of it.
    if (hasCode(error, 'EACCES') && error.path !== undefined) closedFiles.note(error.path);
    // A link that leads in a circle is a fault of the site.
    if (!hasCode(error, 'ELOOP')) onError(error);
  };
  const watcher = startOrPoll(begin, { poll, onError: noteError, onLimit, onGap: () => places.all.forEach(add) });
  const looking = setInterval(lookAround, POLL_MS).unref();

  return {
    ready,
    also: (files) => watchToo(places.newImports(files)),
    async close() {
      closed = true;
      gathered.close();
      clearInterval(looking);
      await endWatcher(watcher());
    },
  };
}
