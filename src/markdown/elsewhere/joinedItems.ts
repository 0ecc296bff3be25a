import { placeIn } from '../../model/sourcePlace.ts';
import { type PageState, reportWarning } from '../pageState.ts';
import type { TreeNode } from '../tree.ts';

/**
 * Warns of lines that were meant as items of a list and are part of the item above, as no space stands behind their
 * sign: `-b` below `- a`, `2.b` below `1. a`. May yield `unread-markup`.
 */
export function warnJoinedItems(item: TreeNode, state: PageState): undefined {
  const paragraph = item.children?.[0];
  const { start, end } = paragraph?.position ?? {};
  const from = item.position?.start;
  // Most items are a line.
  if (paragraph?.type !== 'paragraph' || start === undefined || end === undefined || start.line === end.line) return;
  if (start.offset === undefined || from?.offset === undefined) return;
  const { body } = state.source;
  if (!ANY.test(body.slice(start.offset, end.offset))) return;
  const [, sign = '', number, closing = ''] =
    /^(?:([-*+])|(\d{1,9})([.)]))[ \t]/.exec(body.slice(from.offset, start.offset)) ?? [];
  // An item of the same number may be meant, too.
  const mark = number === undefined ? `[${sign}]` : `(?:${number}|${Number(number) + 1})[${closing}]`;
  const joined = new RegExp(`(?<=\\n {${from.column - 1}})(${mark})(\\p{L}[^\\n]*)`, 'gu');
  for (const { 0: line, 1: written = '', 2: words = '', index } of body
    .slice(start.offset, end.offset)
    .matchAll(joined)) {
    // Emphasis, and the end of a version such as `2.x`.
    if ((sign === '*' && words.includes('*')) || /^x\b/.test(words)) continue;
    reportWarning(state, item, {
      code: 'unread-markup',
      message: `Readers see \`${line.trim()}\` as words of the item above.`,
      place: placeIn(state.source, start.offset + index, line.trimEnd().length),
      hint: `add a space: \`${written} ${words.trim()}\`, or before the line if it belongs to that item`,
    });
  }
}

/** What any such line begins with. */
const ANY = /\n[ \t]*(?:[-*+]|\d{1,9}[.)])\p{L}/u;
