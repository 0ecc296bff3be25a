import type { SiteConfig } from '../../config/siteConfig.ts';
import type { LinkView } from '../../model/view.ts';
import { labelOf } from '../../routes/navigation/sidebars.ts';
import { isBelowSite } from '../../routes/publicUrl.ts';
import type { ResolvedUrl } from '../../routes/resolveUrl.ts';
import type { BarSources } from './barViews.ts';
import { linkLanguages } from './linkLanguages.ts';

/**
 * The link of the logo and the title of a language. Its `text` begins with the title, which is what people see and say,
 * and tells where it leads: `Acme (acme.example)`, `Acme (Guides)`.
 */
export function nameLink(link: string, { title, lang }: SiteConfig, sources: BarSources): LinkView {
  const { site, resolve, recordAt } = sources;
  const target = resolve(link);
  const destination = destinationOf(target, sources);
  const isElsewhere = target.kind === 'external' && !isBelowSite(target.href, site.siteUrl);
  const { hrefLang } = linkLanguages(title, target, { config: site, recordAt, lang, writtenIn: lang });
  return {
    text: destination === undefined || destination === title ? title : `${title} (${destination})`,
    href: target.href,
    ...(isElsewhere ? { external: true } : {}),
    ...(hrefLang === undefined ? {} : { hrefLang }),
  };
}

/**
 * What a place is called: an address of the web goes without what all of them have. Undefined for what is not there.
 */
function destinationOf(target: ResolvedUrl, { recordAt }: Pick<BarSources, 'recordAt'>): string | undefined {
  if (target.kind === 'external') return target.href.replace(/^(?:https?:)?\/\/|^mailto:/i, '').replace(/\/$/, '');
  if (target.kind === 'asset') return target.path;
  const record = target.kind === 'page' ? recordAt(target.path) : undefined;
  return record === undefined ? undefined : labelOf(record);
}
