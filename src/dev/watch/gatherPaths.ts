interface GatherListeners {
  /** Gets paths, each once. Never called while an earlier call still runs. */
  readonly onPaths: (paths: readonly string[]) => Promise<void>;
  readonly onError: (error: Error) => void;
  /** Whether something is at a path now. */
  readonly exists: (path: string) => boolean;
}

/** Paths on their way to a listener. */
interface Gatherer {
  readonly add: (path: string) => void;
  /** Starts no further call; one under way runs to its end. */
  readonly close: () => void;
}

/** Changes that come within this time are taken in together: editors save by several steps. */
const GATHER_MS = 8;

/** How long a file may be missing during a save: some editors delete it and write a new one. */
export const AWAY_MS = 100;

/**
 * Gathers paths, and hands them over once none has come for a moment; those that come during a call are in the next.
 * What was deleted since it was added is held back for `AWAY_MS`, in which it may come back.
 */
export function gatherPaths({ onPaths, onError, exists }: GatherListeners): Gatherer {
  /** Whether something was at each path when it was added. */
  let pending = new Map<string, boolean>();
  let running = false;
  let closed = false;
  let timer: NodeJS.Timeout | undefined;
  const run = async () => {
    if (running || closed) return;
    const away = new Set([...pending].flatMap(([path, wasThere]) => (wasThere && !exists(path) ? [path] : [])));
    const paths = [...pending.keys()].filter((path) => !away.has(path));
    pending = new Map();
    if (away.size > 0) setTimeout(() => away.forEach(add), AWAY_MS).unref();
    if (paths.length === 0) return;
    running = true;
    await onPaths(paths)
      .catch(onError)
      .finally(() => {
        running = false;
      });
    await run();
  };
  const add = (path: string) => {
    if (closed) return;
    pending.set(path, exists(path));
    clearTimeout(timer);
    timer = setTimeout(run, GATHER_MS);
  };
  return {
    add,
    close() {
      closed = true;
      clearTimeout(timer);
    },
  };
}
