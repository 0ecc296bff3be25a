import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Diagnostic } from '../model/diagnostic.ts';
import type { CommitResult, PublishedFile } from '../output/createStage.ts';
import { contentHash } from '../system/contentHash.ts';
import { readText } from '../system/files.ts';
import type { KnownPage } from './site.ts';

/** The last successful build of a project, in short: enough to say that nothing has changed. */
export interface LastBuild {
  /** Names every input of the build. */
  readonly digest: string;
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
    last: () => (enabled ? (readChecked(lastFile) as LastBuild | undefined) : undefined),
    pages: () => new Map(enabled ? ((readChecked(pagesFile) as [string, BuiltPage][] | undefined) ?? []) : []),
    save(last, pages) {
      mkdirSync(cacheDir, { recursive: true });
      writeChecked(pagesFile, [...pages]);
      writeChecked(lastFile, last);
    },
  };
}

/** The first line is the hash of the rest: what a crash or a disk has damaged is not believed. */
function readChecked(path: string): unknown {
  const text = readText(path);
  if (text === undefined) return undefined;
  const end = text.indexOf('\n');
  const body = text.slice(end + 1);
  if (text.slice(0, end) !== contentHash(body)) return undefined;
  return JSON.parse(body);
}

function writeChecked(path: string, value: unknown): void {
  const body = JSON.stringify(value);
  const draft = `${path}.${process.pid}`;
  writeFileSync(draft, `${contentHash(body)}\n${body}`);
  renameSync(draft, path);
}

/** The result of a build that changed nothing. */
export const unchangedCommit = ({ files, sizeBytes }: LastBuild): CommitResult => ({
  written: [],
  removed: [],
  unchanged: files.length,
  sizeBytes,
});
