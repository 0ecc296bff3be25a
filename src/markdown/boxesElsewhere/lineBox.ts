import { joinFixes } from '../../model/diagnostic.ts';
import type { SourceFile } from '../../model/sourceFile.ts';
import { wouldEnd } from '../containers/containerColons.ts';
import type { Markup } from '../elsewhere/paragraphStarts.ts';
import { boxHint } from '../elsewhere/writtenHere.ts';
import { inserted, lineStart, type Piece, replaced } from '../pieces.ts';

/** A paragraph behind two signs; an arrow is one before a bold word. Where a longer box ends, the author has to say. */
export function lineBox(kind: string): Markup {
  const fix = (head: Piece, source: SourceFile, [, text = '']: RegExpExecArray) => {
    const { body } = source;
    const { offset, text: was } = head;
    const [below = ''] = LINES_BELOW.exec(body.slice(offset + was.length)) ?? [];
    const isIndented = lineStart(body, offset) !== offset;
    if (OTHER_BLOCK.test(below) || isIndented || wouldEnd(':::', source, offset)) return undefined;
    const opening = `:::${kind}\n${text.trim()}`;
    if (below === '') return replaced(head, `${opening}\n:::`, source);
    const end = offset + was.length + below.length;
    return joinFixes([replaced(head, opening, source), inserted(end, '\n:::', source)]);
  };
  return [/^(?:[!?~]>|->(?=[ \t]+\*\*))[ \t]+(\S[^\n]*)/, () => boxHint(kind, ''), fix];
}

/** The further lines of a paragraph, up to an empty one. */
const LINES_BELOW = /^(?:\n[ \t]*\S[^\n]*)+/;

/** A line that is none of the paragraph above it, or a box of its own. */
const OTHER_BLOCK = /\n[ \t]*(?:[#>|<:=]|[-*+](?:[ \t]|$)|---|\d+[.)][ \t]|```|~~~|[!?~]>|->)/;
