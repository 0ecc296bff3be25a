import { type PageState, reportWarning } from '../pageState.ts';
import type { TreeNode } from '../tree.ts';

/**
 * An element of text that is never closed, such as `<a id="x">`, goes on in each block behind it: the parser of HTML
 * makes copies of it there, in front of a link without a position. It is the author's once. Yields the copies.
 */
export function dropCopiedIds(tree: TreeNode, body: string): ReadonlyMap<number, TreeNode> {
  const seen = new Set<number | string>();
  const copies = new Map<number, TreeNode>();
  visit(tree);
  return copies;

  function visit(node: TreeNode): void {
    const offset = node.position?.start?.offset;
    const named = `${node.tagName}#${node.properties?.id}`;
    if (offset === undefined && seen.has(named)) delete node.properties?.id;
    seen.add(named);
    if (node.type === 'element' && offset !== undefined && body.startsWith(`<${node.tagName}`, offset)) {
      if (seen.has(offset)) {
        delete node.properties?.id;
        copies.set(offset, node);
      }
      seen.add(offset);
    }
    for (const child of node.children ?? []) visit(child);
  }
}

/**
 * Tells of the first element of text of each kind that goes on up to the end of the page. An anchor, `<a id="x">`, is
 * often written so. Yields `unread-markup`.
 */
export function reportUnended(copies: ReadonlyMap<number, TreeNode>, state: PageState): void {
  const seen = new Set<string>();
  for (const [offset, copy] of copies) {
    const { tagName = '', properties = {} } = copy;
    if (seen.has(tagName) || (tagName === 'a' && properties.href === undefined)) continue;
    seen.add(tagName);
    const rest = state.source.body.slice(offset);
    const countOf = (tag: string) => rest.match(new RegExp(`<${tag}(?=[\\s/>])`, 'gi'))?.length ?? 0;
    if (countOf(`/${tagName}`) >= countOf(tagName)) continue;
    reportWarning(state, copy, {
      code: 'unread-markup',
      message: `\`<${tagName}>\` opens here and is never closed: what follows stands within the element.`,
      word: `<${tagName}`,
      hint: `write \`</${tagName}>\` where it ends`,
    });
  }
}

/**
 * Tells of the first details without an end: what was to stand below them is hidden until a reader opens them. Yields
 * `unread-markup`.
 */
export function reportUnendedDetails(tree: TreeNode, state: PageState): void {
  const { body } = state.source;
  const unended = withoutEnd(body);
  const found = unended.size === 0 ? undefined : first(tree);
  if (found === undefined) return;
  reportWarning(state, found, {
    code: 'unread-markup',
    message: '`<details>` opens here and is never closed: what follows stands within the element.',
    word: '<details',
    hint: 'write `</details>` where it ends',
  });

  function first(node: TreeNode): TreeNode | undefined {
    const { start, end }: Partial<NonNullable<TreeNode['position']>> = node.position ?? {};
    // In a blockquote the end is another; and code may mention the element. So both must say so.
    const isUnended = node.tagName === 'details' && unended.has(start?.offset);
    if (isUnended && !/<\/details\s*>$/i.test(body.slice(start?.offset, end?.offset).slice(-20))) return node;
    for (const child of node.children ?? []) {
      const inner = first(child);
      if (inner !== undefined) return inner;
    }
    return undefined;
  }
}

/** Offsets of the details of a text that no end belongs to, those in code among them. */
function withoutEnd(text: string): ReadonlySet<number | undefined> {
  const open: number[] = [];
  for (const { 1: slash, index } of text.matchAll(/<(\/?)details(?=[\s/>])/gi)) {
    if (slash === '') open.push(index);
    else open.pop();
  }
  return new Set(open);
}
