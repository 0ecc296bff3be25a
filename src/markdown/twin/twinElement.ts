import { toMarkdown } from 'mdast-util-to-markdown';
import { escapeHtml, escapeText } from '../../model/text/escapeHtml.ts';
import { escapeMarkdown } from '../../model/text/escapeMarkdown.ts';
import { ownValue } from '../../model/values/ownValue.ts';
import { namedPartial, partialPart, partialPath } from '../mdx/partialPart.ts';
import { deferredMarker, URL_PROPS } from '../mdx/rehypeComponents.ts';
import { type JsxAttribute, type TreeNode, textOf } from '../tree.ts';
import { markdownOfHtml } from './markdownOfHtml.ts';
import { containerPrefix, indented } from './sourceEdits.ts';
import { destinationOf, isPhrase, shown, type TwinWalk, valueIn } from './twinWalk.ts';

/** An element of MDX as Markdown: a component, a partial, or a plain element. */
export function twinElement(node: TreeNode, walk: TwinWalk): string {
  const name = node.name ?? '';
  const written = propsOf(node, walk);
  if (name === 'Include') return include(node, written, walk);
  const props = resolved(written, walk);
  return /^[A-Z]/.test(name)
    ? component(name, node, { props, walk })
    : intrinsic(name, node, { props: inFull(props, walk), walk });
}

type Props = Readonly<Record<string, unknown>>;

interface TwinElement {
  readonly props: Props;
  readonly walk: TwinWalk;
}

function propsOf(node: TreeNode, walk: TwinWalk): Record<string, unknown> {
  const props: Record<string, unknown> = {};
  for (const { name, value } of (node.attributes ?? []) as JsxAttribute[]) {
    if (name === undefined) continue;
    props[name] = typeof value === 'object' && value !== null ? valueIn(value.value, walk) : (value ?? true);
  }
  return props;
}

const isUrl = (name: string, value: unknown): value is string =>
  Object.hasOwn(URL_PROPS, name) && typeof value === 'string';

/** Properties with addresses under the base, as the page has them. */
const resolved = (props: Props, { context, source }: TwinWalk): Props =>
  mapUrls(props, (url) => context.resolve(url, source.relativePath).href);

/** Properties with full addresses in place of those under the base. */
const inFull = (props: Props, { context }: TwinWalk): Props => mapUrls(props, context.publicUrl);

const mapUrls = (props: Props, change: (url: string) => string): Props =>
  Object.fromEntries(Object.entries(props).map(([name, value]) => [name, isUrl(name, value) ? change(value) : value]));

function include({ type }: TreeNode, { src = '', ...given }: Props, walk: TwinWalk): string {
  const named = namedPartial(String(src));
  const path = partialPath(named.src, walk.source.relativePath);
  const whole = walk.context.partial(path);
  const name = `${path}#${named.part}`;
  if (whole === undefined || walk.openIncludes.includes(name)) return '';
  const partial = named.part === '' ? whole : partialPart(whole, named.part, walk.parse);
  if (partial === undefined) return '';
  const { source: parent, part, constants } = walk;
  walk.openIncludes.push(name);
  walk.source = partial;
  walk.constants = { ...walk.constants, props: given };
  walk.parts += 1;
  walk.part = walk.parts;
  const tree = walk.parse(partial);
  // Between a part and what it refers to, the lines of the rest are left empty.
  const body = type === 'mdxJsxTextElement' || partial !== whole ? lineOf(tree, walk) : walk.bodyOf(tree);
  walk.source = parent;
  walk.constants = constants;
  walk.part = part;
  walk.openIncludes.pop();
  return body;
}

/** What a partial says within a line. Definitions in it would take what follows on that line for a part of them. */
function lineOf(tree: TreeNode, walk: TwinWalk): string {
  const isDefinition = ({ type }: TreeNode) => /[dD]efinition$/.test(type);
  const definitions = (tree.children ?? []).filter(isDefinition);
  if (definitions.length === 0) return walk.bodyOf(tree);
  walk.definitions.push(...definitions.map((definition) => walk.contentOf([definition])));
  return walk.contentOf((tree.children ?? []).filter((child) => !isDefinition(child)));
}

