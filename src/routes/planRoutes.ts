import { posix } from 'node:path';
import type { ByRoute, Route } from '../model/brands.ts';
import type { Diagnostic } from '../model/diagnostic.ts';
import { translationOf } from '../model/languages/translationOf.ts';
import type { SourceFile } from '../model/sourceFile.ts';
import { badPermalink, duplicateRoute, reservedRoute, unpublishedReadme } from './routeFaults.ts';
import { routeOf, routeOfPermalink } from './routeOf.ts';
import { secretPermalinkFaults } from './secretPermalink.ts';
import { type PlannedLanguages, untranslatedPages } from './untranslatedPages.ts';

/** Which source owns which route, in route order. */
export interface RouteTable {
  readonly sourceOf: ByRoute<SourceFile>;
  /** By path relative to the content folder. */
  readonly routeOfFile: ReadonlyMap<string, Route>;
  /** Sources of what the site itself says on not-found pages, by their addresses: `/404.html`, `/de/404.html`. */
  readonly notFound: ByRoute<SourceFile>;
  /** All that is compiled: the sources of `sourceOf` and of `notFound`. */
  readonly allSources: ByRoute<SourceFile>;
  /** Drafts that are left out: their routes, and their files as paths from the content folder, `/guides/new.md`. */
  readonly drafts: ReadonlySet<string>;
  readonly diagnostics: readonly Diagnostic[];
}

/** First steps of addresses that the generator writes itself. */
const RESERVED: ReadonlySet<string> = new Set(
  `assets 404 404.html pages.json version.json _headers _redirects
   llms.txt llms-full.txt sitemap.xml robots.txt`.split(/\s+/),
);

/** Whether an address is one of those, or below one. */
export function isReserved(route: string): boolean {
  const end = route.indexOf('/', 1);
  return RESERVED.has(end === -1 ? route.slice(1) : route.slice(1, end));
}

export interface RoutePlan extends PlannedLanguages {
  /** Stands for `{token}` in permalinks. */
  readonly token: string;
  readonly showsDrafts: boolean;
}

/**
 * Gives every source its route, and one in each language that shows it because it is not translated. Drafts get one
 * where they are shown, which is in a dev server.
 * May yield `bad-permalink`, `reserved-route`, `duplicate-route` (also where two routes differ only in case) and
 * `unread-file`.
 */
export function planRoutes(sources: readonly SourceFile[], plan: RoutePlan): RouteTable {
  const diagnostics: Diagnostic[] = [];
  // Without an address it is not compiled: what else is wrong with it has to be told here.
  const refuse = (source: SourceFile, fault: Diagnostic) => diagnostics.push(fault, ...source.diagnostics);
  const owners = new Map<string, SourceFile>();
  const routed: [Route, SourceFile][] = [];
  const notFound = new Map<Route, SourceFile>();
  const drafts = new Set<string>();
  const readmes: [string, Route][] = [];
  for (const source of indexesFirst(sources)) {
    const route = routeOfSource(source, plan);
    if (route === undefined) {
      refuse(source, badPermalink(source));
      continue;
    }
    if (source.frontmatter.draft === true && !plan.showsDrafts) {
      drafts.add(route).add(`/${source.relativePath}`);
      continue;
    }
    diagnostics.push(...secretPermalinkFaults(source, plan.token));
    const notFoundPage = notFoundPageAt(route, plan);
    if (isReserved(route) && notFoundPage === undefined) {
      refuse(source, reservedRoute(source, route));
      continue;
    }
    // Hosts with case-blind file systems would store both in one file.
    const key = (notFoundPage ?? route).toLowerCase();
    const owner = owners.get(key);
    if (owner !== undefined) {
      if (isForReadersOfCode(source, owner)) {
        diagnostics.push(unpublishedReadme(source, owner));
        // What links to it means its folder.
        readmes.push([source.relativePath, route]);
      } else refuse(source, duplicateRoute(source, owner, route));
      continue;
    }
    owners.set(key, source);
    if (notFoundPage === undefined) routed.push([route, source]);
    else notFound.set(notFoundPage, source);
  }
  for (const [route, source] of untranslatedPages(routed, plan)) {
    if (source.frontmatter.draft === true && !plan.showsDrafts) drafts.add(route);
    else routed.push([route, source]);
  }
  routed.sort(([a], [b]) => (a < b ? -1 : 1));
  const sourceOf = new Map<Route, SourceFile>();
  const routeOfFile = new Map<string, Route>(readmes);
  for (const [route, source] of routed) {
    sourceOf.set(route, source);
    routeOfFile.set(source.relativePath, route);
  }
  const allSources = notFound.size === 0 ? sourceOf : new Map([...sourceOf, ...notFound]);
  return { sourceOf, routeOfFile, notFound, allSources, drafts, diagnostics };
}

/** Sources in such an order that of a folder with an index and a README, the index is the page. */
const indexesFirst = (sources: readonly SourceFile[]): readonly SourceFile[] =>
  [...sources].sort((a, b) => Number(isReadme(a)) - Number(isReadme(b)));

const isReadme = ({ relativePath }: SourceFile) => /(?:^|\/)readme\.mdx?$/i.test(relativePath);

/** Whether a source is the README of a folder that has an index, too: what hosts of code show there. */
const isForReadersOfCode = (source: SourceFile, owner: SourceFile) =>
  isReadme(source) &&
  !isReadme(owner) &&
  source.frontmatter.permalink === undefined &&
  posix.dirname(source.relativePath) === posix.dirname(owner.relativePath);

/**
 * The route that a source asks for; undefined for a permalink that is none. In a translation, a permalink means an
 * address in that language: pages are translated with their front matter.
 */
export function routeOfSource(
  { frontmatter, relativePath }: SourceFile,
  plan: Pick<RoutePlan, 'token' | 'translations'>,
): Route | undefined {
  if (frontmatter.permalink === undefined) return routeOf(relativePath);
  const route = routeOfPermalink(frontmatter.permalink, plan.token);
  const prefix = translationOf(`/${relativePath}`, plan.translations ?? [])?.prefix;
  return route === undefined || prefix === undefined || route.startsWith(prefix)
    ? route
    : ((prefix + route.slice(1)) as Route);
}

/** The not-found page that a route names in one way or another; else undefined. Each translation has its own. */
function notFoundPageAt(route: Route, { translations = [] }: RoutePlan): Route | undefined {
  const { prefix } = translationOf(route, translations) ?? { prefix: '/' };
  return NOT_FOUND.test(route.slice(prefix.length - 1)) ? notFoundPageOf(prefix) : undefined;
}

/** Address of the not-found page of the language whose routes begin with `prefix`. No route: no link leads there. */
export const notFoundPageOf = (prefix: string): Route => `${prefix}404.html` as Route;

const NOT_FOUND = /^\/404(?:\/|\.html)$/;
