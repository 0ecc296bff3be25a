import type { SourceFile } from '../../model/sourceFile.ts';
import type { PageState } from '../pageState.ts';
import { type TreeNode, text, textOf, writtenText } from '../tree.ts';

/**
 * Tells folders, files, names and comments apart in the list within `<FileTree>`, for the styles: `- src/ the code` is
 * a folder with a comment. Nothing folds: each folder would be one more stop for the keyboard, and a link cannot stand
 * in what folds it.
 */
export function markFileTree(node: TreeNode, { context, source }: PageState): undefined {
  // A component that a site has put in its place has no rules.
  if (node.name === 'FileTree' && context.components.FileTree?.props !== undefined) markWithin(node, source);
}

function markWithin({ children = [] }: TreeNode, source: SourceFile): void {
  for (const child of children) {
    markWithin(child, child.data?.source ?? source);
    // Safari takes a list without markers for none.
    if (child.type === 'list') child.data = { ...child.data, hProperties: { role: 'list' } };
    if (child.type === 'listItem') markEntry(child, source);
  }
}

function markEntry(item: TreeNode, { body }: SourceFile): void {
  const [line, ...rest] = item.children ?? [];
  if (line?.type !== 'paragraph') return;
  const { name: read, comment } = partsOf(line.children ?? []);
  const name = read.map((node) => withUnderscores(node, body));
  const written = textOf({ type: 'name', children: name });
  const isFolder = written.endsWith('/') || rest.some(({ type }) => type === 'list');
  if (!PLACEHOLDER.test(written)) item.data = { hProperties: { className: [isFolder ? 'folder' : 'file'] } };
  line.children = name.length === 1 && name[0]?.type === 'inlineCode' ? name : [part('code', {}, name)];
  if (comment.length > 0) line.children.push(text(' '), part('span', { className: ['comment'] }, comment));
}

/** `__tests__` and `__init__.py` are names, whatever their underscores mean elsewhere. */
function withUnderscores(node: TreeNode, body: string): TreeNode {
  const written = node.type === 'strong' ? writtenText(node, body) : '';
  if (/^__\S+__$/.test(written)) return text(written);
  return node.children === undefined
    ? node
    : { ...node, children: node.children.map((child) => withUnderscores(child, body)) };
}

/** Stands for more files. */
const PLACEHOLDER = /^(?:\u2026|\.{3})$/;

/** A name ends at the first space; one with spaces is in backticks or bold. */
function partsOf(nodes: readonly TreeNode[]): { readonly name: TreeNode[]; readonly comment: TreeNode[] } {
  const at = nodes.findIndex(({ type, value = '' }) => type === 'break' || (type === 'text' && /\s/.test(value)));
  if (at === -1) return { name: [...nodes], comment: [] };
  const [, first = '', behind = ''] = /^(\S*)\s*(.*)$/s.exec(nodes[at]?.value ?? '') ?? [];
  return {
    name: [...nodes.slice(0, at), ...(first === '' ? [] : [text(first)])],
    comment: [text(behind), ...nodes.slice(at + 1)],
  };
}

const part = (hName: string, hProperties: Record<string, unknown>, children: TreeNode[]): TreeNode => ({
  type: 'partOfEntry',
  data: { hName, hProperties },
  children,
});
