import type { Diagnostic } from '../model/diagnostic.ts';
import { didYouMean } from '../model/nearest.ts';
import type { Translation } from '../model/translationOf.ts';
import { isReserved } from '../routes/planRoutes.ts';
import { routesAt } from '../routes/routeOf.ts';
import { routesMeant } from '../routes/routesMeant.ts';
import { lazy } from '../system/lazy.ts';
import { addressTrunk, anchorsByTrunk } from './movedAnchors.ts';
import type { WrittenRedirect } from './readRedirects.ts';

/** A redirect that will be published: straight to its end. */
export interface Redirect {
  /** Path under the base, as written; with a fragment, a heading that its page does not have any more. */
  readonly from: string;
  /** Path under the base with query and fragment, or a full URL. */
  readonly to: string;
}

/** What redirects are checked against. */
export interface RedirectWorld {
  readonly hasRoute: (route: string) => boolean;
  /** Whether a file is published at a path. */
  readonly hasAsset: (path: string) => boolean;
  readonly hasAnchor: (route: string, anchor: string) => boolean;
  readonly routes: readonly string[];
  /** The site's other languages. */
  readonly translations?: readonly Translation[];
  /** Routes and paths of files. */
  readonly addresses: () => readonly string[];
  /** Whether a draft that is left out would stand at a route. */
  readonly isDraft: (route: string) => boolean;
  /** Whether browsers keep for ever what they find at a path. */
  readonly isKept: (path: string) => boolean;
}

/** Redirects as they will be published, and what is wrong with those that are written. */
export interface RedirectPlan {
  readonly redirects: readonly Redirect[];
  readonly diagnostics: readonly Diagnostic[];
}

/**
 * Checks redirects and flattens chains.
 * May yield `duplicate-redirect`, `redirect-loop`, `redirect-chain` (a warning), `redirect-shadows-page`,
 * `redirect-source`, `redirect-target`.
 */
export function planRedirects(written: readonly WrittenRedirect[], world: RedirectWorld): RedirectPlan {
  const diagnostics: Diagnostic[] = [];
  const bySource = new Map<string, WrittenRedirect>();
  for (const redirect of written) {
    const key = sourceKey(redirect.from);
    const first = bySource.get(key);
    if (first !== undefined) diagnostics.push(duplicate(redirect, first));
    else bySource.set(key, redirect);
  }
  const redirects: Redirect[] = [];
  const byKey = lazy(() => new Map(world.addresses().map((address) => [sourceKey(address), address])));
  const loops = new Set<string>();
  for (const redirect of bySource.values()) {
    if (isKeptAt(redirect.from, world)) {
      diagnostics.push(kept(redirect));
      continue;
    }
    const shadowed = pageAt(redirect.from, world);
    // A dev server shows drafts: what a build warns of is no error there.
    const isOfDraft = !redirect.from.includes('#') && isDraftAt(redirect.from, world);
    if (isOfDraft) diagnostics.push(ofDraft(redirect));
    if (shadowed !== undefined) {
      if (!isOfDraft) diagnostics.push(shadows(redirect, shadowed));
      continue;
    }
    const likeness = redirect.from.includes('#') ? undefined : byKey().get(sourceKey(redirect.from));
    if (likeness !== undefined) {
      const isRound = sourceKey(addressTrunk(redirect.to)) === sourceKey(likeness);
      diagnostics.push(differsInCase(redirect, likeness, isRound));
      if (isRound) continue;
    }
    if (isAstray(redirect, bySource, world)) {
      diagnostics.push(astray(redirect, world));
      continue;
    }
    const trail = follow(redirect, bySource, world);
    const last = trail.at(-1) ?? redirect;
    if ('loop' in last) {
      const round = trail.slice(trail.findIndex(({ from }) => from === last.from));
      // Each of them leads into it.
      const name = round.map(({ from }) => from).sort()[0] ?? '';
      if (!loops.has(name)) diagnostics.push(loop(round));
      loops.add(name);
      continue;
    }
    const to = trail.reduce((carried, step) => carry(carried, step), '');
    if (trail.length > 1) diagnostics.push(chain(redirect, to));
    const fault = targetFault({ ...last, to }, world);
    if (fault === undefined) redirects.push({ from: redirect.from, to });
    else diagnostics.push({ ...fault, place: redirect.place });
  }
  return { redirects: redirects.sort((a, b) => (a.from < b.from ? -1 : 1)), diagnostics };
}

