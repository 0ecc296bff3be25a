/** Who gets what has been gathered. */
export interface GatherListeners {
  /** Gets paths, each once. Never called while an earlier call still runs. */
  readonly onPaths: (paths: readonly string[]) => Promise<void>;
  readonly onError: (error: Error) => void;
}

/** Paths on their way to a listener. */
export interface Gatherer {
  readonly add: (path: string) => void;
  /** No call begins any more; one that runs goes on. */
  readonly close: () => void;
}

/** Changes that come within this time are taken in together: editors save by several steps. */
const GATHER_MS = 8;

/** Gathers paths, and hands them over once none has come for a moment; those that come during a call are in the next. */
export function gatherPaths({ onPaths, onError }: GatherListeners): Gatherer {
  let pending = new Set<string>();
  let running = false;
  let closed = false;
  let timer: NodeJS.Timeout | undefined;
  const run = async () => {
    if (running || closed || pending.size === 0) return;
    const paths = [...pending];
    pending = new Set();
    running = true;
    await onPaths(paths)
      .catch(onError)
      .finally(() => {
        running = false;
      });
    await run();
  };
  return {
    add(path) {
      if (closed) return;
      pending.add(path);
      clearTimeout(timer);
      timer = setTimeout(run, GATHER_MS);
    },
    close() {
      closed = true;
      clearTimeout(timer);
    },
  };
}
