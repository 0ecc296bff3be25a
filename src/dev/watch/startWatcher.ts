import { existsSync } from 'node:fs';
import type { watch } from 'chokidar';
import { isInside, isLink } from '../../system/files.ts';
import { type ClosedFiles, isClosed } from './closedFiles.ts';
import type { PlaceBirths } from './placeBirths.ts';
import type { SecondLooks } from './secondLooks.ts';

/** What is watched, and what is known of it. */
export interface WatchedPlaces {
  /** Absolute, as all paths here. */
  readonly contentDir: string;
  /** Files and folders; some may be missing. */
  readonly places: readonly string[];
  readonly births: PlaceBirths;
  /** Gets the links that are met among the files. */
  readonly links: Set<string>;
  /** Gets the files that may not be read. */
  readonly closed: Pick<ClosedFiles, 'note'>;
  /** Gets what the system tells of from now on only. */
  readonly secondLooks: Pick<SecondLooks, 'noteFolder' | 'noteFile' | 'noteChange'>;
  readonly isIgnored: (path: string) => boolean;
  /** Files that have been read before; undefined where nothing has. */
  readonly read: ReadonlySet<string> | undefined;
}

/** How a watcher looks at files, and whom it tells. */
export interface WatcherOptions {
  /** `watch` of chokidar. */
  readonly start: typeof watch;
  /** Milliseconds between two looks at each file; undefined where the system tells of changes. */
  readonly pollMs: number | undefined;
  /** Gets what came, changed or went. Of a file that is met for the first time it is asked whether it `isAsRead`. */
  readonly onSeen: (path: string) => void;
  readonly isAsRead: (path: string) => boolean;
  /** Gets what is not as it should be: a file that was read and is gone, or may not be, a link that leads nowhere. */
  readonly onMissing: (path: string) => void;
  readonly onReady: () => void;
}

/** A watcher of chokidar's. */
export type Watcher = ReturnType<typeof watch>;

/** Starts to watch places. Errors are the caller's to listen to. */
export function startWatcher(
  { contentDir, places, births, links, closed, secondLooks, isIgnored, read }: WatchedPlaces,
  { start, pollMs, onSeen, isAsRead, onMissing, onReady }: WatcherOptions,
): Watcher {
  let isReady = false;
  // In a plain folder of Markdown, all other places are part of the content.
  const watched = places.filter((place) => place === contentDir || !isInside(contentDir, place));
  // With a path that is missing chokidar says that it is ready before it is: those come later.
  const missing = watched.filter((place) => place !== contentDir && !existsSync(place));
  const watcher = start(
    watched.filter((place) => !missing.includes(place)),
    {
      ignoreInitial: read === undefined,
      ignored(path, stats) {
        if (isIgnored(path)) return true;
        if (stats?.isSymbolicLink() && !links.has(path)) {
          links.add(path);
          const leadsSomewhere = births.note(path);
          // chokidar reports nothing more of a link that leads nowhere.
          if (isReady && !leadsSomewhere) onMissing(path);
        }
        if (stats !== undefined && isClosed(stats) && closed.note(path) && isReady) onMissing(path);
        return false;
      },
      // A save by delete and create is one change.
      atomic: 100,
      ...(pollMs === undefined ? {} : { usePolling: true, interval: pollMs, binaryInterval: pollMs }),
    },
  );
  watcher.on('all', (event, path, stats) => {
    if (event === 'addDir') secondLooks.noteFolder(path);
    if (event === 'add' && stats !== undefined && pollMs !== undefined) secondLooks.noteFile(path, stats);
    if (event !== 'addDir') secondLooks.noteChange(path);
    if (event === 'addDir' && !births.has(path)) births.note(path);
    if (event.startsWith('unlink') && births.has(path)) births.noteGone(path);
    // A new folder is known by its files; a link that leads out of the content has none that are watched.
    const isFolderAlone = event === 'addDir' && !(isReady && isLink(path));
    const asRead = isAsRead(path);
    if (!isFolderAlone && !(event === 'add' && asRead)) onSeen(path);
  });
  watcher.once('ready', () => {
    watcher.add(missing);
    for (const path of read ?? []) if (!existsSync(path)) onMissing(path);
    isReady = true;
    onReady();
  });
  return watcher;
}

/** Ends a watcher, also at its first reading. */
export async function endWatcher(watcher: Watcher): Promise<void> {
  // chokidar forgets these timers when it is closed at its first reading, and they hold the process for a second.
  for (const timers of watcher._throttled.values()) for (const { clear } of timers.values()) clear();
  const ended = watcher.close();
  // Closing takes its listeners away, and what it was about to tell of other folders would end the process.
  watcher.on('error', () => {});
  await ended;
}
