import { barLinks, navigationLinks, shownLinks, versionLinks } from '../../config/navigationLinks.ts';
import type { SiteConfig } from '../../config/siteConfig.ts';
import { inAllLanguages, indexFileOf } from '../../config/translations.ts';
import { refusalOf } from '../../markdown/links/refusedUrl.ts';
import { decodeAddress } from '../../model/addresses/decodeAddress.ts';
import { namesNoSite } from '../../model/addresses/namesNoSite.ts';
import { type Diagnostic, errorOf, type Place } from '../../model/diagnostic.ts';
import type { PageRecord } from '../../model/page.ts';
import { didYouMean } from '../../model/text/nearest.ts';
import { isPlanned } from '../../routes/isPlanned.ts';
import { addressOfNoSite } from '../../routes/links/addressOfNoSite.ts';
import { isDraft } from '../../routes/links/checkLinks.ts';
import { fullUrlMeant } from '../../routes/links/fullUrlMeant.ts';
import { linkToDraft, linkToPlanned } from '../../routes/links/linkFaults.ts';
import { createMeantRoutes, type MeantRoutes } from '../../routes/links/meantRoutes.ts';
import { routeAlike } from '../../routes/links/routeAlike.ts';
import type { ResolvedUrl } from '../../routes/resolveUrl.ts';
import { writtenPath } from '../../routes/urlParts.ts';
import type { NavigationSources } from '../navigation/navigation.ts';
import { checkSidebars } from './checkSidebars.ts';

/**
 * What is wrong with the links of the navigation, in any language. Yields `sidebar-target`, `unsafe-url` and
 * `unwritten-page`.
 */
export const checkNavigation = (
  sources: NavigationSources,
  listed: ReadonlyMap<string, PageRecord>,
): readonly Diagnostic[] => [...checkTargets(sources, listed), ...checkSidebars(sources)];

/** Whether a link leads to a draft that is left out. */
export const isLinkToDraft = (resolved: ResolvedUrl, { drafts }: Pick<NavigationSources, 'drafts'>) =>
  resolved.kind === 'missing' && isDraft(resolved.path, drafts);

/** Entries of navigation and sidebars that lead nowhere. Planned pages are only warned of; sidebars have no drafts. */
function checkTargets(
  { config, placeOf, records, drafts, resolve }: NavigationSources,
  listed: ReadonlyMap<string, PageRecord>,
): Diagnostic[] {
  const languages = inAllLanguages(config);
  const routes = records.map(({ path }) => path);
  const meant = createMeantRoutes(routes, config.translations);
  const atTopOrBottom = new Set(languages.flatMap(barLinks));
  const versions = new Set(languages.flatMap(versionLinks));
  const shown = new Map(languages.map((language) => [language, new Set(shownLinks(language))]));
  return navigationLinks(config).flatMap((link) => {
    const isThere = (language: SiteConfig) => {
      const target = resolve(link, indexFileOf(language));
      return target.kind === 'page' ? listed.has(target.path) : isExternal(target, link) || target.kind === 'asset';
    };
    // A page may be there in one language alone: a route of it in a sidebar is left out of the others.
    const there = languages.find(isThere);
    const isShown = languages.some((language) => shown.get(language)?.has(link) === true && !isThere(language));
    if (there !== undefined && !isShown) return [];
    const resolved = resolve(link);
    const refusal = refusalOf(link, resolved, 'followed');
    if (refusal !== undefined) return [{ ...refusal, place: placeOf(link) }];
    if (namesNoSite(link))
      return [addressOfNoSite(link, { code: 'sidebar-target', place: placeOf(link), without: 'delete it' })];
    if (isLinkToDraft(resolved, { drafts }))
      return atTopOrBottom.has(link) ? [{ ...linkToDraft(link), place: placeOf(link) }] : [];
    if (isPlanned(link.replace(/#.*$/, ''), config.plannedRoutes))
      return [{ ...linkToPlanned(link, 'entry'), place: placeOf(link) }];
    if (there === undefined && resolved.kind === 'page') return [linkToUnlisted(link, placeOf(link))];
    const hint = versions.has(link)
      ? `write its full URL, such as \`https://acme.example${link.replace(/^\/?/, '/')}\`: another version is another site`
      : there === undefined
        ? targetMeant(link, meant(link, ''))
        : `write \`${there.prefix}${link.slice(1)}\`: the page is there`;
    return errorOf('sidebar-target', {
      message: `The navigation links to \`${link}\`, which does not exist.`,
      place: placeOf(link),
      hint: hint ?? 'write the page, or delete the entry',
    });
  });
}

const isExternal = ({ kind }: ResolvedUrl, link: string) => kind === 'external' && !namesNoSite(link);

/** What to say of an entry of the navigation that leads to a page which is there, and left out of all lists. */
const linkToUnlisted = (link: string, place: Place): Diagnostic =>
  errorOf('sidebar-target', {
    message: `The navigation links to \`${link}\`, which is unlisted: no list shows it.`,
    place,
    hint: 'delete the entry, or write `unlisted: false` in the front matter of the page',
  });

/** The full URL or the route that is meant, with the heading that the link names; a near one is a question. */
function targetMeant(link: string, routes: MeantRoutes): string | undefined {
  const fullUrl = fullUrlMeant(link);
  if (fullUrl !== undefined) return `write \`${fullUrl}\``;
  const [path = '', rest = ''] = link.split(/(?=[?#])(.*)/s);
  const alike = routeAlike(`/${decodeAddress(path).replace(/^\//, '')}`, routes);
  return alike === undefined ? didYouMean(link, routes.all.map(writtenPath)) : `write \`${writtenPath(alike)}${rest}\``;
}
