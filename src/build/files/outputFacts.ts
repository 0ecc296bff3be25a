import { policyOf } from '../../hosting/policyOf.ts';
import { commonHeaders } from '../../hosting/siteHeaders.ts';
import type { Route } from '../../model/brands.ts';
import type { OutputFacts } from '../../output/outputMarker.ts';
import { addressTrunk, splitRedirects } from '../../redirects/movedAnchors.ts';
import type { Site } from '../site.ts';

/** What a server has to know of a site besides its files. `pathsOf` are the files of its pages. */
export function outputFacts(site: Site, pathsOf: ReadonlyMap<Route, readonly string[]>): OutputFacts {
  const { sent, shown } = splitRedirects(site.redirects());
  const isUnlisted = (route: Route) => site.routes.sourceOf.get(route)?.frontmatter.unlisted === true;
  const routes = [...site.routes.sourceOf.keys()];
  const unlisted = routes.filter(isUnlisted);
  return {
    base: site.project.config.base,
    // A redirect that a page has to lead on from is served like one.
    routes: [...routes.filter((route) => !isUnlisted(route)), ...shown.map(({ from }) => `${addressTrunk(from)}/`)],
    hidden: { routes: unlisted, files: unlisted.flatMap((route) => pathsOf.get(route) ?? []) },
    headers: commonHeaders(policyOf(site.project.config)),
    redirects: Object.fromEntries(sent.map(({ from, to }) => [from, site.resolve(to).href])),
  };
}
