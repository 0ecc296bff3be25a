import { type Dirent, lstatSync, readdirSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { relative, sep } from 'node:path';
import { withoutByteOrderMark } from '../model/files/fileLines.ts';
import { unlessThrown } from '../model/values/unlessThrown.ts';

/** What is in a folder; nothing where there is none, as when it is deleted at this moment. */
export function entriesIn(folder: string): readonly Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return [];
    throw error;
  }
}

/** Whether a symbolic link stands there; false for what has just been deleted. */
export const isLink = (path: string): boolean => unlessThrown(() => lstatSync(path).isSymbolicLink()) === true;

/** Whether `path` is `folder` or lies below it; both absolute. */
export function isInside(folder: string, path: string): boolean {
  const steps = relative(folder, path);
  return steps === '' || (!steps.startsWith(`..${sep}`) && steps !== '..' && !isAbsoluteStep(steps));
}

// On another drive `relative` answers with an absolute path.
const isAbsoluteStep = (steps: string) => /^([a-zA-Z]:)?[\\/]/.test(steps);

/** The path with every link resolved, or undefined when nothing stands there. */
export const realPathOf = (path: string): string | undefined => unlessThrown(() => realpathSync(path));

/** Bytes of a file, or undefined when it does not exist. Other failures throw with their path. */
export function readBytes(path: string): Buffer | undefined {
  try {
    refusePipe(path);
    return readFileSync(path);
  } catch (cause) {
    if (isMissing(cause)) return undefined;
    throw new Error(`Cannot read \`${path}\`.`, { cause });
  }
}

/** Throws for a pipe or a socket: who reads one waits for whoever may write into it. */
export function refusePipe(path: string): void {
  const stats = statSync(path, { throwIfNoEntry: false });
  if (stats?.isFIFO() || stats?.isSocket())
    throw Object.assign(new Error(`\`${path}\` is a pipe or a socket, expected a file.`), { code: 'NOT_A_FILE' });
}

/** Text of a UTF-8 file, without a byte order mark, which no column counts; undefined when it does not exist. */
export function readText(path: string): string | undefined {
  const text = readBytes(path)?.toString('utf8');
  return text === undefined ? undefined : withoutByteOrderMark(text);
}

/** The same; undefined also for a file that cannot be read, which is told of elsewhere, or costs nothing. */
export const readableText = (path: string): string | undefined => unlessThrown(() => readText(path));

/** The text of a file of at most so many bytes; undefined also for one that cannot be read, as in `readableText`. */
export const smallText = (path: string, mostBytes: number): string | undefined =>
  unlessThrown(() => (statSync(path).size <= mostBytes ? readText(path) : undefined));

/** Whether a file is at a path, or a link to one. False also for a path that the system refuses, as one too long. */
export const isFile = (path: string): boolean =>
  unlessThrown(() => statSync(path, { throwIfNoEntry: false })?.isFile()) === true;

/** Whether something stands at the path; links are followed. Throws where this user may not look. */
export function isThere(path: string): boolean {
  try {
    statSync(path);
    return true;
  } catch (error) {
    if (hasCode(error, 'EACCES')) throw error;
    return false;
  }
}

/** Whether something stands at the path; a broken link counts. */
export function exists(path: string): boolean {
  try {
    lstatSync(path);
    return true;
  } catch {
    return false;
  }
}

/** Whether the system says that nothing stands at a path. */
export const isMissing = (error: unknown): boolean => hasCode(error, 'ENOENT', 'ENOTDIR');

/** Whether what was thrown has one of some codes of the system. */
export const hasCode = (error: unknown, ...codes: readonly string[]): error is NodeJS.ErrnoException =>
  error instanceof Error && 'code' in error && codes.includes(String(error.code));
