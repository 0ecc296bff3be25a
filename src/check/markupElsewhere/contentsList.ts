import { NO_CONTENTS } from '../../markdown/elsewhere/writtenHere.ts';
import { endsInGap, isAlone, linesOf, type Piece, replaced } from '../../markdown/pieces.ts';
import { type Fix, joinFixes } from '../../model/diagnostic.ts';
import type { SourceText } from '../../model/sourceFile.ts';
import type { MarkupRemedy } from './foreignMarkup.ts';

/** What to write instead of `{:toc}`, by which kramdown makes a list of the headings of the item above it. */
export const contentsList = (written: string): MarkupRemedy | undefined =>
  written === '{:toc}'
    ? {
        hint: NO_CONTENTS.replace(':', ', and the item above:'),
        fixAt: (offset, source) => deletion({ offset, text: written }, source),
      }
    : undefined;

/** Deletes it with the item, and what would be empty without them: the heading above, or the element around. */
function deletion(mark: Piece, source: SourceText): Fix | undefined {
  const { body } = source;
  const from = Math.max(0, mark.offset - 1000);
  const item = ITEM.exec(body.slice(from, mark.offset));
  if (item === null || !isAlone(mark, body)) return undefined;
  const above = body.slice(from, from + item.index);
  const behind = mark.offset + mark.text.length;
  const end = /^\s*<\/details>/.exec(body.slice(behind, behind + 100))?.[0] ?? '';
  const head = (end === '' ? HEADING : SUMMARY).exec(above)?.[0] ?? '';
  if (head !== '' && LINKED.test(body)) return undefined;
  // Below another item, it is not clear what the list is.
  if (head === '' && (end !== '' || !endsInGap(above))) return undefined;
  const start = from + item.index - head.length;
  const lines = linesOf({ offset: start, text: body.slice(start, behind + end.length) }, body);
  return joinFixes(lines.map((line) => replaced(line, '', source)));
}

const ITEM = /(?<=^|\n)[ ]{0,3}(?:[-*+]|\d{1,9}[.)])[ \t]+[^\n]{0,200}\n[ ]{0,3}$/;

const HEADING =
  /(?<=^|\n)#{1,6}[ \t]+(?:(?:table of )?contents|toc|on this page)[ \t]*\n(?:\{:[^{}\n]*\}[ \t]*\n)?\s*$/i;

/** Addresses of such a heading, or of an element with the usual name. */
const LINKED = /\]\(#(?:(?:table-of-)?contents|toc|on-this-page)\)/i;

const SUMMARY = /(?<=^|\n)<details[^<>\n]*>\s*<summary>[^<]{0,200}<\/summary>\s*(?:\{:[^{}\n]*\}\s*)?$/;
