import {
  type LogoLinkElsewhere,
  type SiteElsewhere,
  type UnreadPart,
  withUnread,
} from '../../model/navigationElsewhere.ts';
import { withoutUndefined } from '../../model/values/withoutUndefined.ts';
import type { Find } from './itemsHere.ts';

/**
 * The site with what its logo leads to in each language as it is written here, and with what to do about a link to
 * nothing. A link to the start page is left out: a logo leads there anyway.
 */
export function logoLinkHere(site: SiteElsewhere, find: Find): SiteElsewhere {
  const unread: UnreadPart[] = [];
  const here = (link: LogoLinkElsewhere | undefined, usual: string): LogoLinkElsewhere | undefined => {
    if (link === undefined || isSame(link.target, usual)) return undefined;
    const found = find(link.target);
    if (found.kind === 'page' || found.kind === 'link')
      return isSame(found.link, usual) ? undefined : { ...link, target: found.link };
    unread.push({ option: 'logoLink', place: link.place, isData: true, hint: HINT });
    return undefined;
  };
  const logoLink = here(site.logoLink, '/');
  const languages = site.languages?.map((language) => {
    const usual = logoLink?.target ?? `/${language.folder}/`;
    return withoutUndefined({ ...language, logoLink: here(language.logoLink, usual) });
  });
  return withUnread(withoutUndefined({ ...site, logoLink, languages }), unread);
}

const isSame = (link: string, other: string) => link.replace(/\/*$/, '/') === other.replace(/\/*$/, '/');

const HINT =
  "write `logoLink: '…'` in `site/config.ts`, with the route of a page, such as `/guides/`, or a full URL: this one leads to no page";
