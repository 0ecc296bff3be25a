import type { Place } from '../../model/diagnostic.ts';
import type { PageLink } from '../../model/page.ts';
import { placeIn } from '../../model/sourcePlace.ts';
import { encodedUrl, idOf } from '../hast/hastParts.ts';
import { type PageState, placeOf } from '../pageState.ts';
import { type TreeNode, writtenText } from '../tree.ts';

type WrittenUrl = Pick<PageLink, 'url' | 'place' | 'definition'>;

/** Notes where a definition has its URL, before constants in it are read: of two with one label the first counts. */
export function noteDefinition(node: TreeNode, state: PageState): undefined {
  const label = idOf(node);
  const start = node.position?.start;
  if (state.definitions.has(label) || start?.offset === undefined) return;
  const match = DEFINED_URL.exec(writtenText(node, state.source.body));
  const url = match?.[2] ?? match?.[3] ?? '';
  if (match === null || url === '') return;
  const offset = start.offset + (match[1]?.length ?? 0);
  state.definitions.set(label, { url, place: placeIn(state.source, offset, url.length) });
}

/** What stands before the URL, with the signs of a quote on a further line, and the URL, also in angle brackets. */
const DEFINED_URL = /^(\[(?:\\.|[^\\\]])*\]:[\s>]*<?)(?:(?<=<)([^<>\n]*)>|(?<!<)(\S+))/d;

/** Notes what a link or picture refers to. */
export function noteReference(node: TreeNode, state: PageState): undefined {
  state.references.set(keyOf(node, state), idOf(node));
}

// A partial shown twice has its definitions twice, at the same place.
const keyOf = ({ position }: TreeNode, { source }: PageState) => `${source.file}:${position?.start.offset}`;

/**
 * A URL as the source has it, where trees have `%C3%BC` for `ü`. Its place is its own, where that is certain, else its
 * element's. `property` is that of the element that holds the URL.
 */
export function writtenUrl(
  url: string,
  { node, property, state }: { readonly node: TreeNode; readonly property: string; readonly state: PageState },
): WrittenUrl {
  const start = node.position?.start.offset;
  if (start === undefined) return { url, place: placeOf(state, node) };
  const label = state.references.get(keyOf(node, state));
  if (label !== undefined) return byReference(url, state.definitions.get(label), placeOf(state, node));
  const source = writtenText(node, state.source.body);
  const written = asWritten(url, source);
  const at = offsetIn(source, written, property);
  if (at === undefined) return { url: written, place: placeOf(state, node) };
  return { url: written, place: placeIn(state.source, start + at, written.length) };
}

function byReference(url: string, definition: Pick<WrittenUrl, 'url' | 'place'> | undefined, place: Place): WrittenUrl {
  // Escaped signs and constants are not written as they are read.
  if (definition === undefined || encodedUrl(definition.url) !== url) return { url, place };
  return { url: definition.url, place, definition: definition.place };
}

function asWritten(url: string, source: string): string {
  if (!url.includes('%') || source.includes(url)) return url;
  try {
    const decoded = decodeURI(url);
    return source.includes(decoded) ? decoded : url;
  } catch {
    return url;
  }
}

/** Where the source of an element has its URL: the text of a link, or another attribute, may say the same. */
function offsetIn(source: string, url: string, property: string): number | undefined {
  if (source === url) return 0;
  if (source === `<${url}>`) return 1;
  return source.startsWith('<') ? offsetInTag(source, url, property) : offsetInMarkdown(source, url);
}

/** After a URL only the title follows, before it there may be pictures, and code. */
function offsetInMarkdown(source: string, url: string): number | undefined {
  for (let at = source.lastIndexOf(url); at > 0; at = source.lastIndexOf(url, at - 1)) {
    const before = source.slice(0, at);
    if (/[\s>)]/.test(source[at + url.length] ?? '') && /\]\([\s>]*<?$/.test(before.slice(-MOST_BEFORE))) return at;
  }
  return undefined;
}

const MOST_BEFORE = 100;

function offsetInTag(source: string, url: string, property: string): number | undefined {
  const name = ATTRIBUTES[property] ?? property;
  const attribute = new RegExp(
    `(?<![\\w:.-])${name}\\s*=\\s*(?:\\{\\s*)?(?:(["'\`])(.*?)\\1|([^\\s"'\`<>{}]+))`,
    'dgis',
  );
  for (const { indices, ...match } of source.matchAll(attribute)) {
    const start = (indices?.[2] ?? indices?.[3])?.[0] ?? 0;
    const at = offsetInValue(match[2] ?? match[3] ?? '', url, property);
    if (at !== undefined) return start + at;
  }
  return undefined;
}

/** Attributes whose names are not those of the properties, whatever the case of their letters. */
const ATTRIBUTES: Readonly<Record<string, string>> = { xLinkHref: 'xlink:?href' };

function offsetInValue(value: string, url: string, property: string): number | undefined {
  if (value.trim() === url) return value.indexOf(url);
  if (property !== 'srcSet') return undefined;
  for (let at = value.indexOf(url); at !== -1; at = value.indexOf(url, at + 1))
    if (/^$|[\s,]/.test(value.charAt(at - 1)) && /^$|[\s,]/.test(value.charAt(at + url.length))) return at;
  return undefined;
}
