import { trimLines } from 'trim-lines';
import { withBidiShown } from '../../model/text/bidiControls.ts';
import { at, element, type TreeNode, text } from '../tree.ts';
import { type Footnotes, footnoteReference, footnotesSection } from './footnotes.ts';
import { byIdentifier, encodedUrl, idOf, madeFrom, spaced, spacedWithin } from './hastParts.ts';

/**
 * Turns mdast into hast as `remark-rehype` does, with raw HTML and MDX elements left in place, in a fraction of its
 * time: it copies no positions, looks for definitions only where something refers to them, and takes `tree` apart.
 */
export function toHast(tree: TreeNode): Hast {
  const footnotes: Footnotes = { order: [], uses: new Map() };
  const conversion: Conversion = { tree, definitions: undefined, footnotes, hasRaw: false };
  const root: TreeNode = { type: 'root', children: spaced(childrenOf(tree, conversion)) };
  const notes = footnotesSection(footnotes, tree, (definition) => childrenOf(definition, conversion));
  if (notes !== undefined) root.children?.push(text('\n'), notes);
  return { root, hasRaw: conversion.hasRaw };
}

/** A page as hast. */
export interface Hast {
  readonly root: TreeNode;
  /** Whether a node of it is raw HTML. */
  readonly hasRaw: boolean;
}

interface Conversion {
  readonly tree: TreeNode;
  hasRaw: boolean;
  /** By identifier in upper case, the first of each; gathered when the first reference is met. */
  definitions: ReadonlyMap<string, TreeNode> | undefined;
  readonly footnotes: Footnotes;
}

type HastHandler = (
  node: TreeNode,
  conversion: Conversion,
  parent: TreeNode,
) => TreeNode | readonly TreeNode[] | undefined;

const HANDLERS: Readonly<Record<string, HastHandler>> = {
  blockquote: (node, conversion) => madeFrom(node, 'blockquote', {}, spacedWithin(childrenOf(node, conversion))),
  break: (node) => [madeFrom(node, 'br', {}, []), text('\n')],
  code: codeBlock,
  definition: () => undefined,
  delete: inline('del'),
  emphasis: inline('em'),
  footnoteDefinition: () => undefined,
  footnoteReference: (node, { footnotes }) => footnoteReference(node, footnotes),
  heading: (node, conversion) => madeFrom(node, `h${node.depth}`, {}, childrenOf(node, conversion)),
  html(node, conversion) {
    conversion.hasRaw = true;
    return asNamed(node, at(node, { type: 'raw', value: node.value ?? '' }));
  },
  image: (node) => image(node, node),
  imageReference(node, conversion) {
    const definition = definitionOf(node, conversion);
    return definition === undefined ? text(`![${node.alt}${referenceEnd(node)}`) : image(node, definition);
  },
  includedFile: passedOn,
  inlineCode,
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
  text: (node) => asNamed(node, at(node, text(trimmed(node.value ?? '')))),
  thematicBreak: (node) => madeFrom(node, 'hr', {}, []),
  toml: () => undefined,
  yaml: () => undefined,
};

export function inlineCode(node: TreeNode): TreeNode {
  return madeFrom(node, 'code', {}, [text(withBidiShown((node.value ?? '').replace(/\r?\n|\r/g, ' ')))]);
}

function inline(tagName: string): HastHandler {
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
  if (node.value !== undefined && hProperties === undefined) return asNamed(node, at(node, text(node.value)));
  return madeFrom(node, 'div', {}, childrenOf(node, conversion));
}

/** What is no element, in the one that a plugin has named for it. */
const asNamed = (node: TreeNode, made: TreeNode): TreeNode =>
  node.data?.hName === undefined ? made : madeFrom(node, node.data.hName, {}, [made]);

function passedOn(node: TreeNode, conversion: Conversion): TreeNode {
  return node.children === undefined ? { ...node } : { ...node, children: childrenOf(node, conversion) };
}

/** Keeps the info string, which the code block's figure is made from later. */
export function codeBlock(node: TreeNode): TreeNode {
  const language = (node.lang ?? '').replace(/\s.*$/s, '');
  const properties = {
    ...(language === '' ? {} : { className: [`language-${language}`] }),
    ...(node.meta == null ? {} : { dataMeta: node.meta }),
  };
  const code = madeFrom(node, 'code', properties, [text(node.value ?? '')]);
  return at(node, element('pre', {}, [code]));
}

function image(node: TreeNode, { url = '', title }: TreeNode): TreeNode {
  const properties: Record<string, unknown> = { src: encodedUrl(url) };
  if (node.alt != null) properties.alt = node.alt;
  if (title != null) properties.title = title;
  return madeFrom(node, 'img', properties, []);
}

function link(node: TreeNode, { url = '', title }: TreeNode, conversion: Conversion): TreeNode {
  const properties: Record<string, unknown> = { href: encodedUrl(url) };
  if (title != null) properties.title = title;
  return madeFrom(node, 'a', properties, childrenOf(node, conversion));
}

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
  const { align, children: rows = [] } = node;
  const made: TreeNode[] = [];
  for (const row of rows) made.push(tableRow(row, made.length === 0 ? 'th' : 'td', align ?? undefined, conversion));
  const parts: TreeNode[] = [];
  if (made.length > 0) parts.push(element('thead', {}, spacedWithin(made.slice(0, 1))));
  if (made.length > 1) parts.push(element('tbody', {}, spacedWithin(made.slice(1))));
  return madeFrom(node, 'table', {}, spacedWithin(parts));
}

function tableRow(row: TreeNode, tagName: string, align: TreeNode['align'], conversion: Conversion): TreeNode {
  const { children: cells = [] } = row;
  const count = align?.length ?? cells.length;
  const made: TreeNode[] = [];
  for (let column = 0; column < count; column += 1) {
    const cell = cells[column];
    const side = align?.[column];
    const properties = side == null ? {} : { align: side };
    made.push(
      cell === undefined
        ? element(tagName, properties)
        : madeFrom(cell, tagName, properties, childrenOf(cell, conversion)),
    );
  }
  return madeFrom(row, 'tr', {}, spacedWithin(made));
}

function definitionOf(node: TreeNode, conversion: Conversion): TreeNode | undefined {
  conversion.definitions ??= byIdentifier(conversion.tree, 'definition');
  return conversion.definitions.get(idOf(node));
}

const trimmed = (value: string) => (/[\r\n]/.test(value) ? trimLines(value) : value);

/** What follows a line break begins without white space. */
function trimmedAtStart(node: TreeNode): TreeNode {
  const first = node.type === 'element' ? node.children?.[0] : node;
  if (first?.type === 'text') first.value = (first.value ?? '').replace(/^[\t ]+/, '');
  return node;
}
