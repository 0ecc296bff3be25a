import { decodeAddress } from '../../model/addresses/decodeAddress.ts';
import { changedSet } from '../../model/addresses/sourceSet.ts';
import { errorOf, warningOf } from '../../model/diagnostic.ts';
import type { PageLink } from '../../model/page.ts';
import type { ResolvedUrl } from '../../routes/resolveUrl.ts';
import { placeMark } from '../elsewhere/placeMark.ts';
import { type NodeFault, type PageState, report, reportError, reportWarning } from '../pageState.ts';
import { type TreeNode, textOf, writtenText } from '../tree.ts';
import { ownAnchor } from './ownAnchor.ts';
import { finishPicture, hasPicture } from './pictures.ts';
import { refusalOf } from './refusedUrl.ts';
import { titledLink } from './titledLink.ts';
import { writtenUrl } from './urlPlace.ts';

const URL_ATTRIBUTES = new Set(['href', 'src', 'poster', 'cite', 'xLinkHref', 'formAction', 'action']);

/** Those that a page loads by itself, without a click. */
const LOADED = new Set(['src', 'srcSet', 'poster', 'icon']);

/**
 * Resolves every URL of an element under the base and notes where it leads. May yield `unsafe-url`, `missing-alt`,
 * `empty-link`, `missing-asset`.
 */
export function resolveElementUrls(node: TreeNode, state: PageState): undefined {
  const { properties } = node;
  if (properties === undefined) return;
  const mark = node.tagName === 'a' && properties.href === '' ? placeMark(node, state) : undefined;
  if (mark !== undefined) {
    state.diagnostics.push(mark);
    return;
  }
  for (const name in properties) {
    const url = properties[name];
    if (typeof url !== 'string' || !URL_ATTRIBUTES.has(name)) continue;
    const kind = node.tagName === 'a' ? 'link' : 'image';
    properties[name] = resolveInto({ url, kind, property: name }, node, state);
  }
  if (typeof properties.srcSet === 'string') properties.srcSet = resolveSet(properties.srcSet, node, state);
  if (node.tagName === 'img') finishImage(node, state);
  if (node.tagName === 'a') finishLink(node, state);
}

/** A `srcset` with each of its addresses resolved, without those that are unsafe; undefined when none is left. */
const resolveSet = (srcSet: string, node: TreeNode, state: PageState): string | undefined =>
  changedSet(srcSet, (url) => resolveInto({ url, kind: 'image', property: 'srcSet' }, node, state)) || undefined;

/** What to tell of an element's property that is an address which may not be published; undefined for any other. */
export function unsafeUrlFault(name: string, url: unknown, { context, source }: PageState): NodeFault | undefined {
  if (typeof url !== 'string' || !URL_ATTRIBUTES.has(name)) return undefined;
  const refusal = refusalOf(url, context.resolve(url, source.relativePath), 'followed');
  return refusal && { ...refusal, word: url };
}

/** Reports the unsafe URLs of a tree and leaves it as it is. */
export function reportUnsafeUrls(node: TreeNode, state: PageState): void {
  for (const name of URL_ATTRIBUTES) {
    const fault = unsafeUrlFault(name, node.properties?.[name], state);
    if (fault !== undefined) report(state, node, fault);
  }
  for (const child of node.children ?? []) reportUnsafeUrls(child, state);
}

interface ElementUrl extends Pick<PageLink, 'kind' | 'url'> {
  readonly property: string;
}

/** The `href` for a URL as written, which is noted as a link of the page. An empty one is told of. */
export function resolveInto({ url, kind, property }: ElementUrl, node: TreeNode, state: PageState): string {
  if (url.trim() === '') {
    reportEmpty(kind, node, state);
    return '';
  }
  const resolved = state.context.resolve(url, state.source.relativePath);
  const refusal = refusalOf(url, resolved, LOADED.has(property) ? 'loaded' : 'followed');
  if (refusal !== undefined) {
    report(state, node, { ...refusal, word: url });
    return '';
  }
  const { href } = resolved;
  const written = writtenUrl(url, { node, property, state });
  const titled = kind === 'link' ? titledLink(node, state) : {};
  state.links.push({ ...written, kind, href, fromFile: state.source.relativePath, ...targetOf(resolved), ...titled });
  return href;
}

