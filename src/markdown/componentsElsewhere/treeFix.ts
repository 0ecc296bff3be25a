import { type Fix, joinFixes } from '../../model/diagnostic.ts';
import type { PageState } from '../pageState.ts';
import { indentOf, isAlone, linePieces, type Piece, replaced } from '../pieces.ts';
import type { TreeNode } from '../tree.ts';

/** Whether a component shows a tree of files, or stands in one. */
export const isOfTree = (name: string): boolean => /^(?:Tree|Files|(?:(?:File)?Tree\.)?(?:Folder|File))$/.test(name);

/**
 * The correction that makes a list of the tree of files that a component is or stands in, each tag of which is a line.
 * Undefined where anything else stands there, or a tag says more than a name has here, and for all but the first
 * component of a tree, as one correction is for all.
 */
export function treeFix({ position }: TreeNode, { source }: PageState): Fix | undefined {
  const { body } = source;
  const at = position?.start.offset ?? 0;
  const [root = '', offset = -1] = ROOTS.map((name) => [name, body.lastIndexOf(`<${name}>`, at)] as const).reduce(
    (a, b) => (a[1] > b[1] ? a : b),
  );
  const opening = { offset, text: `<${root}>` };
  const from = offset + opening.text.length;
  // A `FileTree` is known here, and no fault itself.
  const isFirst = root === 'FileTree' ? !TAG.test(body.slice(from, at)) : at === offset;
  if (offset === -1 || !isFirst || !isAlone(opening, body)) return undefined;
  const closing = { offset: body.indexOf(`</${root}>`, at), text: `</${root}>` };
  if (!isAlone(closing, body) || body.slice(from, closing.offset).includes(opening.text)) return undefined;
  const items = itemsOf({ offset: from, text: body.slice(from, closing.offset) }, indentOf(opening, body) ?? '');
  if (items === undefined) return undefined;
  const fixes = items.map(([line, item]) => replaced(line, item, source));
  const around = [opening, closing].map((tag) => replaced(tag, tag.text.replace(root, 'FileTree'), source));
  return joinFixes(root === 'FileTree' ? fixes : [...around, ...fixes]);
}

const ROOTS = ['FileTree', 'Tree', 'Files'];

const TAG = /<(?:\w+\.)?(?:Folder|File)\b/;

/** What stands in place of each line between the tags of a tree; those of no folder or file go. */
function itemsOf(inner: Piece, indent: string): readonly (readonly [line: Piece, item: string])[] | undefined {
  const items: (readonly [Piece, string])[] = [];
  let depth = 0;
  // The first line is the rest of that of the tag before, and the last one the indent of that behind.
  for (const line of linePieces(inner).slice(1, -1)) {
    const [, kind, written = '', end] = ENTRY.exec(line.text) ?? [];
    if (kind === undefined) {
      if (!/^\s*(?:<\/(?:\w+\.)?Folder>\s*)?$/.test(line.text)) return undefined;
      if (line.text.trim() !== '') depth -= 1;
      items.push([{ ...line, text: `${line.text}\n` }, '']);
      continue;
    }
    const name = nameOf(written, kind);
    if (name === undefined) return undefined;
    items.push([line, `${indent}${'  '.repeat(depth)}- ${name}`]);
    if (kind === 'Folder' && end === '>') depth += 1;
  }
  return depth === 0 && items.some(([, item]) => item !== '') ? items : undefined;
}

const ENTRY =
  /^\s*<(?:\w+\.)?(Folder|File)((?:\s+\w+(?:=(?:"[^"]*"|'[^']*'|\{(?:true|false)\}))?)*)\s*(\/>|><\/[\w.]+>|>)\s*$/;

/** Signs of Markdown in a name; `__tests__` is one in a tree of files. */
const MARKUP = /[\s*<\\~]|(?<![a-z\d_])_(?!_).*_/i;

/**
 * The name of a folder or file as it stands in a list: bold where it is set off, and as code where it has signs of
 * Markdown.
 */
function nameOf(written: string, kind: string): string | undefined {
  const name = /\sname=(["'])([^"'{}`]+)\1/.exec(written)?.[2];
  const more = written.replace(
    /\s(?:name="[^"]*"|name='[^']*'|(?:defaultOpen|open|openable|active)\b(?:=\{\w+\})?)/g,
    '',
  );
  if (name === undefined || more.trim() !== '') return undefined;
  const whole = kind === 'Folder' ? `${name.replace(/\/$/, '')}/` : name;
  if (/\sactive\b(?!=\{false\})/.test(written)) return `**${whole}**`;
  return MARKUP.test(whole) ? `\`${whole}\`` : whole;
}
