import type { SiteConfig } from '../../config/siteConfig.ts';
import { filled, placeholdersIn } from '../../model/languages/texts.ts';
import type { PageLinkName } from '../../model/pageLinkNames.ts';
import { wellFormed } from '../../model/text/wellFormed.ts';
import { withoutUndefined } from '../../model/values/withoutUndefined.ts';
import type { LinkView } from '../../model/view.ts';

/** What the links of a page may say of it, not encoded; addresses are full ones. */
type LinkedPage = { readonly [Name in PageLinkName]: string | undefined };

/**
 * The links that a site has below every page, as they are below this one; undefined for none. What names something that
 * the page does not have, such as its Markdown, is left out.
 */
export function pageLinks(
  links: SiteConfig['pageLinks'],
  { path, ...page }: LinkedPage,
): readonly LinkView[] | undefined {
  if (links.length === 0) return undefined;
  const encoded = Object.entries(page).map(([name, value]) => [name, value && encode(value)]);
  const values: Readonly<Record<string, string>> = withoutUndefined({
    // Its slashes stay: it may stand in a path as well as in a query.
    path: path?.split('/').map(encode).join('/'),
    ...Object.fromEntries(encoded),
  });
  const known = links.filter(({ link }) => placeholdersIn(link).every((name) => Object.hasOwn(values, name)));
  return known.length === 0 ? undefined : known.map(({ link, ...words }) => ({ ...words, href: filled(link, values) }));
}

const encode = (text: string) => encodeURIComponent(wellFormed(text));
