import { githubSlugOf } from './addresses/githubSlugOf.ts';
import type { Fix, Place } from './diagnostic.ts';
import type { WrittenTag } from './headTag.ts';
import type { SchemeImageInput } from './schemeImage.ts';
import { withoutUndefined } from './values/withoutUndefined.ts';
import type { BadgeView } from './view.ts';

/** An entry of the navigation that another generator's file lists. */
export interface EntryElsewhere {
  /** Undefined where the page's own title stands there. */
  readonly text?: string;
  /**
   * What it leads to, as written, such as `guides/first.md`, or `guides/*` for all pages of a folder; undefined for a
   * group, or for a page that is not written yet.
   */
  readonly target?: string;
  /** Its `endColumn` is given. */
  readonly place: Place;
  /** What is in a group; undefined for what is none. */
  readonly items?: readonly EntryElsewhere[];
  /** A word behind it. */
  readonly badge?: string | BadgeView;
  /** What translators know it by, where that is not its text. */
  readonly key?: string;
  /** Of a link to what has another sidebar, or none. */
  readonly isBeside?: boolean;
  /** Of a group that is always open there. */
  readonly isOpen?: boolean;
  /** Of a group: the page that lists what is in it, which is made there and no file. */
  readonly made?: ListingPage;
}

export interface ListingPage {
  readonly title?: string;
  readonly description?: string;
  /** Path on the site. */
  readonly address: string;
  readonly place: Place;
}

/** What a site says in one of its languages, as another generator's settings have it. */
interface SpokenElsewhere {
  readonly title?: string;
  readonly description?: string;
  readonly lang?: string;
  readonly dir?: 'ltr' | 'rtl';
  /** What the language calls itself. */
  readonly label?: string;
  readonly entries: readonly EntryElsewhere[];
  /**
   * Sidebars, each for the pages whose addresses begin with `prefix`, or where there is none for those that it names;
   * pages of no other have `entries`.
   */
  readonly sidebars?: readonly SidebarElsewhere[];
  readonly footer?: readonly FooterElsewhere[];
  /** What the logo and the title lead to, where that is not the start page. */
  readonly logoLink?: LogoLinkElsewhere;
  /** What stands in the header. Entries with others in them are menus. */
  readonly header?: { readonly left?: readonly EntryElsewhere[]; readonly right?: readonly EntryElsewhere[] };
}

export interface SidebarElsewhere {
  readonly prefix?: string;
  readonly entries: readonly EntryElsewhere[];
}

/** A language of such a site besides its first; what it leaves out is that of the first. */
export interface LanguageElsewhere extends SpokenElsewhere {
  /** The folder of its pages here. */
  readonly folder: string;
  /** Where the settings name it. */
  readonly place: Place;
  /** The folder in which its pages are there, relative to the project; undefined where it is the same. */
  readonly folderThere?: string;
  /** The language in the names of files, where its pages are beside those of the first: `de` for `setup.de.md`. */
  readonly ending?: string;
  /** Whether pages that are not translated stand in it, too. */
  readonly hasFallback?: boolean;
}

/** A site as another generator's settings have it, in its first language, and in the others. */
export interface SiteElsewhere extends SpokenElsewhere {
  readonly languages?: readonly LanguageElsewhere[];
  /** Where the first language, too, has a folder for its pages, and where the settings say so. */
  readonly firstFolder?: FirstFolder;
  /** The first language as the names of files may have it, and where the settings say so. */
  readonly firstEnding?: { readonly name: string; readonly place: Place };
  /** Path under the origin. */
  readonly base?: string;
  /** Where the site is published, with `base`. */
  readonly siteUrl?: string;
  readonly repository?: RepositoryElsewhere;
  readonly logo?: LogoElsewhere;
  /** The icon that browsers show. */
  readonly favicon?: { readonly image: string; readonly place: Place };
  readonly head?: readonly HeadElsewhere[];
  /** How deep lists of headings go; undefined for as deep as they do here. */
  readonly toc?: 2 | 3 | 4 | 5 | 6 | false;
  /** Whether code blocks have line numbers. */
  readonly lineNumbers?: boolean;
  /** Whether pages name who changed them last. */
  readonly lastAuthor?: boolean;
  readonly redirects?: readonly RedirectElsewhere[];
  /** What is not carried over; undefined where all that is read of a file is its navigation. */
  readonly unread?: readonly UnreadPart[];
  /** Whether each entry of the first level stands in the header, with what is in it in a sidebar of its own. */
  readonly hasTabs?: boolean;
  /** Files besides the settings that say nothing more once the site is written here. */
  readonly files?: readonly string[];
  /** Whether pages without a translation are told of. */
  readonly checksTranslations?: boolean;
  /**
   * Corrections of pages: what the navigation says from now on is taken out, and lists that the theme has shown are
   * written.
   */
  readonly pageFixes?: readonly Fix[];
  /** Folders that have to be called otherwise before anything of the site is written here. */
  readonly unmoved?: readonly UnreadPart[];
  /** Whether a site without a start page begins with its first page. */
  readonly startsWithFirst?: boolean;
}

