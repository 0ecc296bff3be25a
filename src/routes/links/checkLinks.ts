import { posix } from 'node:path';
import { anchorsOf } from '../../model/anchorsOf.ts';
import { decodeAddress } from '../../model/decodeAddress.ts';
import type { Diagnostic, Place } from '../../model/diagnostic.ts';
import { once } from '../../model/lazy.ts';
import { namesNoSite } from '../../model/namesNoSite.ts';
import type { CompiledPage, PageLink } from '../../model/page.ts';
import { withoutUndefined } from '../../model/withoutUndefined.ts';
import { isPlanned } from '../isPlanned.ts';
import { leavesContent, resolveUrl, type UrlWorld } from '../resolveUrl.ts';
import { endOf, pathOf } from '../urlParts.ts';
import { addressInTemplate } from './addressInTemplate.ts';
import { addressOfNoSite } from './addressOfNoSite.ts';
import { anchorMeant } from './anchorMeant.ts';
import { assetMeant, publishedMeant } from './assetMeant.ts';
import { type Remedy, writeInstead } from './fixLink.ts';
import { fullUrlMeant } from './fullUrlMeant.ts';
import { addressAfterMove, addressNow, meantBeforeMove, pictureTakenAlong } from './linkAfterMove.ts';
import type { MeantFile } from './meantFile.ts';
import type { MeantRoutes } from './meantRoutes.ts';
import { isNameOfCode, urlOfCode } from './nameOfCode.ts';
import { meantFromAddress, pageMeant } from './pageMeant.ts';

/** What the link check knows of the site. */
export interface LinkWorld extends UrlWorld {
  readonly pages: ReadonlyMap<string, CompiledPage>;
  /** Old addresses that redirect, with where to. */
  readonly redirects: ReadonlyMap<string, string>;
  /** Old addresses of pages and files that have moved, with where they are now, whether they redirect or not. */
  readonly moves: () => ReadonlyMap<string, string>;
  /** See `isPlanned`. */
  readonly planned: readonly string[];
  /** See `RouteTable`. */
  readonly drafts: ReadonlySet<string>;
  /** The folder of the project that other generators publish, and that holds a file; undefined for none. */
  readonly folderElsewhere: (path: string) => string | undefined;
  /** Whether the folder `src` of the project, in which Astro has its pages, has a file at an address. */
  readonly isInSource: (path: string) => boolean;
  /** Whether a file outside of the content folder stands at a path that counts from that folder, as `../README.md`. */
  readonly isOutside: (path: string) => boolean;
  /** Whether the content folder has a file at a path whose name begins with `_`. */
  readonly isPartial: (path: string) => boolean;
  /** See `createMeantRoutes`. */
  readonly meant: (path: string, fromFile: string) => MeantRoutes;
  /** See `createMeantFile`. */
  readonly meantFile: (path: string) => MeantFile | undefined;
}

/**
 * Links and images of a page that lead nowhere. May yield `broken-link`, `broken-anchor`, `missing-asset`,
 * `protocol-relative`, `unwritten-page`.
 */
export function checkLinks(page: CompiledPage, world: LinkWorld): Diagnostic[] {
  // Many links of a page lead to the same one, often to itself: its anchors are gathered once.
  const anchors = once(anchorsOf);
  const around = { ...world, hasAnchor: (target: CompiledPage, hash: string) => anchors(target).has(hash) };
  const named = page.links.filter(isNameOfCode);
  return page.links.flatMap((link) => {
    if (!isNameOfCode(link)) return checkLink(link, page, around);
    return link === named[0] ? [nameOfCode(link, named.length - 1)] : [];
  });
}

interface CheckedWorld extends LinkWorld {
  readonly hasAnchor: (target: CompiledPage, hash: string) => boolean;
}

