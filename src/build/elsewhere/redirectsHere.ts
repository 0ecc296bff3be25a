import { ADDRESS_LOCK, readAddressLock } from '../../addresses/addressLock.ts';
import type { Find } from '../../config/elsewhere/itemsHere.ts';
import { PATTERN_HINT } from '../../config/elsewhere/sharedHints.ts';
import { type Fix, fixAtStart } from '../../model/diagnostic.ts';
import { lazy } from '../../model/lazy.ts';
import type { EntryElsewhere, RedirectElsewhere, SiteElsewhere, UnreadPart } from '../../model/navigationElsewhere.ts';
import { gatheringMeant, patternMeant } from '../../redirects/patternMeant.ts';
import { readRedirects } from '../../redirects/readRedirects.ts';
import { REDIRECTS_FILE, redirectLine, takesLines } from '../../redirects/redirectLine.ts';
import { routesAt, trunkOf } from '../../routes/routeOf.ts';
import type { PagesWorld } from '../faults/pagesWorld.ts';
import type { FindingWorld } from './navigationFinder.ts';
import { pagesNamed } from './pagesNamed.ts';

interface RedirectsWorld extends Pick<PagesWorld, 'hasRoute' | 'textOf'> {
  readonly find: Find;
  /** Whether pages have routes that begin so. */
  readonly hasBelow: (stem: string) => boolean;
}

export interface RedirectsHere {
  /** By which they come into `redirects.yaml`; undefined where there is nothing to write. */
  readonly creation: Fix | undefined;
  /** Those that do not come over. */
  readonly unread: readonly UnreadPart[];
}

/** Old addresses that another generator's settings name, and `start`, the page to which that of the site is to lead. */
export function redirectsHere(
  redirects: readonly RedirectElsewhere[],
  start: string | undefined,
  { find, hasRoute, hasBelow, textOf }: RedirectsWorld,
): RedirectsHere {
  const there = textOf(REDIRECTS_FILE);
  const written = there === undefined ? [] : readRedirects(there, REDIRECTS_FILE).redirects;
  const leadsTo = new Map(written.map(({ from, to }) => [trunkOf(from), to]));
  const published = lazy(() => readAddressLock(textOf(ADDRESS_LOCK) ?? '').addresses);
  const lines: string[] = [];
  const unread: UnreadPart[] = [];
  for (const { from: written, to, option, place } of redirects) {
    const pattern = patternMeant(written, to);
    const gathering = pattern === undefined ? gatheringMeant(written, to) : undefined;
    const stem = gathering?.from.slice(0, -1);
    const isListed = stem !== undefined && published().some(({ route }) => route.startsWith(stem));
    const from = pattern?.from ?? (isListed ? gathering?.from : undefined) ?? written;
    const miss = (hint: string) => unread.push({ option, place, isData: true, hint });
    const found = find(to);
    const target = pattern?.to ?? (found.kind === 'page' || found.kind === 'link' ? found.link : undefined);
    const known = leadsTo.get(trunkOf(from));
    const [fault] = readRedirects(redirectLine(from, target ?? '/'), REDIRECTS_FILE).diagnostics;
    const isPattern = /[*:[]/.test(from) && !isListed;
    if (pattern === undefined ? isPattern : !hasBelow(pattern.to.slice(0, -1))) miss(PATTERN_HINT);
    else if (fault !== undefined) miss(fault.hint ?? '');
    else if (routesAt(trunkOf(from)).some(hasRoute)) miss(`delete it, as there is a page at \`${from}\``);
    else if (target === undefined && to.startsWith('../'))
      miss(`write \`${from}: https://…\` in \`${REDIRECTS_FILE}\`: \`${to}\` is no page of this site`);
    else if (target === undefined) miss(`write \`${from}: /…/\` in \`${REDIRECTS_FILE}\`: there is no page \`${to}\``);
    else if (known !== undefined && known !== target) miss(`delete it, as \`${from}\` leads to \`${known}\` already`);
    else if (!takesLines(there)) miss(`write \`${redirectLine(from, target)}\` in \`${REDIRECTS_FILE}\``);
    else if (known === undefined) {
      leadsTo.set(trunkOf(from), target);
      lines.push(redirectLine(from, target));
    }
  }
  // One of two would be lost.
  if (start !== undefined && !leadsTo.has(trunkOf('/'))) lines.unshift(redirectLine('/', start));
  const text = lines.map((line) => `${line}\n`).join('');
  return { creation: text === '' ? undefined : fixAtStart(REDIRECTS_FILE, text), unread };
}

/** Old addresses that come over, and the first page, to which that of a site leads which has no start page. */
export function redirectsIn(site: SiteElsewhere, world: FindingWorld): RedirectsHere {
  const { find, sourceOf: sources, textOf } = world;
  const start = site.startsWithFirst === true ? startFor(site.entries, world) : undefined;
  return redirectsHere(site.redirects ?? [], start, {
    find,
    textOf,
    hasRoute: (route) => sources.has(route),
    hasBelow: (stem) => [...sources.keys()].some((route) => route.startsWith(stem)),
  });
}

/** Where the address of a site leads that has no start page; undefined where it has one, or redirects of its own. */
function startFor(entries: readonly EntryElsewhere[], { sourceOf: sources, textOf, find }: FindingWorld) {
  if (sources.has('/') || textOf(REDIRECTS_FILE) !== undefined) return undefined;
  const [first] = pagesNamed(entries, find).keys();
  return first === undefined || !/^[\w./-]+$/.test(first) ? undefined : first;
}
