/** A page of the site that an address leads to. */
export interface PageTarget {
  readonly url: URL;
  /** Decoded, "/" first. */
  readonly route: string;
}

/**
 * The page that an absolute address leads to. Undefined when no page of the site can stand there: another origin or
 * scheme, outside the base, an ending other than "/" and ".html" (a file, or an alias that the host has to answer),
 * or text that is no address at all.
 *   "https://x.dev/docs/a%20b/#c" on x.dev, base "/docs/" → route "/a b/"
 */
export function pageTarget(href: string, base: string): PageTarget | undefined {
  try {
    const url = new URL(href);
    const { pathname } = url;
    if (!url.href.startsWith(location.origin + base) || !/(\/|\.html)$/.test(pathname)) return undefined;
    return { url, route: decodeURI(pathname.slice(base.length - 1)) };
  } catch {
    // Both calls throw on what they cannot read, and so will the browser, in its own manner.
    return undefined;
  }
}
