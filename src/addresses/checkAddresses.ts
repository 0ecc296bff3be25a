import { type Diagnostic, errorOf, type Fix, warningOf } from '../model/diagnostic.ts';
import { groupBy } from '../model/values/groupBy.ts';
import { isPattern } from '../redirects/expandPatterns.ts';
import { addressTrunk, anchorsByTrunk } from '../redirects/movedAnchors.ts';
import type { Redirect } from '../redirects/planRedirects.ts';
import { isRedirectable } from '../redirects/readRedirect.ts';
import { redirectLine } from '../redirects/redirectLine.ts';
import { addressText, type LockedAddress } from './addressLock.ts';
import { movedPages, type PublishedPage, type SuccessorWorld, successorOf } from './successorOf.ts';

/** What locked addresses are held against. */
export interface AddressWorld {
  /** Every page of the site, by route. */
  readonly pages: ReadonlyMap<string, PublishedPage>;
  /** As written: one with a fault of its own is told of elsewhere. */
  readonly redirects: readonly Pick<Redirect, 'from' | 'to'>[];
  /** See `RouteTable`. */
  readonly drafts: ReadonlySet<string>;
  /** The correction that adds a line to `redirects.yaml`; undefined where the file is none to add lines to. */
  readonly added: (line: string) => Fix | undefined;
  /** Names the language of a route: what has moved is looked for among the pages of its own. */
  readonly languageOf?: (route: string) => string;
  /**
   * The route that a lost one is in another spelling, or that its file has moved to; undefined where neither is known.
   */
  readonly meant?: (route: string) => string | undefined;
}

/**
 * Locked addresses that would lead nowhere, each with the line for `redirects.yaml` that mends it.
 * May yield `lost-address`; a warning where the page has moved, and a heading did not go with it.
 */
export function checkAddresses(written: readonly LockedAddress[], world: AddressWorld): Diagnostic[] {
  const locked = spelledAsNow(written, world.pages);
  const targets = new Map(
    world.redirects.filter(({ from }) => !from.includes('#')).map(({ from, to }) => [addressTrunk(from), to]),
  );
  const moved = anchorsByTrunk(world.redirects);
  const gathering = world.redirects.filter((one) => isPattern(one) && !one.to.endsWith('*'));
  // One page in the place of many has the headings of none of them.
  const isGathered = (route: string, target: string) =>
    gathering.some(({ from, to }) => to === target && route.startsWith(from.slice(0, -1)));
  const known = new Set(locked.map(({ text }) => text));
  const { languageOf = () => '/', meant = () => undefined } = world;
  const worlds = worldsByLanguage(locked, { known, pages: world.pages, languageOf });
  const movedOn = new Map([...worlds.values()].flatMap((one) => [...movedPages(one)]));
  const suggest = (address: LockedAddress) => {
    const spoken = worlds.get(languageOf(address.route));
    return spoken === undefined ? '/' : successorOf(address, spoken);
  };
  // Where one leads on already, another that differs in case alone cannot: many hosts take both for one.
  const taken = new Map([...world.pages.keys(), ...targets.keys()].map((one) => [caseless(one), one]));
  const led = new Set<string>();
  const gone = (address: LockedAddress) => {
    const rival = taken.get(caseless(address.route));
    if (rival !== undefined && !sameTrunk(rival, address.route))
      return { ...lost(address, '/'), hint: caseHint(rival) };
    if (!isRedirectable(address.route)) return { ...lost(address, '/'), hint: HOST_HINT };
    const sure = meant(address.route) ?? movedOn.get(address.route);
    if (sure === undefined) return lost(address, suggest(address));
    // One that was published before may be another page, and one that moves back stands where its old redirect does.
    const isDoubtful =
      known.has(addressText(sure)) || targets.has(addressTrunk(sure)) || led.has(caseless(address.route));
    const fix = isDoubtful ? undefined : world.added(redirectLine(address.text, addressText(sure)));
    if (fix !== undefined) led.add(caseless(address.route));
    return { ...lost(address, addressText(sure)), ...(fix === undefined ? {} : { fix }) };
  };
  return locked.flatMap((address) => {
    const { route, slug } = address;
    const page = world.pages.get(route);
    const target = targets.get(addressTrunk(route));
    if (slug === undefined) {
      if (page !== undefined || target !== undefined) return [];
      return [world.drafts.has(route) ? withdrawn(address) : gone(address)];
    }
    if (moved.get(addressTrunk(route))?.some(([from]) => from === slug)) return [];
    if (page !== undefined) return page.isWhole && !page.slugs.has(slug) ? [lost(address, suggest(address))] : [];
    // The page itself is told of already.
    if (target === undefined || isGathered(route, target)) return [];
    const landing = landingOf(target, slug, world.pages);
    return landing === undefined ? [] : [left(address, landing)];
  });
}