/** A browser takes an empty address for that of the page itself. */
function reportEmpty(kind: 'link' | 'image', node: TreeNode, state: PageState): void {
  const { tagName = '' } = node;
  if (/^(?:audio|source|track|video)$/.test(tagName)) {
    reportError(state, node, {
      code: 'missing-asset',
      message: `The \`<${tagName}>\` has no URL, so nothing is loaded.`,
      hint: 'write the path of the file, such as `src="./tour.mp4"`, or delete the element',
    });
    return;
  }
  const fault =
    kind === 'link'
      ? warningOf('empty-link', {
          message: 'The link has no URL, so it points to its own page.',
          hint: 'add a URL, such as `[text](/route/)` or `[text](./file.md)`, or keep only the text',
        })
      : errorOf('missing-asset', {
          message: 'The image has no URL, so readers see a broken image.',
          hint: 'add the path of the file, such as `![what it shows](./picture.png)`',
        });
  report(state, node, fault);
}

/** Where a link of a page leads on the site; nothing for one that leads elsewhere. */
export function targetOf(resolved: ResolvedUrl): Pick<PageLink, 'target'> {
  if (resolved.kind === 'external' || resolved.kind === 'unsafe') return {};
  return { target: { path: resolved.kind === 'anchor' ? '' : resolved.path, hash: resolved.hash } };
}

function finishImage(node: TreeNode, state: PageState): void {
  const { properties = {} } = node;
  finishPicture(node, state);
  if (typeof properties.alt === 'string' && properties.alt !== '') return;
  // Markdown has no way to say that a picture is decoration; whoever writes it as a tag says so.
  const written = writtenText(node, state.source.body);
  const isTag = /^<img\b/i.test(written);
  if (properties.alt === '' && (isTag || properties.role === 'presentation')) return;
  properties.alt ??= '';
  reportWarning(state, node, {
    code: 'missing-alt',
    message: 'The image has no alt text.',
    hint: withAlt(written),
  });
}

/** What to write for a picture that is written without alt text. */
function withAlt(written: string): string {
  const picture = /^!\[(\][^\n]{1,200})$/.exec(written);
  return picture
    ? `![what the image shows${picture[1]}`
    : 'alt="what the image shows", or alt="" if it is only decoration';
}

function finishLink(node: TreeNode, state: PageState): void {
  const { properties = {} } = node;
  if (properties.target === '_blank')
    properties.rel = [...new Set(['noopener', 'noreferrer', ...wordsOf(properties.rel)])];
  if (properties.href === undefined) return; // Marks a place, and leads nowhere.
  // The number of a footnote is no text of the words around it; nor is the sign of a link that is hidden as a whole.
  const text = textOf({ type: 'root', children: node.children ?? [] }).trim();
  if (isAddress(text, String(properties.href))) properties.dataBare = '';
  if (text !== '' || hasPicture(node) || properties.ariaLabel !== undefined) return;
  const fault = warningOf('empty-link', { message: 'The link has no text.' });
  const word = unseenAnchor(node, state);
  if (word === undefined && isHidden(properties)) return;
  if (word === undefined)
    report(state, node, {
      ...fault,
      ...(ownAnchor(node, state) ?? { hint: '[what the reader finds there](/route/)' }),
    });
  else report(state, node, { ...fault, word, hint: 'delete it: readers neither see nor hear it', meant: '' });
}

/**
 * Whether the text is the address that paper would show behind it. `www.a.example` is: it is written without a scheme.
 * Letters beyond ASCII are encoded in the address alone.
 */
function isAddress(text: string, href: string): boolean {
  if (!/^https?:/i.test(href)) return false;
  const [read, address] = [text, href].map(decodeAddress);
  return read === address || `http://${read}` === address;
}

/** Readers neither hear such a link nor come to it by the keyboard, as plugins put them beside headings. */
const isHidden = ({ ariaHidden, tabIndex }: NonNullable<TreeNode['properties']>) =>
  String(ariaHidden) === 'true' && Number(tabIndex ?? 0) < 0;

/** A link to a place of its page that only styles of another generator show; undefined for any other. */
function unseenAnchor(node: TreeNode, { source }: PageState): string | undefined {
  const { href, id, name } = node.properties ?? {};
  if (source.format !== 'md' || !String(href).startsWith('#') || id !== undefined || name !== undefined)
    return undefined;
  const written = writtenText(node, source.body);
  return /^<a\s[^<>\n]*><\/a>$/i.test(written) ? written : undefined;
}

/** The words of an attribute, which a component of MDX has as one text. */
const wordsOf = (value: unknown): readonly string[] =>
  [value ?? []].flat().flatMap((part) => String(part).split(/\s+/).filter(Boolean));
