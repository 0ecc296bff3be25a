import { decodeAddress } from '../model/addresses/decodeAddress.ts';
import { groupBy } from '../model/values/groupBy.ts';
import { trunkOf } from '../routes/routeOf.ts';

/** Headings that went elsewhere: slug (decoded) and where to, a path under the base or a full URL. */
type MovedAnchors = readonly (readonly [slug: string, to: string])[];

/** The trunk of an address's path: see `trunkOf`. */
export const addressTrunk = (address: string): string => trunkOf(address.replace(/[?#].*$/, ''));

/** `/x`, `/x/`, `/x.html` and `/x/index.html` are one address to a reader, and so is another case to many hosts. */
export const sourceKey = (from: string): string => {
  const [path = '', hash] = from.split('#');
  const trunk = addressTrunk(path).toLowerCase();
  return hash === undefined ? trunk : `${trunk}#${hash}`;
};

/** Redirects that begin at a heading, by the address of its page without the spelling. */
export function anchorsByTrunk(
  redirects: readonly { readonly from: string; readonly to: string }[],
): ReadonlyMap<string, MovedAnchors> {
  const ofHeadings = redirects.filter(({ from }) => from.includes('#'));
  const moved = ({ from, to }: (typeof redirects)[number]) =>
    [decodeAddress(from.slice(from.indexOf('#') + 1)), to] as const;
  return new Map(
    [...groupBy(ofHeadings, ({ from }) => addressTrunk(from))].map(([trunk, own]) => [trunk, own.map(moved)]),
  );
}

/**
 * Redirects of whole addresses by how they are answered. A host may answer with a 301 only where no heading of the old
 * page leads elsewhere: the host never sees a fragment, so there the small page and its script have to lead on.
 */
export function splitRedirects<Redirect extends { readonly from: string; readonly to: string }>(
  redirects: readonly Redirect[],
): { readonly sent: readonly Redirect[]; readonly shown: readonly Redirect[] } {
  const moved = anchorsByTrunk(redirects);
  const whole = redirects.filter(({ from }) => !from.includes('#'));
  return {
    sent: whole.filter(({ from }) => !moved.has(addressTrunk(from))),
    shown: whole.filter(({ from }) => moved.has(addressTrunk(from))),
  };
}
