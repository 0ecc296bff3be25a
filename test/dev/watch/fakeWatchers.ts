import { EventEmitter } from 'node:events';
import type { watch } from 'chokidar';

/** Watchers that tell what a test says, in the order in which they were started. */
export function fakeWatchers() {
  const started: (EventEmitter & {
    readonly options: Record<string, unknown>;
    readonly paths: string[];
    watched: Readonly<Record<string, readonly string[] | undefined>>;
    closed: boolean;
  })[] = [];
  const start = (paths: readonly string[], options: Record<string, unknown>) => {
    const watcher = Object.assign(new EventEmitter(), {
      options,
      /** What it watches, as often as it was told to. */
      paths: [...paths],
      /** What it yields as the names that it watches in each folder. */
      watched: {},
      getWatched: () => watcher.watched,
      closed: false,
      _throttled: new Map(),
      add(more: string | readonly string[]) {
        watcher.paths.push(...[more].flat());
      },
      unwatch() {},
      async close() {
        watcher.removeAllListeners();
        watcher.closed = true;
      },
    });
    started.push(watcher);
    return watcher;
  };
  return { started, start: start as unknown as typeof watch };
}
