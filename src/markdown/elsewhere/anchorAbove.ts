import { type Fix, joinFixes } from '../../model/diagnostic.ts';
import type { SourceFile } from '../../model/sourceFile.ts';
import { anchorLine } from '../containers/openingAttributes.ts';
import { inserted, lineEnd, linePieces, lineStart, type Piece, replaced } from '../pieces.ts';

/** What to write instead of an address in the line above a heading or paragraph, as MyST reads `(id)=` and `{#id}`. */
export const anchorAboveHint = (id: string, body: string, offset: number): string =>
  isHeadingBelow(body, lineEnd(body, offset))
    ? `delete it, and write \`{#${id}}\` at the end of the heading below`
    : `write \`${anchorLine(id)}\``;

/**
 * The correction that writes what `anchorAboveHint` says. Undefined where the heading has attributes already, or the
 * line has other words.
 */
export function anchorAboveFix(head: Piece, id: string, source: SourceFile): Fix | undefined {
  const { body } = source;
  const end = lineEnd(body, head.offset);
  if (body.slice(lineStart(body, head.offset), end).trimEnd() !== head.text) return undefined;
  const heading = headingBelow(body, head.offset);
  if (heading === undefined) {
    if (isHeadingBelow(body, end)) return undefined;
    // Of several, each is one of the words of a paragraph, once the first is an anchor.
    const others = linePieces({ offset: end, text: OTHERS.exec(body.slice(end, end + HEADING_LIMIT))?.[0] ?? '' });
    const more = others.flatMap((piece) => {
      const other = LABEL.exec(piece.text)?.[1];
      return other === undefined ? [] : replaced(piece, anchorLine(other), source);
    });
    return joinFixes([replaced(head, anchorLine(id), source), ...more]);
  }
  return joinFixes([replaced(head, '', source), inserted(heading, ` {#${id}}`, source)]);
}

/** A line with a label, as MyST has it. */
export const LABEL = /^\(([\w-][\w:.-]*)\)=$/;
const OTHERS = /^(?:\r?\n\([\w-][\w:.-]*\)=(?=\r?\n|$))+/;

const GAP = '(?:[ \\t]*\\r?\\n){1,3}';
const isHeadingBelow = (body: string, end: number) =>
  new RegExp(`^${GAP}[ ]{0,3}#{1,6}[ \\t]`).test(body.slice(end, end + HEADING_LIMIT));

/** Where the words of the heading end that stands below a line. */
function headingBelow(body: string, offset: number): number | undefined {
  const end = lineEnd(body, offset);
  const found = HEADING.exec(body.slice(end, end + HEADING_LIMIT))?.[0];
  return found === undefined ? undefined : end + found.length;
}

const HEADING = new RegExp(`^${GAP}[ ]{0,3}#{1,6}[ \\t]+[^{}\\n]*[^{}\\s#](?=[ \\t]*(?:\\r?\\n|$))`);
/** So much of what stands below is looked at, in UTF-16 units: a heading is one line. */
const HEADING_LIMIT = 1_000;