interface FirstFolder {
  readonly name: string;
  readonly place: Place;
  /** Whether it is no part of addresses. */
  readonly isRewritten?: true;
}

/** The code of a site, and the address for edits of a page, in which `{path}` is that of its file. */
export interface RepositoryElsewhere {
  readonly url: string;
  readonly editUrl: string;
  /** What the folder of the pages is called there. */
  readonly folder: string;
}

/** An image at the top of a site, of those that are published as they are. */
export interface LogoElsewhere {
  readonly image: SchemeImageInput;
  readonly replacesTitle?: boolean;
  readonly place: Place;
}

/** What a logo leads to: a full URL, or a page as targets of entries are written. */
export interface LogoLinkElsewhere {
  readonly target: string;
  readonly place: Place;
}

/** A tag in the head of each page. */
export interface HeadElsewhere extends WrittenTag {
  readonly place: Place;
}

/** A line at the end of pages. */
export interface FooterElsewhere {
  readonly text: string;
  readonly link?: string;
}

/** An old address of a site, and where it leads. */
export interface RedirectElsewhere {
  /** A path on the site. */
  readonly from: string;
  /** As targets of entries are written, or a full URL. */
  readonly to: string;
  /** The option that it is of. */
  readonly option: string;
  readonly place: Place;
}

/** A part of settings that is not carried over, mostly as only running them would tell it. */
export interface UnreadPart {
  /** The option that it is of, such as `sidebar`. */
  readonly option: string;
  readonly place: Place;
  /** Of what is no code, but has no counterpart that could be written. */
  readonly isData?: true;
  /** What to do about it, where that is known. */
  readonly hint?: string;
}

/** The site with more that is not carried over. */
export const withUnread = (site: SiteElsewhere, unread: readonly UnreadPart[]): SiteElsewhere =>
  unread.length === 0 ? site : { ...site, unread: [...(site.unread ?? []), ...unread] };

/** The address that Docusaurus gives a page that it makes for what has a label. */
export const madeAddress = (label: string): string => `/category/${githubSlugOf(label)}`;

/** All entries of navigations and what is in them, in their order. */
export const allEntries = (entries: readonly EntryElsewhere[]): readonly EntryElsewhere[] =>
  entries.flatMap((entry) => [entry, ...allEntries(entry.items ?? [])]);

interface ChangedEntry {
  readonly text?: string | undefined;
  readonly target?: string | undefined;
  readonly made?: undefined;
}

/** The entries and what is in them, each with what `change` says of it: what that says is undefined, it has no more. */
export const changedEntries = (
  entries: readonly EntryElsewhere[],
  change: (entry: EntryElsewhere) => ChangedEntry,
): readonly EntryElsewhere[] =>
  entries.map((entry) =>
    withoutUndefined({ ...entry, ...change(entry), items: entry.items && changedEntries(entry.items, change) }),
  );

/** What the sidebars hold, without what is said of pages in the header. */
export const inSidebars = (site: SiteElsewhere): readonly EntryElsewhere[] =>
  [site, ...(site.languages ?? [])].flatMap(({ entries, sidebars = [] }) => [
    ...entries,
    ...sidebars.flatMap((one) => one.entries),
  ]);
