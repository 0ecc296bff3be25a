import type { OutputMarker } from '../output/outputMarker.ts';
import type { Site } from './site.ts';

/** What a server has to know of a site besides its files. */
export function outputFacts(site: Site): Omit<OutputMarker, 'files'> {
  return {
    base: site.project.config.base,
    routes: [...site.routes.sourceOf.keys()],
    redirects: Object.fromEntries(site.redirects().map(({ from, to }) => [from, site.resolve(to).href])),
  };
}
