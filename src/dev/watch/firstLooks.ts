import { lstatSync, statSync } from 'node:fs';
import { unlessThrown } from '../../model/values/unlessThrown.ts';

/** Files as they were read. */
export interface ReadFiles {
  /** When the reading began (ms). */
  readonly since: number;
  /** Absolute paths. */
  readonly files: ReadonlySet<string>;
}

/**
 * What a watcher tells of at its first look at files that were read before. It looks at a file, begins to watch it, and
 * tells of it then: what was written between the first two shows only now.
 */
interface FirstLooks {
  /** Adds files that were read later. */
  readonly add: (read: ReadFiles) => void;
  /** Whether a file is as it was read. True at most once for each: any later event is a change. */
  readonly isAsRead: (path: string) => boolean;
}

/** The clock that stamps files moves in steps of up to this long: what is written now may bear an earlier time. */
const CLOCK_STEP_MS = 16;

/** Begins with what was read before anything is watched. */
export function createFirstLooks(read?: ReadFiles): FirstLooks {
  const readSince = new Map<string, number>();
  const add = ({ files, since }: ReadFiles) => {
    for (const path of files) readSince.set(path, since);
  };
  if (read !== undefined) add(read);
  return {
    add,
    isAsRead(path) {
      const since = readSince.get(path);
      readSince.delete(path);
      return since !== undefined && lastWritten(path) + CLOCK_STEP_MS < since;
    },
  };
}

/** When a file, or the link to it, was last written or moved here (ms); `Infinity` for one that is gone. */
const lastWritten = (path: string): number =>
  unlessThrown(() =>
    Math.max(...[statSync(path), lstatSync(path)].flatMap(({ mtimeMs, ctimeMs }) => [mtimeMs, ctimeMs])),
  ) ?? Number.POSITIVE_INFINITY;
