import { createElement, type ReactNode } from 'react';
import type { OwnTexts } from '../model/languages/texts.ts';
import type { Frontmatter, SitePageRecord as PageRecord } from '../model/page.ts';
import type { ParamRule } from '../model/paramRule.ts';
import type { SchemeImageInput } from '../model/schemeImage.ts';
import type { BadgeView } from '../model/view.ts';

export type { SitePageRecord as PageRecord } from '../model/page.ts';
export type { ParamRule } from '../model/paramRule.ts';

/** A value that pages may show by name, as in `{PAYLOAD_SIZE_LIMIT}`. */
export type Constant = string | number | boolean;

/**
 * An entry of the top navigation. `link` is a route of the site or a full URL. With `version: true` it is the start of
 * another version of the site, and leads to the page on screen where that version has it.
 */
export type NavItem =
  | {
      readonly text: string;
      readonly link: string;
      readonly highlighted?: boolean;
      /** Image in `site/public` that stands in the place of the text; two where one is for dark pages. */
      readonly icon?: SchemeImageInput;
      readonly version?: boolean;
    }
  | {
      readonly text: string;
      /** Accessible name of the menu where its text alone does not tell. */
      readonly label?: string;
      /** Links, and groups of links below a name. */
      readonly items: readonly (NavMenuLink | { readonly text: string; readonly items: readonly NavMenuLink[] })[];
    };

interface NavMenuLink {
  readonly text: string;
  readonly link: string;
  readonly badge?: string | BadgeView;
  readonly version?: boolean;
}

/**
 * A sidebar entry: a route (its label is the page's), a link with its own label, a group, or a group of all listed
 * pages below the route `folder`, as the sidebar made from folders shows them.
 */
export type SidebarItem =
  | string
  | ({ readonly text: string; readonly link: string } & SidebarBadge)
  | ({ readonly text: string; readonly link?: string; readonly items: readonly SidebarItem[] } & SidebarGroupLook)
  | ({ readonly folder: string; readonly text?: string } & SidebarGroupLook);

interface SidebarBadge {
  /** A word behind the entry, such as `Beta`. */
  readonly badge?: string | BadgeView;
}

interface SidebarGroupLook extends SidebarBadge {
  /** `false`: the group is open on every page. By default one is only on its own pages. */
  readonly collapsed?: boolean;
}

/** A sidebar, for the pages at an entry of `routes` and below it; the longest match wins. */
export interface SidebarConfig {
  readonly routes: readonly string[];
  readonly items: readonly SidebarItem[];
}

/** Keys of front matter that a site may set for many pages; all others are of one page. */
export type SharedKey =
  | 'content_class'
  | 'draft'
  | 'editLink'
  | 'keywords'
  | 'lastUpdated'
  | 'lineNumbers'
  | 'params'
  | 'search'
  | 'sidebar'
  | 'tags'
  | 'toc'
  | 'unlisted';

/**
 * Values of front matter for the pages at an entry of `routes` and below it, in every language. Where several entries
 * set a key, the longest match wins, and before all of them the front matter of the page. Of `params`, each value is
 * one of its own.
 */
export interface PageDefaults extends Pick<Frontmatter, Exclude<SharedKey, 'editLink' | 'lastUpdated'>> {
  readonly routes: readonly string[];
  readonly editLink?: boolean;
  readonly lastUpdated?: boolean;
}

/**
 * A tag in the `<head>` of every page. Its attributes are written as in HTML; `true` stands without a value, and what
 * is `false` is left out. Addresses that begin with `/` name files of `site/public`, or routes.
 */
export type HeadTag =
  | { readonly tag: 'meta' | 'link'; readonly attributes: HeadAttributes }
  | {
      readonly tag: 'script' | 'style';
      readonly attributes?: HeadAttributes;
      /** The script or the styles themselves; the site's policy allows them by their hash. */
      readonly content?: string;
    };

/** Attributes of a tag, as `{ defer: true, 'data-domain': 'example.com' }`. */
export type HeadAttributes = Readonly<Record<string, string | boolean>>;

/** What `docsgen check` is told about a site. */
export interface CheckInput {
  /** Sizes in kB (1000 bytes, before compression) that a file may have; `page` is a document with all that it loads. */
  readonly budgets?: Partial<CheckBudgets>;
  /** Warnings that are known and meant: those of a code on lines with a text. An entry that fits none is warned of. */
  readonly allow?: readonly Allowance[];
  /**
   * Words beside which a plain figure means a constant, by the constant's name: `{ MEMBER_LIMIT: ['members', 'seats']
   * }`; an empty word: always.
   */
  readonly figures?: Readonly<Record<string, readonly string[]>>;
  /** Whether constants typed by hand are looked for in all code samples, not only in those that show constants. */
  readonly figuresInCode?: boolean;
  /** Beginnings of addresses that `--external` does not ask for. */
  readonly externalIgnore?: readonly string[];
  /** Whether pages without a translation are told of, and translations that are older than their originals. */
  readonly translations?: boolean;
  /**
   * What readers type, and the page that is to be among the first three found, or one of several: `{ 'data store
   * limits': '/limits/#data-stores' }`.
   */
  readonly searches?: Readonly<Record<string, string | readonly string[]>>;
}

