import { statSync } from 'node:fs';
import { isLink } from '../../system/files.ts';

/**
 * What stands in places: chokidar goes on to watch what has been moved away or deleted, and what a deleted link has led
 * to, so that what takes its place has to be watched anew.
 */
export interface PlaceBirths {
  readonly has: (path: string) => boolean;
  /** Notes what stands there now; yields false for a link that leads nowhere. */
  readonly note: (path: string) => boolean;
  /** Notes that nothing stands there. */
  readonly noteGone: (path: string) => void;
  /** Whether `another` file or folder has come to stand there since, or what stood there is `gone`; that is noted. */
  readonly change: (path: string) => 'another' | 'gone' | undefined;
}

/** Begins with what stands in some places (absolute paths). */
export function createPlaceBirths(places: readonly string[]): PlaceBirths {
  const births = new Map(places.map((place) => [place, birthOf(place)]));
  return {
    has: (path) => births.has(path),
    note(path) {
      const birth = birthOf(path);
      births.set(path, birth);
      return birth !== NOWHERE;
    },
    noteGone: (path) => {
      births.set(path, NONE);
    },
    change(path) {
      const birth = birthOf(path);
      if (birth === births.get(path)) return undefined;
      births.set(path, birth);
      return birth === NONE || birth === NOWHERE ? 'gone' : 'another';
    },
  };
}

const NONE = '';
const NOWHERE = 'a link to nothing';

/**
 * Tells a folder or file, also behind a link, from another that takes its place, which may get the same number; `NONE`
 * where nothing stands.
 */
function birthOf(path: string): string {
  try {
    const { ino, birthtimeMs } = statSync(path);
    return `${ino} ${birthtimeMs}`;
  } catch {
    return isLink(path) ? NOWHERE : NONE;
  }
}
