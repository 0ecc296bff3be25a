import type { BadgeType } from './badgeType.ts';
import type { SafeHtml } from './brands.ts';
import type { HeadTag } from './headTag.ts';
import type { OwnTexts } from './languages/texts.ts';
import type { Heading, PageHero } from './page.ts';

/** A link ready for an `href`: base applied, percent-encoded. */
export interface LinkView {
  readonly text: string;
  readonly href: string;
  /** The page shown is the link's target; in a menu of versions, the site is. */
  readonly current?: boolean;
  /** Leads to another site. */
  readonly external?: boolean;
  /** Leads to another version of the site. */
  readonly version?: boolean;
  /** Language of its text, where that is not the language around it. */
  readonly lang?: string;
  /** Language of the page that it leads to, where that is not the language around it. */
  readonly hrefLang?: string;
}

/** An image of the header by its address, base applied; two where dark pages have another. */
export type SchemeImageView = readonly { readonly src: string }[];

/** An entry of the top navigation: a link, shown as an icon where it has one, or a menu of links. */
export type NavView =
  | ({ readonly kind: 'link'; readonly highlighted?: boolean; readonly icon?: SchemeImageView } & LinkView)
  | {
      readonly kind: 'menu';
      readonly text: string;
      /** Accessible name where the text alone does not tell, such as a version number. */
      readonly label?: string;
      /** Language of both, where that is not the language around it. */
      readonly lang?: string;
      readonly items: readonly (MenuLinkView | MenuGroupView)[];
    };

export type MenuLinkView = LinkView & { readonly badge?: BadgeView };

/** Links of a menu below a name. */
export interface MenuGroupView {
  readonly text: string;
  /** Language of the name, where that is not the language around it. */
  readonly lang?: string;
  readonly items: readonly MenuLinkView[];
}

/** A tag of a page; it leads to all pages that have it, where the site lists them. */
export interface TagView {
  readonly text: string;
  /** Base applied. */
  readonly href?: string;
}

/** A word behind an entry of a menu. */
export interface BadgeView {
  readonly text: string;
  /** Its color; blue where it is undefined. */
  readonly type?: BadgeType;
}

/** An entry of a sidebar: a link, a group, or a group whose own title is a link. */
export interface SidebarItemView {
  readonly text: string;
  readonly href?: string;
  readonly external?: boolean;
  /** See `LinkView`. */
  readonly lang?: string;
  readonly hrefLang?: string;
  readonly items?: readonly SidebarItemView[];
  readonly badge?: BadgeView;
  /** A group that is open on every page. */
  readonly isOpen?: boolean;
}

/** What every page of a language shows alike. */
export interface SiteView {
  readonly title: string;
  /** Language of what stands around a page, which may have another. */
  readonly lang: string;
  /** Home page of the language, base applied. */
  readonly homeHref: string;
  /** Where the logo and the title lead, in the place of the home page; `text` is the accessible name. */
  readonly nameLink?: LinkView;
  /** Path of the site under its origin, with slashes at both ends. */
  readonly base: string;
  readonly logo?: {
    readonly images: SchemeImageView;
    /** Of its place, in CSS pixels. */
    readonly width: number;
    readonly height: number;
    /** It says the title, which is then not written beside it. */
    readonly replacesTitle?: boolean;
  };
  /** Address of the icon for browser tabs, base applied; undefined where the site publishes none. */
  readonly icon?: string;
  readonly nav: { readonly left: readonly NavView[]; readonly right: readonly NavView[] };
  /** Links, and texts that lead nowhere. */
  readonly footerItems: readonly (
    | LinkView
    | { readonly text: string; readonly href?: undefined; readonly lang?: string }
  )[];
  readonly repositoryUrl?: string;
  /** What the site puts on every page; undefined for nothing. */
  readonly layout?: LayoutView;
  /** Files of the client, base applied, with their integrity. */
  readonly assets: ClientAssets;
  /** The site's own tags in the head, base applied; undefined for none. */
  readonly headTags?: readonly HeadTag[];
  /** Names of meta tags that the site's own take the place of; undefined for none. */
  readonly replacedMeta?: readonly string[];
  /** Content-Security-Policy as a `<meta>` says it; undefined for a site that wants none. */
  readonly policy?: string;
  /** Text of the empty search box; undefined for a site without one. */
  readonly searchPlaceholder?: string;
  /** The language's folder, and what the theme says in it otherwise than in the site's first; undefined in that. */
  readonly translation?: { readonly name: string; readonly texts: OwnTexts };
  /** Number of parts of the page-chunk manifest. */
  readonly manifestParts: number;
  /** What the not-found page alone loads: styles, and a script that finds near pages, in lists of so many letters. */
  readonly notFound: {
    readonly styles: string;
    readonly script: string;
    readonly keyLength: number;
    /** The tags of the site's languages by their folders, the first by an empty name; undefined where it is alone. */
    readonly languages?: Readonly<Record<string, string>>;
  };
  /** Tag-manager container. */
  readonly gtmId?: string;
  /** The script that closes the announcement of the layout, and the name by which browsers know that again. */
  readonly announcement?: { readonly script: string; readonly name: string };
  /** Addresses of further scripts that this site needs: for the tag manager, other versions, several languages. */
  readonly scripts: readonly string[];
}

