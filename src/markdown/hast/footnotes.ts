import { at, element, type TreeNode, text } from '../tree.ts';
import { byIdentifier, encodedUrl, idOf, madeFrom, spacedWithin } from './hastParts.ts';

/** The footnotes that a page has referred to so far. */
export interface Footnotes {
  /** Identifiers, in the order of their first references. */
  readonly order: string[];
  /** The number of each, and how often it is referred to. */
  readonly uses: Map<string, { readonly number: number; count: number }>;
}

/** The number that stands for a note, and leads to it. */
export function footnoteReference(node: TreeNode, { order, uses }: Footnotes): TreeNode {
  const id = idOf(node);
  let use = uses.get(id);
  if (use === undefined) {
    use = { number: order.push(id), count: 0 };
    uses.set(id, use);
  }
  const count = ++use.count;
  const properties = {
    href: `#fn-${addressOf(id)}`,
    id: `fnref-${id.toLowerCase()}${count > 1 ? `-${count}` : ''}`,
    dataFootnoteRef: true,
    ariaDescribedBy: ['footnote-label'],
  };
  const reference = at(node, element('a', properties, [text(String(use.number))]));
  return madeFrom(node, 'sup', {}, [reference]);
}

/**
 * The notes of a page, each with links back to where it is referred to; undefined for a page without notes. Their
 * definitions are somewhere in `tree`; `contentOf` converts one, and may meet references to further notes.
 */
export function footnotesSection(
  notes: Footnotes,
  tree: TreeNode,
  contentOf: (definition: TreeNode) => TreeNode[],
): TreeNode | undefined {
  if (notes.order.length === 0) return undefined;
  const definitions = byIdentifier(tree, 'footnoteDefinition');
  const contents: (readonly [id: string, definition: TreeNode, content: TreeNode[]])[] = [];
  // Notes may refer to notes: the list grows while it is walked.
  for (const id of notes.order) {
    const definition = definitions.get(id);
    if (definition !== undefined) contents.push([id, definition, contentOf(definition)]);
  }
  if (contents.length === 0) return undefined;
  const items = contents.map(([id, definition, content]) => {
    addBackReferences(content, id, notes);
    return at(definition, element('li', { id: `fn-${id.toLowerCase()}` }, spacedWithin(content)));
  });
  return element('section', { dataFootnotes: true, className: ['footnotes'] }, [
    element('h2', { className: ['sr-only'], id: 'footnote-label' }, [text('Footnotes')]),
    text('\n'),
    element('ol', {}, spacedWithin(items)),
    text('\n'),
  ]);
}

const addressOf = (id: string) => encodedUrl(id.toLowerCase());

function addBackReferences(content: TreeNode[], id: string, { uses }: Footnotes): void {
  const { number = 0, count = 0 } = uses.get(id) ?? {};
  const links = Array.from({ length: count }, (_, index) => {
    const again = index === 0 ? '' : `-${index + 1}`;
    const properties = {
      href: `#fnref-${addressOf(id)}${again}`,
      dataFootnoteBackref: '',
      // The step to HTML says what it is.
      ariaLabel: `${number}${again}`,
      className: ['data-footnote-backref'],
    };
    const sign = [text('↩'), ...(index === 0 ? [] : [element('sup', {}, [text(String(index + 1))])])];
    return [...(index === 0 ? [] : [text(' ')]), element('a', properties, sign)];
  }).flat();
  const last = content.at(-1);
  if (last?.tagName !== 'p') {
    content.push(...links);
    return;
  }
  const lastText = last.children?.at(-1);
  if (lastText?.type === 'text') lastText.value += ' ';
  else last.children?.push(text(' '));
  last.children?.push(...links);
}
