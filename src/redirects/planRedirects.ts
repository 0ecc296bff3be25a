import type { Diagnostic } from '../model/diagnostic.ts';
import { lazy } from '../model/lazy.ts';
import { isReserved } from '../routes/planRoutes.ts';
import { routesAt } from '../routes/routeOf.ts';
import { expandPatterns, isPattern } from './expandPatterns.ts';
import { addressTrunk, anchorsByTrunk, sourceKey } from './movedAnchors.ts';
import type { WrittenRedirect } from './readRedirects.ts';
import {
  astrayFault,
  baseFault,
  caseFault,
  chainFault,
  draftFault,
  duplicateFault,
  loopFault,
  reservedFault,
  selfFault,
  shadowFault,
  targetFault,
} from './redirectFaults.ts';
import type { RedirectWorld } from './redirectWorld.ts';

/** A redirect that will be published: straight to its end. */
export interface Redirect {
  /** Path under the base, as written; with a fragment, a heading that its page does not have any more. */
  readonly from: string;
  /** Path under the base with query and fragment, or a full URL. */
  readonly to: string;
}

/** Redirects as they will be published, and what is wrong with those that are written. */
export interface RedirectPlan {
  readonly redirects: readonly Redirect[];
  readonly diagnostics: readonly Diagnostic[];
}

/**
 * Checks redirects and flattens chains.
 * May yield `redirect-shape` (a warning), `duplicate-redirect`, `redirect-loop`, `redirect-chain` (a warning),
 * `redirect-shadows-page`, `redirect-source`, `redirect-target`.
 */
export function planRedirects(written: readonly WrittenRedirect[], world: RedirectWorld): RedirectPlan {
  const byKey = lazy(() => new Map(world.addresses().map((address) => [sourceKey(address), address])));
  const isFree = (address: string) =>
    !isKeptAt(address, world) &&
    !isDraftAt(address, world) &&
    pageAt(address, world) === undefined &&
    !byKey().has(sourceKey(address));
  const expanded = expandPatterns(written, { ...world, isFree });
  // Of a pattern it is told as it is written, and not of each redirect that it stands for.
  const ofPatterns = written.filter(isPattern).flatMap((one) => baseFaultIn(one, world));
  const diagnostics: Diagnostic[] = [...expanded.diagnostics, ...ofPatterns];
  const bySource = new Map<string, WrittenRedirect>();
  for (const redirect of expanded.redirects) {
    const key = sourceKey(redirect.from);
    const first = bySource.get(key);
    if (first !== undefined) diagnostics.push(duplicateFault(redirect, first));
    else bySource.set(key, redirect);
  }
  const known: Known = { bySource, world, endOf: endsOf(bySource, world), loops: new Set(), byKey };
  const redirects: Redirect[] = [];
  for (const redirect of bySource.values()) {
    const source = judgeSource(redirect, known);
    diagnostics.push(...source.diagnostics);
    if (source.isRefused) continue;
    const target = judgeTarget(redirect, known);
    diagnostics.push(...target.diagnostics);
    if (target.to !== undefined) redirects.push({ from: redirect.from, to: target.to });
  }
  return { redirects: redirects.sort((a, b) => (a.from < b.from ? -1 : 1)), diagnostics };
}

/** What one redirect is judged by. */
interface Known {
  readonly bySource: ReadonlyMap<string, WrittenRedirect>;
  readonly world: RedirectWorld;
  /** The addresses of the site by their keys. */
  readonly byKey: () => ReadonlyMap<string, string>;
  readonly endOf: (redirect: WrittenRedirect) => End;
  /** The loops that are told of. */
  readonly loops: Set<readonly WrittenRedirect[]>;
}

/** What is wrong with the address that a redirect begins at, and whether nothing can lead on from there. */
function judgeSource(
  redirect: WrittenRedirect,
  { world, byKey }: Known,
): { readonly isRefused: boolean; readonly diagnostics: readonly Diagnostic[] } {
  const { from, to } = redirect;
  if (isKeptAt(from, world)) return { isRefused: true, diagnostics: [reservedFault(redirect)] };
  const diagnostics = redirect.isOfPattern ? [] : baseFaultIn(redirect, world);
  const shadowed = pageAt(from, world);
  // A dev server shows drafts: what a build warns of is no error there.
  const isOfDraft = !from.includes('#') && isDraftAt(from, world);
  if (isOfDraft) diagnostics.push(draftFault(redirect));
  else if (shadowed !== undefined) diagnostics.push(shadowFault(redirect, shadowed, world));
  if (shadowed !== undefined) return { isRefused: true, diagnostics };
  const likeness = byKey().get(sourceKey(from));
  if (likeness === undefined) return { isRefused: false, diagnostics };
  const isRound = sourceKey(addressTrunk(to)) === sourceKey(likeness);
  diagnostics.push(isRound ? selfFault(redirect, likeness, world) : caseFault(redirect, likeness, world));
  return { isRefused: isRound, diagnostics };
}

/** Where a redirect leads in the end, which is undefined for one that leads nowhere, and what is wrong with that. */
function judgeTarget(
  redirect: WrittenRedirect,
  { bySource, world, loops, endOf }: Known,
): { readonly to?: string; readonly diagnostics: readonly Diagnostic[] } {
  if (isAstray(redirect, bySource, world)) return { diagnostics: [astrayFault(redirect, world)] };
  const end = endOf(redirect);
  if ('loop' in end) {
    // Each of them leads into it.
    if (loops.has(end.loop)) return { diagnostics: [] };
    loops.add(end.loop);
    return { diagnostics: [loopFault(end.loop)] };
  }
  const { last, to } = end;
  const chained = last !== redirect && !redirect.isOfPattern ? [chainFault(redirect, to)] : [];
  const fault = targetFault({ ...last, to }, world);
  if (fault === undefined) return { to, diagnostics: chained };
  // Of one that leads on by others, the last one's target is at fault.
  const place = (last === redirect ? redirect.targetPlace : undefined) ?? redirect.place;
  return { diagnostics: [...chained, { ...fault, place }] };
}

