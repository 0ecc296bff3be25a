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
  // No column counts it.
  const byteOrderMark = /^\ufeff?/.exec(text)?.[0] ?? '';
  // Every second piece is a line's end.
  const pieces = text.slice(byteOrderMark.length).split(/(\r\n?|\n)/);
  const lineEnd = pieces[1] ?? '\n';
  // By line: of thousands, few stand on the same.
  const doneOn = new Map<number, Fix[]>();
  const keysDone = new Set<string>();
  const isFree = (part: Fix) =>
    !doneOn.get(part.place.line)?.some((one) => overlap(one, part)) &&
    !keysIn(part, pieces).some((key) => keysDone.has(key));
  for (const { with: others = [], ...fix } of fixes.toSorted(fromTheEnd)) {
    const parts = [fix, ...others];
    if (!parts.every((part) => isThere(part, pieces) && isFree(part))) continue;
    for (const part of parts) {
      const { line } = part.place;
      const onLine = doneOn.get(line) ?? [];
      doneOn.set(line, onLine);
      onLine.push(part);
      for (const key of keysIn(part, pieces)) keysDone.add(key);
    }
  }
  const done = [...doneOn.values()].flat();
  // What is put in at one place goes before what was put in there before.
  for (const { place, was, text: meant } of done.toReversed().sort(fromTheEnd)) {
    const index = 2 * (place.line - 1);
    const before = pieces[index] ?? '';
    const put = meant.replaceAll('\n', lineEnd);
    pieces[index] = before.slice(0, place.column - 1) + put + before.slice(place.column - 1 + was.length);
    if (was.endsWith('\n')) pieces[index + 1] = '';
  }
  return {
    text: byteOrderMark + pieces.join(''),
    done: done.sort((a, b) => a.place.line - b.place.line || a.place.column - b.place.column),
  };
}

/** From the end of each line to its start, so that the columns before stay true. */
const fromTheEnd = (a: Fix, b: Fix) => a.place.line - b.place.line || b.place.column - a.place.column;

function isThere({ place: { line, column }, was }: Fix, pieces: readonly string[]): boolean {
  const rest = (pieces[2 * (line - 1)] ?? '').slice(column - 1);
  if (!was.endsWith('\n')) return rest.startsWith(was);
  return rest === was.slice(0, -1) && pieces[2 * line - 1] !== undefined;
}

/** Whether two corrections of a line want the same words; what is put in at one place is no such word. */
function overlap(a: Fix, b: Fix): boolean {
  if ([a, b].some(({ was, text }) => was === '' && text === '')) return false;
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
const isOwn = ({ was, text, renamedTo, deletes }: Fix) =>
  was !== '' || text !== '' || renamedTo !== undefined || deletes === true;

const REMEDY = 'run it where the project is writable, or without `--fix`';
