import { resolve } from 'node:path';
import { type CheckRequest, check } from '../../check/check.ts';
import { checkAndFix, type FixedResult } from '../../check/checkAndFix.ts';
import { errorsIn, type Fix, hasErrors } from '../../model/diagnostic.ts';
import { repositoryFolder } from '../../system/git/gitState.ts';
import { pathPrefix } from '../../system/projectPath.ts';
import { writeAsked } from '../../system/unwritable.ts';
import type { CommandFlags } from '../flags.ts';
import { UsageError } from '../refusal.ts';
import { formatCount, formatDuration } from '../report/format.ts';
import { githubAnnotations } from '../report/githubAnnotations.ts';
import { gitlabReport } from '../report/gitlabReport.ts';
import { paintFor } from '../report/paint.ts';
import { printable } from '../report/printable.ts';
import { formatFixable, formatTotals, printDiagnostics, printNote } from '../report/printDiagnostics.ts';
import { createReporter } from '../report/reporter.ts';
import { sarifLog } from '../report/sarifLog.ts';
import type { SiteFaults } from '../siteFaults.ts';
import { buildRequest } from './buildRequest.ts';

/**
 * `docsgen check`: yields the exit code. Besides the cache, nothing is written but what `--fix` corrects, the log that
 * `--sarif` names, and the lock file that `--update-addresses` adds to.
 */
export async function runCheck(root: string, flags: CommandFlags, faults: SiteFaults): Promise<number> {
  const started = performance.now();
  const format = formatOf(flags);
  const reporter = createReporter(process.stderr, {
    quiet: flags.quiet || format !== 'text',
    now: () => performance.now(),
  });
  const run = flags.fix === true ? checkAndFix : checkOnly;
  const result = await run({
    ...buildRequest(root, flags, { onProgress: reporter.progress, faults }),
    external: flags.external === true,
    updateAddresses: flags.updateAddresses === true,
  }).finally(() => reporter.finish());
  const elapsedMs = performance.now() - started;
  const log = () =>
    `${JSON.stringify(sarifLog(result.diagnostics, { prefix: prefixOf(root), notes: result.notes }))}\n`;
  if (flags.sarif !== undefined) writeAsked(resolve(flags.sarif), log(), 'name a writable file with `--sarif`');
  const shown = flags.quiet ? errorsIn(result.diagnostics) : result.diagnostics;
  const printed = {
    text: () => print(result, { root, quiet: flags.quiet, elapsedMs }),
    json: () => process.stdout.write(`${JSON.stringify(jsonOf(result))}\n`),
    sarif: () => process.stdout.write(log()),
    github() {
      process.stdout.write(githubAnnotations(shown, prefixOf(root)));
      printOutcome(result, { quiet: flags.quiet, elapsedMs, stream: process.stderr });
    },
    gitlab() {
      // The report goes into a file, and the log of a job that fails would be empty.
      printDiagnostics(result.diagnostics, { root, quiet: flags.quiet });
      process.stdout.write(`${JSON.stringify(gitlabReport(result.diagnostics, prefixOf(root)))}\n`);
      printOutcome(result, { quiet: flags.quiet, elapsedMs, stream: process.stderr });
    },
  };
  printed[format]();
  return hasErrors(result.diagnostics) ? 1 : 0;
}

/** Throws `UsageError` for two formats at once. */
function formatOf({ json, format = 'text' }: CommandFlags): NonNullable<CommandFlags['format']> {
  if (!json) return format;
  // `text` is the default, too: nobody may have asked for it.
  if (format === 'text' || format === 'json') return 'json';
  throw new UsageError(
    `\`--json\` and \`--format ${format}\` ask for two formats at once.`,
    format === 'sarif' ? 'docsgen check --json --sarif findings.sarif' : `docsgen check --format ${format}`,
  );
}

const checkOnly = async (request: CheckRequest): Promise<FixedResult> => ({ ...(await check(request)), fixed: [] });

const jsonOf = ({ pages, diagnostics, notes, fixed, addedAddresses }: FixedResult) => ({
  ok: !hasErrors(diagnostics),
  pages,
  diagnostics,
  notes,
  fixed,
  addedAddresses,
});

/** The project's path within its repository, with a slash at its end; empty at its root, and without a repository. */
const prefixOf = (root: string) => pathPrefix(repositoryFolder(root) ?? root, root);

interface CheckPrinting {
  readonly root: string;
  readonly quiet: boolean;
  readonly elapsedMs: number;
}

function print(result: FixedResult, { root, quiet, elapsedMs }: CheckPrinting): void {
  const { diagnostics, fixed, addedAddresses } = result;
  printDiagnostics(diagnostics, { root, quiet });
  if (!quiet) for (const fix of fixed) process.stdout.write(printable(formatFix(fix)));
  if (!quiet && addedAddresses !== undefined)
    process.stdout.write(`addresses.lock: ${formatCount(addedAddresses, 'address', 'addresses')} added.\n`);
  printOutcome(result, { quiet, elapsedMs, stream: hasErrors(diagnostics) ? process.stderr : process.stdout });
}

interface CheckOutcome extends Pick<CheckPrinting, 'quiet' | 'elapsedMs'> {
  readonly stream: NodeJS.WriteStream;
}

/** What was not looked at, and how it all ended. */
function printOutcome({ diagnostics, pages, notes }: FixedResult, { quiet, elapsedMs, stream }: CheckOutcome): void {
  if (!quiet) for (const note of notes) printNote(note);
  if (quiet && !hasErrors(diagnostics)) return;
  const summary =
    `${formatCount(pages, 'page')} in ${formatDuration(elapsedMs)}: ${formatTotals(diagnostics)}.` +
    formatFixable(diagnostics, '--fix');
  stream.write(`${paintFor(stream)(hasErrors(diagnostics) ? 'red' : 'green', 'Checked')} ${summary}\n`);
}

const LONGEST_TEXT = 200;

/** A correction as a line; empty for one of spaces alone, which is part of another. */
function formatFix({ place: { file, line, column }, was, text, renamedTo, deletes }: Fix): string {
  if (deletes) return `Deleted ${file}\n`;
  if (renamedTo !== undefined) return `Renamed ${file} to ${renamedTo}\n`;
  const whole = text.trim().replaceAll(/\s*\n\s*/g, ' ');
  // It may be a file.
  const after = whole.length > LONGEST_TEXT ? `${whole.slice(0, LONGEST_TEXT - 1)}…` : whole;
  const before = was.trim();
  if (before === after) return '';
  if (before === '') return `Added to ${file}: ${after}\n`;
  const at = `${file}:${line}:${column}: ${before}`;
  return after === '' ? `Deleted from ${at}\n` : `Corrected ${at} → ${after}\n`;
}
