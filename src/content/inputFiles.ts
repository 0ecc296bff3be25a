import { rmSync, statSync } from 'node:fs';
import { once } from '../model/lazy.ts';
import { writeCached } from '../system/cache/cacheFile.ts';
import { writeChecked } from '../system/cache/checkedText.ts';
import { contentHash } from '../system/contentHash.ts';
import { fileHash } from '../system/fileHash.ts';
import { type Walk, walkFiles } from '../system/walkFiles.ts';
import type { ReadFrontmatter } from './frontmatter/readFrontmatter.ts';
import { indexFile, indexOf, type KnownFile, openIndex, readIndex, type Stamp } from './inputIndex.ts';
import { type ReadFile, readFile } from './readFile.ts';

/** What is known of a Markdown file without its text. */
export interface SourceFacts extends ReadFrontmatter {
  /** Where the front matter ends, in UTF-16 units; `UNDECODED` for a file that holds no text, or a conflict. */
  readonly bodyStart: number;
}

/** Stands where a body would start. */
export const UNDECODED = -1;

/**
 * The input files of one run. Each is read at most once, and only where it has changed since an earlier run read it:
 * the file system tells by size, times and number of the file, as it tells git.
 */
export interface InputFiles {
  /** See `walkFiles`; a folder is listed once. */
  readonly walk: (folder: string) => Walk;
  /** Names the bytes of a file; the hash of nothing where there is none. */
  readonly hashOf: (path: string) => string;
  /** That of a Markdown file, whose text stays at hand; the hash of nothing for one that cannot be read. */
  readonly markdownHash: (path: string) => string;
  /** Hash and facts of a Markdown file, from an earlier run or as `make` reads them. Throws what the system throws. */
  readonly facts: (
    path: string,
    make: (read: ReadFile) => SourceFacts,
  ) => { readonly hash: string; readonly facts: SourceFacts };
  /** How often `markdownHash` was asked. */
  readonly markdownCount: () => number;
  /** Lets go of texts. */
  readonly forgetTexts: () => void;
  /** Keeps what is known for the next run. */
  readonly save: () => void;
  /** Keeps nothing: what was known has turned out to be wrong. */
  readonly discard: () => void;
}

/** Two changes so close to each other may bear the same time, on the coarsest file systems. */
const SETTLED_AFTER_MS = 2_000;

/** The same where only clocks tell that a file was not changed after it was read: that of its disk may be another. */
const SETTLED_FOR_CLOCKS_MS = 600_000;

interface InputReading {
  /** The system's clock (ms). */
  readonly now?: () => number;
  /**
   * With nothing known of earlier runs, files are read at once, and what the file system says of them is asked for
   * later.
   */
  readonly isHurried?: boolean;
}

/** Opens the input files of a project. Without a `cacheDir` nothing is known of earlier runs, and nothing kept. */
export function openInputFiles(
  cacheDir?: string,
  { now = Date.now, isHurried = false }: InputReading = {},
): InputFiles {
  const index = cacheDir === undefined ? undefined : readIndex(indexFile(cacheDir));
  const kept = openIndex(index);
  const asksLater = index === undefined && isHurried;
  const current = new Map<string, KnownFile>();
  const texts = new Map<string, ReadFile>();
  let hasNews = false;
  let markdown = 0;

  const note = (path: string, file: KnownFile): KnownFile => {
    current.set(path, file);
    return file;
  };
  const noteNews = (path: string, file: KnownFile): KnownFile => {
    hasNews ||= file.stamp === undefined || isSettled(file.stamp, file.readAt, SETTLED_AFTER_MS);
    return note(path, file);
  };
  /** What is known of a file; else what `read` finds, named by `hashOf` its contents. */
  const look = (path: string, hashOf: () => string): KnownFile => {
    const known = current.get(path);
    if (known !== undefined) return known;
    const readAt = now();
    if (asksLater) return noteNews(path, { readAt, hash: hashOf() });
    // Taken before the file is read: what is written into it meanwhile changes its stamp.
    const stamp = stampOf(path);
    const before = kept(path, stamp);
    return before === undefined ? noteNews(path, { stamp, readAt, hash: hashOf() }) : note(path, before);
  };
  const read = (path: string): ReadFile => {
    const known = texts.get(path);
    if (known !== undefined) return known;
    const file = readFile(path);
    texts.set(path, file);
    return file;
  };

  return {
    walk: once(walkFiles),
    hashOf: (path) => look(path, () => fileHash(path).hash).hash,
    markdownHash(path) {
      markdown += 1;
      try {
        return look(path, () => read(path).hash).hash;
      } catch {
        return contentHash(''); // Where its page is read, it is told that it cannot be.
      }
    },
    facts(path, make) {
      const file = look(path, () => read(path).hash);
      const facts = file.facts ?? make(read(path));
      // Its body is read again when its page is made. All texts at once would be most of the memory, and of the time to
      // tidy it.
      texts.delete(path);
      // A number that JSON does not know would come back as another.
      if (file.facts === undefined && Number.isFinite(facts.frontmatter.order ?? 0)) noteNews(path, { ...file, facts });
      return { hash: file.hash, facts };
    },
    markdownCount: () => markdown,
    forgetTexts: () => texts.clear(),
    save() {
      if (cacheDir === undefined || !hasNews) return;
      const margin = asksLater ? SETTLED_FOR_CLOCKS_MS : SETTLED_AFTER_MS;
      const files = [...current].flatMap(([path, { stamp = stampOf(path), ...file }]) =>
        isSettled(stamp, file.readAt, margin) ? [[path, { ...file, stamp }] as const] : [],
      );
      // With an index of nothing, the next run would not hurry.
      if (asksLater && files.length === 0) return;
      writeCached(indexFile(cacheDir), writeChecked(indexOf(files)));
      hasNews = false;
    },
    discard() {
      if (cacheDir !== undefined) rmSync(indexFile(cacheDir), { recursive: true, force: true });
    },
  };
}

/**
 * Whether a stamp tells what was read: not where the file was changed since, nor so shortly before that another change
 * might bear the same time. One that is gone may have been there. What an earlier run has kept was settled.
 */
const isSettled = ([sizeBytes, writtenMs, changedMs]: Stamp, readAt: number | undefined, margin: number): boolean =>
  readAt === undefined || (sizeBytes >= 0 && readAt - Math.max(writtenMs, changedMs) >= margin);

function stampOf(path: string): Stamp {
  const { size = -1, mtimeMs = 0, ctimeMs = 0, ino = 0 } = statSync(path, { throwIfNoEntry: false }) ?? {};
  return [size, mtimeMs, ctimeMs, ino];
}
