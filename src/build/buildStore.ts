import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Diagnostic } from '../model/diagnostic.ts';
import type { CommitResult, PublishedFile } from '../output/createStage.ts';
import { checked, readChecked, unchecked, writeChecked } from '../system/checkedText.ts';
import { readText, replaceFile } from '../system/files.ts';
import type { CodeFile } from './digestProject.ts';
import type { KnownPage } from './site.ts';

/** The last successful build of a project, in short: enough to say that nothing has changed. */
export interface LastBuild {
  /** Names every input of the build. */
  readonly digest: string;
  /** See `digestCode`. */
  readonly code: readonly CodeFile[];
  /** Names what all pages show besides their content: see `Site`. */
  readonly surroundings: string;
  /** Names the output's marker, which names all files. */
  readonly marker: string;
  readonly pages: number;
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

/** The store in a project's cache folder. `enabled` is false with `--no-cache`: then nothing is read, but all is kept. */
export function openBuildStore(cacheDir: string, enabled: boolean): BuildStore {
  const lastFile = join(cacheDir, 'last-build.json');
  const pagesFile = join(cacheDir, 'pages.json');
  return {
    last: () => (enabled ? (readChecked(readText(lastFile)) as LastBuild | undefined) : undefined),
    pages: () => new Map(enabled ? readPages(pagesFile) : []),
    save(last, pages) {
      mkdirSync(cacheDir, { recursive: true });
      replaceFile(pagesFile, writePages(pages));
      replaceFile(lastFile, writeChecked(last));
    },
  };
}

/** Each page as it stands in the store: most are kept from build to build as they are. */
const lines = new WeakMap<BuiltPage, string>();

/** A line a page, behind the checksum of all. */
function writePages(pages: ReadonlyMap<string, BuiltPage>): string {
  return checked([...pages].map(([route, page]) => lines.get(page) ?? JSON.stringify([route, page])).join('\n'));
}

function readPages(path: string): (readonly [route: string, page: BuiltPage])[] {
  const text = unchecked(readText(path)) ?? '';
  return text === ''
    ? []
    : text.split('\n').map((line) => {
        const entry = JSON.parse(line) as [string, BuiltPage];
        lines.set(entry[1], line);
        return entry;
      });
}

/** The result of a build that changed nothing. */
export const unchangedCommit = ({ files, sizeBytes }: LastBuild): CommitResult => ({
  written: [],
  removed: [],
  unchanged: files.length,
  sizeBytes,
});
