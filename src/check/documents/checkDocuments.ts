import type { Diagnostic } from '../../model/diagnostic.ts';
import { brokenReferences } from './brokenReferences.ts';
import { documentFaults } from './documentFaults.ts';
import { soleComponent } from './locate.ts';
import { inlineStyles, refusedLoads } from './refusedContent.ts';
import { sharedOnce } from './sharedOnce.ts';
import type { ShownSite } from './shownSite.ts';
import { missingHome, orphans, sameTitles } from './waysToPages.ts';

/**
 * What is wrong with the finished documents that their sources do not show: what components have made of them.
 * May yield `duplicate-id`, `missing-alt`, `heading-order`, `inline-style`, `refused-source`, `no-start-page`,
 * `orphan-page`, `same-title`, and what `brokenReferences` may.
 */
export const checkDocuments = (site: ShownSite): Diagnostic[] => [
  ...sharedOnce([...brokenReferences(site), ...[...site.pages.values()].flatMap(documentFaults)], (fault, count) =>
    count < site.pages.size ? atComponent(fault, site) : fault,
  ),
  ...missingHome(site),
  ...(site.refusesStyles ? inlineStyles(site) : []),
  ...refusedLoads(site),
  ...orphans(site),
  ...sharedOnce(sameTitles(site)),
];

/** A fault that stands in no source is of the page's component. One that all pages have is of a layout. */
function atComponent(fault: Diagnostic, { pages }: ShownSite): Diagnostic {
  const shown = [...pages.values()].find(({ sources }) => sources[0]?.file === fault.place?.file);
  const place = shown && soleComponent(shown);
  return place === undefined ? fault : { ...fault, place };
}
