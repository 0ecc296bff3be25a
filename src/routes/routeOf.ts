import type { Route } from '../model/brands.ts';
import { isIndexName } from '../model/files/isIndexName.ts';
import { withoutEnding } from '../model/files/markdownFile.ts';
import { wellFormed } from '../model/text/wellFormed.ts';

/**
 * Route of a content file: begins and ends with "/", decoded, NFC.
 * `relativePath` is POSIX, relative to the content folder. `index` and `README` stand for their folder, in any
 * spelling; a folder whose name is in brackets groups files, and is no part of their addresses, as in Next and
 * Fumadocs.
 *   "guides/index.mdx" → "/guides/"   "guides/first.md" → "/guides/first/"   "index.md" → "/"   "(a)/b.md" → "/b/"
 */
export function routeOf(relativePath: string): Route {
  const path = withoutEnding(relativePath.normalize('NFC')).replaceAll(GROUPS, '');
  const start = path.lastIndexOf('/') + 1;
  return (isIndexName(path.slice(start)) ? `/${path.slice(0, start)}` : `/${path}/`) as Route;
}

const GROUPS = /(?<=^|\/)\([^/()]+\)\//g;

/** Whether a folder, with the slash at its end, is a group that addresses do not have. */
export const isGroup = (folder: string): boolean => /(?:^|\/)\([^/()]+\)\/$/.test(folder);

/**
 * Route that a `permalink` asks for, or undefined when it is no path of the site.
 * `{token}` is replaced; a missing slash at the end is added unless the path names an `.html` page.
 *   "/quickstart/create-new-workflow.html" → itself   "/a" → "/a/"   "a" → undefined
 */
export function routeOfPermalink(permalink: string, token: string): Route | undefined {
  const path = permalink.replaceAll('{token}', token).normalize('NFC');
  // Another name in braces would be part of the address.
  if (/\{\w*\}/.test(path)) return undefined;
  if (!/^\/[^?#\\\p{Cc}\p{Cs}]*$/u.test(path) || path.includes('//')) return undefined;
  if (path.split('/').some((step) => step === '..' || step === '.')) return undefined;
  return (path.endsWith('/') || path.endsWith('.html') ? path : `${path}/`) as Route;
}

/** A path without its spelling: `/x`, `/x/`, `/x.html`, `/x.html/` and `/x/index.html` are `/x`; empty for `/`. */
export const trunkOf = (path: string): string => path.replace(/\/+$/, '').replace(/(\/index)?\.html$/, '');

/** The same for a path that may be written like that of a file: `/x.md` and `/x/readme.md` are `/x`. */
export const trunkMeant = (path: string): string => trunkOf(path.replace(/(?:\/(?:index|readme))?\.mdx?$/i, ''));

/** The routes that a path may mean, by its trunk: `/x` → `/x/`, `/x.html`. */
export const routesAt = (trunk: string): readonly string[] => [`${trunk}/`, `${trunk}.html`];

/** Output path of a route's page: `/a/` → `a/index.html`, `/a/b.html` → `a/b.html`. */
export const pageFileOf = (route: Route): string =>
  route.endsWith('/') ? `${route.slice(1)}index.html` : route.slice(1);

/** Output path of a route's page as Markdown: `/a/` → `a/index.md`, `/a/b.html` → `a/b.md`. */
export const markdownFileOf = (route: Route): string => pageFileOf(route).replace(/html$/, 'md');

/** The route of a page by the path of its Markdown: `a/index.md` → `/a/`; undefined for other files. */
export function routeOfMarkdownFile(path: string): Route | undefined {
  if (!path.endsWith('.md')) return undefined;
  return `/${path}`.replace(/\.md$/, '.html').replace(/\/index\.html$/, '/') as Route;
}

/** The route as an `href`: base applied, each step percent-encoded. */
export function hrefOfRoute(route: string, base: string): string {
  const path = NEEDS_NO_ENCODING.test(route) ? route : route.split('/').map(encodeStep).join('/');
  return base.slice(0, -1) + path;
}

// As most are, and each is asked for many times.
const NEEDS_NO_ENCODING = /^[\w./~-]*$/;

const encodeStep = (step: string) =>
  encodeURIComponent(wellFormed(step)).replace(/%(?:3A|40|2C|3B|2B|24|3D|26)/g, decodeURIComponent);

/** The files at which a host looks for an address, whichever way it is spelled: `/x/` → `x/index.html`, `x.html`. */
export function spellingsOf(address: string): readonly string[] {
  const trunk = trunkOf(address).slice(1);
  return trunk === '' ? ['index.html'] : [`${trunk}/index.html`, `${trunk}.html`];
}
