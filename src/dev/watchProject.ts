import { type Stats, statSync } from 'node:fs';
import { join } from 'node:path';
import { watch } from 'chokidar';
import type { SiteConfig } from '../config/siteConfig.ts';
import { isInside } from '../system/files.ts';
import { isUnwatched } from './isUnwatched.ts';

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
  /** Since when files may have been read (ms): what was written after that, before it is watched, is told of too. */
  readonly since?: number;
  /** Starts a watcher as chokidar does. */
  readonly start?: typeof watch;
}

/** A watcher at work. */
export interface ProjectWatcher {
  /** Settles when every file has been looked at. */
  readonly ready: Promise<void>;
  readonly close: () => Promise<void>;
}

/** Changes that come within this time are taken in together: editors save by several steps. */
const GATHER_MS = 8;

/** chokidar tells of a file once in 50 ms and drops what comes between: after that time each file is looked at again. */
const LOOK_AGAIN_MS = 60;

/** Between two looks at all files: a compromise between waiting and a busy processor. */
const POLL_MS = 500;

/** Watches a project's files. Where the system's limits do not allow it, they are polled instead. */
export function watchProject(
  config: Pick<SiteConfig, 'root' | 'contentDir' | 'redirectsFile' | 'outDir'>,
  { onChange, onError, onLimit }: WatchListeners,
  { poll = false, since, start = watch }: WatchOptions = {},
): ProjectWatcher {
  const places = [config.contentDir, join(config.root, 'site'), config.redirectsFile];
  // In a plain folder of Markdown the content is all around the others.
  const watched = places.filter((place) => place === config.contentDir || !isInside(config.contentDir, place));
  const ignored = isUnwatched(config, places);
  let pending = new Set<string>();
  let running = false;
  let closed = false;
  let timer: NodeJS.Timeout | undefined;
  let becomeReady = () => {};
  const ready = new Promise<void>((resolve) => {
    becomeReady = resolve;
  });

  const run = async () => {
    if (running || closed || pending.size === 0) return;
    const paths = [...pending];
    pending = new Set();
    running = true;
    await onChange(paths)
      .catch(onError)
      .finally(() => {
        running = false;
      });
    await run();
  };
  const add = (path: string) => {
    pending.add(path);
    clearTimeout(timer);
    timer = setTimeout(run, GATHER_MS);
  };
  const see = (path: string) => {
    const seen = stampOf(path);
    add(path);
    setTimeout(() => !closed && stampOf(path) !== seen && add(path), LOOK_AGAIN_MS).unref();
  };

  const begin = (polls: boolean): Watcher => {
    const begun = start(watched, {
      ignoreInitial: since === undefined,
      ignored,
      // A save by delete and create is one change.
      atomic: 40,
      ...(polls ? { usePolling: true, interval: POLL_MS, binaryInterval: POLL_MS } : {}),
    });
    let isFirstLook = since !== undefined;
    const isOld = (event: string, stats: Stats | undefined) =>
      event === 'addDir' || (event === 'add' && stats !== undefined && changedAt(stats) < (since ?? 0));
    begun.on('all', (event, path, stats) => {
      if (!isFirstLook || !isOld(event, stats)) see(path);
    });
    begun.on('error', (error) => {
      if (polls || !isLimit(error)) onError(error as Error);
      else fallBack(error, begun);
    });
    begun.once('ready', () => {
      isFirstLook = false;
      becomeReady();
    });
    return begun;
  };
  const fallBack = (error: NodeJS.ErrnoException, failed: Watcher) => {
    onLimit(error);
    const giveUp = end(failed).catch(onError);
    watcher = begin(true);
    // Between the two nobody was watching.
    watcher.once('ready', () => giveUp.then(() => !closed && places.forEach(add)));
  };
  let watcher = begin(poll);

  return {
    ready,
    async close() {
      closed = true;
      clearTimeout(timer);
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

/** When a file was written, or its name was changed. */
const changedAt = ({ mtimeMs, ctimeMs }: Stats) => Math.max(mtimeMs, ctimeMs);

/** What changes when a file is written; empty for one that is gone, or leads in a circle. */
function stampOf(path: string): string {
  try {
    const { mtimeMs, size } = statSync(path);
    return `${mtimeMs} ${size}`;
  } catch {
    return '';
  }
}
