import { statSync } from 'node:fs';
import { basename, relative, resolve } from 'node:path';
import { type BuildRequest, type BuildResult, build, type ExplainedPage } from '../../build/build.ts';
import { fragmentFolder, fragmentsFolder, listFragments, readFragment } from '../../build/fragment.ts';
import { outputFolderOf } from '../../config/folders/outputFolderOf.ts';
import type { Undated } from '../../system/git/gitDates.ts';
import type { CommandFlags } from '../flags.ts';
import { UsageError } from '../refusal.ts';
import { formatBytes, formatCount, formatDuration, formatNames } from '../report/format.ts';
import { paintFor } from '../report/paint.ts';
import { printable, printableName } from '../report/printable.ts';
import { formatFixable, formatTotals, printDiagnostics, printNote } from '../report/printDiagnostics.ts';
import { createReporter } from '../report/reporter.ts';
import type { SiteFaults } from '../siteFaults.ts';
import { buildRequest } from './buildRequest.ts';
import { writing } from './writing.ts';

/** `docsgen build`: yields the exit code. */
export async function runBuild(root: string, flags: CommandFlags, faults: SiteFaults): Promise<number> {
  const { shard } = flags;
  if (shard === undefined) return runWith(build, { root, flags, faults });
  const outDir = flags.outDir ?? relative(root, fragmentFolder(root, shard));
  const { buildShard } = await import('../../build/buildShard.ts');
  return runWith((request) => buildShard(request, shard), { root, flags: { ...flags, outDir }, faults });
}

/** `docsgen merge`: yields the exit code. */
export function runMerge(root: string, flags: CommandFlags, faults: SiteFaults): Promise<number> {
  const folders = flags.from?.map((folder) => resolve(folder)) ?? [fragmentsFolder(root)];
  const fragments = folders.flatMap((folder) => fragmentsIn(folder, flags));
  return runWith((request) => build({ ...request, fragments }), { root, flags, faults, joins: true });
}

/** Throws `UsageError` where there is none, or a damaged one. */
function fragmentsIn(folder: string, { from }: CommandFlags): readonly string[] {
  if (from !== undefined && !statSync(folder, { throwIfNoEntry: false })?.isDirectory())
    throw new UsageError(
      `There is no folder \`${folder}\`.`,
      '`--from` names the folders of shards, one after the other, or a folder that holds them; without it: `.docsgen/fragments/`',
    );
  const fragments = listFragments(folder);
  if (fragments.length === 0)
    throw new UsageError(
      `There are no shards in \`${folder}\`.`,
      'build them first: docsgen build --shard 1/2, then docsgen build --shard 2/2',
    );
  const damaged = fragments.find((fragment) => readFragment(fragment) === undefined);
  if (damaged === undefined) return fragments;
  const shard = /^(\d+)-of-(\d+)$/.exec(basename(damaged));
  const again = shard === null ? '' : `: docsgen build --shard ${shard[1]}/${shard[2]}`;
  throw new UsageError(`The shard \`${damaged}\` is not complete.`, `delete it and build it again${again}`);
}

interface AskedBuild {
  readonly root: string;
  readonly flags: CommandFlags;
  readonly faults: SiteFaults;
  /** Pages are taken from shards, as far as they are in them. */
  readonly joins?: boolean;
}

async function runWith(
  make: (request: BuildRequest) => Promise<BuildResult>,
  { root, flags, faults, joins = false }: AskedBuild,
): Promise<number> {
  const started = performance.now();
  const quiet = flags.quiet || flags.json;
  const reporter = createReporter(process.stderr, { quiet, now: () => performance.now() });
  const request = buildRequest(root, flags, { onProgress: reporter.progress, faults });
  const run = () => writing(outputFolderOf(root, flags.outDir), () => make(request)).finally(() => reporter.finish());
  const result = await (flags.profile === true ? (await import('./profile.ts')).profiled(run) : run());
  const elapsedMs = performance.now() - started;
  const explain = flags.explain === true ? result.explain() : undefined;
  if (flags.json) {
    process.stdout.write(`${JSON.stringify({ ...jsonOf(result, elapsedMs), explain })}\n`);
  } else {
    if (explain !== undefined) process.stdout.write(formatExplanation(explain));
    print(result, { root, outDir: flags.outDir ?? 'dist', elapsedMs, quiet: flags.quiet, joins });
  }
  return result.commit === undefined ? 1 : 0;
}

