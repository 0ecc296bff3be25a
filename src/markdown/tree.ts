import type { SourceFile } from '../model/sourceFile.ts';
import type { ComponentElement } from './compileContext.ts';

/** A node of mdast or hast, as both parsers make them; the fields that some types lack are optional. */
export interface TreeNode {
  type: string;
  children?: TreeNode[];
  value?: string;
  url?: string;
  depth?: number;
  lang?: string | null;
  meta?: string | null;
  alt?: string | null;
  title?: string | null;
  /** What a reference and its definition share. */
  identifier?: string;
  label?: string | null;
  referenceType?: string;
  ordered?: boolean | null;
  start?: number | null;
  spread?: boolean | null;
  checked?: boolean | null;
  /** Of a table's columns. */
  align?: readonly (string | null)[] | null;
  /** JSX elements and directives; null for a fragment. */
  name?: string | null;
  /** JSX attributes (a list) or directive attributes (a record). */
  attributes?: unknown;
  tagName?: string;
  properties?: Record<string, unknown>;
  data?: NodeData;
  position?: TreePosition;
}

/** What a step notes on a node for those that come after it. */
export interface NodeData {
  /** The element that a node of Markdown becomes. */
  hName?: string;
  hProperties?: Record<string, unknown>;
  /** What stands in it, in place of what it holds. */
  hChildren?: TreeNode[];
  /** A paragraph that is the label of a container. */
  directiveLabel?: boolean;
  /** Properties of an element of MDX, and whether one of them could not be read. */
  props?: Readonly<Record<string, unknown>>;
  isFaulty?: boolean;
  /** The file whose lines a component or an included file has, and the file that includes that. */
  source?: SourceFile;
  parent?: SourceFile;
  /** The words of the heading above a component that is named by them. */
  section?: string;
  /** The component that was rendered for a node: where rendering fails, it is looked for here. */
  element?: ComponentElement;
  /** A node that is finished: no step looks into it. */
  node?: TreeNode;
}

/** Where a node stands in its source: lines and columns are 1-based, offsets 0-based UTF-16 units. */
interface TreePosition {
  start: { line: number; column: number; offset?: number };
  end: { line: number; column: number; offset?: number };
}

/** A JSX attribute as both parsers give it. */
export interface JsxAttribute {
  type: 'mdxJsxAttribute' | 'mdxJsxExpressionAttribute';
  name?: string;
  value?: string | null | { type: 'mdxJsxAttributeValueExpression'; value: string };
}

/** What a handler puts in a node's place; undefined keeps the node. */
export type Replacement = readonly TreeNode[] | undefined;

/** Called for nodes of a type; `enter` before the children, `exit` after them. */
export type Handlers<Context> = Readonly<
  Record<
    string,
    {
      readonly enter?: (node: TreeNode, context: Context) => Replacement;
      readonly exit?: (node: TreeNode, context: Context) => Replacement;
    }
  >
>;

/**
 * How deep a tree may be. The stack would hold more, and how much more depends on thread and moment: pages would be
 * refused on one machine and taken on another, and what comes after the compiler would fail on them.
 */
const DEPTH_LIMIT = 250;

/**
 * Walks a tree once, calling the handler of each node's type and putting replacements in place.
 * Nodes that `enter` puts in are walked too, those of `exit` are not. Throws a `RangeError` beyond `DEPTH_LIMIT`.
 */
export function transformTree<Context>(root: TreeNode, handlers: Handlers<Context>, context: Context): void {
  walk(root, 0, { handlers, context });
}

interface TreeWalk<Context> {
  readonly handlers: Handlers<Context>;
  readonly context: Context;
}

function walk<Context>(root: TreeNode, depth: number, walking: TreeWalk<Context>): void {
  const { children } = root;
  if (children === undefined) return;
  if (depth > DEPTH_LIMIT) throw new RangeError('The tree is too deep.');
  const { handlers, context } = walking;
  // Most nodes are texts.
  const takesText = handlers.text !== undefined;
  for (let index = 0; index < children.length; ) {
    const node = children[index];
    if (node === undefined) return;
    if (node.type === 'text' && !takesText) {
      index += 1;
      continue;
    }
    const handler = handlers[node.type];
    const entered = handler?.enter?.(node, context);
    if (entered !== undefined) {
      children.splice(index, 1, ...entered);
      if (entered[0] !== node) continue;
    }
    if (node.children !== undefined) walk(node, depth + 1, walking);
    const left = handler?.exit?.(node, context);
    if (left === undefined) index += 1;
    else {
      children.splice(index, 1, ...left);
      index += left.length;
    }
  }
}