/**
 * Published addresses as their pages spell them now: readers reach `/x/` as `/x`, `/x.html` and `/x/index.html`, too.
 */
function spelledAsNow(locked: readonly LockedAddress[], pages: AddressWorld['pages']): readonly LockedAddress[] {
  const routes = new Map([...pages.keys()].map((route) => [addressTrunk(route), route]));
  return locked.map((address) => {
    const route = pages.has(address.route) ? address.route : routes.get(addressTrunk(address.route));
    return route === undefined ? address : { ...address, route, text: addressText(route, address.slug) };
  });
}

/** What successors are looked for in, by language: what has moved is in its own. */
const worldsByLanguage = (
  locked: readonly LockedAddress[],
  { known, pages, languageOf }: Pick<SuccessorWorld, 'known' | 'pages'> & Required<Pick<AddressWorld, 'languageOf'>>,
): ReadonlyMap<string, SuccessorWorld> =>
  new Map(
    [...groupBy(locked, ({ route }) => languageOf(route))].map(([language, own]) => {
      const spoken = new Map([...pages].filter(([route]) => languageOf(route) === language));
      const originalOf = (route: string) => {
        const original = route.slice(language.length - 1);
        return language !== '/' && pages.get(original)?.isListed ? original : undefined;
      };
      return [language, { known, locked: own, pages: spoken, originalOf }];
    }),
  );

/** The page on whose top a reader of the heading would land; undefined where all is well, or not ours to say. */
function landingOf(target: string, slug: string, pages: AddressWorld['pages']): string | undefined {
  if (target.includes('#')) return undefined;
  const page = pages.get(target.replace(/\?.*$/, ''));
  return page === undefined || !page.isWhole || page.slugs.has(slug) ? undefined : target;
}

const lost = ({ text, slug, place }: LockedAddress, successor: string): Diagnostic =>
  errorOf('lost-address', {
    message: `\`${text}\` was published, but the ${slug === undefined ? 'page' : 'heading'} no longer exists.`,
    place,
    hint: `add to redirects.yaml: ${redirectLine(text, successor)}`,
  });

const caseless = (address: string) => addressTrunk(address).toLowerCase();

const sameTrunk = (one: string, other: string) => addressTrunk(one) === addressTrunk(other);

const caseHint = (rival: string) =>
  `delete the line: it differs from \`${rival}\` only in case, and many hosts take both for one address`;

const HOST_HINT = 'add a redirect rule of your host, which redirects.yaml has none for, and delete the line';

const withdrawn = ({ text, place }: LockedAddress): Diagnostic =>
  errorOf('lost-address', {
    message: `\`${text}\` was published, and its page is a draft now.`,
    place,
    hint: 'write `draft: false` in its front matter, or delete the lines of the page from addresses.lock',
  });

const left = ({ text, place }: LockedAddress, landing: string): Diagnostic =>
  warningOf('lost-address', {
    message: `\`${text}\` now lands at the top of \`${landing}\`, which does not have this heading.`,
    place,
    hint: `add to redirects.yaml: ${redirectLine(text, landing)}`,
  });

/**
 * Published addresses that are not locked yet, as `addressText` writes them. Those of unlisted pages are nobody's
 * business.
 */
export const freshAddresses = (
  locked: readonly LockedAddress[],
  pages: ReadonlyMap<string, PublishedPage>,
): readonly string[] => {
  const known = new Set(locked.map(({ text }) => text));
  return [...pages]
    .filter(([, { isListed }]) => isListed)
    .flatMap(([route, { headings }]) => [addressText(route), ...headings.map((slug) => addressText(route, slug))])
    .filter((text) => !known.has(text))
    .sort();
};
