import { spawn } from 'node:child_process';
import { readCached, whereItCan, writeCached } from '../cache/cacheFile.ts';
import { GIT_SETTINGS, gitEnvironment } from './gitEnvironment.ts';
import { gitState, mailmapState, missingGitDir } from './gitState.ts';

/** When files were last changed: path relative to the folder (POSIX, NFC) to ISO 8601 date, in UTC. */
export type GitDates = ReadonlyMap<string, string>;

interface GitReading {
  /** The dates of these files, as far as git knows them. It ends the reading once all are found. Never rejects. */
  readonly datesOf: (paths: readonly string[]) => Promise<GitHistory>;
}

/** What git tells of files. */
export interface GitHistory {
  readonly dates: GitDates;
  /** Who changed files last, as git names them by `.mailmap`; undefined where nobody asked. */
  readonly authors?: ReadonlyMap<string, string>;
  readonly undated: Undated;
}

/** Why files of a repository have no date. */
export interface Undated {
  /** Why git does not tell all that it knows, where it is missing or refuses to; part of a sentence. */
  readonly fault?: string;
  /** How many have changed last before a shallow clone begins; absent for none. */
  readonly beyond?: number;
}

/**
 * Starts to read when the files of a folder were last changed: one `git log`, newest commit first, as a stream.
 * A file without a date is one that git does not know, or, in a shallow clone, one whose last change may lie beyond it:
 * the commit at the edge seems to have made every file, so it tells nothing. The network is never asked.
 * `noteFile` keeps what was found until the next commit, and authors until `.mailmap` changes, too. Those are
 * read `withAuthors` alone.
 */
export function startGitDates(folder: string, noteFile: string, { withAuthors = false } = {}): GitReading {
  const state = gitState(folder);
  if (state === undefined) return { datesOf: async () => ({ dates: new Map(), undated: undatedIn(folder) }) };
  const noted = readNote(noteFile, state);
  const mailmap = withAuthors ? mailmapState(folder) : undefined;
  const note = withAuthors && (noted?.authors === undefined || noted.mailmap !== mailmap) ? undefined : noted;
  // What was kept may have authors that nobody asks for now.
  const told = (paths: readonly string[], { met, authors }: Log) =>
    historyOf(paths, { met, authors: withAuthors ? authors : undefined });
  const read = () => readLog(folder, withAuthors ? new Map() : undefined);
  const started = note === undefined ? read() : undefined;
  return {
    async datesOf(paths) {
      const holdsAll = (met: Met) => paths.every((path) => met.has(path));
      if (note !== undefined && (note.isWhole || holdsAll(note.met))) return told(paths, note);
      const log = await (started ?? read()).until(holdsAll);
      if (!log.isWhole && !holdsAll(log.met)) return { dates: datesIn(log.met), undated: { fault: log.fault } };
      // A commit may have come, or another branch, before git began to read.
      if (gitState(folder) === state) writeNote(noteFile, { state, mailmap, ...log });
      return told(paths, log);
    },
  };
}

/** Why there are no dates in a folder without commits: mostly because it is in no repository, which is no fault. */
function undatedIn(folder: string): Undated {
  const missing = missingGitDir(folder);
  return missing === undefined ? {} : { fault: `there is no repository at \`${missing}\`, where \`.git\` says it is` };
}

function historyOf(paths: readonly string[], { met, authors }: Pick<Log, 'met' | 'authors'>): GitHistory {
  const beyond = paths.filter((path) => met.has(path) && met.get(path) === undefined).length;
  return { dates: datesIn(met), ...(authors && { authors }), undated: beyond === 0 ? {} : { beyond } };
}

const datesIn = (met: Met): GitDates =>
  new Map([...met].flatMap(([path, date]) => (date === undefined ? [] : [[path, date] as const])));

// What stands before and behind the time of a commit, as `LOG` has git write it.
const HEAD = '\u0001';
const END = '\u0002';
// Only `%D` tells the edge of a shallow clone; no ref is asked for.
const FORMAT = '--format=%x01%ct%x02%D';
const LOG = ['--decorate-refs=refs/none', '--name-only', '-z', '--no-renames', '--relative', '--', '.'];

