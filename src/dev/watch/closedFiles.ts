import { type Stats, statSync } from 'node:fs';
import { unlessThrown } from '../../model/values/unlessThrown.ts';

/** Files that may not be read when they are met: chokidar passes over them, or watches them in vain. */
export interface ClosedFiles {
  /** Notes a file; yields false for one that is noted already. */
  readonly note: (path: string) => boolean;
  readonly has: (path: string) => boolean;
  /** Those whose contents or permissions changed since the last call; a deleted file is listed once. */
  readonly changed: () => readonly string[];
}

export function createClosedFiles(): ClosedFiles {
  const changes = new Map<string, number | undefined>();
  return {
    note(path) {
      if (changes.has(path)) return false;
      changes.set(path, lastChange(path));
      return true;
    },
    has: (path) => changes.has(path),
    changed() {
      const changed = [...changes].filter(([path, last]) => lastChange(path) !== last).map(([path]) => path);
      for (const path of changed) {
        const now = lastChange(path);
        if (now === undefined) changes.delete(path);
        else changes.set(path, now);
      }
      return changed;
    },
  };
}

/** Whether chokidar passes over a file: it asks the owner's permission alone, even where this user may read it. */
export const isClosed = (stats: Stats): boolean => stats.isFile() && (stats.mode & 0o400) === 0;

/** When a file, or who may read it, was last changed (ms); undefined for one that is gone. */
const lastChange = (path: string): number | undefined => unlessThrown(() => statSync(path).ctimeMs);
