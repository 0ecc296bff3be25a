interface TakenPaths {
  readonly add: (path: string) => void;
  /** Whether another file at the path would take the place of one that is there. */
  readonly has: (path: string) => boolean;
}

/**
 * Paths relative to a folder, POSIX. What is a file cannot be a folder too, and names that differ only in case are the
 * same file on many systems.
 */
export function createTakenPaths(): TakenPaths {
  const files = new Set<string>();
  const folders = new Set<string>();
  return {
    add(path) {
      const key = keyOf(path);
      files.add(key);
      // The innermost first: around a folder that is known, all are.
      for (let end = key.lastIndexOf('/'); end > 0; end = key.lastIndexOf('/', end - 1)) {
        const folder = key.slice(0, end);
        if (folders.has(folder)) return;
        folders.add(folder);
      }
    },
    has(path) {
      const key = keyOf(path);
      return files.has(key) || folders.has(key) || foldersAround(key).some((folder) => files.has(folder));
    },
  };
}

/** The same for paths that are the same file on some system. */
export const keyOf = (path: string): string => path.normalize('NFC').toLowerCase();

/**
 * Whether one of two such keys takes the place of the other: they are the same, or one is that of a folder around the
 * other.
 */
export const isInTheWay = (one: string, other: string): boolean =>
  one === other || one.startsWith(`${other}/`) || other.startsWith(`${one}/`);

/** The folders around a path: "a/b/c" → "a", "a/b". */
export function foldersAround(path: string): string[] {
  const folders: string[] = [];
  for (let end = path.indexOf('/'); end !== -1; end = path.indexOf('/', end + 1)) folders.push(path.slice(0, end));
  return folders;
}
