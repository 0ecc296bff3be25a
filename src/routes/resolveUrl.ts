import { posix } from 'node:path';
import { bareUrl } from '../model/addresses/bareUrl.ts';
import { decodeAddress } from '../model/addresses/decodeAddress.ts';
import { hasScheme } from '../model/addresses/hasScheme.ts';
import { isProgramScheme } from '../model/addresses/programSchemes.ts';
import type { Route } from '../model/brands.ts';
import { folderOfFile } from '../model/files/folderOfFile.ts';
import { isIndexName } from '../model/files/isIndexName.ts';
import { isMarkdown } from '../model/files/markdownFile.ts';
import { nameOfFile } from '../model/files/nameOfFile.ts';
import { type Translation, translationOf } from '../model/languages/translationOf.ts';
import { wellFormed } from '../model/text/wellFormed.ts';
import { hrefOfRoute, routeOf, routesAt, trunkOf } from './routeOf.ts';
import { pathOf } from './urlParts.ts';

/** What a URL written by an author leads to. `href` is ready for the page. */
export type ResolvedUrl =
  /** A page of the site. */
  | { readonly kind: 'page'; readonly href: string; readonly path: Route; readonly hash: string }
  /** A file published with it; `path` is under the base, decoded. */
  | { readonly kind: 'asset'; readonly href: string; readonly path: string; readonly hash: string }
  /** A heading or id of the same page. */
  | { readonly kind: 'anchor'; readonly href: string; readonly hash: string }
  | { readonly kind: 'external'; readonly href: string }
  /** Leads into the site, but to nothing that exists. */
  | { readonly kind: 'missing'; readonly href: string; readonly path: string; readonly hash: string }
  /** Could run code in the reader's browser. */
  | { readonly kind: 'unsafe'; readonly href: '' };

/**
 * See `resolveUrl`, with what is known of a site; without `fromFile`, for a URL that stands in no file of the content.
 */
export type ResolveUrl = (url: string, fromFile?: string) => ResolvedUrl;

/** What the resolver knows of the site. */
export interface UrlWorld {
  readonly base: string;
  /** By path relative to the content folder. */
  readonly routeOfFile: ReadonlyMap<string, Route>;
  readonly hasRoute: (route: string) => boolean;
  /** Whether a file is published at a path under the base: begins with "/". */
  readonly hasAsset: (path: string) => boolean;
  /** The site's other languages. */
  readonly translations?: readonly Translation[];
  /** See `translatedRoutes`; undefined in a site of one language. */
  readonly translatedRoute?: (route: string, prefix: string) => Route | undefined;
}

/** Browsers open them as pages. */
const WEB_SCHEMES = new Set(['http', 'https']);

const isSafe = (scheme: string) => WEB_SCHEMES.has(scheme) || isProgramScheme(scheme);

/**
 * Where a URL leads that stands in the source `fromFile` (relative to the content folder, POSIX). An author writes a
 * path of the site (`/limits/#memory`, without the base), a path of a source file (`./other.md`), or a full URL. In a
 * translation, the path of a page leads to its translation (see `translatedPage`), and a relative path that leads
 * nowhere to where it leads in the first language. The same rules hold for Markdown, raw HTML, component properties,
 * navigation and sidebar.
 */
export function resolveUrl(url: string, fromFile: string, world: UrlWorld): ResolvedUrl {
  const bare = bareUrl(url);
  const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(bare)?.[1]?.toLowerCase();
  if (scheme !== undefined) {
    return isSafe(scheme) ? { kind: 'external', href: url.trim() } : { kind: 'unsafe', href: '' };
  }
  if (/^[\\/]{2}/.test(bare)) return { kind: 'external', href: url.trim() };
  const [, rawPath = '', query = '', rawHash = '', text = ''] = PARTS.exec(url.trim()) ?? [];
  const hash = decodeAddress(rawHash).normalize('NFC');
  const end = query + hashPart(hash, text);
  if (rawPath === '') return { kind: 'anchor', href: end, hash };
  const path = decodeAddress(rawPath).normalize('NFC');
  const target = path.startsWith('/') ? findInLanguage(path, fromFile, world) : findRelative(path, fromFile, world);
  return { ...target, href: hrefOfRoute(target.path, world.base) + end, hash };
}

