import { posix } from 'node:path';
import { anchorsOf } from '../../model/addresses/anchorsOf.ts';
import { decodeAddress } from '../../model/addresses/decodeAddress.ts';
import { namesNoSite } from '../../model/addresses/namesNoSite.ts';
import { type Diagnostic, errorOf, warningOf } from '../../model/diagnostic.ts';
import type { CompiledPage, PageLink } from '../../model/page.ts';
import { isPlanned } from '../isPlanned.ts';
import { leavesContent, resolveUrl, type UrlWorld } from '../resolveUrl.ts';
import { endOf, pathOf } from '../urlParts.ts';
import { addressInTemplate } from './addressInTemplate.ts';
import { addressOfNoSite } from './addressOfNoSite.ts';
import { anchorMeant, faultCodes } from './anchorMeant.ts';
import { assetMeant, publishedMeant } from './assetMeant.ts';
import { type LinkRemedy, writeInstead } from './fixLink.ts';
import { fullUrlMeant } from './fullUrlMeant.ts';
import { addressAfterMove, addressNow, meantBeforeMove, pictureTakenAlong } from './linkAfterMove.ts';
import {
  codeOf,
  linkOutOfContent,
  linkToCode,
  linkToDraft,
  linkToMissingFile,
  linkToMissingPage,
  linkToOldAddress,
  linkToPlanned,
  moveFromSource,
  protocolRelativeLink,
  withRemedy,
} from './linkFaults.ts';
import type { MeantFile } from './meantFile.ts';
import type { MeantRoutes } from './meantRoutes.ts';
import { isNameOfCode } from './nameOfCode.ts';
import { meantFromAddress, pageMeant } from './pageMeant.ts';
import { titleMeant } from './titleMeant.ts';

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
 * `protocol-relative`, `unwritten-page`, `unread-markup`.
 */
export function checkLinks(page: CompiledPage, world: LinkWorld): Diagnostic[] {
  const named = page.links.filter(isNameOfCode);
  return page.links.flatMap((link) => {
    if (!isNameOfCode(link)) return checkLink(link, page, world);
    return link === named[0] ? [linkToCode(link, named.length - 1)] : [];
  });
}

function checkLink(link: PageLink, page: CompiledPage, world: LinkWorld): Diagnostic[] {
  if (link.target === undefined) {
    if (namesNoSite(link.url)) {
      const without = link.kind === 'image' ? 'delete the picture' : 'keep only the text of the link';
      return [addressOfNoSite(link.url, { code: codeOf(link), place: link.place, without })];
    }
    if (FEW_SLASHES.test(link.url)) return [fewSlashes(link)];
    return /^[\\/]{2}/.test(link.url) ? [protocolRelativeLink(link)] : [];
  }
  const { path, hash } = link.target;
  const target = path === '' ? page : world.pages.get(path);
  if (target !== undefined) {
    const faults = hash === '' ? headingInQuery(link, page, world) : checkAnchor(link, hash, target, world);
    return faults.length > 0 ? faults : titleMeant(link, hash, target);
  }
  if (world.hasRoute(path) || world.hasAsset(path)) return [];
  if (isTemplate(link.url)) {
    const address = addressInTemplate(link.url);
    const remedy = address === undefined ? TEMPLATE_REMEDY : writeInstead(link, address);
    return [link.kind === 'image' ? linkToMissingFile(link, remedy) : linkToMissingPage(link, remedy)];
  }
  const now = addressNow(link, world);
  if (now !== undefined) return [linkToOldAddress(link, 'broken-link', now)];
  if (isDraft(path, world.drafts)) return [{ ...linkToDraft(path), place: link.place }];
  if (link.kind === 'link' && isPlanned(path, world.planned))
    return [{ ...linkToPlanned(path, 'link'), place: link.place }];
  const fullUrl = link.kind === 'link' ? fullUrlMeant(link.url) : undefined;
  if (fullUrl !== undefined) return [linkToMissingPage(link, { hint: `write \`${fullUrl}\`` })];
  // The picture in front matter is named from the content folder, and not from its page.
  const beside = link.fromFile === '' ? resolveUrl(link.url, page.record.relativePath, world) : undefined;
  if (beside?.kind === 'asset') return [linkToMissingFile(link, writeInstead(link, beside.path + endOf(link.url)))];
  const leaves = leavesContent(link.url, link.fromFile);
  if (leaves && world.isInSource(path)) return [linkOutOfContent(link, moveFromSource(path))];
  if (leaves && isThereOutside(link, world)) return [linkOutOfContent(link)];
  const before =
    addressAfterMove(link, world) ?? meantBeforeMove(link, page, world) ?? pictureTakenAlong(link, page, world);
  if (link.kind === 'image' || /\.(?!html?$|mdx?$)[a-z0-9]{2,5}$/i.test(path))
    return [linkToMissingFile(link, before ?? (leaves ? publishedMeant(link, world) : assetMeant(link, path, world)))];
  const meant =
    before ?? publishedMeant(link, world) ?? meantFromAddress(link, page, world) ?? pageMeant(link, path, world);
  return leaves && meant.fix === undefined ? [linkOutOfContent(link)] : [linkToMissingPage(link, meant)];
}

