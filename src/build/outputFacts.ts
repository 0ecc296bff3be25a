import { commonHeaders } from '../hosting/siteHeaders.ts';
import type { OutputMarker } from '../output/outputMarker.ts';
import { splitRedirects, trunkOf } from '../redirects/movedAnchors.ts';
import type { Site } from './site.ts';
import { policyOf } from './siteView.ts';

/** What a server has to know of a site besides its files. */
export function outputFacts(site: Site): Omit<OutputMarker, 'files'> {
  const { sent, shown } = splitRedirects(site.redirects());
  return {
    base: site.project.config.base,
    // A redirect that a page has to lead on from is served like one.
    routes: [...site.routes.sourceOf.keys(), ...shown.map(({ from }) => `${trunkOf(from)}/`)],
    headers: commonHeaders(policyOf(site.project.config)),
    redirects: Object.fromEntries(sent.map(({ from, to }) => [from, site.resolve(to).href])),
  };
}
