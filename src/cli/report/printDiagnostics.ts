import { type Diagnostic, errorsIn, type Place } from '../../model/diagnostic.ts';
import { createLineReader } from '../../system/sourceLines.ts';
import { formatCount } from './format.ts';
import { formatPlace } from './formatPlace.ts';
import { moreCells } from './moreCells.ts';
import { type Paint, paintFor } from './paint.ts';
import { printable } from './printable.ts';
import { SAID_IN_FULL, sameOnce, wordsOf } from './sameOnce.ts';

/** Says on stderr what was found, and where that is much, how much of each kind; with `quiet` only the errors. */
export function printDiagnostics(
  diagnostics: readonly Diagnostic[],
  { root, quiet }: { readonly root: string; readonly quiet: boolean },
): void {
  const shown = quiet ? errorsIn(diagnostics) : diagnostics;
  const paint = paintFor(process.stderr);
  if (shown.length > 0) process.stderr.write(`${formatDiagnostics(shown, root, paint)}\n${formatKinds(shown, paint)}`);
}

/** Says on stderr what is no fault, and good to know. `text` is the part behind `note: `. */
export const printNote = (text: string): void =>
  void process.stderr.write(`${paintFor(process.stderr)('cyan', 'note')}: ${printable(text)}\n`);

/** `2 errors, 1 warning`. */
export function formatTotals(diagnostics: readonly Diagnostic[]): string {
  const errors = errorsIn(diagnostics).length;
  return `${formatCount(errors, 'error')}, ${formatCount(diagnostics.length - errors, 'warning')}`;
}

/** What a command corrects of them, as a sentence behind the totals; empty where that is nothing. */
export function formatFixable(diagnostics: readonly Diagnostic[], command: string): string {
  const count = diagnostics.filter(({ fix }) => fix !== undefined).length;
  return count === 0 ? '' : ` \`${command}\` corrects ${count} of them.`;
}

/** From so many diagnostics on, a list of their kinds follows: nobody counts them while reading. */
const MANY = 30;

/**
 * How many diagnostics there are of each kind: a line for each, errors first, then the most frequent, and an empty line
 * at the end. Empty where there are few of them, or of one kind alone.
 */
export function formatKinds(diagnostics: readonly Diagnostic[], paint: Paint): string {
  const kinds = new Map<
    string,
    { readonly severity: Diagnostic['severity']; readonly code: string; readonly count: number }
  >();
  for (const { severity, code } of diagnostics) {
    const kind = kinds.get(`${severity} ${code}`) ?? { severity, code, count: 0 };
    kinds.set(`${severity} ${code}`, { ...kind, count: kind.count + 1 });
  }
  if (diagnostics.length < MANY || kinds.size < 2) return '';
  const sorted = [...kinds.values()].sort(
    (a, b) => Number(b.severity === 'error') - Number(a.severity === 'error') || b.count - a.count,
  );
  const width = Math.max(...sorted.map(({ count }) => String(count).length));
  const lines = sorted.map(({ severity, code, count }) => {
    const word = paint(severity === 'error' ? 'red' : 'yellow', count === 1 ? severity : `${severity}s`);
    return `${String(count).padStart(width)} ${word} ${paint('dim', `[${code}]`)}\n`;
  });
  return `${lines.join('')}\n`;
}

/**
 * Diagnostics as people read them: `file:line:column: error: message [code]`, the source line, a caret, a hint.
 * Of those that say the same again and again, the later ones show only their places, and what one decision mends in
 * many places is told of once.
 * Places are relative to `root`, the project folder.
 */
export function formatDiagnostics(diagnostics: readonly Diagnostic[], root: string, paint: Paint): string {
  const said = new Map<string, number>();
  const linesOf = createLineReader(root);
  return sameOnce(diagnostics)
    .map((diagnostic) => {
      const words = wordsOf(diagnostic);
      const times = (said.get(words) ?? 0) + 1;
      said.set(words, times);
      if (times <= SAID_IN_FULL) return formatOne(diagnostic, linesOf, paint);
      const { hint, related, ...place } = diagnostic;
      return formatOne(place, linesOf, paint);
    })
    .join('\n');
}

/** Each diagnostic as people read it, in full. */
export function formatEach(diagnostics: readonly Diagnostic[], root: string, paint: Paint): string[] {
  const linesOf = createLineReader(root);
  return diagnostics.map((diagnostic) => formatOne(diagnostic, linesOf, paint));
}

function formatOne(
  { severity, code, message, place, hint, related = [] }: Diagnostic,
  linesOf: (file: string) => readonly string[],
  paint: Paint,
): string {
  const where = place === undefined ? '' : `${formatPlace(place)}: `;
  const word = paint(severity === 'error' ? 'red' : 'yellow', severity);
  const output = [`${paint('bold', where)}${word}: ${printable(message)} ${paint('dim', `[${code}]`)}`];
  if (place !== undefined) output.push(...frame(place, linesOf(place.file)[place.line - 1], paint));
  for (const other of related) output.push(`  ${paint('dim', `see ${formatPlace(other)}`)}`);
  if (hint !== undefined) output.push(`  ${paint('cyan', 'hint')}: ${printable(hint)}`);
  return `${output.join('\n')}\n`;
}

/** Longest stretch of a source line that is shown. */
const FRAME_WIDTH = 120;

function frame({ line, column, endColumn }: Place, source: string | undefined, paint: Paint): string[] {
  if (source === undefined || source.trim() === '') return [];
  const from = column > FRAME_WIDTH - 20 ? column - 40 : 0;
  const shown = printable(source.slice(from, from + FRAME_WIDTH));
  const gutter = String(line);
  const before = column - 1 - from;
  const marks = Math.max(1, Math.min((endColumn ?? column + 1) - column, FRAME_WIDTH - before));
  const indent = ' '.repeat(Math.max(0, before + moreCells(shown.slice(0, before))));
  const carets = '^'.repeat(Math.max(1, marks + moreCells(shown.slice(before, before + marks))));
  return [
    `${paint('dim', `  ${gutter} |`)} ${shown}`,
    `${paint('dim', `  ${' '.repeat(gutter.length)} |`)} ${indent}${paint('red', carets)}`,
  ];
}
