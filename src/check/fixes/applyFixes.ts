import { lstatSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Diagnostic, Fix } from '../../model/diagnostic.ts';
import { groupBy } from '../../model/values/groupBy.ts';
import { exists, readBytes } from '../../system/files.ts';
import { renamePatiently } from '../../system/renamePatiently.ts';
import { unwritable } from '../../system/unwritable.ts';
import { replaceFile } from './replaceFile.ts';

/**
 * Corrects the files of a project where diagnostics say how, and yields what was done, in place order.
 * A correction is left out where the source says something else by now, and where two want the same words.
 * Each file is replaced at once, or stays as it is.
 */
export function applyFixes(root: string, diagnostics: readonly Diagnostic[]): Fix[] {
  const wanted = diagnostics.flatMap(({ fix }) => (fix === undefined ? [] : [fix, ...(fix.beside ?? [])]));
  return [...groupBy(wanted, ({ place }) => place.file)].flatMap(([file, fixes]) => fixFile(root, file, fixes));
}

function fixFile(root: string, file: string, wanted: readonly Fix[]): Fix[] {
  const path = join(root, file);
  // Each page that includes it may want its new name.
  const renaming = wanted.findIndex(
    ({ renamedTo }) => renamedTo !== undefined && isNameFree(path, join(root, renamedTo)),
  );
  // What becomes a part of others is no page, as all else takes it for: its title and headings are theirs.
  const isPartThen = basename(wanted[renaming]?.renamedTo ?? '').startsWith('_');
  const fixes = wanted.filter(({ renamedTo }, index) => (renamedTo === undefined ? !isPartThen : index === renaming));
  const read = readBytes(path);
  const bytes = read ?? (fixes.every(({ was }) => was === '') ? Buffer.alloc(0) : undefined);
  const text = bytes?.toString('utf8');
  // What is no UTF-8 would be changed by reading it.
  if (bytes === undefined || text === undefined || !Buffer.from(text).equals(bytes)) return [];
  const { text: corrected, done } = correctText(text, fixes);
  const isAsRead = () => (read === undefined ? !exists(path) : readBytes(path)?.equals(read) === true);
  // What somebody has saved in between is corrected the next time.
  if (corrected !== text && !replaceFile(path, corrected, { hint: REMEDY, isAsRead })) return [];
  // The name comes last: whoever is interrupted before has a file that is renamed the next time.
  const renamedTo = done.find((one) => one.renamedTo !== undefined)?.renamedTo;
  if (renamedTo !== undefined) moveAsked(() => renamePatiently(path, join(root, renamedTo)), path);
  if (done.some(({ deletes }) => deletes)) moveAsked(() => rmSync(path), path);
  return done.filter(isOwn);
}

/** Whether a file can have another name: one that is not taken. A link cannot: its target would keep the old one. */
const isNameFree = (path: string, renamed: string) =>
  lstatSync(path, { throwIfNoEntry: false })?.isFile() === true &&
  lstatSync(renamed, { throwIfNoEntry: false }) === undefined;

/** A text with its corrections made. Lines end as they did, and new ones as the first. */
export function correctText(text: string, fixes: readonly Fix[]): { readonly text: string; readonly done: Fix[] } {
  // Columns do not count it.
  const byteOrderMark = /^\ufeff?/.exec(text)?.[0] ?? '';
  // Lines and their ends alternate.
  const pieces = text.slice(byteOrderMark.length).split(/(\r\n?|\n)/);
  const lineEnd = pieces[1] ?? '\n';
  const lines = linesTaken();
  const keysDone = new Set<string>();
  const isFree = (part: Fix) => lines.isFree(part) && !keysIn(part, pieces).some((key) => keysDone.has(key));
  const done: Fix[] = [];
  for (const { with: others = [], ...fix } of fixes.toSorted(fromTheEnd)) {
    const parts = [fix, ...others];
    if (!parts.every((part) => isThere(part, pieces) && isFree(part))) continue;
    for (const part of parts) {
      done.push(part);
      lines.take(part);
      for (const key of keysIn(part, pieces)) keysDone.add(key);
    }
  }
  done.sort(inPlaceOrder);
  for (const [line, onLine] of groupBy(done, ({ place }) => place.line)) {
    const index = 2 * (line - 1);
    pieces[index] = correctLine(pieces[index] ?? '', onLine, lineEnd);
    if (onLine.some(({ was }) => was.endsWith('\n'))) pieces[index + 1] = '';
  }
  return { text: byteOrderMark + pieces.join(''), done };
}

