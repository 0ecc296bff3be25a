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
  const patterns = written
    .filter(isPattern)
    .map(patternOf)
    .sort((one, other) => other.oldStart.length - one.oldStart.length);
  if (patterns.length === 0) return { redirects: written, diagnostics: [] };
  const lines = written.filter((redirect) => !isPattern(redirect));
  const pages = world.routes.filter((route) => !route.endsWith('/404.html') && world.isUnlisted?.(route) !== true);
  const known = [...pages, ...lines.map(({ from }) => from).filter((from) => !from.includes('#'))];
  const targets = known.map((address) => ({ address, isAround: false }));
  const taken = new Set(lines.map(({ from }) => sourceKey(from)));
  const stepsFrom = createSteps(patterns);
  const grow = (pattern: Pattern): boolean => {
    const before = pattern.made.length;
    const pairs = pairsOf(pattern, () => [...targets, ...stepsFrom(pattern).flatMap(targetsBy)]);
    for (const { from, to, isAround } of pairs) {
      if (taken.has(sourceKey(from)) || !world.isFree(from)) continue;
      taken.add(sourceKey(from));
      pattern.made.push({ redirect: { ...pattern.line, from, to, isOfPattern: true }, isAround });
    }
    return pattern.made.length > before;
  };
  // What one pattern stands for may stand below another one.
  for (const _ of patterns) if (!patterns.map(grow).includes(true)) break;
  return {
    redirects: [...lines, ...patterns.flatMap(({ made }) => made.map(({ redirect }) => redirect))],
    diagnostics: patterns.flatMap((pattern) => (pattern.made.length > 0 ? [] : idle(pattern, known))),
  };
}

interface Pattern {
  readonly line: WrittenRedirect;
  /** What its old addresses begin with, as `/old/`. */
  readonly oldStart: string;
  /** What its new addresses begin with, as `/new/`. */
  readonly newStart: string;
  /** What it stands for, as far as that is known. */
  readonly made: { readonly redirect: WrittenRedirect; readonly isAround: boolean }[];
}

const patternOf = (line: WrittenRedirect): Pattern => ({
  line,
  oldStart: line.from.slice(0, -1),
  newStart: line.to.slice(0, -1),
  made: [],
});

/** From a pattern to another one, whose old addresses may be among its new ones. */
interface Step {
  readonly next: Pattern;
  /** Whether it goes around a circle, from a new address that is above the old one: such steps are made once. */
  readonly isAround: boolean;
}

/** An address that a pattern may lead to. */
interface Target {
  readonly address: string;
  /** Whether a step around a circle leads there. */
  readonly isAround: boolean;
}

/** Yields what tells the steps from a pattern. */
function createSteps(patterns: readonly Pattern[]): (pattern: Pattern) => readonly Step[] {
  const reachedFrom = once((pattern: Pattern) => reached(pattern, patterns));
  const leadsTo = (one: Pattern, other: Pattern) => leadsOn(one, other) || reachedFrom(one).has(other);
  return once((pattern) =>
    patterns
      .filter((next) => next !== pattern && leadsOn(pattern, next))
      .map((next) => ({ next, isAround: !pattern.newStart.startsWith(next.oldStart) && leadsTo(next, pattern) })),
  );
}

/** The addresses to which a step leads. */
const targetsBy = ({ next, isAround }: Step): readonly Target[] =>
  next.made
    .filter((one) => !(isAround && one.isAround))
    .map((one) => ({ address: one.redirect.from, isAround: isAround || one.isAround }));

/** Whether what one pattern leads to may be what another stands for. */
const leadsOn = (one: Pattern, other: Pattern): boolean =>
  one.newStart.startsWith(other.oldStart) || other.oldStart.startsWith(one.newStart);

/** All patterns that one leads on to, by others, too. */
function reached(pattern: Pattern, patterns: readonly Pattern[]): ReadonlySet<Pattern> {
  const found = new Set<Pattern>();
  const add = (one: Pattern) => {
    for (const other of patterns) if (leadsOn(one, other)) found.add(other);
  };
  add(pattern);
  // The set grows while it is gone through.
  for (const one of found) add(one);
  return found;
}

/** Each address below the new one of a pattern, with the old one that leads there. */
function pairsOf({ line, oldStart, newStart }: Pattern, targets: () => readonly Target[]) {
  if (line.published !== undefined) return line.published.map((from) => ({ from, to: line.to, isAround: false }));
  // Below `/`, what is at the old addresses themselves has not come from there.
  const isOld = (address: string) =>
    oldStart !== newStart && oldStart.startsWith(newStart) && address.startsWith(oldStart);
  return targets()
    .filter(({ address }) => address.startsWith(newStart) && !isOld(address))
    .map(({ address, isAround }) => ({
      from: oldStart + address.slice(newStart.length),
      to: asTarget(address),
      isAround,
    }));
}

/** What is wrong with a pattern that redirects nothing. */
function idle({ line, oldStart, newStart }: Pattern, addresses: readonly string[]): readonly Diagnostic[] {
  const { from, to, published, place, targetPlace = place } = line;
  if (published?.length === 0) {
    const message = `\`addresses.lock\` lists no address below \`${oldStart}\`, so nobody knows which ones lead to \`${to}\`.`;
    const hint = `list them there, or write a line for each here; for pages that are below another address now, write \`${from}: /new/*\``;
    return [errorOf('redirect-source', { message, place, hint })];
  }
  if (published !== undefined || addresses.some((address) => address.startsWith(newStart))) {
    const message = `\`${from}\` redirects nothing: at each of its addresses is a page, or another line redirects it.`;
    return [errorOf('redirect-shadows-page', { message, place, hint: 'delete the line' })];
  }
  const folders = new Set(addresses.flatMap((address) => /^(.*\/)[^/]+\/?$/.exec(address)?.[1] ?? []));
  return [
    errorOf('redirect-target', {
      message: `There is no page below \`${newStart}\`.`,
      place: targetPlace,
      hint:
        didYouMean(
          to,
          [...folders].map((folder) => `${folder}*`),
        ) ?? 'write an address below which there are pages, such as `/*`',
    }),
  ];
}
