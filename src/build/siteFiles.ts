import { projectPath } from '../config/projectPath.ts';
import { commonHeaders, headersFile } from '../hosting/siteHeaders.ts';
import { type ManifestPart, manifestPartOf } from '../model/chunk.ts';
import type { OutputFile } from '../model/outputPlan.ts';
import type { PageRecord } from '../model/page.ts';
import { hostFiles } from '../redirects/hostFiles.ts';
import type { Redirect } from '../redirects/planRedirects.ts';
import { renderNotFound } from '../render/renderNotFound.ts';
import { spellingsOf } from '../routes/routeOf.ts';
import { contentHash } from '../system/contentHash.ts';
import type { Site } from './site.ts';
import { siteTexts } from './siteTexts.ts';
import { policyOf } from './siteView.ts';

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

/** All files of a site that belong to no single page. */
export function siteFiles(site: Site, pages: EmittedPages): SiteFile[] {
  const text = (contents: string | Uint8Array): OutputFile => ({ kind: 'text', contents });
  const { client, config, content, publicFiles } = site.project;
  return [
    ...manifestParts(site, pages).map((part, index) => ({
      path: `assets/manifest/${index}.json`,
      file: text(JSON.stringify(part)),
      owner: 'the chunk manifest',
    })),
    ...[...sidebarScripts(site)].map(([path, contents]) => ({ path, file: text(contents), owner: 'a sidebar' })),
    ...[...client.files].map(([name, contents]) => ({
      path: `assets/${name}`,
      file: text(contents),
      owner: 'the client',
    })),
    { path: '404.html', file: text(notFoundPage(site)), owner: 'the not-found page' },
    {
      path: 'version.json',
      file: text(`${JSON.stringify({ build: buildIdOf(site, pages) })}\n`),
      owner: 'the version',
    },
    { path: 'pages.json', file: text(`${JSON.stringify(pages.records, undefined, 1)}\n`), owner: 'the page records' },
    ...[...content.assets, ...publicFiles].map(({ relativePath, absolutePath }) => ({
      path: relativePath,
      file: { kind: 'copy' as const, from: absolutePath },
      owner: projectPath(config.root, absolutePath),
    })),
    ...[...siteTexts(site, pages.records)].map(([path, contents]) => ({
      path,
      file: text(contents),
      owner: 'a list of the pages',
      // The site's own file in `public` is preferred to one made from the pages.
      optional: true,
    })),
    ...redirectPages(site).map(([path, contents]) => ({
      path,
      file: text(contents),
      owner: 'a redirect',
      optional: true,
    })),
    ...[...hostFiles(site.redirects(), config.base)].map(([path, contents]) => ({
      path,
      file: text(contents),
      owner: 'a host file',
      optional: true,
    })),
    {
      path: '_headers',
      file: text(headersFile(config.base, commonHeaders(policyOf(config)), [...client.files.keys()].sort())),
      owner: 'a host file',
      optional: true,
    },
  ];
}

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
export function sidebarScripts(site: Site): Map<string, string> {
  const scripts = new Map<string, string>();
  for (const { id, html } of site.navigation().sidebars()) {
    scripts.set(
      `assets/sidebars/${id}.js`,
      `(self.docsgenSidebars=self.docsgenSidebars||[]).push([${JSON.stringify(id)},${JSON.stringify(html)}])`,
    );
  }
  return scripts;
}

/** Redirects as small pages, for hosts that know no redirects. */
function redirectPages(site: Site): (readonly [path: string, contents: string])[] {
  return site
    .redirects()
    .filter(({ from }) => !from.includes('#'))
    .flatMap((redirect) => {
      const contents = redirectPage(site, redirect);
      return spellingsOf(redirect.from).map((path) => [path, contents] as const);
    });
}

/** The page that leads on from an old address. */
export function redirectPage(site: Site, { from, to }: Redirect): string {
  const { href, kind } = site.resolve(to);
  const moved = site.movedFrom(from);
  return site.redirectRenderer()({
    to: href,
    title: to,
    ...canonical(kind === 'external' ? href : undefined, to, site.project.config.siteUrl),
    ...(moved === undefined ? {} : { moved }),
  });
}

function canonical(external: string | undefined, to: string, siteUrl: string | undefined): { canonical?: string } {
  if (external !== undefined) return { canonical: external };
  return siteUrl === undefined ? {} : { canonical: siteUrl + to.replace(/[?#].*$/, '').replace(/\.html$/, '') };
}

function notFoundPage(site: Site): string {
  const { lang, description } = site.project.config;
  return renderNotFound(site.view(), { lang, description, sidebar: site.navigation().home() });
}
