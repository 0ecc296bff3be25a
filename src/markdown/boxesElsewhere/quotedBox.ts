import { type Diagnostic, type Fix, joinFixes, warningOf } from '../../model/diagnostic.ts';
import type { SourceText } from '../../model/sourceFile.ts';
import { colonsFor } from '../elsewhere/colonsFor.ts';
import { boxHint, boxKindOf, titleInBrackets } from '../elsewhere/writtenHere.ts';
import { type PageState, placeOf } from '../pageState.ts';
import { endsInGap, indentOf, inserted, lineEnd, linePieces, type Piece, replaced } from '../pieces.ts';
import type { TreeNode } from '../tree.ts';

/**
 * What to say of a quote that ExDoc shows as a box: its heading has a class, as in `> #### Title {: .info}`. Undefined
 * for any other. The diagnostic is `unread-markup`.
 */
export function quotedBox(quote: TreeNode, state: PageState): Diagnostic | undefined {
  const { body, format } = state.source;
  const offset = quote.position?.start.offset;
  if (format !== 'md' || offset === undefined || quote.children?.[0]?.type !== 'heading') return undefined;
  const line = body.slice(offset, lineEnd(body, offset)).trimEnd();
  const [, title = '', attributes = ''] = HEADED.exec(line) ?? [];
  const kind = kindOf(attributes);
  if (kind === undefined) return undefined;
  const label = titleInBrackets(title.toLowerCase() === kind ? '' : title);
  // A title that is lost, and an anchor, would be ones to judge.
  const isWhole = (title.toLowerCase() === kind || label !== '') && !attributes.includes('#');
  const fix = isWhole ? boxFix({ offset, text: line }, kind + label, quote, state.source) : undefined;
  return warningOf('unread-markup', {
    message: `\`${attributes}\` has no effect: readers see a quote, and no box.`,
    place: placeOf(state, quote, attributes),
    hint: boxHint(kind, title),
    fix,
  });
}

const HEADED = /^>[ \t]*#{1,6}[ \t]+(\S.*?)[ \t]*(\{:[ \t]*[.#][^{}]*\})$/;

function kindOf(attributes: string): string | undefined {
  for (const [, name = ''] of attributes.matchAll(/\.([\w-]+)/g)) {
    const kind = PLAIN.has(name) ? 'note' : boxKindOf(name);
    if (kind !== undefined) return kind;
  }
  return undefined;
}

const PLAIN: ReadonlySet<string> = new Set(['info', 'neutral']);

/**
 * The correction that makes a container of a quote, whose first line is `head`. Undefined for one that stands right
 * behind the sign of an item or below other text, for lines without a sign, and where a container's end would be missed
 * or that of another.
 */
function boxFix(head: Piece, box: string, { position }: TreeNode, source: SourceText): Fix | undefined {
  const { body } = source;
  const indent = indentOf(head, body);
  if (indent === undefined || !endsInGap(body.slice(0, head.offset - indent.length))) return undefined;
  const start = lineEnd(body, head.offset) + 1;
  const text = body.slice(start, position?.end.offset);
  const signs = signsOf({ offset: start, text }, indent);
  if (signs === undefined) return undefined;
  const inner = text.replace(/^[ \t]*> ?/gm, '');
  const colons = colonsFor(inner, source, head.offset);
  if (colons === undefined) return undefined;
  return joinFixes([
    replaced(head, colons + box, source),
    ...signs.map((sign) => replaced(sign, '', source)),
    inserted(start + text.length, `\n${indent}${colons}`, source),
  ]);
}

/** The signs before the lines of a quote; undefined where there are none, or a line has none, or a tab behind it. */
function signsOf(inner: Piece, indent: string): readonly Piece[] | undefined {
  const signs: Piece[] = [];
  for (const { offset, text: line } of inner.text === '' ? [] : linePieces(inner)) {
    const sign = line.startsWith(indent) ? /^> ?(?!\t)/.exec(line.slice(indent.length))?.[0] : undefined;
    if (sign === undefined) return undefined;
    const isBlank = line.slice(indent.length + sign.length).trim() === '';
    signs.push(isBlank ? { offset, text: line } : { offset: offset + indent.length, text: sign });
  }
  return signs.length === 0 ? undefined : signs;
}
