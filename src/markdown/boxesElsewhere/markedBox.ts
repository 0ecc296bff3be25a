import type { Fix } from '../../model/diagnostic.ts';
import type { SourceFile } from '../../model/sourceFile.ts';
import type { Markup } from '../elsewhere/paragraphStarts.ts';
import { boxHint, boxKindOf, titleInBrackets } from '../elsewhere/writtenHere.ts';
import { lineEnd, lineStart, type Piece } from '../pieces.ts';
import { containerFix } from './containerFix.ts';
import { INDENTED_BOX } from './indentedBox.ts';

/** Kinds of boxes in Retype. */
const KINDS = 'base|primary|secondary|success|danger|warning|info|light|dark|ghost|contrast|question|tip';

const [INDENTED, indentedHint, indentedFix] = INDENTED_BOX;

/** The container for the first line of a box: its title stands behind its kind, or alone. */
function boxOf({ text }: Piece) {
  const [, kind = '', title = ''] = new RegExp(`^!+[ \\t]*(?:(${KINDS}|note)\\b)?[ \\t]*(.*)$`).exec(text) ?? [];
  return { kind: boxKindOf(kind) ?? 'note', title: title.replace(/^"(.*)"$/, '$1') };
}

/** The line of as many signs that ends a box; undefined where another box begins above it. */
function closingOf({ offset, text }: Piece, body: string): Piece | undefined {
  const start = lineEnd(body, offset);
  const found = /\n(!{3,})[ \t]*(.?)/.exec(body.slice(start));
  const signs = /^!+/.exec(text)?.[0];
  if (found === null || signs === undefined || found[1] !== signs || found[2] !== '') return undefined;
  return { offset: start + found.index + 1, text: signs };
}

/** Undefined where the title would be lost, and within an item or a quote. */
function fixOf(head: Piece, closing: Piece, source: SourceFile): Fix | undefined {
  const { kind, title } = boxOf(head);
  const label = titleInBrackets(title);
  const isWithin = lineStart(source.body, head.offset) !== head.offset;
  if (isWithin || (label === '') !== (title === '')) return undefined;
  const start = head.offset + head.text.length;
  return containerFix(
    { opening: head, inner: source.body.slice(start, closing.offset), closing },
    kind + label,
    source,
  );
}

/** A box of MkDocs, see `INDENTED_BOX`, or one of Retype, which ends with a line of its signs: `!!!warning Title`. */
export const MARKED_BOX: Markup = [
  // Text may also begin with three exclamation marks: what is no kind is the title where the end is in its paragraph.
  new RegExp(
    `${INDENTED.source}|^!{3,}(?:[ \\t]*(?:${KINDS})\\b[^\\n]*|[ \\t]*(?=\\n)|[ \\t]+[^\\n]*(?=\\n(?:[^]*\\n)?!!![ \\t]*(?:\\n|$)))`,
    'u',
  ),
  (found, source, head) => {
    if (closingOf(head, source.body) === undefined) return indentedHint(found, source, head);
    const { kind, title } = boxOf(head);
    return boxHint(kind, title);
  },
  (head, source, found) => {
    const closing = closingOf(head, source.body);
    return closing === undefined ? indentedFix?.(head, source, found) : fixOf(head, closing, source);
  },
];
