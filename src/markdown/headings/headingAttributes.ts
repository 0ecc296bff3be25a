import type { SourceFile } from '../../model/sourceFile.ts';
import type { TreeNode } from '../tree.ts';

/** What stands between the braces of `{#id}`. */
export const HEADING_ID = /^\s*#([^\s{}]+)\s*$/;

/**
 * `{#id}` at the end of a heading, with classes and other attributes, which have no effect. All else in braces is text,
 * such as `/users/{id}`.
 */
export const HEADING_ATTRIBUTES =
  /\{:?\s*((?:#[^\s{}]+|\.[a-z][^\s{}]*)(?:\s+(?:[#.][^\s{}]+|[\w-]+=(?:"[^"{}]*"|'[^'{}]*'|[^\s{}"']*)))*)\s*\}\s*$/i;

type ParsedSource = Pick<SourceFile, 'body' | 'format'>;

/** Reads `{#id}` at the end of headings, to parsers a text, or an expression in MDX. `source` is what was parsed. */
export function headingAttributes(tree: TreeNode, source: ParsedSource): TreeNode {
  for (const node of tree.children ?? []) {
    if (node.type === 'heading') readId(node, source);
    // Most nodes stand where no heading can.
    else if (node.type !== 'paragraph' && node.type !== 'table') headingAttributes(node, source);
  }
  return tree;
}

function readId(heading: TreeNode, { body, format }: ParsedSource): void {
  const { children = [] } = heading;
  const last = children.at(-1);
  const id = last?.type === 'mdxTextExpression' ? HEADING_ID.exec(last.value ?? '')?.[1] : undefined;
  if (id !== undefined) {
    children.pop();
    setId(heading, id);
    return;
  }
  const match = last?.type === 'text' ? HEADING_ATTRIBUTES.exec(last.value ?? '') : null;
  if (last === undefined || match === null) return;
  const before = (last.value ?? '').slice(0, match.index);
  // Other generators read it in MDX only with a backslash; a heading that is nothing else says so itself.
  const isSaid = format === 'md' || (children.length === 1 && before === '');
  if (isSaid && isEscaped(heading, last, body)) return;
  last.value = before;
  setId(
    heading,
    match[1]
      ?.split(/\s+/)
      .find((word) => word.startsWith('#'))
      ?.slice(1),
  );
}

const isEscaped = ({ position }: TreeNode, last: TreeNode, body: string) =>
  position !== undefined && /\\\{[^{}]*\}\s*$/.test(body.slice(position.start.offset, last.position?.end.offset));

/** The tree of the native parser, which reads `\{#id}` in headings, too, and leaves the backslash in their text. */
export function withoutBackslashes(tree: TreeNode, body: string): TreeNode {
  for (const node of tree.children ?? []) {
    const last = node.children?.at(-1);
    if (node.type !== 'heading') withoutBackslashes(node, body);
    else if (last?.type === 'text' && last.value?.endsWith('\\') && isEscaped(node, node, body)) {
      last.value = last.value.slice(0, -1).trimEnd();
      if (last.value === '') node.children?.pop();
      const { id } = (node.data?.hProperties ?? {}) as { readonly id?: string };
      if (node.children?.length === 0) node.children.push({ ...last, value: `{#${id}}` });
    }
  }
  return tree;
}

function setId(heading: TreeNode, id: string | undefined): void {
  if (id !== undefined) heading.data = { ...heading.data, hProperties: { id } };
  const last = heading.children?.at(-1);
  if (last?.type !== 'text') return;
  last.value = (last.value ?? '').trimEnd();
  if (last.value === '') heading.children?.pop();
}
