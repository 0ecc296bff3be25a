import { columnBehind } from '../../model/codeFence.ts';
import { type Fix, joinFixes } from '../../model/diagnostic.ts';
import type { SourceText } from '../../model/sourceFile.ts';
import type { Tags } from '../mdx/componentTags.ts';
import { isPlainText } from '../mdx/propertyPlace.ts';
import type { PageState } from '../pageState.ts';
import { indentOf, inserted, isAlone, linePieces, lineStart, type Piece, replaced } from '../pieces.ts';
import type { TreeNode } from '../tree.ts';

/**
 * The correction that makes an item of an ordered list of a step: its title, in bold, as Mintlify has it, or its first
 * line, as in Fumadocs; and what else stands in it, set in as far as in an item. It is set in as far as the steps
 * themselves are.
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
  const offset = opening.offset + opening.text.length;
  const lines = linePieces({ offset, text: body.slice(offset, closing.offset) }).slice(1, -1);
  const indents = lines.flatMap(({ text }) => (text.trim() === '' ? [] : columnsOf(text)));
  const added = addedInItem(lines, base);
  const [firstIndent = 0] = indents;
  if (indents.length === 0 || added === undefined) return undefined;
  const head = lines.find(({ text }) => text.trim() !== '');
  // An item within an item would be the first of a list of its own.
  if (!isTitled && (firstIndent > Math.min(...indents) || /^\s*(?:[-+*]|\d+[.)])\s/.test(head?.text ?? '')))
    return undefined;
  const fromLineStart = ({ offset, text }: Piece) => {
    const start = lineStart(body, offset);
    return { offset: start, text: body.slice(start, offset) + text };
  };
  const inItem = lines.flatMap((line) =>
    !isTitled && line === head ? replaced(line, `${base}1. ${line.text.trim()}`, source) : setIn(line, added, source),
  );
  const start = replaced(fromLineStart(opening), isTitled ? `${base}1. **${words}**\n` : '', source);
  return joinFixes([start, ...inItem, replaced(fromLineStart(closing), '', source)]);
}

/**
 * The correction that sets a line in. It wants all of the line: another one within would put in lines that are not set
 * in, and waits. Only that which opens a container may be written in another way than it is read.
 */
export function setIn(line: Piece, added: string, source: SourceText): readonly Fix[] {
  if (added === '' || line.text.trim() === '') return [];
  const isOpening = /^[ \t]*:{3,}[\w-]+(?:\[[^[\]]*\])?(?:\{open\})?[ \t]*$/.test(line.text);
  return [isOpening ? inserted(line.offset, added, source) : replaced(line, added + line.text, source)];
}

/**
 * What sets lines in as far as the text of an item that begins behind `base`: none where they are already. Undefined
 * where one has a tab, which behind spaces is not as wide as it was.
 */
export function addedInItem(lines: readonly Piece[], base: string): string | undefined {
  const columns = lines.flatMap(({ text }) => (text.trim() === '' ? [] : columnsOf(text)));
  const added = ' '.repeat(Math.max(0, columnsOf(base) + IN_ITEM - Math.min(...columns)));
  return added !== '' && lines.some(({ text }) => /^[ ]*\t/.test(text)) ? undefined : added;
}

/** How far the text of an item is set in. */
const IN_ITEM = 3;

/** The column at which a line's text begins. */
const columnsOf = (line: string): number => columnBehind(/^[ \t]*/.exec(line)?.[0] ?? '');

/** A title as Markdown says it in bold; undefined for one that may be meant as Markdown. */
const asWords = (title: string): string | undefined =>
  isPlainText(title.replace(/[<>]|&(?=\s)|(?<=\w)_(?=\w)/g, '.')) ? title.replace(/</g, '\\<') : undefined;
