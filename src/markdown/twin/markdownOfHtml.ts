import type { Element, Nodes, Root } from 'hast';
import { type Handle, type State, toMdast } from 'hast-util-to-mdast';
import { gfmToMarkdown } from 'mdast-util-gfm';
import { type Options, toMarkdown } from 'mdast-util-to-markdown';
import { treeOfHtml } from '../hast/treeOfHtml.ts';

/**
 * What the HTML of a component says, as Markdown: a picture by its text alternative, a drawing by its title and
 * description, controls not at all. `publicUrl` makes a full address of one under the base.
 */
export function markdownOfHtml(html: string, publicUrl: (href: string) => string): string {
  const tree = treeOfHtml(html) as unknown as Root;
  completeAddresses(tree, publicUrl);
  return toMarkdown(toMdast(tree, { handlers: HANDLERS }), OPTIONS).trim();
}

function completeAddresses(node: Nodes, publicUrl: (href: string) => string): void {
  if (node.type === 'element') {
    const { properties } = node;
    if (typeof properties.href === 'string') properties.href = publicUrl(properties.href);
    if (typeof properties.src === 'string') properties.src = publicUrl(properties.src);
  }
  if ('children' in node) for (const child of node.children) completeAddresses(child, publicUrl);
}

const OPTIONS: Options = { bullet: '-', rule: '-', extensions: [gfmToMarkdown()] };

const nothing: Handle = () => undefined;

const HANDLERS: Readonly<Record<string, Handle>> = {
  button: nothing,
  input: nothing,
  select: nothing,
  script: nothing,
  svg: drawingMarkdown,
  audio: mediaMarkdown,
  video: mediaMarkdown,
  // It would become an invisible character, which stays in a name that somebody copies.
  wbr: nothing,
  img: (_: State, node: Element) => {
    // Decoration says nothing.
    const { alt, src } = node.properties;
    return alt ? { type: 'image', url: src ?? '', alt } : undefined;
  },
};

/** A link to what plays, by what it is called, else by the name of its file. */
function mediaMarkdown(_: State, media: Element): ReturnType<Handle> {
  const sources = [media, ...media.children.filter((child) => child.type === 'element')];
  const src = sources.flatMap(({ properties }) => (typeof properties.src === 'string' ? properties.src : []))[0];
  if (src === undefined) return undefined;
  const { ariaLabel, title } = media.properties;
  const [name = src] = /[^/]+(?=\/*(?:[?#].*)?$)/.exec(src) ?? [];
  return { type: 'link', url: src, children: [{ type: 'text', value: ariaLabel ?? title ?? name }] };
}

/** A drawing's title and description; without both it is decoration. */
function drawingMarkdown(_: State, svg: Element): ReturnType<Handle> {
  const told = ['title', 'desc'].flatMap((name) => {
    const found = svg.children.find((child) => child.type === 'element' && child.tagName === name);
    return found === undefined ? [] : [plainText(found)];
  });
  if (told.length === 0) return undefined;
  const [title = '', ...rest] = told;
  const description = rest.map((value) => ({ type: 'text' as const, value: ` ${value}` }));
  return {
    type: 'paragraph',
    children: [{ type: 'strong', children: [{ type: 'text', value: `${title}.` }] }, ...description],
  };
}

const plainText = (node: Nodes): string =>
  node.type === 'text' ? node.value : 'children' in node ? node.children.map(plainText).join('') : '';
