import { type Diagnostic, placeAtStart, warningOf } from '../model/diagnostic.ts';
import { hrefOfRoute } from '../routes/routeOf.ts';
import { addressTrunk, splitRedirects } from './movedAnchors.ts';
import type { Redirect } from './planRedirects.ts';
import { targetPath } from './targetPath.ts';

/**
 * Files that give hosts what plain HTML cannot: real 301s (`_redirects`, for Netlify and Cloudflare Pages, with
 * `lines`) and no meddling with names that begin with `_` (`.nojekyll`, for GitHub Pages).
 */
export const hostFiles = (lines: readonly string[]): ReadonlyMap<string, string> =>
  new Map([['.nojekyll', ''], ...(lines.length === 0 ? [] : [['_redirects', `${lines.join('\n')}\n`] as const])]);

/** What Cloudflare Pages reads of `_redirects`, as its documentation says. */
const LINE_LIMIT = 2_000;
const SIZE_LIMIT_KB = 100;

/**
 * Warns of a `_redirects` with more `lines` than its smallest host reads. That host answers the rest by the pages that
 * redirect, as others do with all. `file` is where redirects are written, if any are. May yield `redirect-limit`.
 */
export function hostLimit(lines: readonly string[], file?: string): readonly Diagnostic[] {
  const kilobytes = Math.ceil(Buffer.byteLength(lines.join('\n')) / 1_000);
  if (lines.length <= LINE_LIMIT && kilobytes <= SIZE_LIMIT_KB) return [];
  return [
    warningOf('redirect-limit', {
      message: `\`_redirects\` has ${lines.length} lines and ${kilobytes} kB: Cloudflare Pages reads ${LINE_LIMIT} lines and ${SIZE_LIMIT_KB} kB.`,
      place: file === undefined ? undefined : placeAtStart(file),
      hint: 'on that host, write rules for whole folders in its settings; elsewhere, nothing is to be done',
      isInfo: true,
    }),
  ];
}

/** The lines of `_redirects`: two for each redirect that a host can answer, with the old address in both spellings. */
export const hostLines = (redirects: readonly Redirect[], base: string): readonly string[] =>
  splitRedirects(redirects).sent.flatMap(({ from, to }) => {
    // A space ends a field of these lines.
    const target = (to.startsWith('/') ? targetHref(to, base) : to).replace(/\s/g, encodeURIComponent);
    const trunk = hrefOfRoute(addressTrunk(from), base);
    return PLACEHOLDER.test(trunk) ? [] : [`${trunk} ${target} 301`, `${trunk}/ ${target} 301`];
  });

/** What Cloudflare takes for any name, also within a segment: the line would redirect other pages. */
const PLACEHOLDER = /:[A-Za-z]/;

/** A target under the base with its query and fragment. */
export function targetHref(to: string, base: string): string {
  const end = to.search(/[?#]/);
  return hrefOfRoute(targetPath(to), base) + (end === -1 ? '' : to.slice(end));
}
