import type { SiteConfig } from '../../config/siteConfig.ts';
import { inLanguageOf } from '../../config/translations.ts';
import type { Route } from '../../model/brands.ts';
import type { PageRecord } from '../../model/page.ts';
import { ownLanguageOf } from '../../model/pageRecord.ts';
import type { LinkView } from '../../model/view.ts';
import { labelOf } from '../../routes/navigation/sidebars.ts';
import type { ResolvedUrl } from '../../routes/resolveUrl.ts';

/** The languages of a link, its text's and its target's, where they are not that of the page around it. */
export type LinkLanguages = Pick<LinkView, 'lang' | 'hrefLang'>;

/** What is known around a link. */
export interface AroundLink {
  readonly config: SiteConfig;
  /** Language of the page that shows it. */
  readonly lang: string;
  /**
   * Language that its text was written in for this link; undefined where nobody wrote one, and it is called as its
   * target is.
   */
  readonly writtenIn: string | undefined;
  readonly recordAt: (route: Route) => PageRecord | undefined;
}

/**
 * Tells screen readers how to read a link, and readers what they will find. What is not translated goes by its own
 * label among what is, unless it was given another. `target` is undefined for a text that leads nowhere.
 */
export function linkLanguages(text: string, target: ResolvedUrl | undefined, around: AroundLink): LinkLanguages {
  const { config, lang, writtenIn, recordAt } = around;
  const route = target?.kind === 'page' ? target.path : undefined;
  const record = route === undefined ? undefined : recordAt(route);
  const there =
    route === undefined ? undefined : ((record && ownLanguageOf(record)) ?? inLanguageOf(config, route).lang);
  const isLabel = writtenIn === undefined || (record !== undefined && text === labelOf(record));
  const spoken = (isLabel ? there : writtenIn) ?? lang;
  return {
    ...(spoken === lang ? {} : { lang: spoken }),
    ...(there === undefined || there === lang ? {} : { hrefLang: there }),
  };
}
