import { escapeHtml } from '../../model/text/escapeHtml.ts';

interface SitemapEntry {
  /** Full address. */
  readonly url: string;
  /** ISO 8601; undefined where it is not known. */
  readonly modified: string | undefined;
}

/** What the protocol allows in one file. */
const URLS_PER_FILE = 50_000;

/** The sitemap's files by path: one, or an index of several. `fileUrl` yields the full address of a path. */
export function sitemapFiles(
  entries: readonly SitemapEntry[],
  fileUrl: (path: string) => string,
  limit = URLS_PER_FILE,
): ReadonlyMap<string, string> {
  if (entries.length <= limit) return new Map([['sitemap.xml', urlSet(entries)]]);
  const parts = Array.from(
    { length: Math.ceil(entries.length / limit) },
    (_, index) => [`sitemap-${index + 1}.xml`, entries.slice(index * limit, (index + 1) * limit)] as const,
  );
  const index = parts.map(([path]) => `<sitemap><loc>${escapeHtml(fileUrl(path))}</loc></sitemap>`);
  return new Map([
    ['sitemap.xml', `${HEAD}<sitemapindex ${NAMESPACE}>\n${index.join('\n')}\n</sitemapindex>\n`],
    ...parts.map(([path, part]) => [path, urlSet(part)] as const),
  ]);
}

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

const urlSet = (entries: readonly SitemapEntry[]) =>
  `${HEAD}<urlset ${NAMESPACE}>\n${entries.map(entryOf).join('\n')}\n</urlset>\n`;

const entryOf = ({ url, modified }: SitemapEntry) =>
  `<url><loc>${escapeHtml(url)}</loc>${modified === undefined ? '' : `<lastmod>${modified}</lastmod>`}</url>`;

/**
 * `robots.txt`, which says where the sitemap is; undefined for a site below its host's root, where no robot looks for
 * it: there the host's own file must name the sitemap.
 */
export const robotsText = (siteUrl: string): string | undefined =>
  new URL(siteUrl).pathname === '/' ? `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}/sitemap.xml\n` : undefined;