function checkLink(link: PageLink, page: CompiledPage, world: CheckedWorld): Diagnostic[] {
  if (link.target === undefined) {
    if (namesNoSite(link.url)) {
      const without = link.kind === 'image' ? 'delete the picture' : 'keep only the text of the link';
      return [addressOfNoSite(link.url, { code: codeOf(link), place: link.place, without })];
    }
    if (FEW_SLASHES.test(link.url)) return [fewSlashes(link)];
    return /^[\\/]{2}/.test(link.url) ? [protocolRelative(link)] : [];
  }
  const { path, hash } = link.target;
  const target = path === '' ? page : world.pages.get(path);
  if (target !== undefined) return hash === '' ? headingInQuery(link, world) : checkAnchor(link, hash, target, world);
  if (world.hasRoute(path) || world.hasAsset(path)) return [];
  if (isTemplate(link.url)) {
    const address = addressInTemplate(link.url);
    const remedy = address === undefined ? TEMPLATE_REMEDY : writeInstead(link, address);
    return [link.kind === 'image' ? missingFile(link, remedy) : noPage(link, remedy)];
  }
  const now = addressNow(link, world, world.hasAnchor);
  if (now !== undefined) return [oldAddress(link, 'broken-link', now)];
  if (isDraft(path, world.drafts)) return [{ ...linkToDraft(path), place: link.place }];
  if (isPlanned(path, world.planned)) return [{ ...linkToPlanned(path, 'link'), place: link.place }];
  const fullUrl = link.kind === 'link' ? fullUrlMeant(link.url) : undefined;
  if (fullUrl !== undefined) return [noPage(link, { hint: `write \`${fullUrl}\`` })];
  // The picture in front matter is named from the content folder, and not from its page.
  const beside = link.fromFile === '' ? resolveUrl(link.url, page.record.relativePath, world) : undefined;
  if (beside?.kind === 'asset') return [missingFile(link, writeInstead(link, beside.path + endOf(link.url)))];
  const leaves = leavesContent(link.url, link.fromFile);
  if (leaves && world.isInSource(path)) return [leadsOut(link, moveFromSource(path))];
  if (leaves && isThereOutside(link, world)) return [leadsOut(link)];
  const before =
    addressAfterMove(link, world) ?? meantBeforeMove(link, page, world) ?? pictureTakenAlong(link, page, world);
  if (link.kind === 'image' || /\.(?!html?$|mdx?$)[a-z0-9]{2,5}$/i.test(path))
    return [missingFile(link, before ?? (leaves ? publishedMeant(link, world) : assetMeant(link, path, world)))];
  const meant = before ?? meantFromAddress(link, page, world) ?? pageMeant(link, path, world);
  if (leaves && meant.fix === undefined) return [leadsOut(link)];
  return [noPage(link, meant)];
}

/** Whether what a link leads to is there, and not published: it is meant, whatever else is called alike. */
function isThereOutside({ url, fromFile }: PageLink, { isOutside }: LinkWorld): boolean {
  return isOutside(posix.join(posix.dirname(fromFile), decodeAddress(pathOf(url))));
}

const codeOf = ({ kind }: PageLink) => (kind === 'image' ? 'missing-asset' : 'broken-link');

