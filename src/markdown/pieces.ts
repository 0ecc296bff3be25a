import type { Fix } from '../model/diagnostic.ts';
import type { SourceText } from '../model/sourceFile.ts';
import { placeIn } from '../model/sourcePlace.ts';
import { type TreeNode, writtenText } from './tree.ts';

/** A piece of a page, at an offset (0-based, UTF-16). */
export interface Piece {
  readonly offset: number;
  readonly text: string;
}

/** A piece, and what is written in its place. */
export interface Written {
  readonly piece: Piece;
  readonly meant: string;
}

/** A node as it stands in its page; what a step or a plugin has made is empty, and stands at the start. */
export const pieceOf = (node: TreeNode, body: string): Piece => ({
  offset: node.position?.start.offset ?? 0,
  text: writtenText(node, body),
});

/** The correction that puts a text in the place of a piece. */
export function replaced(piece: Piece, text: string, source: SourceText): Fix {
  const place = placeIn(source, piece.offset);
  return { place: { ...place, endColumn: place.column + piece.text.length }, was: piece.text, text };
}

/** The correction that writes a text at an offset, in place of nothing. */
export const inserted = (offset: number, text: string, source: SourceText): Fix =>
  replaced({ offset, text: '' }, text, source);

/** The same as `replaced` for a piece that may have several lines, of which the first gets the text. */
export function replacedLines(piece: Piece, text: string, source: SourceText): Fix {
  const [first = piece, ...others] = linesOf(piece, source.body);
  const end = first.text.endsWith('\n') ? '\n' : '';
  const fix = replaced(first, text + end, source);
  return others.length === 0 ? fix : { ...fix, with: others.map((line) => replaced(line, '', source)) };
}

/** Whether nothing else stands on the lines of a piece. */
export const isAlone = (piece: Piece, body: string): boolean =>
  indentOf(piece, body) !== undefined && /^[ \t]*(?:\r?\n|$)/.test(body.slice(piece.offset + piece.text.length));

/** The space before a piece that begins its line; undefined for any other. */
export function indentOf({ offset }: Piece, body: string): string | undefined {
  const before = body.slice(lineStart(body, offset), offset);
  return before.trim() === '' ? before : undefined;
}

/** Whether a text is empty, or ends in an empty line: what stands below it begins a block. */
export const endsInGap = (text: string): boolean => /(?:^|(?:^|\n)[ \t]*\n)$/.test(text);

/** What a list or quote has before an offset, for a further line: the number or dash of an item becomes blanks. */
export const marksBefore = (body: string, offset: number): string =>
  body.slice(lineStart(body, offset), offset).replaceAll(/[^\s>]/g, ' ');

/** Where the line begins that an offset is in. */
export const lineStart = (body: string, offset: number): number =>
  // Before the first character, the first is looked at, too.
  offset === 0 ? 0 : body.lastIndexOf('\n', offset - 1) + 1;

/** Where the line ends that an offset is in. */
export function lineEnd(body: string, offset: number): number {
  const found = body.indexOf('\n', offset);
  return found === -1 ? body.length : found;
}

/** The whole line that an offset is in, with its line feed. */
export function lineAt(body: string, offset: number): Piece {
  const start = lineStart(body, offset);
  return { offset: start, text: body.slice(start, lineEnd(body, offset) + 1) };
}

/** What stands on each line of a piece. */
export function linePieces({ offset, text }: Piece): readonly Piece[] {
  let at = offset;
  return text.split('\n').map((line) => {
    const piece = { offset: at, text: line.replace(/\r$/, '') };
    at += line.length + 1;
    return piece;
  });
}

/** A piece without the space around it. */
export const trimmedPiece = ({ offset, text }: Piece): Piece => ({
  offset: offset + text.length - text.trimStart().length,
  text: text.trim(),
});

/** The lines from an offset on, with their ends, one by one: thousands of blocks would else each read all the rest. */
export function* linesFrom(start: number, body: string): Generator<Piece, undefined> {
  for (let offset = start; offset <= body.length; offset = lineEnd(body, offset) + 1)
    yield* linesOf({ offset, text: body.slice(offset, lineEnd(body, offset)) }, body);
}

/** The same, with the ends of lines of which it is all. */
export const linesOf = (piece: Piece, body: string): readonly Piece[] =>
  linePieces(piece).map(({ offset, text }) => {
    const isWhole = body[offset - 1] === '\n' && /^\r?\n/.test(body.slice(offset + text.length));
    return { offset, text: isWhole ? `${text}\n` : text };
  });
