import { normalizeUri } from 'micromark-util-sanitize-uri';
import { trimLines } from 'trim-lines';
import { element, type TreeNode, text } from './tree.ts';

/**
 * Turns mdast into hast as `remark-rehype` does, with raw HTML and MDX elements left in place, in a fraction of its
 * time: it copies no positions, looks for definitions only where something refers to them, and takes `tree` apart.
 */
export function toHast(tree: TreeNode): TreeNode {
  const conversion: Conversion = { tree, definitions: undefined, notes: undefined, noteOrder: [], noteUses: new Map() };
  const root: TreeNode = { type: 'root', children: spaced(childrenOf(tree, conversion)) };
  const notes = notesSection(conversion);
  if (notes !== undefined) root.children?.push(text('\n'), notes);
  return root;
}

interface Conversion {
  readonly tree: TreeNode;
  /** By identifier in upper case, the first of each; gathered when the first reference is met. */
  definitions: ReadonlyMap<string, TreeNode> | undefined;
  notes: ReadonlyMap<string, TreeNode> | undefined;
  /** Identifiers of the notes, in the order of their first references. */
  readonly noteOrder: string[];
  /** How often each note is referred to. */
  readonly noteUses: Map<string, number>;
}

type Handler = (node: TreeNode, conversion: Conversion, parent: TreeNode) => TreeNode | readonly TreeNode[] | undefined;

const HANDLERS: Readonly<Record<string, Handler>> = {
  blockquote: (node, conversion) => madeFrom(node, 'blockquote', {}, spacedWithin(childrenOf(node, conversion))),
  break: (node) => [madeFrom(node, 'br', {}, []), text('\n')],
  code: codeBlock,
  definition: () => undefined,
  delete: inline('del'),
  emphasis: inline('em'),
  footnoteDefinition: () => undefined,
  footnoteReference: noteReference,
  heading: (node, conversion) => madeFrom(node, `h${node.depth}`, {}, childrenOf(node, conversion)),
  html: (node) => at(node, { type: 'raw', value: node.value ?? '' }),
  image: (node) => image(node, node),
  imageReference(node, conversion) {
    const definition = definitionOf(node, conversion);
    return definition === undefined ? text(`![${node.alt}${referenceEnd(node)}`) : image(node, definition);
  },
  includedFile: passedOn,
  inlineCode: (node) => madeFrom(node, 'code', {}, [text((node.value ?? '').replace(/\r?\n|\r/g, ' '))]),
  link: (node, conversion) => link(node, node, conversion),
  linkReference(node, conversion) {
    const definition = definitionOf(node, conversion);
    return definition === undefined ? unresolved(node, conversion) : link(node, definition, conversion);
  },
  list,
  listItem,
  mdxJsxFlowElement: passedOn,
  mdxJsxTextElement: passedOn,
  paragraph: inline('p'),
  strong: inline('strong'),
  table,
  text: (node) => at(node, text(trimmed(node.value ?? ''))),
  thematicBreak: (node) => madeFrom(node, 'hr', {}, []),
  toml: () => undefined,
  yaml: () => undefined,
};

function inline(tagName: string): Handler {
  return (node, conversion) => madeFrom(node, tagName, {}, childrenOf(node, conversion));
}

function childrenOf(parent: TreeNode, conversion: Conversion): TreeNode[] {
  const converted: TreeNode[] = [];
  let isAfterBreak = false;
  for (const node of parent.children ?? []) {
    const result = (HANDLERS[node.type] ?? unknown)(node, conversion, parent);
    if (Array.isArray(result)) converted.push(...result);
    else if (result !== undefined)
      converted.push(isAfterBreak ? trimmedAtStart(result as TreeNode) : (result as TreeNode));
    isAfterBreak = node.type === 'break';
  }
  return converted;
}

/** Nodes of our own: elements with the name that they ask for. */
function unknown(node: TreeNode, conversion: Conversion): TreeNode {
  const { hProperties } = node.data ?? {};
  if (node.value !== undefined && hProperties === undefined) return at(node, text(node.value));
  return madeFrom(node, 'div', {}, childrenOf(node, conversion));
}

function passedOn(node: TreeNode, conversion: Conversion): TreeNode {
  return node.children === undefined ? { ...node } : { ...node, children: childrenOf(node, conversion) };
}

/** An element in the place of a Markdown node; the node may ask for another name and for more properties. */
function madeFrom(
  node: TreeNode,
  tagName: string,
  properties: Record<string, unknown>,
  children: TreeNode[],
): TreeNode {
  const made = at(node, element(tagName, properties, children));
  const { data } = node;
  if (data === undefined) return made;
  if (typeof data.hName === 'string') made.tagName = data.hName;
  if (data.hProperties) Object.assign(properties, data.hProperties);
  return made;
}

