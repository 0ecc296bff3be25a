import type { Stats } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** What second looks need to know, and whom they tell. */
interface SecondLookOptions {
  /** The names that are watched in each folder (absolute path), as chokidar's `getWatched` yields them. */
  readonly watched: () => Readonly<Record<string, readonly string[]>>;
  readonly isIgnored: (path: string) => boolean;
  /** Gets what is in a folder and not watched. */
  readonly onNew: (path: string) => void;
  readonly onChanged: (path: string) => void;
}

/**
 * Looks once more at what has begun to be watched. chokidar lists a folder and watches it then, and by polling it knows
 * a file from its second look on: of what happens between, nothing would ever be told. Nor would it of what comes into
 * a folder while chokidar lists that for longer than a second, as where many files come at once.
 */
export interface SecondLooks {
  readonly noteFolder: (path: string) => void;
  /** Notes a change of a path. Ignored where its folder was never noted: there only single files are watched. */
  readonly noteChange: (path: string) => void;
  /** Notes a file as it was at the first look. */
  readonly noteFile: (path: string, stats: Stats) => void;
  /** Looks at what was noted before the last call: so a watch has the time between two calls to begin. */
  readonly look: () => Promise<void>;
}

export function createSecondLooks({ watched, isIgnored, onNew, onChanged }: SecondLookOptions): SecondLooks {
  const nothing = () => ({ folders: new Set<string>(), files: new Map<string, Stats>() });
  let [due, noted] = [nothing(), nothing()];
  const whole = new Set<string>();

  const lookIn = async (folder: string, names: readonly string[]) => {
    const known = new Set(names);
    const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
    for (const entry of entries) {
      const path = join(folder, entry.name);
      const isWatchable = entry.isFile() || entry.isDirectory() || entry.isSymbolicLink();
      if (isWatchable && !known.has(entry.name) && !isIgnored(path)) onNew(path);
    }
  };
  const lookAt = async (file: string, first: Stats) => {
    // Polling itself reports a deleted file.
    const now = await stat(file).catch(() => first);
    if (now.mtimeMs !== first.mtimeMs || now.size !== first.size) onChanged(file);
  };

  return {
    noteFolder(path) {
      whole.add(path);
      noted.folders.add(path);
    },
    noteChange(path) {
      const folder = dirname(path);
      if (whole.has(folder)) noted.folders.add(folder);
    },
    noteFile: (path, stats) => noted.files.set(path, stats),
    async look() {
      const { files } = due;
      // Where more has come since, chokidar may not be done.
      const folders = [...due.folders].filter((folder) => !noted.folders.has(folder));
      [due, noted] = [noted, nothing()];
      const names = folders.length > 0 ? watched() : {};
      for (const folder of folders) {
        // A folder that is no longer watched has nothing to report.
        const known = names[folder];
        if (known !== undefined) await lookIn(folder, known);
      }
      // One after the other: the looks of polling go before, in their order.
      for (const [file, first] of files) await lookAt(file, first);
    },
  };
}
