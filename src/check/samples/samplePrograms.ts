import { statSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { contentHash } from '../../system/contentHash.ts';

/** Programs of the machine that look at samples. */
const PROGRAMS = ['python3', 'python', 'bash', 'gofmt'];

/** What their files may end in: with `.exe` on Windows. */
const ENDINGS = ['', '.exe'];

/**
 * Names the programs of the machine that look at samples, by their files: where one is missing, or another version, it
 * may say something else of the same sample.
 */
export const samplePrograms = (searchPath = process.env['PATH'] ?? ''): string =>
  contentHash(JSON.stringify(PROGRAMS.map((name) => fileOf(name, searchPath.split(delimiter)))));

/** The first file of a name in some folders, with what tells it from another. */
function fileOf(name: string, folders: readonly string[]): readonly unknown[] | undefined {
  for (const path of folders.flatMap((folder) => ENDINGS.map((ending) => join(folder, name + ending)))) {
    const stats = statOf(path);
    if (stats?.isFile()) return [path, stats.size, stats.mtimeMs];
  }
  return undefined;
}

/** A folder of the search path may be a file, or another user's. */
function statOf(path: string): ReturnType<typeof statSync> {
  try {
    return statSync(path, { throwIfNoEntry: false });
  } catch {
    return undefined;
  }
}
