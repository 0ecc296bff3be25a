import type { SourceFile } from '../../model/sourceFile.ts';
import type { CompileContext } from '../compileContext.ts';
import { labelInPart } from '../links/references.ts';
import { evaluateExpression } from '../mdx/evaluateExpression.ts';
import { NAME_IN_BRACES, withBraces, withConstants } from '../mdx/expressions.ts';
import { type TreeNode, writtenText } from '../tree.ts';
import { containerPrefix, outdented } from './sourceEdits.ts';

/** The state of making one page's twin, and what its parts ask of each other. */
export interface TwinWalk {
  readonly context: CompileContext;
  /** Those of the site, and the front matter of the page; in a partial also its properties, as `props`. */
  constants: Readonly<Record<string, unknown>>;
  readonly parse: (source: SourceFile) => TreeNode;
  /** The file that the walk is in: the page's own, or a partial's. */
  source: SourceFile;
  /** How many headings were met. */
  headings: number;
  /** How many components were put off. */
  deferred: number;
  readonly openIncludes: string[];
  /** Those of partials within lines, for the end of the page. */
  readonly definitions: string[];
  /** How many partials were met. */
  parts: number;
  /** The number of the partial that the walk is in; 0 in the page's own file. */
  part: number;
  /** The Markdown of a whole file. */
  readonly bodyOf: (tree: TreeNode) => string;
  /** The Markdown of what a node holds; `between` stands between blocks, and between elements on one line. */
  readonly contentOf: (children: readonly TreeNode[], between?: string) => string;
  /** The Markdown from the first to the last of some neighbors. */
  readonly phraseOf: (nodes: readonly TreeNode[]) => string;
}

/** The full address of a URL as written; one that leads out of the site, or to the page itself, is as it was. */
export function addressOf(url: string, { context, source }: TwinWalk): string {
  const { kind, href } = context.resolve(url, source.relativePath);
  return kind === 'external' || kind === 'anchor' || kind === 'unsafe' ? href : context.publicUrl(href);
}

/** The value of an expression; undefined for a faulty one, which is reported elsewhere. */
export function valueIn(expression: string, { constants }: TwinWalk): unknown {
  const result = evaluateExpression(expression, constants);
  return 'fault' in result ? undefined : result.value;
}

/** A value as text. */
export const shown = (value: unknown): string =>
  value === undefined || value === null || typeof value === 'boolean' ? '' : String(value);

/** What an author wrote for a node, without the signs of the lists and quotes that it stands in. */
export function sliceOf(node: TreeNode, { source: { body } }: TwinWalk): string {
  const text = writtenText(node, body);
  // A line may hold thousands of links, and for the signs all before each is read.
  return text.includes('\n') ? outdented(text, containerPrefix(body, node.position?.start.offset ?? 0).length) : text;
}

/** An address, and a title behind it, as they stand between the parentheses of a link. */
export function destinationOf(address: string, title?: string | null): string {
  const destination = /[\s()<>]/.test(address) ? `<${address}>` : address;
  return title ? `${destination} "${title.replace(/["\\]/g, '\\$&')}"` : destination;
}

/** A link, image or definition written anew, if its address has to change. */
export function rewritten(node: TreeNode, walk: TwinWalk, write: (destination: string) => string): string | undefined {
  const { url = '' } = node;
  const plain = walk.source.format === 'mdx' ? withConstants(withBraces(url), NAME_IN_BRACES, walk.constants) : url;
  const address = addressOf(plain, walk);
  if (address === url && (node.type !== 'definition' || walk.part === 0)) return undefined;
  return write(destinationOf(address, node.title));
}

/** A label as the page has it: in partials, the same one means something else. */
export const labelOf = ({ label, identifier = '' }: TreeNode, { part }: TwinWalk): string =>
  part === 0 ? (label ?? identifier) : labelInPart(label ?? identifier, part);

const PHRASING = new Set(
  (
    'text emphasis strong delete inlineCode inlineMath link linkReference image imageReference break footnoteReference ' +
    'textDirective mdxTextExpression mdxJsxTextElement'
  ).split(' '),
);

/** Whether a node stands within a line. */
export const isPhrase = ({ type }: TreeNode): boolean => PHRASING.has(type);
