import { type Diagnostic, errorOf } from '../model/diagnostic.ts';
import { once } from '../model/lazy.ts';
import { didYouMean } from '../model/text/nearest.ts';
import { sourceKey } from './movedAnchors.ts';
import type { WrittenRedirect } from './readRedirects.ts';
import type { RedirectWorld } from './redirectWorld.ts';
import { asTarget } from './targetPath.ts';

/** What the addresses that patterns stand for are found by. */
interface PatternWorld extends Pick<RedirectWorld, 'routes' | 'isUnlisted'> {
  /** Whether neither a page nor a file stands at an address, nor something that many hosts take for it. */
  readonly isFree: (address: string) => boolean;
}

/** Whether a redirect stands for all pages below an address: `/old/*: /new/*`, or `/old/*: /new/`. */
export const isPattern = ({ from }: Pick<WrittenRedirect, 'from'>): boolean => from.endsWith('/*');

/**
 * Redirects with those in place of patterns that they stand for. A host of files answers at addresses that are known,
 * so `/old/*: /new/*` is one redirect for each page below `/new/`, and for each old address there, by which pages that
 * have moved on since are found. In a circle of patterns, one whose new address holds all of another's old one is led
 * on to by that once only: `/a/*: /*` and `/b/*: /*` would make `/a/b/a/b/…` without end. `/old/*: /new/` is one for
 * each address below `/old/` that is known to have been published. A page or file at the old address stays, a line of
 * its own and a longer pattern take precedence, and an unlisted page, whose address nothing may name, has none. May
 * yield `redirect-source`, `redirect-target` and `redirect-shadows-page`.
 */
export function expandPatterns(
  written: readonly WrittenRedirect[],
  world: PatternWorld,
): { readonly redirects: readonly WrittenRedirect[]; readonly diagnostics: readonly Diagnostic[] } {
  const patterns = written.filter(isPattern).sort((one, other) => other.from.length - one.from.length);
  if (patterns.length === 0) return { redirects: written, diagnostics: [] };
  const lines = written.filter((redirect) => !isPattern(redirect));
  const pages = world.routes.filter((route) => !route.endsWith('/404.html') && world.isUnlisted?.(route) !== true);
  const taken = new Set(lines.map(({ from }) => sourceKey(from)));
  const old = lines.map(({ from }) => from).filter((from) => !from.includes('#'));
  const known = [...pages, ...old].map((from) => ({ from, isAround: false }));
  const made = new Map<WrittenRedirect, MadeRedirect[]>(patterns.map((pattern) => [pattern, []]));
  const reachedFrom = once((pattern: WrittenRedirect) => reached(pattern, patterns));
  const isCircle = (one: WrittenRedirect, other: WrittenRedirect) => leadsOn(one, other) || reachedFrom(one).has(other);
  const leadingTo = (pattern: WrittenRedirect, [one, redirects]: readonly [WrittenRedirect, MadeRedirect[]]) => {
    if (one === pattern || !leadsOn(pattern, one)) return [];
    const isBelow = stemsOf(pattern)[1].startsWith(stemsOf(one)[0]);
    return isBelow || !isCircle(one, pattern) ? redirects : onceAround(redirects);
  };
  const addressesFor = (pattern: WrittenRedirect) => [...known, ...[...made].flatMap((one) => leadingTo(pattern, one))];
  // What one pattern stands for may stand below another one.
  for (const _ of patterns) {
    let isMore = false;
    for (const [pattern, own] of made)
      for (const { from, to, isAround } of pairsOf(pattern, () => addressesFor(pattern))) {
        if (taken.has(sourceKey(from)) || !world.isFree(from)) continue;
        taken.add(sourceKey(from));
        own.push({ redirect: { ...pattern, from, to, isOfPattern: true }, from, isAround });
        isMore = true;
      }
    if (!isMore) break;
  }
  return {
    redirects: [...lines, ...[...made.values()].flat().map(({ redirect }) => redirect)],
    diagnostics: [...made].flatMap(([pattern, own]) => (own.length > 0 ? [] : idle(pattern, [...pages, ...old]))),
  };
}

/** An address that a pattern may lead to. */
interface LeadingOn {
  readonly from: string;
  /** Whether it is by a pattern whose new address is above the old one of another, in a circle. */
  readonly isAround: boolean;
}

interface MadeRedirect extends LeadingOn {
  readonly redirect: WrittenRedirect;
}

const onceAround = (redirects: readonly MadeRedirect[]): readonly LeadingOn[] =>
  redirects.flatMap(({ from, isAround }) => (isAround ? [] : [{ from, isAround: true }]));

/** Whether what one pattern leads to may be what another stands for. */
function leadsOn(one: WrittenRedirect, other: WrittenRedirect): boolean {
  const [to, from] = [stemsOf(one)[1], stemsOf(other)[0]];
  return to.startsWith(from) || from.startsWith(to);
}

/** All patterns that one leads on to, by others, too. */
function reached(pattern: WrittenRedirect, patterns: readonly WrittenRedirect[]): ReadonlySet<WrittenRedirect> {
  const found = new Set<WrittenRedirect>();
  // The set grows while it is gone through.
  const add = (one: WrittenRedirect) => {
    for (const other of patterns) if (leadsOn(one, other)) found.add(other);
  };
  add(pattern);
  for (const one of found) add(one);
  return found;
}

/** Each address below the new one of a pattern, with the old one that leads there. */
function pairsOf(pattern: WrittenRedirect, addresses: () => readonly LeadingOn[]) {
  if (pattern.published !== undefined)
    return pattern.published.map((from) => ({ from, to: pattern.to, isAround: false }));
  const [start, end] = stemsOf(pattern);
  // Below `/`, what is at the old addresses themselves has not come from there.
  const isOld = (address: string) => start !== end && start.startsWith(end) && address.startsWith(start);
  return addresses()
    .filter(({ from }) => from.startsWith(end) && !isOld(from))
    .map(({ from, isAround }) => ({ from: start + from.slice(end.length), to: asTarget(from), isAround }));
}

const stemsOf = ({ from, to }: WrittenRedirect) => [from.slice(0, -1), to.slice(0, -1)] as const;

/** What is wrong with a pattern that redirects nothing. */
function idle(pattern: WrittenRedirect, addresses: readonly string[]): readonly Diagnostic[] {
  const { from, to, place, targetPlace = place } = pattern;
  const [start, end] = stemsOf(pattern);
  if (pattern.published?.length === 0) {
    const message = `\`addresses.lock\` lists no address below \`${start}\`, so nobody knows which ones lead to \`${to}\`.`;
    const hint = `list them there, or write a line for each here; for pages that are below another address now, write \`${from}: /new/*\``;
    return [errorOf('redirect-source', { message, place, hint })];
  }
  if (pattern.published !== undefined || addresses.some((address) => address.startsWith(end))) {
    const message = `\`${from}\` redirects nothing: at each of its addresses is a page, or another line redirects it.`;
    return [errorOf('redirect-shadows-page', { message, place, hint: 'delete the line' })];
  }
  const folders = new Set(addresses.flatMap((address) => /^(.*\/)[^/]+\/?$/.exec(address)?.[1] ?? []));
  return [
    errorOf('redirect-target', {
      message: `There is no page below \`${end}\`.`,
      place: targetPlace,
      hint:
        didYouMean(
          to,
          [...folders].map((folder) => `${folder}*`),
        ) ?? 'write an address below which there are pages, such as `/*`',
    }),
  ];
}
