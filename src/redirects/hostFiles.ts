import { hrefOfRoute } from '../routes/routeOf.ts';
import { addressTrunk, splitRedirects } from './movedAnchors.ts';
import type { Redirect } from './planRedirects.ts';
import { targetPath } from './targetPath.ts';

/**
 * Files that give hosts what plain HTML cannot: real 301s (`_redirects`, for Netlify and Cloudflare Pages) and no
 * meddling with names that begin with `_` (`.nojekyll`, for GitHub Pages).
 */
export function hostFiles(redirects: readonly Redirect[], base: string): ReadonlyMap<string, string> {
  const lines = splitRedirects(redirects).sent.flatMap(({ from, to }) => {
    // A space ends a field of these lines.
    const target = (to.startsWith('/') ? targetHref(to, base) : to).replace(/\s/g, encodeURIComponent);
    const trunk = hrefOfRoute(addressTrunk(from), base);
    if (PLACEHOLDER.test(trunk)) return [];
    return [`${trunk} ${target} 301`, `${trunk}/ ${target} 301`];
  });
  return new Map([
    ['.nojekyll', ''],
    ...(lines.length === 0 ? [] : ([['_redirects', `${lines.join('\n')}\n`]] as const)),
  ]);
}

/** What Cloudflare takes for any name, also within a segment: the line would redirect other pages. */
const PLACEHOLDER = /:[A-Za-z]/;

/** A target under the base with its query and fragment. */
export function targetHref(to: string, base: string): string {
  const end = to.search(/[?#]/);
  return hrefOfRoute(targetPath(to), base) + (end === -1 ? '' : to.slice(end));
}