/** `/x`, `/x/`, `/x.html` and `/x/index.html` are one address to a reader, and so is another case to many hosts. */
const sourceKey = (from: string) => {
  const [path = '', hash] = from.split('#');
  const trunk = addressTrunk(path).toLowerCase();
  return hash === undefined ? trunk : `${trunk}#${hash}`;
};

/** What stands at an old address: a page or file, or the heading of a page. */
function pageAt(from: string, world: RedirectWorld): string | undefined {
  const trunk = addressTrunk(from);
  const route = routesAt(trunk).find(world.hasRoute);
  // What is below `assets/` may have been a file of another generator.
  if (isReserved(trunk) && !trunk.startsWith('/assets/')) return trunk;
  const slug = anchorsByTrunk([{ from, to: '' }]).get(trunk)?.[0]?.[0];
  // The last two are the files of its small pages.
  const files = [from, trunk, `${trunk}.html`, `${trunk.replace(/\/$/, '')}/index.html`];
  if (slug === undefined) return files.find((path) => world.hasAsset(path)) ?? route;
  return route !== undefined && world.hasAnchor(route, slug) ? `${route}#${slug}` : undefined;
}

/** Whether a path is among the files that docsgen names by their content. */
const isKeptAt = (from: string, { isKept }: RedirectWorld) => isKept(from) || isKept(`${addressTrunk(from)}/`);

const isDraftAt = (from: string, { isDraft }: RedirectWorld) => routesAt(addressTrunk(from)).some(isDraft);

/** A heading can only be led on from by what answers at its page's address: a page, or the redirect of one. */
const isAstray = ({ from }: WrittenRedirect, bySource: ReadonlyMap<string, unknown>, world: RedirectWorld) =>
  from.includes('#') &&
  !bySource.has(sourceKey(addressTrunk(from))) &&
  !routesAt(addressTrunk(from)).some((route) => world.hasRoute(route) && !world.isDraft(route));

type Step = WrittenRedirect | (WrittenRedirect & { readonly loop: true });

function follow(start: WrittenRedirect, bySource: ReadonlyMap<string, WrittenRedirect>, world: RedirectWorld): Step[] {
  const trail: Step[] = [start];
  const seen = new Set([sourceKey(start.from)]);
  for (let at: WrittenRedirect = start; at.to.startsWith('/'); ) {
    const next = (at.to.includes('#') && bySource.get(sourceKey(at.to))) || redirectAt(at.to, bySource, world);
    if (next === undefined) return trail;
    if (seen.has(sourceKey(next.from))) return [...trail, { ...next, loop: true }];
    seen.add(sourceKey(next.from));
    trail.push(next);
    at = next;
  }
  return trail;
}

/** What leads on from where an address leads, without its heading: nothing from a page, though one in another case does. */
function redirectAt(
  address: string,
  bySource: ReadonlyMap<string, WrittenRedirect>,
  { hasRoute }: RedirectWorld,
): WrittenRedirect | undefined {
  const trunk = addressTrunk(address);
  return routesAt(trunk).some(hasRoute) ? undefined : bySource.get(sourceKey(trunk));
}