/** HTML that the site puts on every page, by its place. */
export interface LayoutView {
  /** Between the header and the page, until the reader closes it. */
  readonly announcement?: SafeHtml;
  /** In the header, in the place of the search box. */
  readonly search?: SafeHtml;
  /** In the header, before the switch of the color scheme. */
  readonly header?: SafeHtml;
  /** In the sidebar, above the list of links that scrolls. */
  readonly beforeSidebar?: SafeHtml;
  /** In the sidebar, below that list. */
  readonly afterSidebar?: SafeHtml;
  /** Above the way to the page. */
  readonly beforeContent?: SafeHtml;
  /** Below the title and description of the page, where that is no landing page. */
  readonly afterTitle?: SafeHtml;
  /** Between the article and where to improve it; not on the page for unknown addresses. */
  readonly afterContent?: SafeHtml;
  /** Below the list of the page's headings. */
  readonly afterToc?: SafeHtml;
  /** At the start of the site's footer. */
  readonly footer?: SafeHtml;
}

/** A place of the layout where what the site shows may be of the page. */
export type PagePlace = 'beforeContent' | 'afterTitle' | 'afterContent' | 'afterToc';

/** Addresses (base applied) of what a first view loads. */
export interface ClientAssets {
  /** Blocking, tiny: color scheme and the `js` class. */
  readonly boot: string;
  readonly styles: readonly string[];
  /**
   * That of what only some pages show, see `PageView.hasComponents` and `SiteView.layout`; undefined where the others
   * hold it.
   */
  readonly components?: string;
  /** That of landing pages in its place; undefined where the others hold it. */
  readonly landing?: string;
  /** Leads readers on from headings that went elsewhere; loaded only by pages that have such. */
  readonly moved: string;
  /** Names styles, entry, islands and language together: a document shows no page that has another. */
  readonly name: string;
  /** Module that starts router, prefetch, spy and island loader. */
  readonly entry: string;
  /** Island name to the addresses of its module and of all that this imports, with spaces between them. */
  readonly islands: Readonly<Record<string, string>>;
  /** `integrity` of the others, by address; empty for a site that wants none. */
  readonly integrity: Readonly<Record<string, string>>;
}

/** A page in one of the site's languages; the start page of a language in which there is no such page. */
export interface LanguageView extends LinkView {
  readonly lang: string;
  /** Full address of the page itself, for search engines; undefined for a start page in its place. */
  readonly url?: string;
  /** It is the page that is shown, in another language. */
  readonly isSamePage?: boolean;
}

/** What one page shows. Components receive it and compute nothing that it should have held. */
export interface PageView {
  /** It is the start page of its language. */
  readonly isHome?: boolean;
  readonly title: string;
  readonly titleHtml: SafeHtml;
  readonly titleSlug?: string;
  /** What it belongs to, where another page of its language has the same title. */
  readonly section?: string;
  readonly lang: string;
  readonly dir: 'ltr' | 'rtl';
  readonly description: string;
  /** Sentence shown under the title: the description that the page's author wrote; undefined where it is derived. */
  readonly leadHtml?: SafeHtml;
  /** What stands around the title of a landing page; undefined for any other. */
  readonly hero?: PageHero;
  readonly canonical?: string;
  /** The page as Markdown, base applied; undefined for an unlisted page. */
  readonly markdownHref?: string;
  /** Full address of the picture for places where the page is shared. */
  readonly image?: string;
  /** JSON-LD for search engines, as its script holds it. */
  readonly structuredData?: SafeHtml;
  /** The page's own tags in the head, as HTML; undefined for none. */
  readonly headHtml?: SafeHtml;
  readonly noindex: boolean;
  /** Its content shows some of what `ClientAssets.components` is for. */
  readonly hasComponents?: boolean;
  /** Only a dev server shows drafts. */
  readonly isDraft?: boolean;
  /** It is not translated yet: what its content is written in. */
  readonly untranslated?: { readonly lang: string; readonly dir: 'ltr' | 'rtl' };
  readonly contentHtml: SafeHtml;
  readonly contentClass?: string;
  /** Those that it lists: see `listedHeadings`. */
  readonly headings: readonly Heading[];
  readonly breadcrumbs: readonly LinkView[];
  /** What it is about; undefined for a page without tags. */
  readonly tags?: readonly TagView[];
  /** Address of the top navigation's entry that the page belongs to. */
  readonly navHref?: string;
  readonly prev?: LinkView;
  readonly next?: LinkView;
  readonly editHref?: string;
  /** What the site offers below each of its pages; undefined for nothing. */
  readonly pageLinks?: readonly LinkView[];
  /** When the source was last changed, as an ISO 8601 date, and in words; by whom, if that is to be said. */
  readonly lastUpdated?: { readonly date: string; readonly text: string; readonly author?: string };
  /** Where readers find it in each language of the site; undefined where there is but one to offer. */
  readonly languages?: readonly LanguageView[];
  /** What the site puts on every page, for this one; in the places of it that are the same on all: see `SiteView`. */
  readonly layout?: Pick<LayoutView, PagePlace>;
  /** Headings that went elsewhere: slug and new address; undefined for none. */
  readonly moved?: readonly (readonly [slug: string, href: string])[];
  /** The section's sidebar with this page marked; undefined for none. */
  readonly sidebar?: { readonly id: string; readonly html: SafeHtml };
}
