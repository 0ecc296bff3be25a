import { columnBehind } from '../../model/codeFence.ts';
import type { Fix } from '../../model/diagnostic.ts';
import type { PageState } from '../pageState.ts';
import type { TreeNode } from '../tree.ts';
import { indentOf, isAlone, lineStart, type Piece, replaced } from './pieces.ts';
import { isPlainText } from './propertyPlace.ts';
import type { Tags } from './tags.ts';

/**
 * The correction that makes an item of an ordered list of a step: its title, in bold, as Mintlify has it, or its first line,
 * as in Fumadocs; and what else stands in it, set in as far as in an item. It is set in as far as the steps themselves are.
 */
export function stepFix({ opening, closing }: Tags, node: TreeNode, { source }: PageState): Fix | undefined {
  const { body } = source;
  const { title, icon, iconType, titleSize, ...others } = node.data?.props ?? {};
  const words = typeof title === 'string' ? asWords(title.trim()) : undefined;
  const isTitled = words !== undefined;
  if (!(isTitled || title === undefined) || Object.keys(others).length > 0) return undefined;
  if (closing === undefined || !isAlone(opening, body) || !isAlone(closing, body) || opening.text.includes('\n'))
    return undefined;
  const around = body.lastIndexOf('<Steps>', opening.offset);
  if (around <= body.lastIndexOf('</Steps>', opening.offset)) return undefined;
  const base = indentOf({ offset: around, text: '' }, body);
  if (base === undefined) return undefined;
  const lines = body
    .slice(opening.offset + opening.text.length, closing.offset)
    .split('\n')
    .slice(1, -1);
  const indents = lines.flatMap((line) => (line.trim() === '' ? [] : columnsOf(line)));
  const added = ' '.repeat(Math.max(0, columnsOf(base) + IN_ITEM - Math.min(...indents)));
  const [firstIndent = 0] = indents;
  // Behind spaces, a tab is not as wide as it was.
  if (indents.length === 0 || (added !== '' && lines.some((line) => /^[ ]*\t/.test(line)))) return undefined;
  const head = lines.findIndex((line) => line.trim() !== '');
  // An item within an item would be the first of a list of its own.
  if (!isTitled && (firstIndent > Math.min(...indents) || /^\s*(?:[-+*]|\d+[.)])\s/.test(lines[head] ?? '')))
    return undefined;
  const fromLineStart = ({ offset, text }: Piece) => {
    const start = lineStart(body, offset);
    return { offset: start, text: body.slice(start, offset) + text };
  };
  let at = body.indexOf('\n', opening.offset) + 1;
  const setIn = lines.flatMap((line, index) => {
    // All of it: another correction within would put in lines that are not set in, and waits.
    const whole = { offset: at, text: line.replace(/\r$/, '') };
    at += line.length + 1;
    if (!isTitled && index === head) return [replaced(whole, `${base}1. ${whole.text.trim()}`, source)];
    return added === '' || line.trim() === '' ? [] : [replaced(whole, added + whole.text, source)];
  });
  return {
    ...replaced(fromLineStart(opening), isTitled ? `${base}1. **${words}**\n` : '', source),
    with: [...setIn, replaced(fromLineStart(closing), '', source)],
  };
}

/** How far the text of an item is set in. */
export const IN_ITEM = 3;

/** The column at which a line's text begins. */
export const columnsOf = (line: string): number => columnBehind(/^[ \t]*/.exec(line)?.[0] ?? '');

/** A title as Markdown says it in bold; undefined for one that may be meant as Markdown. */
const asWords = (title: string): string | undefined =>
  isPlainText(title.replace(/[<>]|&(?=\s)|(?<=\w)_(?=\w)/g, '.')) ? title.replace(/</g, '\\<') : undefined;