/** Whether what a link leads to is there, and not published: it is meant, whatever else is called alike. */
const isThereOutside = ({ url, fromFile }: PageLink, { isOutside }: LinkWorld): boolean =>
  isOutside(posix.join(posix.dirname(fromFile), decodeAddress(pathOf(url))));

/** Browsers read it, but for one on a site of the same scheme: there it is a path. */
const FEW_SLASHES = /^(https?):(?:\/?(?![\\/])|:+\/*)/i;

function fewSlashes(link: PageLink): Diagnostic {
  const meant = link.url.replace(/^(https?):[:/]*/i, '$1://');
  const message = `Browsers may take \`${link.url}\` for a path on this site: two slashes stand behind a scheme.`;
  const fault = errorOf(codeOf(link), { message, place: link.place });
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

const TEMPLATE_REMEDY: LinkRemedy = { hint: 'write the address itself: pages run no templates' };

/** Whether a page that a link leads to is a draft; `drafts` is that of the `RouteTable`. */
export const isDraft = (path: string, drafts: ReadonlySet<string>): boolean =>
  drafts.has(path) || drafts.has(`${path}/`);

/** Docsify names a heading in the query; here such a link leads to the top of the page, and no reader is told. */
function headingInQuery(link: PageLink, own: CompiledPage, world: LinkWorld): Diagnostic[] {
  const meant = docsifyMeant(link, own, world);
  const query = /\?.*$/.exec(link.url)?.[0];
  if (meant === undefined || query === undefined) return [];
  const message = `\`${query}\` leads to the top of the page, and not to its heading.`;
  return [withRemedy(warningOf('broken-anchor', { message, place: link.place }), meant)];
}

/**
 * What to write for a link to a page or heading as Docsify names them, `#/guide` or `guide?id=steps`; undefined for any
 * other.
 */
function docsifyMeant(link: PageLink, own: CompiledPage, world: LinkWorld): LinkRemedy | undefined {
  const url = link.url.replace(/^#(?=\/)/, '').replace(/\?id=(?=[^&#]+$)/, '#');
  if (url === link.url) return undefined;
  const found = resolveUrl(url, link.fromFile, world);
  const page = found.kind === 'anchor' ? own : found.kind === 'page' ? world.pages.get(found.path) : undefined;
  if (page === undefined || !('hash' in found)) return undefined;
  return found.hash === '' || anchorsOf(page).has(found.hash) ? writeInstead(link, url) : undefined;
}

function checkAnchor(link: PageLink, hash: string, target: CompiledPage, world: LinkWorld): Diagnostic[] {
  if (hash === 'top' || anchorsOf(target).has(hash)) return [];
  if (isUnread(target)) return [];
  const moved = world.redirects.get(`${target.record.path}#${hash}`);
  if (moved !== undefined) return [linkToOldAddress(link, 'broken-anchor', writeInstead(link, moved))];
  const message = `\`${target.record.path}\` has no heading \`#${hash}\`.`;
  const fault: Diagnostic = errorOf('broken-anchor', { message, place: link.place });
  // Headings that are such links are the tabs of DocFX.
  if (/^#tab\/\w/.test(link.url)) return [{ ...fault, hint: TABS }];
  return [withRemedy(fault, docsifyMeant(link, target, world) ?? anchorMeant(link, hash, target, world))];
}

const TABS =
  'write `<Tab label="…">` and `</Tab>` around what stands below it, and `<Tabs>` and `</Tabs>` around all of these, in an `.mdx` page';

/** Whether a page could not be read, which is told there: what headings it has is not known. */
export const isUnread = (page: CompiledPage): boolean => [...faultCodes(page)].some((code) => UNREAD.has(code));

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
