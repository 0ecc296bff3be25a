import { performance } from 'node:perf_hooks';
import { hasErrors } from '../build/build.ts';
import { check } from '../check/check.ts';
import type { CommandFlags } from './flags.ts';
import { formatCount, formatDuration } from './format.ts';
import { formatDiagnostics, paintFor } from './printDiagnostics.ts';
import { createReporter } from './reporter.ts';

/** `docsgen check`: yields the exit code. Nothing is written. */
export async function runCheck(root: string, flags: CommandFlags): Promise<number> {
  const started = performance.now();
  const reporter = createReporter(process.stderr, flags.quiet || flags.json, () => performance.now());
  const { diagnostics, pages } = await check({
    root,
    flags,
    environment: process.env,
    dev: false,
    strict: flags.strict,
    cache: flags.cache,
    onProgress: reporter.progress,
  }).finally(() => reporter.finish());
  const failed = hasErrors(diagnostics);
  if (flags.json) {
    process.stdout.write(`${JSON.stringify({ ok: !failed, pages, diagnostics })}\n`);
    return failed ? 1 : 0;
  }
  const paint = paintFor(process.stderr);
  const shown = flags.quiet ? diagnostics.filter(({ severity }) => severity === 'error') : diagnostics;
  if (shown.length > 0) process.stderr.write(`${formatDiagnostics(shown, root, paint)}\n`);
  const errors = diagnostics.filter(({ severity }) => severity === 'error').length;
  const summary = `${formatCount(pages, 'page')} in ${formatDuration(performance.now() - started)}: ${formatCount(errors, 'error')}, ${formatCount(diagnostics.length - errors, 'warning')}.\n`;
  if (failed) process.stderr.write(`${paint('red', 'Checked')} ${summary}`);
  else if (!flags.quiet) process.stdout.write(`${paintFor(process.stdout)('green', 'Checked')} ${summary}`);
  return failed ? 1 : 0;
}