function at(from: TreeNode, node: TreeNode): TreeNode {
  if (from.position !== undefined) node.position = from.position;
  return node;
}

/** Keeps the info string, which the code block's figure is made from later. */
export function codeBlock(node: TreeNode): TreeNode {
  const language = (node.lang ?? '').replace(/\s.*$/s, '');
  const properties = {
    ...(language === '' ? {} : { className: [`language-${language}`] }),
    ...(node.meta == null ? {} : { dataMeta: node.meta }),
  };
  return at(node, element('pre', {}, [element('code', properties, [text(node.value ?? '')])]));
}

function image(node: TreeNode, { url = '', title }: TreeNode): TreeNode {
  const properties: Record<string, unknown> = { src: encoded(url) };
  if (node.alt != null) properties.alt = node.alt;
  if (title != null) properties.title = title;
  return madeFrom(node, 'img', properties, []);
}

function link(node: TreeNode, { url = '', title }: TreeNode, conversion: Conversion): TreeNode {
  const properties: Record<string, unknown> = { href: encoded(url) };
  if (title != null) properties.title = title;
  return madeFrom(node, 'a', properties, childrenOf(node, conversion));
}

const encoded = (url: string) => (NEEDS_NO_ENCODING.test(url) ? url : normalizeUri(url));
const NEEDS_NO_ENCODING = /^[!#$&-;=?-Z_a-z~]*$/;

/** A reference to what is not defined is text. */
function unresolved(node: TreeNode, conversion: Conversion): TreeNode[] {
  const children = childrenOf(node, conversion);
  const first = children[0];
  if (first?.type === 'text') first.value = `[${first.value}`;
  else children.unshift(text('['));
  const last = children.at(-1);
  if (last?.type === 'text') last.value += referenceEnd(node);
  else children.push(text(referenceEnd(node)));
  return children;
}

function referenceEnd({ referenceType, label, identifier }: TreeNode): string {
  if (referenceType === 'collapsed') return '][]';
  return referenceType === 'full' ? `][${label || identifier}]` : ']';
}

function list(node: TreeNode, conversion: Conversion): TreeNode {
  const properties: Record<string, unknown> = {};
  if (typeof node.start === 'number' && node.start !== 1) properties.start = node.start;
  const items = node.children ?? [];
  const children = spacedWithin(childrenOf(node, conversion));
  if (items.some(({ checked }) => typeof checked === 'boolean')) properties.className = ['contains-task-list'];
  return madeFrom(node, node.ordered === true ? 'ol' : 'ul', properties, children);
}

/** In a tight list the texts of items are no paragraphs. */
function listItem(node: TreeNode, conversion: Conversion, parent: TreeNode): TreeNode {
  const isLoose = parent.type === 'list' ? isLooseList(parent) : isLooseItem(node);
  const content = childrenOf(node, conversion);
  const properties: Record<string, unknown> = {};
  if (typeof node.checked === 'boolean') {
    addCheckbox(content, node.checked);
    properties.className = ['task-list-item'];
  }
  const children: TreeNode[] = [];
  content.forEach((child, index) => {
    const isParagraph = child.tagName === 'p';
    if (isLoose || index !== 0 || !isParagraph) children.push(text('\n'));
    if (isParagraph && !isLoose) children.push(...(child.children ?? []));
    else children.push(child);
  });
  const last = content.at(-1);
  if (last !== undefined && (isLoose || last.tagName !== 'p')) children.push(text('\n'));
  return madeFrom(node, 'li', properties, children);
}

const isLooseList = (node: TreeNode) => node.spread === true || (node.children ?? []).some(isLooseItem);

const isLooseItem = ({ spread, children = [] }: TreeNode) => spread ?? children.length > 1;

function addCheckbox(content: TreeNode[], checked: boolean): void {
  if (content[0]?.tagName !== 'p') content.unshift(element('p', {}));
  const { children = [] } = content[0] as TreeNode;
  if (children.length > 0) children.unshift(text(' '));
  children.unshift(element('input', { type: 'checkbox', checked, disabled: true }));
}

/** Each row has as many cells as the head. */
function table(node: TreeNode, conversion: Conversion): TreeNode {
  const { align } = node;
  const [head, ...rest] = (node.children ?? []).map((row, index) => {
    const cells = row.children ?? [];
    const count = align == null ? cells.length : align.length;
    const made = Array.from({ length: count }, (_, column) => {
      const cell = cells[column];
      const properties = align?.[column] == null ? {} : { align: align[column] };
      const tagName = index === 0 ? 'th' : 'td';
      return cell === undefined
        ? element(tagName, properties)
        : madeFrom(cell, tagName, properties, childrenOf(cell, conversion));
    });
    return madeFrom(row, 'tr', {}, spacedWithin(made));
  });
  const parts = [
    ...(head === undefined ? [] : [element('thead', {}, spacedWithin([head]))]),
    ...(rest.length === 0 ? [] : [element('tbody', {}, spacedWithin(rest))]),
  ];
  return madeFrom(node, 'table', {}, spacedWithin(parts));
}

function definitionOf(node: TreeNode, conversion: Conversion): TreeNode | undefined {
  conversion.definitions ??= byIdentifier(conversion.tree, 'definition');
  return conversion.definitions.get(idOf(node));
}

function noteOf(id: string, conversion: Conversion): TreeNode | undefined {
  conversion.notes ??= byIdentifier(conversion.tree, 'footnoteDefinition');
  return conversion.notes.get(id);
}

const idOf = ({ identifier }: TreeNode) => String(identifier).toUpperCase();

function byIdentifier(tree: TreeNode, type: string): ReadonlyMap<string, TreeNode> {
  const found = new Map<string, TreeNode>();
  const visit = (node: TreeNode): void => {
    if (node.type === type && !found.has(idOf(node))) found.set(idOf(node), node);
    node.children?.forEach(visit);
  };
  visit(tree);
  return found;
}

function noteReference(node: TreeNode, { noteOrder, noteUses }: Conversion): TreeNode {
  const id = idOf(node);
  if (!noteUses.has(id)) noteOrder.push(id);
  const uses = (noteUses.get(id) ?? 0) + 1;
  noteUses.set(id, uses);
  const address = noteAddress(id);
  const properties = {
    href: `#fn-${address}`,
    id: `fnref-${address}${uses > 1 ? `-${uses}` : ''}`,
    dataFootnoteRef: true,
    ariaDescribedBy: ['footnote-label'],
  };
  const reference = at(node, element('a', properties, [text(String(noteOrder.indexOf(id) + 1))]));
  return madeFrom(node, 'sup', {}, [reference]);
}

const noteAddress = (id: string) => encoded(id.toLowerCase());

/** The page's notes, each with links back to where it is referred to; undefined for a page without notes. */
function notesSection(conversion: Conversion): TreeNode | undefined {
  const { noteOrder } = conversion;
  // Notes may refer to notes: the list grows while it is walked.
  const contents: (readonly [id: string, definition: TreeNode, content: TreeNode[]])[] = [];
  for (const id of noteOrder) {
    const definition = noteOf(id, conversion);
    if (definition !== undefined) contents.push([id, definition, childrenOf(definition, conversion)]);
  }
  if (contents.length === 0) return undefined;
  const items = contents.map(([id, definition, content]) => {
    addBackReferences(content, id, conversion);
    return at(definition, element('li', { id: `fn-${noteAddress(id)}` }, spacedWithin(content)));
  });
  return element('section', { dataFootnotes: true, className: ['footnotes'] }, [
    element('h2', { className: ['sr-only'], id: 'footnote-label' }, [text('Footnotes')]),
    text('\n'),
    element('ol', {}, spacedWithin(items)),
    text('\n'),
  ]);
}

function addBackReferences(content: TreeNode[], id: string, { noteOrder, noteUses }: Conversion): void {
  const number = noteOrder.indexOf(id) + 1;
  const links = Array.from({ length: noteUses.get(id) ?? 0 }, (_, index) => {
    const again = index === 0 ? '' : `-${index + 1}`;
    const properties = {
      href: `#fnref-${noteAddress(id)}${again}`,
      dataFootnoteBackref: '',
      ariaLabel: `Back to reference ${number}${again}`,
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

/** Nodes with line feeds between them. */
function spaced(nodes: readonly TreeNode[]): TreeNode[] {
  const result: TreeNode[] = [];
  for (const node of nodes) {
    if (result.length > 0) result.push(text('\n'));
    result.push(node);
  }
  return result;
}

/** Nodes with line feeds around each. */
function spacedWithin(nodes: readonly TreeNode[]): TreeNode[] {
  const result = [text('\n')];
  for (const node of nodes) result.push(node, text('\n'));
  return result;
}

const trimmed = (value: string) => (/[\r\n]/.test(value) ? trimLines(value) : value);

/** What follows a line break begins without white space. */
function trimmedAtStart(node: TreeNode): TreeNode {
  const first = node.type === 'element' ? node.children?.[0] : node;
  if (first?.type === 'text') first.value = (first.value ?? '').replace(/^[\t ]+/, '');
  return node;
}