function component(name: string, node: TreeNode, { props, walk }: TwinElement): string {
  const { components, componentMarkdown } = walk.context;
  const known = ownValue(components, name);
  if (known?.usesPages === true) {
    walk.deferred += 1;
    return deferredMarker(walk.deferred - 1);
  }
  const form = ownValue(componentMarkdown, name);
  const content = walk.contentOf(node.children ?? [], form?.between);
  if (form !== undefined) return form.write(inFull(props, walk), content);
  if (known === undefined) return content;
  return rendered({ name, content, isBlock: !(node.children ?? []).every(isPhrase) }, { props, walk });
}

// Stands for the content while a component's HTML is read.
const CONTENT = '\uE002';

/** Not that in an attribute. */
const CONTENT_IN_TEXT = new RegExp(`${CONTENT}(?![^<>]*>)`, 'g');

interface RenderedElement {
  readonly name: string;
  readonly content: string;
  /** Whether the content is no part of a line. */
  readonly isBlock: boolean;
}

/** A component that has no Markdown form of its own: what its HTML says. */
function rendered({ name, content, isBlock }: RenderedElement, { props, walk: { context } }: TwinElement): string {
  try {
    const html = context.renderComponent({ name, props, children: content === '' ? [] : [CONTENT] });
    const parted = isBlock ? html.replace(CONTENT_IN_TEXT, `<p>${CONTENT}</p>`) : html;
    return markdownOfHtml(parted, context.publicUrl).replaceAll(CONTENT, (_, at: number, around: string) =>
      indented(content, containerPrefix(around, at)),
    );
  } catch {
    return content; // Reported where the page itself is rendered.
  }
}

/** Elements of lists and tables, which hold nothing but elements. */
const LISTS = new Set(['table', 'thead', 'tbody', 'tfoot', 'tr', 'ul', 'ol', 'dl']);

/** Elements that say something which no sign of Markdown says wherever they may stand, and whatever they hold. */
const KEPT = new Set([
  ...LISTS,
  ...['abbr', 'b', 'blockquote', 'caption', 'dd', 'del', 'details', 'dt', 'em', 'h2', 'h3', 'h4', 'h5', 'h6', 'i'],
  ...['ins', 'kbd', 'li', 'mark', 's', 'strong', 'sub', 'summary', 'sup', 'td', 'th'],
]);

function intrinsic(name: string, node: TreeNode, { props, walk }: TwinElement): string {
  const { href, src, alt } = props;
  const children = node.children ?? [];
  if (name === 'br') return '<br>';
  if (name === 'hr') return '---';
  if (name === 'img') return `![${escapeMarkdown(shown(alt))}](${destinationOf(shown(src))})`;
  if (name === 'code') return codeSpan(codeIn(node, walk));
  if (name === 'pre') return `<pre>${escapeText(codeIn(node, walk))}</pre>`;
  const isBroken = LISTS.has(name) && !children.every(isPhrase);
  const content = walk.contentOf(children, isBroken ? '\n' : undefined);
  if (name === 'a' && typeof href === 'string') return `[${content}](${destinationOf(href)})`;
  if (!KEPT.has(name)) return content;
  const gap = gapIn(name, children);
  return `<${name}${toldOf(props)}>${gap}${content}${gap}</${name}>`;
}

/** What attributes say: what a cell spans, where a list begins, what an abbreviation stands for. */
const toldOf = (props: Props): string =>
  Object.entries(props)
    .filter(([name, value]) => /^(?:colspan|rowspan|start|reversed|value|title)$/i.test(name) && value !== false)
    .map(([name, value]) => ` ${name.toLowerCase()}${value === true ? '' : `="${escapeHtml(shown(value))}"`}`)
    .join('');

/** What stands between a tag and what is in it: behind an empty line, Markdown is read. */
function gapIn(name: string, children: readonly TreeNode[]): string {
  if (name === 'details') return '\n\n';
  if (/^h\d$/.test(name)) return '';
  if (children.every((child) => isPhrase(child) || child.type === 'mdxFlowExpression')) return '';
  return LISTS.has(name) ? '\n' : '\n\n';
}

const codeSpan = (value: string): string =>
  value.includes('`') ? toMarkdown({ type: 'inlineCode', value }).trimEnd() : `\`${value}\``;

const codeIn = ({ children = [] }: TreeNode, walk: TwinWalk): string =>
  children.map((child) => codeText(child, walk)).join('');

function codeText(node: TreeNode, walk: TwinWalk): string {
  // In a paragraph of nothing but elements, they are blocks to the parser.
  if (/^mdx(?:Text|Flow)Expression$/.test(node.type)) return shown(valueIn(node.value ?? '', walk));
  return node.children === undefined ? textOf(node) : codeIn(node, walk);
}
