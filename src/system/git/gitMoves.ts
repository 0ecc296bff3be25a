import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { GIT_SETTINGS, gitEnvironment } from './gitEnvironment.ts';
import { gitState } from './gitState.ts';

/** What moved before that left its broken links long ago. */
const SINCE = '3.months';

/** In a large repository git may take longer than anybody waits for a hint: what it has said until then counts. */
const LIMIT_MS = 3_000;

// Less alike, one file may as well be new and the other deleted: pages made by one pattern are half alike.
const RENAMES = ['--find-renames=75%', '--diff-filter=R', '--name-status', '-z', '--relative', '--no-ext-diff'];

/**
 * The files of a folder that git has seen move, in the commits of the last months or since the last one: their old
 * paths, each with the one that it has now (POSIX, NFC, relative to the folder). Files that git does not track yet
 * count, too. Empty outside of repositories, and where git is missing or refuses.
 */
export function gitMoves(folder: string): ReadonlyMap<string, string> {
  const moves = new Map<string, string>();
  if (gitState(folder) === undefined) return moves;
  const log = git(folder, ['log', ...RENAMES, '--format=', `--since=${SINCE}`, '--', '.']);
  // The newest first: what moved twice is where the later move has taken it.
  for (const [from, before] of [...uncommitted(folder), ...movesIn(log)]) {
    const to = moves.get(before) ?? before;
    if (to !== from && !moves.has(from)) moves.set(from, to);
  }
  return moves;
}

/**
 * Moves since the last commit. Files that are not tracked are compared by a copy of the index, and the repository stays
 * as it is.
 */
function uncommitted(folder: string): readonly Move[] {
  const [index = '', objects = ''] = git(folder, ['rev-parse', '--git-path', 'index', '--git-path', 'objects'])
    .split('\n')
    .map((path) => resolve(folder, path));
  let temporary: string | undefined;
  try {
    temporary = mkdtempSync(join(tmpdir(), 'docsgen-index-'));
    const environment = {
      GIT_INDEX_FILE: join(temporary, 'index'),
      GIT_OBJECT_DIRECTORY: join(temporary, 'objects'),
      // Without quotes, git would read a path with a colon as two.
      GIT_ALTERNATE_OBJECT_DIRECTORIES: JSON.stringify(objects),
    };
    copyFileSync(index, environment.GIT_INDEX_FILE);
    mkdirSync(environment.GIT_OBJECT_DIRECTORY);
    git(folder, ['add', '--intent-to-add', '--', '.'], environment);
    return movesIn(git(folder, ['diff', ...RENAMES, 'HEAD', '--', '.'], environment));
  } catch {
    return []; // There is no index, or no room for another.
  } finally {
    if (temporary !== undefined) rmSync(temporary, { recursive: true, force: true });
  }
}

type Move = readonly [from: string, to: string];

/**
 * Reads `R100`, the old path and the new one, each ended by a NUL; between commits there may be a line feed. What has
 * no such end was cut off.
 */
function movesIn(output: string): readonly Move[] {
  const items = output.split('\0');
  const moves: Move[] = [];
  for (let at = 0; at + 3 < items.length; at += 3) {
    while (items[at]?.trim() === '') at += 1;
    const [from, to] = [items[at + 1], items[at + 2]];
    if (from !== undefined && to !== undefined) moves.push([from.normalize('NFC'), to.normalize('NFC')]);
  }
  return moves;
}

/** What git says; nothing where it fails. */
function git(folder: string, args: readonly string[], environment: NodeJS.ProcessEnv = {}): string {
  const { stdout } = spawnSync('git', [...GIT_SETTINGS, '-C', folder, ...args], {
    env: { ...gitEnvironment(), ...environment },
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
    timeout: LIMIT_MS,
    maxBuffer: 16 << 20,
  });
  return stdout ?? '';
}
