import type { Fix } from '../../model/diagnostic.ts';
import type { SourceText } from '../../model/sourceFile.ts';
import { indentOf, inserted, lineEnd, lineStart, type Piece, replaced } from '../pieces.ts';

/** A block whose text is set in by four spaces or a tab below its first line, as MkDocs has boxes and tabs. */
export interface IndentedBlock {
  readonly head: Piece;
  /** The space before the first line. */
  readonly indent: string;
  /** What each line of the text is set in by, further than the first line; empty lines have no piece. */
  readonly steps: readonly Piece[];
  /** The text. */
  readonly inner: Piece;
}

/**
 * The block of a first line; undefined where that stands behind the sign of an item or quote, or has no text, and where
 * it is in such a block itself: that is mended first.
 */
export function indentedBlock(head: Piece, body: string): IndentedBlock | undefined {
  const indent = indentOf(head, body);
  if (indent === undefined || isInBlock(indent, head, body)) return undefined;
  const start = lineEnd(body, head.offset) + 1;
  const steps: Piece[] = [];
  // What a line without words is set in by would be left in code; behind the text it is none of the block's.
  let blank: Piece[] = [];
  let end = start;
  for (let at = start; at < body.length; at = lineEnd(body, at) + 1) {
    const line = body.slice(at, lineEnd(body, at));
    const isBlank = line.trim() === '';
    const text = line.startsWith(indent) ? /^(?: {4}|\t)/.exec(line.slice(indent.length))?.[0] : undefined;
    if (text === undefined && !isBlank) break;
    if (text === undefined) continue;
    blank.push({ offset: at + indent.length, text });
    if (isBlank) continue;
    steps.push(...blank);
    blank = [];
    end = at + line.length;
  }
  return steps.length === 0
    ? undefined
    : { head, indent, steps, inner: { offset: start, text: body.slice(start, end) } };
}

/** The corrections that set a block's text in as far as its first line. */
export const setOut = ({ steps }: IndentedBlock, source: SourceText): readonly Fix[] =>
  steps.map((step) => replaced(step, '', source));

/** The correction that writes a line below a block, set in as far as its first line. */
export const endedBy = (line: string, { indent, inner }: IndentedBlock, source: SourceText): Fix =>
  inserted(inner.offset + inner.text.length, `\n${indent}${line}`, source);

function isInBlock(indent: string, { offset }: Piece, body: string): boolean {
  let { length: least } = indent;
  for (let end = offset - indent.length - 1; end > 0 && least > 0; ) {
    const start = lineStart(body, end);
    const [, space = '', first = ''] = /^([ \t]*)(\S?\S?\S?[^=]?)/.exec(body.slice(start, end)) ?? [];
    end = start - 1;
    if (first.trim() === '' || space.length >= least) continue;
    if (/^(?:!!!|\?{3}|===)./.test(first)) return true;
    least = space.length;
  }
  return false;
}
