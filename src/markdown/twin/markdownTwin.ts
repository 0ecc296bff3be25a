import type { SourceFile } from '../../model/sourceFile.ts';
import { pageValues } from '../mdx/pageValues.ts';
import { isBlankText, type TreeNode } from '../tree.ts';
import { gapEdit } from './gapEdit.ts';
import { applyEdits, containerPrefix, type Edit, indented, outdented } from './sourceEdits.ts';
import { twinReplacement } from './twinReplacement.ts';
import { twinTail } from './twinTail.ts';
import { isPhrase, labelOf, type TwinWalk } from './twinWalk.ts';

/**
 * A page's body as plain Markdown: constants are their values, components what they say in words, links full addresses.
 * What Markdown can say already stays as its author wrote it: `tree` is the source's, before any other step, and only
 * the places that need it are edited in the text. That costs next to nothing, where a serialiser would take longer than
 * all the rest of the build. The page's title is left out; faults are silent here, the other steps report them.
 */
export function markdownTwin(
  tree: TreeNode,
  { source, context, parse }: Pick<TwinWalk, 'context' | 'parse'> & { readonly source: SourceFile },
): string {
  const walk: TwinWalk = {
    context,
    constants: pageValues(source, context.constants),
    parse,
    source,
    headings: 0,
    deferred: 0,
    openIncludes: [],
    definitions: [],
    parts: 0,
    part: 0,
    bodyOf: (file) => bodyOf(file, walk),
    contentOf: (children, between) => contentOf(children, walk, between),
    phraseOf: (nodes) => phraseOf(nodes, walk),
  };
  return [walk.bodyOf(tree), ...walk.definitions].join('\n\n');
}

function bodyOf(tree: TreeNode, walk: TwinWalk): string {
  const { body } = walk.source;
  return applyEdits(body, editsOf([tree], walk), 0, body.length)
    .replace(/^(?:[ \t]*\n)+/, '')
    .trimEnd();
}

function editsOf(nodes: readonly TreeNode[], walk: TwinWalk): Edit[] {
  const edits: Edit[] = [];
  collectAll(nodes, walk, edits);
  return edits;
}

function collectAll(nodes: readonly TreeNode[], walk: TwinWalk, edits: Edit[]): void {
  let before: TreeNode | undefined;
  for (const node of nodes) {
    // Most nodes are texts.
    if (node.type === 'text') continue;
    const at = edits.length;
    const last = edits.at(-1);
    collectEdits(node, walk, edits);
    // Markdown has no elements of its own.
    if (walk.source.format === 'md') continue;
    const gap = before && gapEdit([edgeOf(before, -1), last], [edgeOf(node, 0), edits[at]], walk);
    // Where nothing is left of an element, neither is the line feed after it.
    if (gap !== undefined && (last?.end ?? 0) <= gap.start) edits.splice(at, 0, gap);
    before = node;
  }
}

/** The first or last of nothing but elements on a line, which one of the parsers has in a paragraph. */
const edgeOf = (node: TreeNode, index: 0 | -1): TreeNode =>
  node.type === 'paragraph' && node.children?.every(isPiece) === true ? (node.children.at(index) ?? node) : node;

function collectEdits(node: TreeNode, walk: TwinWalk, edits: Edit[]): void {
  if (node.position === undefined) return;
  const replaced = twinReplacement(node, walk);
  if (replaced !== undefined) {
    const { start, end } = node.position;
    if (start.offset !== undefined && end.offset !== undefined)
      edits.push(wholeEdit(start.offset, end.offset, replaced, walk));
    return;
  }
  if (walk.part > 0 && node.type === 'footnoteDefinition') edits.push(noteLabel(node, walk));
  const before = edits.length;
  if (node.children !== undefined) collectAll(node.children, walk, edits);
  if (node.type === 'tableCell') edits.push(...edits.splice(before).map(withinCell));
  const tail = twinTail(node, walk);
  if (tail !== undefined) edits.push(tail);
}

/** A cell ends at a bar, and its row at the line. */
const withinCell = (edit: Edit): Edit => ({
  ...edit,
  text: (edit.text.trim() === '' && edit.text !== '' ? ' ' : inOneLine(edit.text)).replace(/(?<!\\)\|/g, '\\|'),
});

const inOneLine = (text: string) =>
  text.includes('\n')
    ? text
        .split('\n')
        .flatMap((line) => line.trim() || [])
        .join(' ')
    : text;

/** An edit in place of a whole node. With nothing in its place, line feeds after it go too, not in lists and quotes. */
function wholeEdit(start: number, nodeEnd: number, text: string, { source: { body } }: TwinWalk): Edit {
  // The native parser counts the line feed after HTML in a list or quote as part of it.
  const end = body[nodeEnd - 1] === '\n' ? nodeEnd - 1 : nodeEnd;
  // A line may hold thousands of expressions, and for the signs all before each is read.
  if (text.includes('\n')) return { start, end, text: indented(text, containerPrefix(body, start)) };
  if (text !== '') return { start, end, text };
  // In a list or quote the next line has its own signs.
  const opensLine = start === 0 || body[start - 1] === '\n';
  const after = opensLine ? (/^[ \t]*\n+/.exec(body.slice(end, end + 80))?.[0].length ?? 0) : 0;
  return { start, end: end + after, text };
}

/** The opening of a note in a partial, with its label. */
function noteLabel(node: TreeNode, walk: TwinWalk): Edit {
  const start = node.position?.start.offset ?? 0;
  return { start, end: walk.source.body.indexOf(']:', start), text: `[^${labelOf(node, walk)}` };
}

function contentOf(children: readonly TreeNode[], walk: TwinWalk, between?: string): string {
  if (children.every(isPhrase) && (between === undefined || !children.every(isPiece))) return phraseOf(children, walk);
  return children
    .map((child) => phraseOf([child], walk))
    .filter((text) => text !== '')
    .join(between ?? '\n\n');
}

/** On one line, cards and tabs stand side by side. */
const isPiece = (node: TreeNode) => node.type === 'mdxJsxTextElement' || isBlankText(node);

/** The Markdown from the first to the last of some neighbors, without the signs of what they stand in. */
function phraseOf(nodes: readonly TreeNode[], walk: TwinWalk): string {
  const start = nodes[0]?.position?.start.offset;
  const end = nodes.at(-1)?.position?.end.offset;
  if (start === undefined || end === undefined) return '';
  const { body } = walk.source;
  const text = applyEdits(body, editsOf(nodes, walk), start, end);
  // A line may hold thousands of elements, and for the signs all before each is read.
  return (text.includes('\n') ? outdented(text, containerPrefix(body, start).length) : text).trim();
}
