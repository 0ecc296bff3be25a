import { rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { lazy, once } from '../model/lazy.ts';
import { readCached, writeCached } from '../system/cacheFile.ts';
import { readChecked, writeChecked } from '../system/checkedText.ts';
import { contentHash } from '../system/contentHash.ts';
import { fileHash } from '../system/fileHash.ts';
import { packageBuild } from '../system/packageRoot.ts';
import { type Walk, walkFiles } from '../system/walkFiles.ts';
import { type ReadFile, readFile } from './readFile.ts';
import type { ReadFrontmatter } from './readFrontmatter.ts';

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

/** What the file system says of a file: size, when it was written, when that or its name was changed (ms), its number. */
type Stamp = readonly [sizeBytes: number, writtenMs: number, changedMs: number, inode: number];

interface KeptFile {
  readonly stamp: Stamp;
  readonly hash: string;
  readonly facts?: SourceFacts;
}

/** Two changes so close to each other may bear the same time, on the coarsest file systems. */
const SETTLED_AFTER_MS = 2_000;

/**
 * Opens the input files of a project. Without a `cacheDir` nothing is known of earlier runs, and nothing kept. `now` is
 * the system's clock (ms).
 */
export function openInputFiles(cacheDir?: string, now: () => number = Date.now): InputFiles {
  const kept = openIndex(cacheDir === undefined ? undefined : readIndex(indexFile(cacheDir)));
  const current = new Map<string, KeptFile>();
  const texts = new Map<string, ReadFile>();
  // Files that were changed so lately that another change might leave the same stamp.
  const unsettled = new Set<string>();
  let hasNews = false;
  let markdown = 0;

  const note = (path: string, file: KeptFile): KeptFile => {
    current.set(path, file);
    return file;
  };
  const noteNews = (path: string, file: KeptFile): KeptFile => {
    hasNews ||= !unsettled.has(path);
    return note(path, file);
  };
  /** What is known of a file; else what `read` finds, named by `hashOf` its contents. */
  const look = (path: string, hashOf: () => string): KeptFile => {
    const known = current.get(path);
    if (known !== undefined) return known;
    // Taken before the file is read: what is written into it meanwhile changes its stamp.
    const stamp = stampOf(path);
    const before = kept(path, stamp);
    if (before !== undefined) return note(path, before);
    if (now() - Math.max(stamp[1], stamp[2]) < SETTLED_AFTER_MS) unsettled.add(path);
    return noteNews(path, { stamp, hash: hashOf() });
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
      const files = [...current].filter(([path]) => !unsettled.has(path));
      writeCached(indexFile(cacheDir), writeChecked(indexOf(files)));
      hasNews = false;
    },
    discard() {
      if (cacheDir !== undefined) rmSync(indexFile(cacheDir), { recursive: true, force: true });
    },
  };
}

const indexFile = (cacheDir: string) => join(cacheDir, 'inputs.json');

/** What is kept of all files, column by column: that is read sooner. Places are the same in each. */
interface Index {
  /** Another build of the generator may read front matter in another way. */
  readonly build: string;
  /** Absolute. */
  readonly paths: readonly string[];
  /** Four numbers a file. */
  readonly stamps: readonly number[];
  readonly hashes: readonly string[];
  readonly facts: readonly (SourceFacts | null)[];
}

const indexOf = (files: readonly (readonly [path: string, KeptFile])[]): Index => ({
  build: packageBuild,
  paths: files.map(([path]) => path),
  stamps: files.flatMap(([, { stamp }]) => stamp),
  hashes: files.map(([, { hash }]) => hash),
  facts: files.map(([, { facts }]) => facts ?? null),
});

function readIndex(path: string): Index | undefined {
  const index = readChecked(readCached(path)) as Index | undefined;
  return index?.build === packageBuild ? index : undefined;
}

/** Finds what is kept of a file that has the same stamp. */
function openIndex(index: Index | undefined): (path: string, stamp: Stamp) => KeptFile | undefined {
  if (index === undefined) return () => undefined;
  const { paths, stamps, hashes, facts } = index;
  const places = lazy(() => new Map(paths.map((path, place) => [path, place])));
  let next = 0;
  return (path, stamp) => {
    // Files are asked for in the order of the last run, but for those that have come or gone.
    const place = paths[next] === path ? next : places().get(path);
    if (place === undefined) return undefined;
    next = place + 1;
    if (!stamp.every((value, index) => value === stamps[4 * place + index])) return undefined;
    return { stamp, hash: hashes[place] ?? '', ...(facts[place] ? { facts: facts[place] } : {}) };
  };
}

function stampOf(path: string): Stamp {
  const { size = -1, mtimeMs = 0, ctimeMs = 0, ino = 0 } = statSync(path, { throwIfNoEntry: false }) ?? {};
  return [size, mtimeMs, ctimeMs, ino];
}
