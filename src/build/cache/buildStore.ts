import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Diagnostic } from '../../model/diagnostic.ts';
import type { CommitResult } from '../../output/createStage.ts';
import type { PublishedFile } from '../../output/publishedFile.ts';
import { readCached, removeLeftDraft, writeCached } from '../../system/cache/cacheFile.ts';
import { checked, unchecked } from '../../system/cache/checkedText.ts';
import { keepValue, keptValue } from '../../system/cache/keptValue.ts';
import type { VariableHash } from '../../system/environmentValues.ts';
import type { Undated } from '../../system/git/gitDates.ts';
import { packageBuild } from '../../system/packageRoot.ts';
import type { KnownPage } from '../sitePages.ts';
import type { HashedFile, KnownCode } from './codeFiles.ts';

/** The last successful build of a project, in short: enough to say that nothing has changed. */
export interface LastBuild {
  /** Names every input of the build. */
  readonly digest: string;
  readonly code: KnownCode;
  /** Files outside of the content that pages show, and those that name what makes pictures smaller. */
  readonly others: readonly HashedFile[];
  /** The environment, as far as the site's code names it. */
  readonly variables: readonly VariableHash[];
  /** Names what all pages show besides their content: see `Site`. */
  readonly surroundings: string;
  /** Names the output's marker, which names all files. */
  readonly marker: string;
  readonly pages: number;
  readonly drafts: number;
  /** With a fault in it, git is asked again each time. */
  readonly undated: Undated;
  readonly sizeBytes: number;
  readonly diagnostics: readonly Diagnostic[];
  /** Every file of the output. */
  readonly files: readonly PublishedFile[];
}

/** A page of the last build: what is known of it, what it showed around its content, and its files. */
export interface BuiltPage {
  readonly known: KnownPage;
  readonly frameKey: string;
  readonly files: readonly PublishedFile[];
}

/** What builds keep for the next one. A damaged or missing store costs time, nothing else. */
export interface BuildStore {
  readonly last: () => LastBuild | undefined;
  /** By route. */
  readonly pages: () => ReadonlyMap<string, BuiltPage>;
  readonly save: (last: LastBuild, pages: ReadonlyMap<string, BuiltPage>) => void;
}

/** The store in a project's cache folder. `isRead` is false with `--no-cache`: it is written then, and not read. */
export function openBuildStore(cacheDir: string, { isRead }: { readonly isRead: boolean }): BuildStore {
  const lastFile = join(cacheDir, 'last-build.json');
  const pagesFile = join(cacheDir, 'pages.json');
  return {
    last: () => (isRead ? (keptValue(lastFile) as LastBuild | undefined) : undefined),
    pages: () => new Map(isRead ? readPages(pagesFile) : []),
    save(last, pages) {
      writeCached(pagesFile, writePages(pages));
      keepValue(lastFile, last);
      for (const name of readdirSync(cacheDir)) removeLeftDraft(join(cacheDir, name));
    },
  };
}

/** Each page as it stands in the store: most are kept from build to build as they are. */
const lines = new WeakMap<BuiltPage, string>();

/** A page as it stands in the store. It is written once: whoever asks early spares the end of the build the time. */
export function storedLine(route: string, page: BuiltPage): string {
  const known = lines.get(page);
  if (known !== undefined) return known;
  const line = JSON.stringify([route, page]);
  lines.set(page, line);
  return line;
}

/** Between two pages of the store; nowhere within what JSON writes. */
const BREAK = ',\n';

const BUILD = JSON.stringify(packageBuild);

/** A line a page, behind the checksum of all and the name of the generator's build. */
function writePages(pages: ReadonlyMap<string, BuiltPage>): string {
  const written = [...pages].map(([route, page]) => storedLine(route, page));
  return checked([BUILD, ...written].join(BREAK));
}

function readPages(path: string): readonly (readonly [route: string, page: BuiltPage])[] {
  const kept = unchecked(readCached(path)) ?? '';
  const found = kept.split(BREAK);
  if (found.shift() !== BUILD) return [];
  // All at once: line by line takes half as long again.
  const [, ...entries] = JSON.parse(`[${kept}]`) as [build: string, ...[route: string, page: BuiltPage][]];
  for (const [index, [, page]] of entries.entries()) lines.set(page, found[index] ?? '');
  return entries;
}

export const unchangedCommit = ({ files, sizeBytes }: LastBuild): CommitResult => ({
  written: [],
  removed: [],
  lost: [],
  unchanged: files.length,
  sizeBytes,
});
