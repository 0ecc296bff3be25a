import { hasCode } from '../../system/files.ts';
import { endWatcher, type Watcher } from './startWatcher.ts';

/** What is called about a watcher that may have to give way to one that polls. */
interface LimitListeners {
  readonly onError: (error: Error) => void;
  /** The system watches no more files: from now on they are polled. Called once. */
  readonly onLimit: (error: NodeJS.ErrnoException) => void;
  /** The one that polls has begun, and between the two nobody was watching. */
  readonly onGap: () => void;
}

/**
 * Begins to watch, and where the system's limits do not allow it, begins again with a watcher that polls. Yields what
 * tells which one it is now.
 */
export function startOrPoll(
  begin: (polls: boolean) => Watcher,
  { poll, onError, onLimit, onGap }: LimitListeners & { readonly poll: boolean },
): () => Watcher {
  const listenedTo = (polls: boolean): Watcher => {
    const begun = begin(polls);
    begun.on('error', (error) => {
      if (polls || !isLimit(error)) onError(error as Error);
      else fallBack(error, begun);
    });
    return begun;
  };
  const fallBack = (error: NodeJS.ErrnoException, failed: Watcher) => {
    onLimit(error);
    const giveUp = endWatcher(failed).catch(onError);
    watcher = listenedTo(true);
    watcher.once('ready', () => giveUp.then(onGap));
  };
  let watcher = listenedTo(poll);
  return () => watcher;
}

/** Too many watched files (ENOSPC), or too many watchers (EMFILE). */
const isLimit = (error: unknown): error is NodeJS.ErrnoException => hasCode(error, 'ENOSPC', 'EMFILE');
