/** Where a site is: its path under the origin (slashes at both ends), and its public address, if that is known. */
interface SiteAddress {
  readonly base: string;
  /** Without a slash at its end. */
  readonly siteUrl: string | undefined;
}

/**
 * The full address of an `href` under the base; the href itself where the site does not know its own address, or for
 * one that leads elsewhere.
 *   "/docs/limits/#memory" → "https://example.com/docs/limits/#memory"
 */
export function publicUrl(href: string, { base, siteUrl }: SiteAddress): string {
  return siteUrl === undefined || !href.startsWith(base) || href.startsWith('//')
    ? href
    : siteUrl + href.slice(base.length - 1);
}

/**
 * Whether a full address is the site's own or lies below it, as those of other versions do; false where the site does
 * not know its own.
 */
export const isBelowSite = (url: string, siteUrl: string | undefined): boolean =>
  siteUrl !== undefined && url.startsWith(siteUrl) && /^(?:[/?#]|$)/.test(url.slice(siteUrl.length));

/** The one address of a page for search engines: without `.html`; undefined where the site does not know its own. */
export const canonicalUrl = (regularPath: string, siteUrl: string | undefined): string | undefined =>
  siteUrl === undefined ? undefined : siteUrl + regularPath.replace(/\.html$/, '');