/** Path, query, fragment, and the text that browsers look for: `#:~:text=words` names no heading. */
const PARTS = /^([^?#]*)(\?[^#]*)?(?:#(.*?)(:~:.*)?)?$/s;

/** Commas and dashes divide such a text unless they are encoded, so it stays as it is written. */
const hashPart = (hash: string, text: string) => (hash + text === '' ? '' : `#${encodeURI(wellFormed(hash))}${text}`);

type FoundTarget =
  | { readonly kind: 'page'; readonly path: Route }
  | { readonly kind: 'asset' | 'missing'; readonly path: string };

/** What routes begin with in the language of a file: `/de/`; undefined in the site's first. */
const prefixOfFile = (file: string, { translations = [] }: UrlWorld): string | undefined =>
  translationOf(`/${file}`, translations)?.prefix;

/**
 * In a translation, the path of a page means the page's translation, where there is one, else a page that only its
 * language has there.
 */
function findInLanguage(path: string, fromFile: string, world: UrlWorld): FoundTarget {
  const prefix = prefixOfFile(fromFile, world);
  const found = findPath(path, world);
  if (prefix === undefined || path.startsWith(prefix)) return found;
  if (found.kind === 'page') return inTranslation(found, prefix, world);
  const own = findPath(prefix + path.slice(1), world);
  return own.kind === 'page' ? own : found;
}

/**
 * The translation of a page that was found in the first language, where there is one; one in a third language is meant
 * as it is.
 */
function inTranslation(
  found: FoundTarget,
  prefix: string,
  { translations = [], translatedRoute }: UrlWorld,
): FoundTarget {
  if (found.kind !== 'page' || translationOf(found.path, translations) !== undefined) return found;
  const path = translatedRoute?.(found.path, prefix);
  return path === undefined ? found : { kind: 'page', path };
}

/**
 * Trailing-slash and .html spellings lead to whichever exists; a source file, by its path from the content folder, to
 * its page.
 */
function findPath(path: string, world: UrlWorld): FoundTarget {
  const tidy = tidyPath(path);
  const ofFile = world.routeOfFile.get(tidy.slice(1));
  if (ofFile !== undefined) return { kind: 'page', path: ofFile };
  const spelling = [tidy, ...routesAt(trunkOf(tidy))].find(world.hasRoute);
  if (spelling !== undefined) return { kind: 'page', path: spelling as Route };
  const file = [tidy, folderIndex(tidy)].find(world.hasAsset);
  return file === undefined ? { kind: 'missing', path: tidy } : { kind: 'asset', path: file };
}

/** The file that hosts serve at the address of a folder, such as a reference that another program has made. */
const folderIndex = (path: string): string => posix.join(path, 'index.html');

/**
 * What is not beside a translation may be beside its original: a page that is still to be translated, or a picture for
 * both.
 */
function findRelative(path: string, fromFile: string, world: UrlWorld): FoundTarget {
  const found = findBeside(path, fromFile, world);
  const prefix = prefixOfFile(fromFile, world);
  if (prefix === undefined || found.kind !== 'missing') return found;
  const original = findBeside(path, fromFile.slice(prefix.length - 1), world);
  return original.kind === 'missing' ? found : inTranslation(original, prefix, world);
}

function findBeside(path: string, fromFile: string, world: UrlWorld): FoundTarget {
  const file = tidyPath(`/${folderOfFile(fromFile)}${path}`).slice(1);
  const route = world.routeOfFile.get(file) ?? routeOfSource(file.replace(/\/+$/, ''), world);
  if (route !== undefined) return { kind: 'page', path: route };
  if (isMarkdown(file)) {
    const name = nameOfFile(file);
    // Without its ending, `...md` would be a step up.
    const hasRoute = !isIndexName(name) && /[^.]/.test(name);
    return { kind: 'missing', path: hasRoute ? routeOf(file) : `/${file}` };
  }
  return findPath(`/${file}`, world);
}

function routeOfSource(trunk: string, { routeOfFile }: UrlWorld): Route | undefined {
  for (const end of SOURCE_ENDS) {
    const route = routeOfFile.get(trunk + end);
    if (route !== undefined) return route;
  }
  return undefined;
}

/** What is left out of the name of a source file where a link leads to it. */
const SOURCE_ENDS = ['.md', '.mdx', '/index.md', '/index.mdx', '/README.md'];

/**
 * Whether a relative URL, written in the source `fromFile`, climbs out of the content folder; it is resolved as if that
 * were the end.
 */
export function leavesContent(url: string, fromFile: string): boolean {
  const path = decodeAddress(pathOf(url).trim());
  if (/^[\\/]/.test(path) || hasScheme(path)) return false;
  let depth = fromFile.split('/').length - 1;
  return path.split('/').some((step) => {
    if (step === '..') depth -= 1;
    else if (step !== '.' && step !== '') depth += 1;
    return depth < 0;
  });
}

/**
 * Resolves "." and ".." steps of a path that begins with "/", and never climbs above the root. Such a step at the end
 * is a folder.
 */
const tidyPath = (path: string): string => posix.normalize(/\/\.{1,2}$/.test(path) ? `${path}/` : path);