/** Sizes in kB (1000 bytes), before compression. */
export interface CheckBudgets {
  readonly html: number;
  readonly image: number;
  readonly script: number;
  readonly style: number;
  readonly page: number;
}

/** A warning that is meant, and why. */
export interface Allowance {
  readonly code: string;
  /** Part of the line that the warning is about. */
  readonly text: string;
  readonly reason: string;
}

/**
 * A language of the site. What it leaves out is the site's, but for `texts`, which are the theme's then. A link of its
 * navigation to a page that is translated leads to the translation: `/guides/` to `/de/guides/`.
 */
interface LocaleInput
  extends Pick<
    SiteConfigInput,
    | 'title'
    | 'description'
    | 'lang'
    | 'texts'
    | 'logoLink'
    | 'nav'
    | 'footer'
    | 'sidebars'
    | 'pageLinks'
    | 'searchPlaceholder'
  > {
  /** What the language calls itself, for the menu of languages: `Deutsch`. */
  readonly label: string;
  /** Direction of its writing; by default that of its script. */
  readonly dir?: 'ltr' | 'rtl';
}

/** A language of the site besides its first. */
export interface TranslationInput extends LocaleInput {
  /** Pages that are not translated yet have an address in this language, too, and say that they are not. */
  readonly fallback?: boolean;
}

/** What `site/config.ts` exports as `config`. Everything is optional: a folder of Markdown needs none of it. */
export interface SiteConfigInput {
  readonly title?: string;
  /** Description of pages that have none of their own. */
  readonly description?: string;
  readonly lang?: string;
  /**
   * What the theme says, in other words than its own in the language of the site: `{ search: 'Find' }`. Where it has
   * none of its own, it is English. A name in braces stands for what is put there.
   */
  readonly texts?: OwnTexts;
  /**
   * The languages of the site, each by the folder of its pages: `{ root: { label: 'English' }, de: { label: 'Deutsch' }
   * }`. `root` are the pages outside of these folders; its options take the place of the site's.
   */
  readonly locales?: { readonly root: LocaleInput; readonly [folder: string]: TranslationInput };
  /** Path under the origin, such as `/docs/`. */
  readonly base?: string;
  /** Public address of the site with its base, such as `https://example.com/docs`; canonical links are made from it. */
  readonly siteUrl?: string;
  /**
   * Image in `site/public`, such as `/logo.svg`; two where one is for dark pages. With `replacesTitle`, it says the
   * name of the site, which is then not written beside it.
   */
  readonly logo?:
    | SchemeImageInput
    | { readonly src: string; readonly replacesTitle: boolean }
    | { readonly light: string; readonly dark: string; readonly replacesTitle: boolean };
  /** A full URL or a page that the logo and the title in the header lead to, in the place of the start page. */
  readonly logoLink?: string;
  readonly repository?: {
    readonly url: string;
    /** Address of a source file for editing; `{path}` is its path relative to the content folder. */
    readonly editUrl: string;
  };
  /** Secret path segment of unlisted pages whose permalink holds `{token}`; `DOCSGEN_TOKEN` overrides it. */
  readonly token?: string;
  readonly constants?: Readonly<Record<string, Constant>>;
  /**
   * What pages may have below `params` in their front matter: `{ audience: { values: ['admins', 'developers'] } }`. Any
   * other key is a warning then, and any other value an error.
   */
  readonly params?: Readonly<Record<string, ParamRule>>;
  /** Front matter for all pages below some routes: `[{ routes: ['/changelog/'], search: 'low' }]`. */
  readonly defaults?: readonly PageDefaults[];
  readonly nav?: { readonly left?: readonly NavItem[]; readonly right?: readonly NavItem[] };
  /** Links, and texts without one, such as `{ text: '© 2026 Acme' }`. */
  readonly footer?: readonly { readonly text: string; readonly link?: string }[];
  readonly sidebars?: readonly SidebarConfig[];
  /**
   * Links below the text of every page to another site or a mail program, such as `{ text: 'Report a problem', link:
   * 'https://github.com/acme/docs/issues/new?title={title}&body={url}' }`. In the place of `{title}`, `{path}` (of the
   * source, relative to the content folder), `{url}` and `{markdown}` (of the page as Markdown) stands what it is of
   * the page, encoded.
   */
  readonly pageLinks?: readonly { readonly text: string; readonly link: string }[];
  readonly searchPlaceholder?: string;
  /** Version that these pages document, such as `v2`: search says that it looks there. */
  readonly version?: string;
  /** Tags in the `<head>` of every page, after docsgen's own. */
  readonly head?: readonly HeadTag[];
  /** Tag-manager container id; `DOCSGEN_GTM_ID` overrides it. None: no request leaves the site. */
  readonly gtmId?: string;
  /**
   * Sources to add to the site's Content-Security-Policy, by directive: `{ 'frame-src': ['https://www.youtube.com'] }`.
   * `false`: no policy at all.
   */
  readonly securityPolicy?: false | Readonly<Record<string, readonly string[]>>;
  /** `false`: scripts and styles carry no `integrity`, for hosts that rewrite files on their way. */
  readonly integrity?: boolean;
  /**
   * Routes whose pages are still to be written, `/later/*` for all below one: a link to one is a warning, and an error
   * with `--strict`.
   */
  readonly plannedRoutes?: readonly string[];
  /** Lowest level of the headings that pages list, 3 by default; `false` for no list. */
  readonly toc?: 2 | 3 | 4 | 5 | 6 | false;
  /** Code blocks have line numbers, but for terminal sessions, and where pages or blocks say otherwise. */
  readonly lineNumbers?: boolean;
  /** The line that says when a page was last changed also names the author of that commit. */
  readonly lastAuthor?: boolean;
  /** A picture for each page where its address is shared, drawn by the build from its title; it takes a `siteUrl`. */
  readonly socialCards?: boolean;
  /** Smaller copies of pictures for smaller screens, made by the build; it takes the package `sharp` in the project. */
  readonly responsiveImages?: boolean;
  readonly check?: CheckInput;
  /** Which parser reads Markdown: the native one, or remark as the reference. */
  readonly parser?: 'satteri' | 'remark';
}