/** Browsers read it, but for one on a site of the same scheme: there it is a path. */
const FEW_SLASHES = /^(https?):(?:\/?(?![\\/])|:+\/*)/i;

function fewSlashes(link: PageLink): Diagnostic {
  const meant = link.url.replace(/^(https?):[:/]*/i, '$1://');
  const message = `Browsers may take \`${link.url}\` for a path on this site: two slashes stand behind a scheme.`;
  const fault = { severity: 'error', code: codeOf(link), message, place: link.place } as const;
  const remedy = writeInstead(link, meant);
  // Signs that have changed places leave what is no name of a site.
  const isSite = /^\w+:\/\/(?:[^/?#]*\.[^/?#]*|localhost\b|\[)/.test(meant);
  return withRemedy(fault, isSite ? remedy : { hint: remedy.hint });
}

/** What an address of another generator is made by: its letters are those of no page. */
const isTemplate = (url: string) => holds(url, '{{', '}}') || holds(url, '{%', '%}');

const holds = (url: string, opening: string, closing: string) => {
  const start = url.indexOf(opening);
  return start !== -1 && url.indexOf(closing, start + opening.length) !== -1;
};

const TEMPLATE_REMEDY: Remedy = { hint: 'write the address itself: pages run no templates' };

/** A path with a slash too many would go unnoticed. There is no fix: it may also be an address without its scheme. */
const protocolRelative = (link: PageLink): Diagnostic => ({
  severity: 'warning',
  code: 'protocol-relative',
  message: `\`${link.url}\` leads to another site: an address that begins with \`//\` goes on with the name of a host.`,
  place: link.place,
  hint: /^[\\/]+$/.test(link.url)
    ? 'write a single `/` for the home page, or the whole address'
    : `write \`https:${link.url.replaceAll('\\', '/')}\`, or a single \`/\` for a path on this site`,
});

/** Whether a page that a link leads to is a draft; `drafts` is that of the `RouteTable`. */
export const isDraft = (path: string, drafts: ReadonlySet<string>): boolean =>
  drafts.has(path) || drafts.has(`${path}/`);

/** What to say of a link to a page that is not published yet. */
export const linkToDraft = (to: string): Diagnostic => ({
  severity: 'warning',
  code: 'unwritten-page',
  message: `The page \`${to}\` is a draft: readers will not find it.`,
  hint: 'remove the link, or write `draft: false` in the front matter of that page',
});

/** What to say of a link, or an entry of the navigation, to a page that is still to be written. */
export const linkToPlanned = (to: string, what: 'link' | 'entry'): Diagnostic => ({
  severity: 'warning',
  code: 'unwritten-page',
  message: `The page \`${to}\` is planned, but not written yet.`,
  hint: `write the page, or remove the ${what} until it exists`,
});

/** Told of once a page, which may have hundreds: they lead out of the site, and what stands there mends none. */
const nameOfCode = ({ url, place }: PageLink, others: number): Diagnostic => ({
  severity: 'error',
  code: 'broken-link',
  message: `${url} names what ExDoc has documentation of, and no page of this site${others > 0 ? `, and ${others} more links like it on this page` : ''}.`,
  place,
  hint: `write the full URL, such as \`${urlOfCode(url)}\`, or the code without a link; a plugin in \`remarkPlugins\` can write the URLs of all`,
});

/** A path above the content folder: on disk there may well be a file, but nothing from there is published. */
const leadsOut = (link: PageLink, hint = COPY_IT): Diagnostic => ({
  severity: 'error',
  code: codeOf(link),
  message: `\`${link.url}\` points outside the content folder, where files are not published.`,
  place: link.place,
  hint,
});

const COPY_IT = 'copy the file into the content folder, or link to it by full URL, such as `https://example.com/file`';

/** Steps that lead out of the content folder are none: so links to what stood above it there lead to what is in it. */
function moveFromSource(path: string): string {
  const [, name = ''] = path.split('/');
  return `move \`src/${name}\` to \`content/${name}\`: the links to what is in it lead there as they are`;
}

/** The fault of a file that is shown or offered and does not exist. */
const missingAsset = (url: string, place: Place): Diagnostic => ({
  severity: 'error',
  code: 'missing-asset',
  message: `There is no file \`${url}\`.`,
  place,
  hint: 'put the file in `site/public` or next to the page',
});

/** The same, where the configuration names it: it stands next to no page. */
export const missingPublicFile = (url: string, place: Place): Diagnostic => {
  const path = url.replace(/^(?:\.{0,2}\/)*/, '/');
  const written = path === url ? '' : `, and write \`${path}\``;
  return { ...missingAsset(url, place), hint: `put the file at \`site/public${path}\`${written}` };
};

const missingFile = (link: PageLink, meant: Partial<Remedy> | undefined): Diagnostic =>
  meant === undefined ? leadsOut(link) : withRemedy(missingAsset(link.url, link.place), meant);

const noPage = ({ url, place }: PageLink, meant: Remedy): Diagnostic =>
  withRemedy({ severity: 'error', code: 'broken-link', message: `There is no page \`${url}\`.`, place }, meant);

const oldAddress = ({ url, place }: PageLink, code: 'broken-link' | 'broken-anchor', now: Remedy): Diagnostic =>
  withRemedy({ severity: 'warning', code, message: `\`${url}\` is an old address.`, place }, now);

const withRemedy = (fault: Diagnostic, { hint, fix }: Partial<Remedy>): Diagnostic => ({
  ...fault,
  ...withoutUndefined({ hint, fix }),
});

/** Docsify names a heading in the query; here such a link leads to the top of the page, and no reader is told. */
function headingInQuery(link: PageLink, world: CheckedWorld): Diagnostic[] {
  const meant = docsifyMeant(link, world);
  const query = /\?.*$/.exec(link.url)?.[0];
  if (meant === undefined || query === undefined) return [];
  const message = `\`${query}\` leads to the top of the page, and not to its heading.`;
  return [withRemedy({ severity: 'warning', code: 'broken-anchor', message, place: link.place }, meant)];
}

/**
 * What to write for a link to a page or heading as Docsify names them, `#/guide` or `guide?id=steps`; undefined for any
 * other.
 */
function docsifyMeant(link: PageLink, world: CheckedWorld): Remedy | undefined {
  const url = link.url.replace(/^#(?=\/)/, '').replace(/\?id=(?=[^&#]+$)/, '#');
  if (url === link.url) return undefined;
  const found = resolveUrl(url, link.fromFile, world);
  const page = found.kind === 'page' ? world.pages.get(found.path) : undefined;
  if (found.kind !== 'page' || page === undefined) return undefined;
  return found.hash === '' || world.hasAnchor(page, found.hash) ? writeInstead(link, url) : undefined;
}

function checkAnchor(link: PageLink, hash: string, target: CompiledPage, world: CheckedWorld): Diagnostic[] {
  if (hash === 'top' || world.hasAnchor(target, hash)) return [];
  // The headings of what could not be read are not known. That it could not is told there.
  if (target.diagnostics.some(({ code }) => UNREAD.has(code))) return [];
  const moved = world.redirects.get(`${target.record.path}#${hash}`);
  if (moved !== undefined) return [oldAddress(link, 'broken-anchor', writeInstead(link, moved))];
  const message = `\`${target.record.path}\` has no heading \`#${hash}\`.`;
  const fault: Diagnostic = { severity: 'error', code: 'broken-anchor', message, place: link.place };
  // Headings that are such links are the tabs of DocFX.
  if (/^#tab\/\w/.test(link.url)) return [{ ...fault, hint: TABS }];
  return [withRemedy(fault, docsifyMeant(link, world) ?? anchorMeant(link, hash, target, world))];
}

const TABS =
  'write `<Tab label="…">` and `</Tab>` around what stands below it, and `<Tabs>` and `</Tabs>` around all of these, in an `.mdx` page';

const UNREAD = new Set([
  'control-character',
  'file-too-large',
  'invalid-utf8',
  'mdx-syntax',
  'merge-conflict',
  'too-deep',
  'unreadable',
  'unsupported-encoding',
]);
