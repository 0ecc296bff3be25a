import { inAllLanguages, inLanguageOf } from '../../config/translations.ts';
import { policyOf } from '../../hosting/policyOf.ts';
import { commonHeaders, headersFile } from '../../hosting/siteHeaders.ts';
import type { Route } from '../../model/brands.ts';
import { type ManifestPart, manifestPartOf } from '../../model/chunk.ts';
import type { OutputFile } from '../../model/outputFile.ts';
import type { PageRecord } from '../../model/page.ts';
import { regularPathOf } from '../../model/pageRecord.ts';
import { hostFiles } from '../../redirects/hostFiles.ts';
import type { Redirect } from '../../redirects/planRedirects.ts';
import { renderNotFound } from '../../render/renderNotFound.ts';
import { notFoundPageOf } from '../../routes/planRoutes.ts';
import { canonicalUrl, publicUrl } from '../../routes/publicUrl.ts';
import type { ResolvedUrl } from '../../routes/resolveUrl.ts';
import { spellingsOf } from '../../routes/routeOf.ts';
import { contentHash } from '../../system/contentHash.ts';
import { projectPath } from '../../system/projectPath.ts';
import { inTexts } from '../../theme/strings.ts';
import { showsSidebar } from '../navigation/languageNavigation.ts';
import type { Site } from '../site.ts';
import { ownFiles } from './ownFiles.ts';
import { llmsList, nearestLists, robots, sitemap } from './siteTexts.ts';

/** A file of the whole site. An optional one gives way to a page or file of the same path. */
export interface SiteFile {
  readonly path: string;
  readonly file: OutputFile;
  /** Who wants it, for a diagnostic when two want the same path. */
  readonly owner: string;
  readonly optional?: boolean;
}

/** What the pages have come to, needed for the files that list them. */
export interface EmittedPages {
  /** Number and hash of each page's chunk, by route. */
  readonly chunks: ReadonlyMap<string, readonly [number: number, hash: string]>;
  /** Records of all listed pages, in route order. */
  readonly records: readonly PageRecord[];
}

/** Keeps the last build's files at the paths that are asked for; false where they may say something else now. */
export type KeepFiles = (isAsked: (path: string) => boolean) => boolean;

/**
 * All files of a site that belong to no single page, each made when it is its turn. What depends on nothing but what
 * `Site.surroundingsKey` names is asked of `keep` first.
 */
export function* siteFiles(site: Site, pages: EmittedPages, keep: KeepFiles = () => false): Generator<SiteFile> {
  const { client, config } = site.project;
  const text = (path: string, contents: string | Uint8Array, owner: string): SiteFile => ({
    path,
    file: { kind: 'text', contents },
    owner,
  });
  // The site's own file is preferred to one of these.
  const optional = (files: Iterable<readonly [path: string, contents: string]>, owner: string): SiteFile[] =>
    [...files].map(([path, contents]) => ({ ...text(path, contents, owner), optional: true }));
  for (const [index, part] of manifestParts(site, pages).entries())
    yield text(`assets/manifest/${index}.json`, JSON.stringify(part), 'the chunk manifest');
  if (!keep((path) => path.startsWith('assets/sidebars/')))
    for (const [path, contents] of sidebarScripts(site)) yield text(path, contents, 'a sidebar');
  for (const [name, contents] of client.files) yield text(`assets/${name}`, contents, 'the client');
  for (const { prefix } of inAllLanguages(config)) {
    const page = notFoundPageOf(prefix);
    const path = page.slice(1);
    // What the site itself says there may name a partial, a constant or a page that is another by now.
    const isKept = !site.routes.notFound.has(page) && keep((other) => other === path);
    if (!isKept) yield text(path, notFoundPage(site, prefix), 'the not-found page');
  }
  yield text('version.json', `${JSON.stringify({ build: buildIdOf(site, pages) })}\n`, 'the version');
  yield text('pages.json', `${JSON.stringify(pages.records, undefined, 1)}\n`, 'the page records');
  const own = ownFiles(site.project);
  for (const { relativePath, absolutePath } of own) {
    const owner = projectPath(config.root, absolutePath);
    yield { path: relativePath, file: { kind: 'copy', from: absolutePath }, owner };
  }
  const { records } = pages;
  if (!keep((path) => path === 'llms.txt')) yield* optional([['llms.txt', llmsList(site, records)]], LIST);
  yield* optional(sitemap(site, records), LIST);
  const forRobots = robots(site);
  if (forRobots !== undefined) yield* optional([['robots.txt', forRobots]], LIST);
  if (!keep((path) => path.startsWith('assets/nearest/'))) yield* optional(nearestLists(site, records), LIST);
  const redirects = site.redirects().filter(({ from }) => !from.includes('#'));
  const redirected = new Set(redirects.flatMap(({ from }) => spellingsOf(from)));
  if (!keep((path) => redirected.has(path))) yield* optional(redirectPages(site, redirects), 'a redirect');
  yield* optional(hostFiles(site.redirects(), config.base), HOST);
  const headers = headersFile(config.base, commonHeaders(policyOf(config)), {
    clientFiles: [...client.files.keys()].sort(),
    ownFiles: own.map(({ relativePath }) => relativePath),
  });
  yield* optional([['_headers', headers]], HOST);
}

