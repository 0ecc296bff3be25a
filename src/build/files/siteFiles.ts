import { inAllLanguages } from '../../config/translations.ts';
import { policyOf } from '../../hosting/policyOf.ts';
import { commonHeaders, headersFile } from '../../hosting/siteHeaders.ts';
import { type ManifestPart, manifestPartOf } from '../../model/chunk.ts';
import type { Place } from '../../model/diagnostic.ts';
import type { OutputFile } from '../../model/outputFile.ts';
import type { PageRecord } from '../../model/page.ts';
import { hostFiles } from '../../redirects/hostFiles.ts';
import type { Redirect } from '../../redirects/planRedirects.ts';
import { notFoundPageOf } from '../../routes/planRoutes.ts';
import { spellingsOf } from '../../routes/routeOf.ts';
import { contentHash } from '../../system/contentHash.ts';
import { projectPath } from '../../system/projectPath.ts';
import type { Site } from '../site.ts';
import { notFoundPage } from './notFoundPage.ts';
import { ownFiles } from './ownFiles.ts';
import { redirectPage } from './redirectPage.ts';
import { llmsList, nearestLists, robots, sitemap } from './siteTexts.ts';

/** A file of the whole site. An optional one gives way to a page or file of the same path. */
interface SiteFile {
  readonly path: string;
  readonly file: OutputFile;
  /** Who wants it, for a diagnostic when two want the same path. */
  readonly owner: string;
  readonly optional?: boolean;
  /** Where the site's code asks for it. */
  readonly place?: Place;
}

/** What the pages have come to, needed for the files that list them. */
interface EmittedPages {
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
    for (const { id, html } of site.navigation().sidebars())
      yield text(`assets/sidebars/${id}.js`, sidebarScriptOf(id, html), 'a sidebar');
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
  for (const [path, contents] of site.madeFiles().contents)
    yield { ...text(path, contents, `files['${path}']`), place: site.places.ofPath(['files', path]) };
  const { records } = pages;
  if (!keep((path) => path === 'llms.txt')) yield* optional([['llms.txt', llmsList(site, records)]], LIST);
  yield* optional(sitemap(site, records), LIST);
  const forRobots = robots(site);
  if (forRobots !== undefined) yield* optional([['robots.txt', forRobots]], LIST);
  if (!keep((path) => path.startsWith('assets/nearest/'))) yield* optional(nearestLists(site, records), LIST);
  const redirects = site.redirects().filter(({ from }) => !from.includes('#'));
  const redirected = new Set(redirects.flatMap(({ from }) => spellingsOf(from)));
  if (!keep((path) => redirected.has(path))) yield* optional(redirectPages(site, redirects), 'a redirect');
  yield* optional(hostFiles(site.hostLines()), HOST);
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
  const length = site.view().manifestParts;
  const parts: Record<string, readonly [number, string]>[] = Array.from({ length }, () => ({}));
  for (const [route, source] of site.routes.sourceOf) {
    const chunk = chunks.get(route);
    const part = parts[manifestPartOf(route, parts.length)];
    if (chunk !== undefined && part !== undefined && source.frontmatter.unlisted !== true) part[route] = chunk;
  }
  return parts;
}

/** A sidebar as the script that client navigation loads when it enters another section. */
export const sidebarScriptOf = (id: string, html: string): string =>
  `(self.docsgenChunks=self.docsgenChunks||[]).push([${JSON.stringify(id)},${JSON.stringify(html)}])`;

/** Redirects as small pages, for hosts that know no redirects. */
const redirectPages = (site: Site, redirects: readonly Redirect[]): (readonly [path: string, contents: string])[] =>
  redirects.flatMap((redirect) => {
    const contents = redirectPage(site, redirect);
    return spellingsOf(redirect.from).map((path) => [path, contents] as const);
  });