interface BuildPrinting {
  readonly root: string;
  readonly outDir: string;
  readonly elapsedMs: number;
  readonly quiet: boolean;
  readonly joins: boolean;
}

function print(
  { diagnostics, commit, pages, drafts, explain, undated }: BuildResult,
  { root, outDir, elapsedMs, quiet, joins }: BuildPrinting,
): void {
  printDiagnostics(diagnostics, { root, quiet });
  // A build looks only at how paragraphs begin: to look at all text would cost each build time.
  if (!quiet && diagnostics.some(({ code }) => code === 'unread-markup'))
    printNote('`docsgen check` finds more of such markup, and `docsgen check --fix` corrects some.');
  const fixable = formatFixable(diagnostics, 'docsgen check --fix');
  if (commit === undefined) {
    const failed = paintFor(process.stderr)('red', 'Build failed');
    process.stderr.write(`${failed}: ${formatTotals(diagnostics)}. The output folder was not touched.${fixable}\n`);
    return;
  }
  if (quiet) return;
  const folder = relative(root, resolve(root, outDir));
  printLost(commit.lost, folder);
  printUndated(undated);
  const changes =
    commit.written.length === 0 && commit.removed.length === 0
      ? 'nothing changed'
      : `${commit.written.length} written, ${commit.unchanged} unchanged, ${commit.removed.length} removed`;
  const leftOut = drafts === 0 ? '' : `${formatCount(drafts, 'draft')} left out; `;
  const made = joins ? explain().filter(({ reason }) => reason !== undefined).length : 0;
  const anew = made === 0 ? '' : `${formatCount(made, 'page')} made here, \`--explain\` says why; `;
  const built = paintFor(process.stdout)('green', 'Built');
  // With an error among them nothing would have been written.
  process.stdout.write(
    `${built} ${formatCount(pages, 'page')} in ${formatDuration(elapsedMs)} into ${folder} ` +
      `(${leftOut}${anew}${formatBytes(commit.sizeBytes)}; ${changes}; ${formatCount(diagnostics.length, 'warning')}).${fixable}\n`,
  );
}

function printLost(names: readonly string[], folder: string): void {
  if (names.length === 0) return;
  const inCode = names.map((name) => `\`${name}\``);
  const lost = formatNames(inCode, NAMES_SHOWN);
  printNote(
    `${lost} in ${folder} went with the old site: docsgen did not write ${names.length === 1 ? 'it' : 'them'}. ` +
      'Keep such files in `site/public/`, which every build publishes.',
  );
}

/** How many names are told at most. */
const NAMES_SHOWN = 5;

function printUndated({ fault, beyond }: Undated): void {
  if (fault !== undefined) printNote(`no page says when it was last updated, because git failed: ${fault}`);
  if (beyond !== undefined)
    printNote(
      `the last change of ${formatCount(beyond, 'content file')} lies before this shallow clone begins, so pages have no date for it. ` +
        'Fetch the whole history: `git fetch --unshallow`, or `fetch-depth: 0` for `actions/checkout`.',
    );
}

/** A line a page: its route, whether it was made or kept, and why it was made. */
function formatExplanation(pages: readonly ExplainedPage[]): string {
  const width = Math.max(0, ...pages.map(({ route }) => route.length));
  return pages
    .map(({ route, reason }) => {
      const name = printableName(route);
      return reason === undefined ? `kept  ${name}\n` : `made  ${name.padEnd(width)}  ${printable(reason)}\n`;
    })
    .join('');
}

/** What is not known is left out of the JSON. */
const jsonOf = ({ diagnostics, commit, pages, drafts }: BuildResult, elapsedMs: number) => ({
  ok: commit !== undefined,
  pages,
  drafts,
  elapsedMs: Math.round(elapsedMs),
  written: commit?.written,
  removed: commit?.removed,
  lost: commit?.lost,
  unchanged: commit?.unchanged,
  sizeBytes: commit?.sizeBytes,
  diagnostics,
});
