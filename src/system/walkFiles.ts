import { type Dirent, readdirSync, type Stats, statSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { isInside, isLink, isMissing, realPathOf } from './files.ts';

/** A file found below a folder: its path relative to that (POSIX slashes, NFC), and where its bytes are. */
export interface FoundFile {
  readonly relativePath: string;
  readonly absolutePath: string;
}

/** A folder that the system does not list, and what it says of that. */
interface UnreadFolder extends FoundFile {
  readonly error: unknown;
}

/** What is below a folder. */
export interface Walk {
  /** In code-unit order. */
  readonly files: readonly FoundFile[];
  /** Files that only say how others of their folder stand in a navigation. */
  readonly orders: readonly FoundFile[];
  /** Links that were not followed, because they lead out of the folder or nowhere. */
  readonly outside: readonly FoundFile[];
  /** What is neither file nor folder, such as a pipe. */
  readonly pipes: readonly FoundFile[];
  readonly unread: readonly UnreadFolder[];
}

/** The file in an output folder that says that docsgen wrote it. */
export const OUTPUT_MARKER = '.docsgen-output.json';

/** Names with a dot at the start that hosts and programs ask for: those of RFC 8615, and Apache's settings. */
const ASKED_FOR = new Set(['.well-known', '.htaccess']);

/**
 * Files by which plugins of MkDocs order what is in a folder, and Nuxt Content names it: they are looked at, and never
 * published.
 */
const ORDERS = new Set(['.pages', '.nav.yml', '.navigation.yml']);

/** Whether what bears a name is kept back: what begins with a dot is a tool's, or secret. */
export const isHiddenName = (name: string): boolean => name.startsWith('.') && !ASKED_FOR.has(name);

/** Stands in the names of folders that a build is making, or has left when it was killed: they have no marker yet. */
const OF_BUILD = '.docsgen-';

/**
 * Lists all files below a folder, without hidden ones, `node_modules`, and folders below it that docsgen has written: a
 * site built into a folder of Markdown holds Markdown too.
 * Symbolic links are followed inside the folder, but not from within each other; links that leave it are reported,
 * never read. A folder that does not exist yields nothing.
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

/** Whether there is a pipe, a socket or a device: what a system does not tell the kind of is none. */
const isPipe = (entry: Dirent | Stats): boolean =>
  entry.isFIFO() || entry.isSocket() || entry.isCharacterDevice() || entry.isBlockDevice();

/** Whether a path is a link to a folder that `walkFiles` would not follow in `folder`, or leads nowhere. */
export function isUnfollowed(path: string, folder: string): boolean {
  if (!isLink(path)) return false;
  const [root, real, around] = [folder, path, dirname(path)].map(realPathOf);
  if (root === undefined || real === undefined || around === undefined) return true;
  const isBehindLink = around !== join(root, relative(folder, dirname(path)));
  return isBehindLink || !isInside(root, real) || isInside(real, around);
}
