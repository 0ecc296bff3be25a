import { changedSet } from '../../model/addresses/sourceSet.ts';
import { element, type TreeNode, text, textOf } from '../tree.ts';
import { toHtml } from './toHtml.ts';
import { treeOfHtml } from './treeOfHtml.ts';

/**
 * The HTML of a page for programs that have neither the site's styles nor its scripts, as readers of feeds: without
 * controls and what only looks, a drawing by its title and description. `fullUrl` makes a full address of each.
 */
export function plainHtml(html: string, fullUrl: (url: string) => string): string {
  const tree = treeOfHtml(html);
  return toHtml({ ...tree, children: plainNodes(tree.children, fullUrl) }).trim();
}

type Addressed = (value: string, fullUrl: (url: string) => string) => string;

const plainNodes = (nodes: readonly TreeNode[] = [], fullUrl: (url: string) => string): TreeNode[] =>
  nodes.flatMap((node) => (node.type === 'element' ? plainElement(node, fullUrl) : node));

function plainElement(node: TreeNode, fullUrl: (url: string) => string): TreeNode[] {
  const { tagName = '', properties = {} } = node;
  if (LEFT_OUT.has(tagName) || isDecoration(properties)) return [];
  if (tagName === 'svg') return told(node);
  const kept = Object.fromEntries(
    Object.entries(properties)
      .filter(([name]) => !ONLY_HERE.test(name))
      .map(([name, value]) => [name, typeof value === 'string' ? (ADDRESSED[name]?.(value, fullUrl) ?? value) : value]),
  );
  const children = plainNodes(node.children, fullUrl);
  const isWrapper = (tagName === 'span' && Object.keys(kept).length === 0) || hasClass(properties, 'heading');
  return isWrapper ? children : [{ ...node, properties: kept, children }];
}

const LEFT_OUT = new Set(['button', 'script', 'select', 'style', 'template', 'wbr']);

/** What is hidden from those who hear the page, and links to the heading that they stand at. */
const isDecoration = (properties: Properties): boolean =>
  properties.ariaHidden === 'true' || hasClass(properties, 'heading-anchor');

const hasClass = ({ className }: Properties, name: string): boolean =>
  Array.isArray(className) && className.includes(name);

type Properties = Readonly<Record<string, unknown>>;

/** Names of properties that mean something to the site's own styles and scripts alone. */
const ONLY_HERE = /^(?:className|style|hidden|tabIndex|role|aria[A-Z].*|data[A-Z].*)$/;

const whole: Addressed = (url, fullUrl) => fullUrl(url);

/** Properties that hold addresses, by how each of them is made full. */
const ADDRESSED: Readonly<Record<string, Addressed>> = {
  href: whole,
  src: whole,
  poster: whole,
  cite: whole,
  srcSet: changedSet,
};

/** A drawing's title and description; without both it is decoration. */
function told({ children = [] }: TreeNode): TreeNode[] {
  const words = children.filter(({ tagName = '' }) => ['title', 'desc'].includes(tagName)).map(textOf);
  return words.length === 0 ? [] : [element('em', {}, [text(words.join('. '))])];
}