/** Where a step leads one who comes by the address `by`: its query and fragment are kept, as hosts and browsers do. */
function carry(by: string, { from, to }: WrittenRedirect): string {
  const [, query = '', hash = ''] = /^[^?#]*(\?[^#]*)?(#.*)?$/s.exec(by) ?? [];
  const [, path = '', ownQuery, ownHash] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(to) ?? [];
  // A step that begins at a heading has answered for it.
  return path + (ownQuery ?? query) + (ownHash ?? (from.includes('#') ? '' : hash));
}

const duplicate = ({ from, place }: WrittenRedirect, first: WrittenRedirect): Diagnostic => ({
  severity: 'error',
  code: 'duplicate-redirect',
  message: `\`${from}\` is already redirected, as \`${first.from}\`.`,
  place,
  hint: 'delete one of the two lines',
  related: [first.place],
});

const shadows = ({ from, place }: WrittenRedirect, route: string): Diagnostic => ({
  severity: 'error',
  code: 'redirect-shadows-page',
  message: `\`${from}\` cannot be redirected: it is a page, heading or file, \`${route}\`.`,
  place,
  hint: 'delete the line, or move what is there',
});

/** On many hosts and systems both are one file, so that the build writes no small page for the redirect. */
function differsInCase({ from, place }: WrittenRedirect, likeness: string, isRound: boolean): Diagnostic {
  const differs = `\`${from}\` differs from \`${likeness}\` only in case`;
  return {
    severity: isRound ? 'error' : 'warning',
    code: 'redirect-shadows-page',
    message: isRound
      ? `${differs}, so it cannot be redirected there: many hosts take both for one address.`
      : `${differs}: it is redirected only by hosts that read \`_redirects\`.`,
    place,
    hint: isRound ? 'delete the line' : 'delete the line, or rename what is there',
  };
}

const kept = ({ from, place }: WrittenRedirect): Diagnostic => ({
  severity: 'error',
  code: 'redirect-shadows-page',
  message: `\`${from}\` cannot be redirected: docsgen's own files have such names, which browsers keep for ever.`,
  place,
  hint: 'delete the line',
});

const ofDraft = ({ from, place }: WrittenRedirect): Diagnostic => ({
  severity: 'warning',
  code: 'redirect-shadows-page',
  message: `\`${from}\` is the address of a draft: once it is published, it cannot be redirected.`,
  place,
  hint: 'delete the line, or move the draft',
});

function astray({ from, to, place }: WrittenRedirect, { isDraft }: RedirectWorld): Diagnostic {
  const path = from.replace(/#.*$/, '');
  const fault = { severity: 'error', code: 'redirect-source', place } as const;
  if (isDraft(path))
    return {
      ...fault,
      message: `The page \`${path}\` is a draft, so its headings cannot be redirected.`,
      hint: 'delete the line, or `draft: true` from the front matter of that page',
    };
  return {
    ...fault,
    message: `\`${path}\` is neither a page nor an old address, so its headings cannot be redirected.`,
    hint: `${path}: ${to.replace(/#.*$/, '')}`,
  };
}

/** So many places of a loop are shown. */
const SHOWN = 8;

/** `round`: the redirects of a loop, the first once more at the end. */
function loop(round: readonly Step[]): Diagnostic {
  const [first, ...rest] = round.slice(0, -1);
  return {
    severity: 'error',
    code: 'redirect-loop',
    message: `These redirects form a loop: ${round.map(({ from }) => from).join(' → ')}.`,
    ...(first === undefined ? {} : { place: first.place }),
    hint: 'point one of them to a page',
    related: rest.slice(0, SHOWN).map(({ place }) => place),
  };
}

const chain = ({ from, to: written, place, targetPlace }: WrittenRedirect, to: string): Diagnostic => ({
  severity: 'warning',
  code: 'redirect-chain',
  message: `\`${from}\` redirects to another redirect.`,
  place,
  hint: `${from}: ${to}`,
  // What YAML would read in another way is left to the writer.
  ...(targetPlace !== undefined && /^[\w./#?&=%~-]+$/.test(to)
    ? { fix: { place: targetPlace, was: written, text: to } }
    : {}),
});

function targetFault({ to }: WrittenRedirect, world: RedirectWorld): Diagnostic | undefined {
  if (!to.startsWith('/')) return undefined;
  const [, path = '', hash = ''] = /^([^?#]*)(?:\?[^#]*)?(?:#(.*))?$/.exec(to) ?? [];
  const fault = (message: string, hint: string): Diagnostic => ({
    severity: 'error',
    code: 'redirect-target',
    message,
    hint,
  });
  if (world.hasAsset(path)) return undefined;
  if (world.isDraft(path) && !world.hasRoute(path))
    return fault(
      `The page \`${path}\` is a draft: readers will not find it.`,
      'redirect to another page, or delete `draft: true` from the front matter of that page',
    );
  if (!world.hasRoute(path))
    return fault(
      `There is no page \`${path}\`.`,
      didYouMean(path, routesMeant(path, '', world)) ?? 'redirect to a page that exists, such as `/`',
    );
  if (hash !== '' && !world.hasAnchor(path, hash))
    return fault(
      `\`${path}\` has no heading \`#${hash}\`.`,
      `redirect to \`${path}\` itself, or to one of its headings`,
    );
  return undefined;
}
