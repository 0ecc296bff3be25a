import { partialPath } from '../include.ts';
import { deferredMarker, URL_PROPS } from '../rehypeComponents.ts';
import { type JsxAttribute, type TreeNode, textOf } from '../tree.ts';
import { markdownOfHtml } from './markdownOfHtml.ts';
import { escaped, shown, type TwinWalk, valueIn } from './twinWalk.ts';

/** An element of MDX as Markdown: a component, a partial, or a plain element. */
export function twinElement(node: TreeNode, walk: TwinWalk): string {
  const name = node.name ?? '';
  const written = propsOf(node, walk);
  if (name === 'Include') return include(String(written.src ?? ''), walk);
  const props = resolved(written, walk);
  return /^[A-Z]/.test(name)
    ? component(name, node, { props, walk })
    : intrinsic(name, node, { props: inFull(props, walk), walk });
}

type Props = Readonly<Record<string, unknown>>;

interface Element {
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

function include(src: string, walk: TwinWalk): string {
  const path = partialPath(src, walk.source.relativePath);
  const partial = walk.context.partial(path);
  if (partial === undefined || walk.openIncludes.includes(path)) return '';
  const { source: parent, part } = walk;
  walk.openIncludes.push(path);
  walk.source = partial;
  walk.parts += 1;
  walk.part = walk.parts;
  const body = walk.bodyOf(walk.parse(partial));
  walk.source = parent;
  walk.part = part;
  walk.openIncludes.pop();
  return body;
}

function component(name: string, node: TreeNode, { props, walk }: Element): string {
  const { components, componentMarkdown } = walk.context;
  const known = Object.hasOwn(components, name) ? components[name] : undefined;
  if (known?.usesPages === true) {
    walk.deferred += 1;
    return deferredMarker(walk.deferred - 1);
  }
  const form = Object.hasOwn(componentMarkdown, name) ? componentMarkdown[name] : undefined;
  const content = walk.contentOf(node.children ?? [], form?.between);
  if (form !== undefined) return form.write(inFull(props, walk), content);
  return known === undefined ? content : rendered(name, content, { props, walk });
}

// Stands for the content while a component's HTML is read.
const CONTENT = '\uE002';

/** A component that has no Markdown form of its own: what its HTML says. */
function rendered(name: string, content: string, { props, walk: { context } }: Element): string {
  try {
    const html = context.renderComponent({ name, props, children: content === '' ? [] : [CONTENT] });
    return markdownOfHtml(html, context.publicUrl).replaceAll(CONTENT, () => content);
  } catch {
    return content; // Reported where the page itself is rendered.
  }
}

/** Elements that Markdown has no sign for, and that are worth keeping. */
const KEPT = new Set(['details', 'summary', 'kbd', 'sub', 'sup', 'abbr', 'mark', 'ins']);

function intrinsic(name: string, node: TreeNode, { props: { href, src, alt }, walk }: Element): string {
  const children = node.children ?? [];
  if (name === 'br') return '<br>';
  if (name === 'hr') return '---';
  if (name === 'img') return `![${escaped(shown(alt))}](${shown(src)})`;
  if (name === 'code') return `\`${children.map((child) => codeText(child, walk)).join('')}\``;
  const content = walk.contentOf(children);
  if (name === 'a' && typeof href === 'string') return `[${content}](${href})`;
  if (!KEPT.has(name)) return content;
  const gap = name === 'details' ? '\n\n' : '';
  return `<${name}>${gap}${content}${gap}</${name}>`;
}

function codeText(node: TreeNode, walk: TwinWalk): string {
  // In a paragraph of nothing but elements, they are blocks to the parser.
  if (/^mdx(?:Text|Flow)Expression$/.test(node.type)) return shown(valueIn(node.value ?? '', walk));
  return node.children === undefined ? textOf(node) : node.children.map((child) => codeText(child, walk)).join('');
}