/** Path to date; undefined for a file first met at the edge of a shallow clone. */
type Met = ReadonlyMap<string, string | undefined>;

interface Log {
  readonly met: Met;
  /** Path to author, of files that have a date. */
  readonly authors?: Map<string, string> | undefined;
  /** The log was read to its end: what is not in it git does not know. */
  readonly isWhole: boolean;
}

interface ReadLog extends Log {
  /** Why it was not read to its end. */
  readonly fault: string;
}

/** `authors` is filled where it is given. */
function readLog(
  folder: string,
  authors: Map<string, string> | undefined,
): { readonly until: (isEnough: (met: Met) => boolean) => Promise<ReadLog> } {
  const met = new Map<string, string | undefined>();
  let isEnough = (_: Met) => false;
  const format = authors === undefined ? FORMAT : `${FORMAT}%x02%aN`;
  const git = spawn('git', [...GIT_SETTINGS, '-C', folder, 'log', format, ...LOG], {
    env: gitEnvironment(),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const take = createTaker(met, authors);
  let said = '';
  // One that cannot be started may have no pipes, as where the system allows no more open files.
  if (git.pid !== undefined) {
    git.stdout.setEncoding('utf8').on('data', (text: string) => {
      take(text);
      if (isEnough(met)) git.kill();
    });
    git.stderr.setEncoding('utf8').on('data', (text: string) => {
      said += text;
    });
  }
  const ended = new Promise<Omit<ReadLog, 'met' | 'authors'>>((resolve) => {
    git.on('error', ({ code, message }: NodeJS.ErrnoException) =>
      resolve({ isWhole: false, fault: code === 'ENOENT' ? 'it is not installed' : message }),
    );
    git.on('close', (code) =>
      resolve({ isWhole: code === 0, fault: said.trim().replace(/\s+/g, ' ') || `git has ended with ${code}` }),
    );
  });
  return {
    async until(asked) {
      isEnough = asked;
      if (asked(met)) git.kill();
      return { ...(await ended), met, authors };
    },
  };
}

/** Takes the log as it comes: a commit's head, then its files, each ended by a NUL, the first behind a line feed. */
function createTaker(
  met: Map<string, string | undefined>,
  authors: Map<string, string> | undefined,
): (text: string) => void {
  let rest = '';
  let date: string | undefined;
  let author = '';
  return (text) => {
    const items = (rest + text).split('\0');
    rest = items.pop() ?? '';
    for (const item of items) {
      if (item.startsWith(HEAD)) {
        const [seconds, decoration = '', name = ''] = item.slice(HEAD.length).split(END);
        date = decoration.includes('grafted') ? undefined : new Date(Number(seconds) * 1000).toISOString();
        author = date === undefined ? '' : name;
      } else {
        const path = item.replace(/^\n/, '').normalize('NFC');
        if (path === '' || met.has(path)) continue;
        met.set(path, date);
        if (author !== '') authors?.set(path, author);
      }
    }
  };
}

interface NotedLog extends Log {
  /** What its authors were named by. */
  readonly mailmap?: string | undefined;
}

function readNote(noteFile: string, state: string): NotedLog | undefined {
  try {
    const note = JSON.parse(readCached(noteFile) ?? '') as {
      state: string;
      isWhole: boolean;
      met: [string, string | null][];
      authors?: [string, string][];
      mailmap?: string;
    };
    if (note.state !== state) return undefined;
    return {
      isWhole: note.isWhole,
      met: new Map(note.met.map(([path, date]) => [path, date ?? undefined])),
      authors: note.authors && new Map(note.authors),
      mailmap: note.mailmap,
    };
  } catch {
    return undefined; // A damaged note costs one reading of the log.
  }
}

function writeNote(
  noteFile: string,
  { state, isWhole, met, authors, mailmap }: NotedLog & { readonly state: string },
): void {
  const note = { state, isWhole, mailmap, met: [...met], authors: authors && [...authors] };
  whereItCan(() => writeCached(noteFile, JSON.stringify(note)));
}