const inPlaceOrder = (a: Fix, b: Fix) => a.place.line - b.place.line || a.place.column - b.place.column;

/** A line with its corrections, in their order and apart. It is put together once: there may be thousands. */
function correctLine(line: string, fixes: readonly Fix[], lineEnd: string): string {
  let end = 0;
  const parts: string[] = [];
  for (const fix of fixes) {
    const { place, was, text } = fix;
    // One that changes no text may stand within another.
    if (!changesText(fix)) continue;
    parts.push(line.slice(end, place.column - 1), text.replaceAll('\n', lineEnd));
    end = place.column - 1 + was.length;
  }
  return parts.join('') + line.slice(end);
}

/** From the end of each line to its start, so that the columns before stay true. */
const fromTheEnd = (a: Fix, b: Fix) => a.place.line - b.place.line || b.place.column - a.place.column;

function isThere({ place: { line, column }, was }: Fix, pieces: readonly string[]): boolean {
  const written = pieces[2 * (line - 1)] ?? '';
  if (!was.endsWith('\n')) return written.startsWith(was, column - 1);
  return written.slice(column - 1) === was.slice(0, -1) && pieces[2 * line - 1] !== undefined;
}

/** The corrections that are made, by line: each is compared with those beside it alone, of thousands on one line. */
function linesTaken() {
  // Kept from the end of the line to its start, the order in which they mostly come.
  const taken = new Map<number, Fix[]>();
  return {
    isFree(part: Fix): boolean {
      const onLine = taken.get(part.place.line) ?? [];
      const index = indexIn(onLine, part);
      return ![onLine[index - 1], onLine[index]].some((one) => one !== undefined && overlap(one, part));
    },
    take(part: Fix): void {
      // It overlaps no other.
      if (!changesText(part)) return;
      const onLine = taken.get(part.place.line) ?? [];
      taken.set(part.place.line, onLine);
      onLine.splice(indexIn(onLine, part), 0, part);
    },
  };
}

/** Where a correction belongs among others of its line: behind those further to the end. */
function indexIn(onLine: readonly Fix[], { place: { column } }: Fix): number {
  let [low, high] = [0, onLine.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((onLine[middle]?.place.column ?? 0) > column) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Whether two corrections of a line want the same words; what is put in at one place is no such word. */
function overlap(a: Fix, b: Fix): boolean {
  if (!changesText(a) || !changesText(b)) return false;
  const [first, second] = a.place.column <= b.place.column ? [a, b] : [b, a];
  if (first.place.column === second.place.column) return first.was !== '' || second.was !== '';
  return second.place.column < first.place.column + first.was.length;
}

/** The keys of front matter that a correction writes, and what stands around all of it: a page has each once. */
function keysIn({ place: { line, column }, was, text }: Fix, pieces: readonly string[]): readonly string[] {
  const rest = (pieces[2 * (line - 1)] ?? '').slice(column - 1 + was.length);
  const isRenamed = was !== '' && rest.startsWith(':');
  return column === 1 ? ((isRenamed ? `${text}:` : text).match(/^(?:---$|[\w-]+:)/gm) ?? []) : [];
}

function moveAsked(move: () => void, path: string): void {
  try {
    move();
  } catch (cause) {
    throw unwritable(path, REMEDY, cause);
  }
}

/** Whether a correction does something itself, and not only those beside it. */
const isOwn = (fix: Fix) => changesText(fix) || fix.renamedTo !== undefined || fix.deletes === true;

const changesText = ({ was, text }: Fix) => was !== '' || text !== '';

const REMEDY = 'run it where the project is writable, or without `--fix`';
