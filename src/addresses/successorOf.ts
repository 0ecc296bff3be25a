import { nearest } from '../model/text/nearest.ts';
import { groupBy } from '../model/values/groupBy.ts';
import { addressTrunk } from '../redirects/movedAnchors.ts';
import { addressText, type LockedAddress } from './addressLock.ts';

/** What of a page makes its addresses. */
export interface PublishedPage {
  /** Slugs of its headings, the title excepted. */
  readonly headings: readonly string[];
  /** All ids that a fragment may name, the headings' among them. */
  readonly slugs: ReadonlySet<string>;
  /** False for a page whose faults may have kept headings out of it. */
  readonly isWhole: boolean;
  /** False for a page whose address is no promise: an unlisted one, or one that is not translated yet. */
  readonly isListed: boolean;
}

/** Where to look for what took an address's place. */
export interface SuccessorWorld {
  readonly locked: readonly LockedAddress[];
  /** Texts of all locked addresses. */
  readonly known: ReadonlySet<string>;
  readonly pages: ReadonlyMap<string, PublishedPage>;
  /** The page that a translation was one of, by the address of that; undefined for no translation. */
  readonly originalOf?: (route: string) => string | undefined;
}

/**
 * The page or heading that most likely took the place of an address that is gone: what is new and alike comes first,
 * then what is near. There is always one, if only the page around it: a writer will know better, and has a line to
 * mend.
 */
export const successorOf = (address: LockedAddress, world: SuccessorWorld): string =>
  address.slug === undefined
    ? addressText(pageAfter(address.route, world))
    : headingAfter(address.route, address.slug, world);

function pageAfter(route: string, { locked, known, pages, originalOf }: SuccessorWorld): string {
  const listed = [...pages].filter(([, { isListed }]) => isListed);
  const fresh = listed.filter(([candidate]) => !known.has(addressText(candidate)));
  const slugs = locked.flatMap((one) => (one.route === route && one.slug !== undefined ? [one.slug] : []));
  const likeness = ([candidate, page]: (typeof fresh)[number]) =>
    slugs.filter((slug) => page.slugs.has(slug)).length + (lastStep(candidate) === lastStep(route) ? 1.5 : 0);
  const alike = fresh
    .map((entry) => ({ route: entry[0], likeness: likeness(entry) }))
    .filter(({ likeness }) => likeness > 0)
    .sort((a, b) => b.likeness - a.likeness || (a.route < b.route ? -1 : 1))[0];
  const sure = alike?.route ?? originalOf?.(route);
  if (sure !== undefined) return sure;
  const routes = (entries: typeof fresh) => entries.map(([candidate]) => candidate);
  return nearest(route, routes(fresh)) ?? nearest(route, routes(listed)) ?? pageAround(route, pages);
}

/**
 * Where pages that are gone have moved to, by their old routes: those for which it is beyond doubt. One new page, and
 * no other, has all headings that were published with the old one and no more, and no other page that is gone had the
 * same.
 */
export function movedPages({ locked, known, pages }: SuccessorWorld): ReadonlyMap<string, string> {
  const byRoute = groupBy(locked, ({ route }) => route);
  const slugsOf = (route: string) => byRoute.get(route)?.flatMap(({ slug }) => slug ?? []) ?? [];
  const gone = locked.flatMap(({ route, slug }) =>
    slug === undefined && !pages.has(route) ? [[likenessOf(route, slugsOf(route)), route] as const] : [],
  );
  const fresh = [...pages].flatMap(([route, { headings, isListed, isWhole }]) =>
    isListed && isWhole && !known.has(addressText(route)) ? [[likenessOf(route, headings), route] as const] : [],
  );
  const places = soleByLikeness(fresh);
  return new Map(
    [...soleByLikeness(gone)].flatMap(([likeness, route]) => {
      const place = places.get(likeness);
      return place === undefined ? [] : [[route, place] as const];
    }),
  );
}

/** Equal for pages that may be taken for one. One heading, or none, says little: then their names are the same, too. */
const likenessOf = (route: string, slugs: readonly string[]): string =>
  [...new Set(slugs)]
    .sort()
    .concat(slugs.length > 1 ? [] : [`/${lastStep(route)}`])
    .join('#');

/** Without those of which there are several. */
function soleByLikeness(pages: readonly (readonly [likeness: string, route: string])[]): ReadonlyMap<string, string> {
  const groups = [...groupBy(pages, ([likeness]) => likeness).values()];
  return new Map(groups.filter(({ length }) => length === 1).flat());
}

function headingAfter(route: string, slug: string, { locked, known, pages }: SuccessorWorld): string {
  const own = pages.get(route);
  const fresh = (own?.headings ?? []).filter((candidate) => !known.has(addressText(route, candidate)));
  const gone = locked.filter((one) => one.route === route && one.slug !== undefined && !own?.slugs.has(one.slug));
  const renamed = nearest(slug, fresh) ?? (fresh.length === 1 && gone.length === 1 ? fresh[0] : undefined);
  if (renamed !== undefined) return addressText(route, renamed);
  const elsewhere = [...pages].find(
    ([candidate, page]) => page.isListed && page.headings.includes(slug) && !known.has(addressText(candidate, slug)),
  );
  if (elsewhere !== undefined) return addressText(elsewhere[0], slug);
  return addressText(route, nearest(slug, own?.headings ?? []));
}

const lastStep = (route: string) => addressTrunk(route).split('/').at(-1) ?? '';

/** The nearest folder's page that exists. */
function pageAround(route: string, pages: ReadonlyMap<string, unknown>): string {
  for (let folder = parentOf(route); folder !== '/'; folder = parentOf(folder)) if (pages.has(folder)) return folder;
  return '/';
}

const parentOf = (route: string) => route.replace(/[^/]+\/?$/, '');
