import { statSync } from 'node:fs';
import { unlessThrown } from '../../model/values/unlessThrown.ts';
import { AWAY_MS } from './gatherPaths.ts';

/** chokidar tells of a file once in 50 ms, and drops what comes between: each is looked at again after that time. */
const LOOK_AGAIN_MS = 60;

/** Looks at a file once more in a moment, and tells of it where it is another one then. */
export function lookAgain(path: string, tell: (path: string) => void): void {
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
  const stats = unlessThrown(() => statSync(path));
  return stats === undefined ? '' : `${stats.mtimeMs} ${stats.size}`;
}