/** Types the configuration of a site; yields it unchanged. */
export const defineConfig = (config: SiteConfigInput): SiteConfigInput => config;

/** What a component gets that shows blocks of code: see `codeBlocks` in `docs/content/own-components.md`. */
export interface CodeBlockProps {
  readonly code: string;
  readonly language: string;
  /** `title="…"` of the block. */
  readonly title?: string;
  /** All that stands behind the language. */
  readonly meta: string;
  /** Of a formula within a text. */
  readonly inline?: true;
}

/** Where `layout` of `site/components.tsx` puts a component on every page. */
export type LayoutPlace =
  | 'announcement'
  | 'search'
  | 'header'
  | 'beforeSidebar'
  | 'afterSidebar'
  | 'beforeContent'
  | 'afterTitle'
  | 'afterContent'
  | 'afterToc'
  | 'footer';

/** What a component gets that stands on every page: see `layout` in `docs/content/own-components.md`. */
export interface LayoutProps {
  /** Language of the page. */
  readonly lang: string;
  /** Turns a route or an address of `site/public` into an `href` under the base; throws where there is neither. */
  readonly hrefOf: (url: string) => string;
}

/** Properties of a component that knows pages, besides its own. */
export interface PagesProps {
  /** Record of the page that the component stands on. */
  readonly page: PageRecord;
  /** Records of all listed pages, in route order. */
  readonly pages: readonly PageRecord[];
  /** Turns a route or an address of `site/public` into an `href` under the base. */
  readonly hrefOf: (url: string) => string;
}

/** Properties of a component that knows its page, besides its own. */
export interface PageProps {
  /** Record of the page that the component stands on. */
  readonly page: PageRecord;
  /** See `PagesProps`. */
  readonly hrefOf: (url: string) => string;
}

/** What a file that a site makes of its pages is made from. */
export interface FileProps {
  /** Records of all listed pages in the language of the file, which is that of its path, in route order. */
  readonly pages: readonly PageRecord[];
  /** See `PagesProps`. */
  readonly hrefOf: (url: string) => string;
  /** The same as a full address, where the configuration has a `siteUrl`. */
  readonly urlOf: (url: string) => string;
  /** The content of one of `pages` as HTML for readers of feeds: with full addresses, without controls and styles. */
  readonly htmlOf: (page: PageRecord) => string;
  /** The same as the Markdown that is published beside the page. */
  readonly markdownOf: (page: PageRecord) => string;
}

/**
 * Files that a site makes of its pages, by their paths in the output: `export const files: SiteFiles = { 'feed.xml':
 * feed }`.
 */
export type SiteFiles = Readonly<Record<string, (props: FileProps) => string | Uint8Array>>;

/** A component that is rendered once all pages are known. */
export interface PagesComponent<Props> {
  (props: Props & PagesProps): ReactNode;
  readonly usesPages: true;
}

/** Marks a component as one that knows pages: it receives their records, so that a new page appears by itself. */
export const withPages = <Props extends object>(
  component: (props: Props & PagesProps) => ReactNode,
): PagesComponent<Props> => Object.assign(calling(component), { usesPages: true as const });

/** A component that is rendered for each page that it stands on. */
export interface PageComponent<Props> {
  (props: Props & PageProps): ReactNode;
  readonly usesPage: true;
}

/** Marks a component as one that knows the page that it stands on: it receives the record of that. */
export const withPage = <Props extends object>(
  component: (props: Props & PageProps) => ReactNode,
): PageComponent<Props> => Object.assign(calling(component), { usesPage: true as const });

/** What React has wrapped cannot be called. */
const calling =
  <Props extends object>(component: (props: Props) => ReactNode) =>
  (props: Props): ReactNode =>
    typeof component === 'function' ? component(props) : createElement(component, props);
