import { posix } from 'node:path';
import { styleText } from 'node:util';
import { type Diagnostic, errorsIn, type Place } from '../model/diagnostic.ts';
import { createLineReader } from '../system/sourceLines.ts';
import { formatCount } from './format.ts';
import { moreCells } from './moreCells.ts';
import { printable } from './printable.ts';

/** How text is coloured; the plain one leaves it as it is. */
export type Paint = (style: 'red' | 'yellow' | 'green' | 'dim' | 'bold' | 'cyan', text: string) => string;

/** Colours where the stream shows them: `NO_COLOR`, `FORCE_COLOR`, `TERM=dumb` and pipes are respected. */
export const paintFor =
  (stream: NodeJS.WriteStream): Paint =>
  (style, text) =>
    styleText(style, text, { stream });

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
  void process.stderr.write(`${paintFor(process.stderr)('cyan', 'note')}: ${text}\n`);

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
 * How many diagnostics there are of each kind: a line for each, errors first, then the most frequent, and an empty line at
 * the end. Empty where there are few of them, or of one kind alone.
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

/** How often the same hint is said. A site that comes from another generator may have hundreds of a kind. */
const SAID_IN_FULL = 5;

/**
 * Diagnostics as people read them: `file:line:column: error: message [code]`, the source line, a caret, a hint.
 * Of those that say the same again and again, the later ones show only their places, and a key of front matter that stands
 * on many pages is told of once, as are the language of many code blocks, a component that stands in many places, an
 * attribute of raw HTML that is removed and the pages of a folder that nothing leads to.
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

const wordsOf = ({ code, message, hint, related }: Diagnostic) => JSON.stringify([code, message, hint, related]);

/**
 * Diagnostics with one in place of those of an unknown key on many pages, of an unknown language of many code blocks, of a
 * component to be exported that stands in many places, of an attribute that is removed on many pages, or of many pages in a
 * folder that nothing leads to.
 * Another generator's stands on all of them: one decision mends it, and nobody looks at the place of each.
 */
export function sameOnce(diagnostics: readonly Diagnostic[]): readonly Diagnostic[] {
  const placesOf = new Map<string, Set<string>>();
  for (const diagnostic of diagnostics) {
    const place = placeOfSame(diagnostic);
    if (place === undefined) continue;
    const kind = kindOf(diagnostic);
    placesOf.set(kind, (placesOf.get(kind) ?? new Set()).add(place));
  }
  if (placesOf.size === 0) return diagnostics;
  const told = new Set<string>();
  return diagnostics.flatMap((diagnostic) => {
    const kind = kindOf(diagnostic);
    const others = (placesOf.get(kind)?.size ?? 0) - 1;
    if (others < SAID_IN_FULL || placeOfSame(diagnostic) === undefined) return [diagnostic];
    if (told.has(kind)) return [];
    told.add(kind);
    const where = SAME_ELSEWHERE[diagnostic.code]?.replace('…', String(others));
    return [
      {
        ...diagnostic,
        message: `${diagnostic.message} It is the same ${where}, which \`docsgen check --json\` names.`,
      },
    ];
  });
}

/** What is mended by one decision: the pages of a folder are added to a sidebar at once, a component is exported. */
function kindOf(diagnostic: Diagnostic): string {
  const { code, message, place } = diagnostic;
  if (code === 'orphan-page') return JSON.stringify([code, posix.dirname(place?.file ?? '')]);
  // How often it stands on a page, and what that is to be called, is said of each.
  const isOfHtml = code === 'dropped-html' || code === 'unsafe-html';
  return isOfHtml ? JSON.stringify([code, /^`[^`]*`/.exec(message)?.[0]]) : wordsOf(diagnostic);
}

const SAME_ELSEWHERE: Partial<Record<Diagnostic['code'], string>> = {
  'dropped-html': 'on … more pages',
  'orphan-page': 'with … more pages in its folder',
  'unknown-component': 'in … more places',
  'unknown-key': 'on … more pages',
  'unknown-language': 'in … more code blocks',
  'unsafe-html': 'on … more pages',
};

/** Where that stands which is told of once: a key counts once a page, and so does an attribute. */
function placeOfSame(diagnostic: Diagnostic): string | undefined {
  const { code, place, hint, fix } = diagnostic;
  if (place === undefined || SAME_ELSEWHERE[code] === undefined) return undefined;
  if (isRemovedAttribute(diagnostic)) return place.file;
  if (code === 'unsafe-html') return undefined;
  // What is written in place of another component is written at each.
  const isComponent = code === 'unknown-component' || code === 'dropped-html';
  if (isComponent && (fix !== undefined || hint?.startsWith('export it') !== true)) return undefined;
  return code === 'unknown-key' ? place.file : addressOf(place);
}

/** Looks, which no page of Markdown has; not what could run code, each of which is to be seen. */
const isRemovedAttribute = ({ code, message, hint, fix }: Diagnostic) =>
  (code === 'dropped-html' || code === 'unsafe-html') &&
  fix === undefined &&
  hint?.startsWith('delete it') === true &&
  /^`[\w-]+`(?: of `<[^`]+>`)? is removed/.test(message);

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
  const where = place === undefined ? '' : `${addressOf(place)}: `;
  const word = paint(severity === 'error' ? 'red' : 'yellow', severity);
  const output = [`${paint('bold', where)}${word}: ${printable(message)} ${paint('dim', `[${code}]`)}`];
  if (place !== undefined) output.push(...frame(place, linesOf(place.file)[place.line - 1], paint));
  for (const other of related) output.push(`  ${paint('dim', `see ${addressOf(other)}`)}`);
  if (hint !== undefined) output.push(`  ${paint('cyan', 'hint')}: ${printable(hint)}`);
  return `${output.join('\n')}\n`;
}

const addressOf = ({ file, line, column }: Place) => `${printable(file).replaceAll('\n', ' ')}:${line}:${column}`;

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
