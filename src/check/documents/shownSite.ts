import type { PolicyRefusal } from '../../hosting/policySources.ts';
import type { Load } from '../../hosting/refusedLoad.ts';
import type { SecurityPolicy } from '../../hosting/securityPolicy.ts';
import type { DocumentFacts } from './inspectDocument.ts';
import type { PageWithSources } from './locate.ts';
import type { FindTarget } from './referenceTarget.ts';

/** A page as it is published, with where it comes from. */
export interface ShownPage extends PageWithSources {
  readonly document: DocumentFacts;
}

/** All pages and files of a site. */
export interface ShownSite {
  /** Begins and ends with "/". */
  readonly base: string;
  readonly targetOf: FindTarget;
  /** By route. */
  readonly pages: ReadonlyMap<string, ShownPage>;
  /** Those of them that readers see at addresses that lead nowhere. */
  readonly notFound: ReadonlySet<string>;
  /** Whether a file is published at a path, relative to the output folder. */
  readonly hasFile: (path: string) => boolean;
  /** Addresses that all pages of a language have of the configuration, ready for an `href`: they are judged there. */
  readonly configured: ReadonlySet<string>;
  /** Routes of pages that are still to be written, as the configuration has them. */
  readonly planned: readonly string[];
  /** What the site's policy refuses to its pages. */
  readonly refused: (load: Load) => PolicyRefusal | undefined;
  /** What its configuration adds to the policy. */
  readonly addedPolicy: SecurityPolicy | false;
  /** Whether the site's policy lets no style stand in a page. */
  readonly refusesStyles: boolean;
}

/** Whether a file is published at an address under the base, or in the folder of that name. */
export const hasFileAt = (path: string, { hasFile }: ShownSite): boolean =>
  hasFile(path.slice(1)) || hasFile(`${path.slice(1)}index.html`);
