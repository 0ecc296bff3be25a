import { type Dirent, lstatSync, readdirSync, readFileSync, realpathSync, type Stats, statSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { withoutByteOrderMark } from '../model/fileLines.ts';

/** A file found below a folder: path relative to it with POSIX slashes, NFC as addresses are, and where its bytes are. */
export interface FoundFile {
  readonly relativePath: string;
  readonly absolutePath: string;
}

/** A folder that the system does not list, and what it says of that. */
export interface UnreadFolder extends FoundFile {
  readonly error: unknown;
}

/** Result of a walk: files in code-unit order, files that only say how others of their folder stand in a navigation, links that were not followed because they lead out of the folder, what is neither file nor folder, such as a pipe, and folders that could not be read. */
export interface Walk {
  readonly files: readonly FoundFile[];
  readonly orders: readonly FoundFile[];
  readonly outside: readonly FoundFile[];
  readonly pipes: readonly FoundFile[];
  readonly unread: readonly UnreadFolder[];
}

/** The file in an output folder that says that docsgen wrote it. */
export const OUTPUT_MARKER = '.docsgen-output.json';

/** Names that hosts and other programs ask for, though they begin with a dot: those of RFC 8615, and Apache's settings. */
const ASKED_FOR = new Set(['.well-known', '.htaccess']);

/** Files by which plugins of MkDocs order what is in a folder, and Nuxt Content names it: they are looked at, and never published. */
const ORDERS = new Set(['.pages', '.nav.yml', '.navigation.yml']);

/** Whether what bears a name is kept back: what begins with a dot is a tool's, or secret. */
export const isHiddenName = (name: string): boolean => name.startsWith('.') && !ASKED_FOR.has(name);

/** Stands in the names of folders that a build is making, or has left when it was killed: they have no marker yet. */
const OF_BUILD = '.docsgen-';

/**
 * Lists all files below a folder, without hidden ones, `node_modules`, and folders below it that docsgen has written: a
 * site built into a folder of Markdown holds Markdown too.
 * Symbolic links are followed inside the folder, but not from within each other; links that leave it are reported, never read.
 * A folder that does not exist yields nothing.
 */
export function walkFiles(folder: string): Walk {
  const files: FoundFile[] = [];
  const orders: FoundFile[] = [];
  const outside: FoundFile[] = [];
  const pipes: FoundFile[] = [];
  const unread: UnreadFolder[] = [];
  const root = realPathOf(folder);
  if (root === undefined) return { files, orders, outside, pipes, unread };
  const visit = (absoluteFolder: string, prefix: string, behindLink: boolean) => {
    let entries: readonly Dirent[];
    try {
      entries = readdirSync(absoluteFolder, { withFileTypes: true });
    } catch (error) {
      // What was deleted meanwhile is no fault.
      if (!isMissing(error)) unread.push({ relativePath: prefix, absolutePath: absoluteFolder, error });
      return;
    }
    if (prefix !== '' && entries.some(({ name }) => name === OUTPUT_MARKER)) return;
    // `join` would take longer than the system over each name.
    const start = absoluteFolder.endsWith(sep) ? absoluteFolder : absoluteFolder + sep;
    for (const entry of entries) {
      const isOrder = ORDERS.has(entry.name);
      if ((isHiddenName(entry.name) && !isOrder) || entry.name === 'node_modules') continue;
      const found = { relativePath: prefix + entry.name.normalize('NFC'), absolutePath: start + entry.name };
      if (isOrder) {
        if (entry.isFile()) orders.push(found);
        continue;
      }
      if (entry.isFile()) files.push(found);
      else if (entry.isDirectory()) {
        if (!entry.name.includes(OF_BUILD)) visit(found.absolutePath, `${found.relativePath}/`, behindLink);
      } else if (entry.isSymbolicLink()) followLink(found, behindLink);
      else if (isPipe(entry)) pipes.push(found);
    }
  };
  const followLink = (found: FoundFile, behindLink: boolean) => {
    const real = realPathOf(found.absolutePath);
    if (real === undefined || !isInside(root, real)) {
      outside.push(found);
      return;
    }
    const stats = statSync(real, { throwIfNoEntry: false });
    if (stats === undefined) return;
    if (stats.isFile()) files.push(found);
    else if (isPipe(stats)) pipes.push(found);
    else if (stats.isDirectory() && !behindLink) {
      const around = realPathOf(dirname(found.absolutePath));
      // A folder around the link, or links that lead to each other, would be walked for ever.
      if (around !== undefined && !isInside(real, around)) visit(found.absolutePath, `${found.relativePath}/`, true);
    }
  };
  visit(folder, '', false);
  files.sort((a, b) => (a.relativePath < b.relativePath ? -1 : 1));
  return { files, orders, outside, pipes, unread };
}

/** What is in a folder; nothing where there is none, as when it is deleted at this moment. */
export function entriesIn(folder: string): readonly Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw error;
  }
}

/** Whether a path is a link to a folder that `walkFiles` would not follow in `folder`, or leads nowhere. */
export function isUnfollowed(path: string, folder: string): boolean {
  if (!isLink(path)) return false;
  const [root, real, around] = [folder, path, dirname(path)].map(realPathOf);
  if (root === undefined || real === undefined || around === undefined) return true;
  const isBehindLink = around !== join(root, relative(folder, dirname(path)));
  return isBehindLink || !isInside(root, real) || isInside(real, around);
}

/** Whether a symbolic link stands there. */
export function isLink(path: string): boolean {
  try {
    return lstatSync(path).isSymbolicLink();
  } catch {
    return false; // It has just been deleted.
  }
}

/** Whether `path` is `folder` or lies below it; both absolute. */
export function isInside(folder: string, path: string): boolean {
  const steps = relative(folder, path);
  return steps === '' || (!steps.startsWith(`..${sep}`) && steps !== '..' && !isAbsoluteStep(steps));
}

// On another drive `relative` answers with an absolute path.
const isAbsoluteStep = (steps: string) => /^([a-zA-Z]:)?[\\/]/.test(steps);

/** The path with every link resolved, or undefined when nothing stands there. */
export function realPathOf(path: string): string | undefined {
  try {
    return realpathSync(path);
  } catch {
    return undefined;
  }
}

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

/** Whether there is a pipe, a socket or a device: what a system does not tell the kind of is none. */
const isPipe = (entry: Dirent | Stats): boolean =>
  entry.isFIFO() || entry.isSocket() || entry.isCharacterDevice() || entry.isBlockDevice();

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

/** Whether a file is at a path, or a link to one; none is where the system takes no such path, as one that is too long. */
export function isFile(path: string): boolean {
  try {
    return statSync(path, { throwIfNoEntry: false })?.isFile() === true;
  } catch {
    return false;
  }
}

/** Whether something stands at the path; links are followed. Throws where this user may not look. */
export function isThere(path: string): boolean {
  try {
    statSync(path);
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EACCES') throw error;
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
export const isMissing = (error: unknown) =>
  error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR');