/** Whether a plugin has said what element a node becomes. */
export const hasElement = ({ data }: TreeNode): boolean => data?.hName !== undefined;

/** Whether a node is an element of MDX. Once those that are named as in HTML have become such, all are components. */
export const isMdxElement = ({ type }: TreeNode): boolean =>
  type === 'mdxJsxFlowElement' || type === 'mdxJsxTextElement';

/** Whether a node is nothing but space between others. */
export const isBlankText = ({ type, value = '' }: TreeNode): boolean => type === 'text' && value.trim() === '';

/** The outermost nodes of some types: the node itself, or those below it. */
export function nodesOf(node: TreeNode, types: RegExp): readonly TreeNode[] {
  const found: TreeNode[] = [];
  gatherNodes(node, types, found);
  return found;
}

/** The blocks that hold text and no other blocks. `tree` is an mdast. */
export const textBlocksOf = (tree: TreeNode): readonly TreeNode[] => nodesOf(tree, /^(?:paragraph|heading|tableCell)$/);

/** Into one list: a page has thousands of nodes, and joining a list for each took six times as long. */
function gatherNodes(node: TreeNode, types: RegExp, found: TreeNode[]): void {
  if (types.test(node.type)) found.push(node);
  else if (node.children !== undefined) for (const child of node.children) gatherNodes(child, types, found);
}

/** The text of a node and all below it, without the numbers of footnotes and what is not for readers. */
export const textOf = (node: TreeNode): string => gathered(node, '');

/** Whether a line break stands in a node. */
export const hasBreak = ({ tagName, children }: TreeNode): boolean =>
  tagName === 'br' || children?.some(hasBreak) === true;

/** The text of a node in one line: a line break in it is a space. */
export const lineOf = (node: TreeNode): string => gathered(node, ' ').trim().replace(/\s+/g, ' ');

function gathered(node: TreeNode, lineBreak: string): string {
  if (node.value !== undefined && node.type !== 'raw') return node.value;
  if (node.tagName === 'br') return lineBreak;
  if (node.properties !== undefined && isSilent(node.tagName, node.properties)) return '';
  let text = '';
  for (const child of node.children ?? []) text += gathered(child, lineBreak);
  return text;
}

/**
 * Formulas are drawn once more for the eye, with this note of what they were written as in MathML; links to headings
 * are a sign.
 */
const isSilent = (tagName: string | undefined, { ariaHidden, dataFootnoteRef }: Record<string, unknown>): boolean =>
  dataFootnoteRef !== undefined || ariaHidden === true || ariaHidden === 'true' || tagName === 'annotation';

/** A node as it stands in the text that it was parsed from; empty for one that a step or a plugin has made. */
export const writtenText = ({ position }: TreeNode, body: string): string =>
  position === undefined ? '' : body.slice(position.start.offset, position.end.offset);

export const text = (value: string): TreeNode => ({ type: 'text', value });

export const element = (tagName: string, properties: Record<string, unknown>, children: TreeNode[] = []): TreeNode => ({
  type: 'element',
  tagName,
  properties,
  children,
});

/** The id of an element; undefined where it has none, or an empty one. */
export function elementId({ properties }: TreeNode): string | undefined {
  const id = properties?.id;
  return typeof id === 'string' && id !== '' ? id : undefined;
}

/** The classes of an element, which a plugin may have written as one text. */
export function classNamesOf({ properties }: TreeNode): readonly string[] {
  const names = properties?.className;
  // Most elements have none.
  return names === undefined ? [] : [names ?? []].flat().join(' ').split(/\s+/).filter(Boolean);
}

/** Gives an element one more class. */
export function addClass(node: TreeNode, name: string): void {
  node.properties = { ...node.properties, className: [...classNamesOf(node), name] };
}

export const raw = (value: string): TreeNode => ({ type: 'raw', value });

/** A component, as one that stands in a page. */
export const component = (
  name: string,
  props: Readonly<Record<string, unknown>>,
  children: TreeNode[] = [],
): TreeNode => ({ type: 'mdxJsxFlowElement', name, attributes: [], data: { props }, children });

/** A new node, where another stood. */
export function at(from: TreeNode, node: TreeNode): TreeNode {
  if (from.position !== undefined) node.position = from.position;
  return node;
}
