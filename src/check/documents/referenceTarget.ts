import { canParseUrl } from '../../model/addresses/canParseUrl.ts';
import { decodeAddress } from '../../model/addresses/decodeAddress.ts';
import { once } from '../../model/lazy.ts';
import { hrefOfRoute } from '../../routes/routeOf.ts';

/** Stands for the host of the site, whichever that is. */
const ORIGIN = 'http://site.invalid';

/** Where a URL leads within the site: path under the base (begins with "/") and fragment without "#", both decoded. */
interface ReferenceTarget {
  readonly path: string;
  readonly hash: string;
}

/** Finds where a URL in the document of the route `from` leads; undefined outside of the base, and for no URL. */
export type FindTarget = (url: string, from: string) => ReferenceTarget | undefined;

/** Finds the targets of a site's references. Those that lead to the same from each page are resolved once. */
export function createTargetFinder(base: string): FindTarget {
  const fromRoot = once((url: string) => referenceTarget(url, '/', base));
  return (url, from) => (isSameFromAll(url) ? fromRoot(url) : referenceTarget(url, from, base));
}

/** Whether a URL leads to the same from each document of a site. */
export const isSameFromAll = (url: string): boolean => /^(?:\/|https?:\/\/)/.test(url);

function referenceTarget(url: string, from: string, base: string): ReferenceTarget | undefined {
  const resolved = resolvedFrom(url, from, base);
  if (resolved === undefined) return undefined;
  const path = decodeAddress(resolved.pathname);
  if (!path.startsWith(base)) return undefined;
  return { path: path.slice(base.length - 1), hash: decodeAddress(resolved.hash.slice(1)) };
}

/** The same URL as the reader's browser resolves it; undefined for other origins. */
export function resolvedFrom(url: string, from: string, base: string): URL | undefined {
  const page = `${ORIGIN}${hrefOfRoute(from, base)}`;
  if (!canParseUrl(url, page)) return undefined;
  const resolved = new URL(url, page);
  return resolved.origin === ORIGIN ? resolved : undefined;
}
