import type { Site } from '../../build/site.ts';
import { lazy } from '../../model/lazy.ts';
import { wikiLinkFaults, wikiNames } from '../markup/wikiLinkFaults.ts';
import type { InspectedSource } from './inspectSources.ts';

/**
 * Sources with the corrections of links that wikis write: what a name means is known once all pages are. They are none
 * of what is kept of a source for another check.
 */
export function withWikiLinks(
  sources: readonly InspectedSource[],
  { project, routes }: Site,
): readonly InspectedSource[] {
  const written = lazy(() => {
    // The sidebar of a wiki is no page.
    const all = [...routes.allSources.values(), ...project.content.partials.values()];
    return new Map(all.map((source) => [source.file, source]));
  });
  const names = lazy(() =>
    wikiNames([...routes.allSources.values(), ...project.content.assets].map(({ relativePath }) => relativePath)),
  );
  return sources.map((one) => {
    const source = one.wikiLinks.length === 0 ? undefined : written().get(one.file);
    if (source === undefined) return one;
    const faults = wikiLinkFaults(one.wikiLinks, source, names());
    // What is told of once a page is there for those that lead to none.
    const isLeft = faults.length < one.wikiLinks.length;
    const places = new Set(faults.map(({ place }) => `${place?.line}:${place?.column}`));
    const others = one.unread.filter(({ place }) => isLeft || !places.has(`${place?.line}:${place?.column}`));
    return faults.length === 0 ? one : { ...one, unread: [...others, ...faults] };
  });
}