const LIST = 'a list of the pages';
const HOST = 'a host file';

/** Names the content of the whole site: open tabs ask for it to learn whether they are online and up to date. */
const buildIdOf = (site: Site, { chunks }: EmittedPages): string =>
  contentHash(JSON.stringify([[...chunks], [...site.project.client.files.keys()].sort()]));

/** An unlisted page must not be listed here either: it is opened by a plain navigation. */
function manifestParts(site: Site, { chunks }: EmittedPages): ManifestPart[] {
  const parts: Record<string, readonly [number, string]>[] = Array.from(
    { length: site.view().manifestParts },
    () => ({}),
  );
  for (const [route, source] of site.routes.sourceOf) {
    const chunk = chunks.get(route);
    const part = parts[manifestPartOf(route, parts.length)];
    if (chunk !== undefined && part !== undefined && source.frontmatter.unlisted !== true) part[route] = chunk;
  }
  return parts;
}

/** The sidebars that client navigation loads when it enters another section. */
function sidebarScripts(site: Site): Map<string, string> {
  const scripts = new Map<string, string>();
  for (const { id, html } of site.navigation().sidebars())
    scripts.set(`assets/sidebars/${id}.js`, sidebarScriptOf(id, html));
  return scripts;
}

/** A sidebar as the script that client navigation loads. */
export const sidebarScriptOf = (id: string, html: string): string =>
  `(self.docsgenSidebars=self.docsgenSidebars||[]).push([${JSON.stringify(id)},${JSON.stringify(html)}])`;

/** Redirects as small pages, for hosts that know no redirects. */
function redirectPages(site: Site, redirects: readonly Redirect[]): (readonly [path: string, contents: string])[] {
  return redirects.flatMap((redirect) => {
    const contents = redirectPage(site, redirect);
    return spellingsOf(redirect.from).map((path) => [path, contents] as const);
  });
}

/** The page that leads on from an old address. */
export function redirectPage(site: Site, { from, to }: Redirect): string {
  const target = site.resolve(to);
  const canonical = canonicalOf(target, site);
  const moved = site.movedFrom(from);
  return site.redirectRenderer(from)({
    to: target.href,
    title: to,
    ...(canonical === undefined ? {} : { canonical }),
    ...(moved === undefined ? {} : { moved }),
  });
}

/** The one address of what a redirect leads to: that of a page is the one that the page names itself. */
function canonicalOf(target: ResolvedUrl, { project, routes }: Site): string | undefined {
  const { config } = project;
  if (target.kind === 'external') return target.href;
  if (target.kind !== 'page')
    return config.siteUrl === undefined ? undefined : publicUrl(target.href.replace(/[?#].*$/s, ''), config);
  const route = target.path as Route;
  return canonicalUrl(regularPathOf(routes.sourceOf.get(route)?.original?.path ?? route), config.siteUrl);
}

/**
 * The page that readers see at an address that leads nowhere, in the language of a route. It tells a writer of the file
 * that would make a page there.
 */
export function notFoundPage(site: Site, path: string, newFile?: string): string {
  const route = path as Route;
  const { lang, dir, description, texts, prefix } = inLanguageOf(site.project.config, route);
  const page = notFoundPageOf(prefix);
  const source = site.routes.notFound.get(page);
  const sidebar = source === undefined || showsSidebar(source) ? site.navigation().home(route) : undefined;
  const own = site.notFoundWords(page);
  return inTexts(texts, () => renderNotFound(site.view(route), { lang, dir, description, sidebar, newFile, own }));
}