/** What is told of an old address that seems to have the base in it: nothing where the site has such a folder. */
const baseFaultIn = (redirect: WrittenRedirect, { base = '/', routes }: RedirectWorld): Diagnostic[] =>
  base !== '/' && redirect.from.startsWith(base) && !routes.some((route) => route.startsWith(base))
    ? [baseFault(redirect, base)]
    : [];

/** What stands at an old address: a page or file, or the heading of a page. */
function pageAt(from: string, world: RedirectWorld): string | undefined {
  const trunk = addressTrunk(from);
  const route = routesAt(trunk).find(world.hasRoute);
  // What is below `assets/` may have been a file of another generator.
  if (isReserved(trunk) && !trunk.startsWith('/assets/')) return trunk;
  const slug = anchorsByTrunk([{ from, to: '' }]).get(trunk)?.[0]?.[0];
  if (slug === undefined) return fileAt(from, world) ?? route;
  return route !== undefined && world.anchorsAt(route)?.has(slug) ? `${route}#${slug}` : undefined;
}

/** The file of the site that stands at an old address; undefined for none. */
export function fileAt(from: string, { hasAsset }: Pick<RedirectWorld, 'hasAsset'>): string | undefined {
  const trunk = addressTrunk(from);
  // The last two are the files of its small pages.
  return [from, trunk, `${trunk}.html`, `${trunk.replace(/\/$/, '')}/index.html`].find(hasAsset);
}

/** Whether a path is among the files that docsgen names by their content. */
const isKeptAt = (from: string, { isKept }: RedirectWorld) => isKept(from) || isKept(`${addressTrunk(from)}/`);

const isDraftAt = (from: string, { isDraft }: RedirectWorld) => routesAt(addressTrunk(from)).some(isDraft);

/** Whether nothing answers at the page of an old heading, neither a page nor a redirect: only that could lead on. */
const isAstray = ({ from }: WrittenRedirect, bySource: ReadonlyMap<string, unknown>, world: RedirectWorld) =>
  !bySource.has(sourceKey(addressTrunk(from))) &&
  !routesAt(addressTrunk(from)).some((route) => world.hasRoute(route) && !world.isDraft(route));

/** Where a redirect leads in the end, and by which redirect at last; or the loop that it leads into. */
type End =
  | { readonly last: WrittenRedirect; readonly to: string; readonly answersHeadings: boolean }
  | { readonly loop: readonly WrittenRedirect[] };

/** Follows redirects to their ends. Each is followed once: thousands may stand in one chain. */
function endsOf(bySource: ReadonlyMap<string, WrittenRedirect>, world: RedirectWorld): (start: WrittenRedirect) => End {
  const known = new Map<WrittenRedirect, End>();
  return (start) => {
    const trail = new Set<WrittenRedirect>();
    let at: WrittenRedirect | undefined = start;
    for (; at !== undefined && !known.has(at) && !trail.has(at); at = nextOf(at, bySource, world)) trail.add(at);
    const steps = [...trail];
    const loop = at !== undefined && trail.has(at) ? { loop: [...steps.slice(steps.indexOf(at)), at] } : undefined;
    let end = loop ?? (at && known.get(at));
    for (const step of steps.reverse()) {
      end = endBy(step, end);
      known.set(step, end);
    }
    return end ?? endBy(start, undefined);
  };
}

/** Where a redirect leads in the end, from where the next one does. */
function endBy(step: WrittenRedirect, next: End | undefined): End {
  const isOfHeading = step.from.includes('#');
  if (next === undefined) return { last: step, to: step.to, answersHeadings: isOfHeading };
  if ('loop' in next) return next;
  return { ...next, to: carry(step.to, next), answersHeadings: isOfHeading || next.answersHeadings };
}

/** The redirect that leads on from where another ends, if any does. */
const nextOf = ({ to }: WrittenRedirect, bySource: ReadonlyMap<string, WrittenRedirect>, world: RedirectWorld) =>
  to.startsWith('/') ? (to.includes('#') && bySource.get(sourceKey(to))) || redirectAt(to, bySource, world) : undefined;

/** The redirect that begins where another ends, whatever the heading; none where a page stands there. */
function redirectAt(
  address: string,
  bySource: ReadonlyMap<string, WrittenRedirect>,
  { hasRoute }: RedirectWorld,
): WrittenRedirect | undefined {
  const trunk = addressTrunk(address);
  return routesAt(trunk).some(hasRoute) ? undefined : bySource.get(sourceKey(trunk));
}

/** Where redirects lead from the address `by`: query and fragment are kept, as hosts and browsers keep them. */
function carry(by: string, { to, answersHeadings }: Exclude<End, { readonly loop: unknown }>): string {
  const [, query = '', hash = ''] = /^[^?#]*(\?[^#]*)?(#.*)?$/s.exec(by) ?? [];
  const [, path = '', ownQuery, ownHash] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(to) ?? [];
  return path + (ownQuery ?? query) + (ownHash ?? (answersHeadings ? '' : hash));
}
