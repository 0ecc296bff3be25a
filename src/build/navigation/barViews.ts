import type { NavItem } from '../../config/siteApi.ts';
import type { SiteConfig } from '../../config/siteConfig.ts';
import { hasScheme } from '../../model/addresses/hasScheme.ts';
import { badgeView } from '../../model/badgeView.ts';
import { menuLinks } from '../../model/menuLinks.ts';
import { type SchemeImageInput, schemeImageView } from '../../model/schemeImage.ts';
import type { LinkView, MenuLinkView, NavView, SchemeImageView, SiteView } from '../../model/view.ts';
import { isBelowSite } from '../../routes/publicUrl.ts';
import type { ResolvedUrl } from '../../routes/resolveUrl.ts';
import { type AroundLink, type LinkLanguages, linkLanguages } from './linkLanguages.ts';

/** What the top navigation and the footer of a language are made from. */
export interface BarSources extends Pick<AroundLink, 'recordAt'> {
  /** The site in its first language. */
  readonly site: SiteConfig;
  /** Finds where a URL of the configuration leads. */
  readonly resolve: (url: string) => ResolvedUrl;
}

/** The top navigation and the footer of a language; what is not in that language says so. */
export function barViews(language: SiteConfig, sources: BarSources): Pick<SiteView, 'nav' | 'footerItems'> {
  const nav = barIn(language, 'nav', sources);
  const footer = barIn(language, 'footer', sources);
  return {
    nav: {
      left: language.nav.left.map((item) => navView(item, nav)),
      right: language.nav.right.map((item) => navView(item, nav)),
    },
    footerItems: language.footer.map(({ text, link }) =>
      link === undefined ? { text, ...footer.text(text) } : footer.link({ text, link }),
    ),
  };
}

interface BarEntries {
  readonly text: (text: string) => LinkLanguages;
  /** Whether a link of a menu of versions leads to this one. */
  readonly isOwnVersion: (item: MenuLink) => boolean;
  readonly link: (item: { readonly text: string; readonly link: string }) => LinkView;
  readonly image: (image: SchemeImageInput) => SchemeImageView;
}

function barIn(language: SiteConfig, bar: 'nav' | 'footer', { site, resolve, recordAt }: BarSources): BarEntries {
  // A language without one of its own shows the site's.
  const writtenIn = (language[bar] === site[bar] ? site : language).lang;
  const around: AroundLink = { config: site, recordAt, lang: language.lang, writtenIn };
  return {
    text: (text) => linkLanguages(text, undefined, around),
    isOwnVersion: ({ text, link, version }) =>
      (version === true && text === language.version) || isStartOf(link, language),
    image: (image) => schemeImageView(image, (path) => resolve(path).href),
    link({ text, link }) {
      const target = resolve(link);
      const isElsewhere = target.kind === 'external' && !isBelowSite(target.href, site.siteUrl);
      return {
        text,
        href: target.href,
        ...(isElsewhere ? { external: true } : {}),
        ...linkLanguages(text, target, around),
      };
    },
  };
}

type NavMenu = Extract<NavItem, { readonly items: unknown }>;
type MenuLink = Exclude<NavMenu['items'][number], { readonly items: unknown }>;

/** Whether a full address is that of the site, or that of its pages in a language. */
const isStartOf = (url: string, { siteUrl, prefix }: SiteConfig): boolean =>
  siteUrl !== undefined && ['', prefix].some((start) => withoutSlash(url) === withoutSlash(siteUrl + start));

const withoutSlash = (url: string) => url.replace(/\/$/, '');

function navView(item: NavItem, { text, link, image, isOwnVersion }: BarEntries): NavView {
  if ('items' in item) {
    // Other versions are other sites.
    const isOfVersions = menuLinks(item.items).every(({ link, version }) => version === true || hasScheme(link));
    const menuLink = (one: MenuLink): MenuLinkView => {
      const { badge, version, ...inner } = one;
      return {
        ...link(inner),
        ...(badge === undefined ? {} : { badge: badgeView(badge) }),
        ...(version === true ? { version: true } : {}),
        ...(isOfVersions && isOwnVersion(one) ? { current: true } : {}),
      };
    };
    return {
      kind: 'menu',
      text: item.text,
      ...(item.label === undefined ? {} : { label: item.label }),
      ...text(item.text),
      items: item.items.map((inner) =>
        'items' in inner
          ? { text: inner.text, ...text(inner.text), items: inner.items.map(menuLink) }
          : menuLink(inner),
      ),
    };
  }
  return {
    kind: 'link',
    ...link(item),
    ...(item.highlighted === true ? { highlighted: true } : {}),
    ...(item.icon === undefined ? {} : { icon: image(item.icon) }),
    ...(item.version === true ? { version: true } : {}),
  };
}
