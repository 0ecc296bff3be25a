import type { Diagnostic } from '../../model/diagnostic.ts';
import { groupBy } from '../../model/values/groupBy.ts';
import { isReserved, type RoutePlan, type RouteTable, routeOfSource } from '../../routes/planRoutes.ts';
import type { PagesWorld } from '../faults/pagesWorld.ts';

interface AddressWorld extends Pick<PagesWorld, 'pages'> {
  readonly owners: RouteTable['allSources'];
  readonly plan: Pick<RoutePlan, 'token' | 'translations'>;
  /** A fault with its correction. */
  readonly withFix: (fault: Diagnostic) => Diagnostic;
}

/**
 * What to do, by fault, about a correction that would give a page an address which is that of another one, which
 * another page would get, too, or at which docsgen itself writes: the corrected site would not be built.
 */
export function contestedAddresses({ pages, owners, plan, withFix }: AddressWorld): ReadonlyMap<Diagnostic, string> {
  const wanted = pages.flatMap(({ source, page }) =>
    page.diagnostics.flatMap((fault) => {
      const permalink = /^permalink: (\S+)\n?$/.exec(withFix(fault).fix?.text ?? '')?.[1];
      if (permalink === undefined) return [];
      const to = routeOfSource({ ...source, frontmatter: { ...source.frontmatter, permalink } }, plan);
      return to === undefined ? [] : [{ fault, to, file: source.file }];
    }),
  );
  if (wanted.length === 0) return new Map();
  // Two that differ only in case are one, as for pages.
  const ownerAt = new Map([...owners].map(([route, { file }]) => [route.toLowerCase(), file]));
  const all = groupBy(wanted, ({ to }) => to.toLowerCase());
  return new Map(
    wanted.flatMap(({ fault, to, file }) => {
      const owner = ownerAt.get(to.toLowerCase());
      const rival = all.get(to.toLowerCase())?.find((other) => other.file !== file);
      const hint = hintFor(to, { owner: owner === file ? undefined : owner, rival: rival?.file });
      return hint === undefined ? [] : [[fault, hint] as const];
    }),
  );
}

/** Undefined for an address that is free. */
function hintFor(
  to: string,
  { owner, rival }: { readonly owner: string | undefined; readonly rival: string | undefined },
): string | undefined {
  if (isReserved(to)) return `write a \`permalink\` that begins otherwise: docsgen itself writes files at \`${to}\``;
  if (owner !== undefined) return `write another \`permalink\`, or give \`${owner}\` one: \`${to}\` is its address`;
  if (rival === undefined) return undefined;
  return `write \`permalink: ${to}\` in one of two pages: \`${rival}\` has this address there, too`;
}
