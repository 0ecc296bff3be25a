import type { Route, SafeHtml } from './brands.ts';
import type { Diagnostic, Place } from './diagnostic.ts';
import type { WrittenTag } from './headTag.ts';
import type { PictureCopies } from './pictureCopy.ts';
import type { SchemeImageInput } from './schemeImage.ts';
import type { BadgeView, LinkView } from './view.ts';

/** A neighbor link set in front matter, or `false` for none. Without `link`, the neighbor by order has another text. */
export type NeighborFlag = false | string | { readonly text: string; readonly link?: string };

/** What a landing page shows besides its title and description, as its author wrote it. */
export interface Hero {
  /** Address of a picture, or of two where one is for dark pages. */
  readonly image?: SchemeImageInput;
  readonly actions?: readonly { readonly text: string; readonly link: string }[];
}

/** Frontmatter keys of a page, validated. Everything is optional. */
export interface Frontmatter {
  readonly title?: string;
  /** Sentence for search engines and result lists. */
  readonly description?: string;
  /** Sentence for cards made from this page. */
  readonly short_description?: string;
  /** Address of a picture for cards made from this page. */
  readonly thumbnail?: string;
  /** Address of the picture that stands for the page where its address is shared. */
  readonly image?: string;
  /** Tags of the page's own, as they are written: see `readPageHead.ts`. */
  readonly head?: readonly WrittenTag[];
  /** The page is a landing page: without sidebar, list of headings, breadcrumbs, and neighbors by order. */
  readonly hero?: Hero;
  readonly prev?: NeighborFlag;
  readonly next?: NeighborFlag;
  /** `false`: the page shows no sidebar. */
  readonly sidebar?: boolean;
  /** Extra classes for the content element, space-separated. */
  readonly content_class?: string;
  /** Own route, such as `/quickstart/create-new-workflow.html`; `{token}` stands for the configured token. */
  readonly permalink?: string;
  /** Reachable by its address alone: in no list, `noindex`. `sidebar`: absent from sidebars made from folders alone. */
  readonly unlisted?: boolean | 'sidebar';
  /** `true`: a page for `docsgen dev` alone. */
  readonly draft?: boolean;
  /** `false`: left out of the search index; `low`: found below other pages that hold the same words. */
  readonly search?: boolean | 'low';
  /** Words that readers search for and the page does not say: a list, or a text with commas. */
  readonly keywords?: string | readonly string[];
  /** What it is about, in words that other pages have, too: each once. */
  readonly tags?: readonly string[];
  readonly lang?: string;
  readonly dir?: 'ltr' | 'rtl';
  /** How deep the list of its headings goes, as a level from 2 to 6; `false`: no list, `true`: that of the site. */
  readonly toc?: boolean | number;
  /** `false`: no edit link; or the full address that it leads to. */
  readonly editLink?: boolean | string;
  /** When the page was last changed, ISO 8601, in place of what git says; `false`: it tells nothing of it. */
  readonly lastUpdated?: string | boolean;
  /** Whether its code blocks have line numbers; undefined: as those of the site. */
  readonly lineNumbers?: boolean;
  /** Place among its siblings in a sidebar made from folders. */
  readonly order?: number;
  /** Label in sidebar, breadcrumbs and neighbor links, where the title is too long. */
  readonly label?: string;
  /** What stands behind the label in a sidebar. */
  readonly badge?: string | BadgeView;
  /** Values of the site's own, for its components; as JSON has them. */
  readonly params?: Readonly<Record<string, unknown>>;
}

/** A heading of the page, as it appears in the record (levels 2 and 3) or in full (1 to 6). */
export interface Heading {
  readonly level: number;
  /** Plain text. */
  readonly title: string;
  /** The heading's id, without "#". */
  readonly slug: string;
}

/** Where a page that is not translated yet stands in the first language of its site. */
export interface OriginalPage {
  readonly path: Route;
  readonly relativePath: string;
  /** Of the text, which is the same. */
  readonly lang: string;
  readonly dir: 'ltr' | 'rtl';
}

/** The public description of a page, written to `pages.json` (specification, section 3). */
export interface PageRecord {
  readonly title: string;
  readonly frontmatter: Frontmatter;
  /** Page path, percent-encoded, under the base: `/quickstart/`. */
  readonly regularPath: string;
  /** Source file relative to the content folder, POSIX. */
  readonly relativePath: string;
  /** Stable id of the page, made from its relative path. */
  readonly key: string;
  /** Route path, decoded. */
  readonly path: Route;
  readonly headers: readonly Heading[];
  /** See `SourceFile`. */
  readonly original?: OriginalPage;
}

/** The record of a page as the site's own code gets it. */
export interface SitePageRecord extends PageRecord {
  /** When it was last changed, as its front matter or git says: ISO 8601, mostly with a time. Undefined if unknown. */
  readonly lastUpdated?: string;
  /** Who made that change, as git says, with `lastAuthor` in the configuration. */
  readonly lastAuthor?: string;
  /** See `wordCount`. */
  readonly wordCount: number;
}

/** A link or image as its author wrote it, with where it leads. */
export interface PageLink {
  readonly kind: 'link' | 'image';
  /** As written. */
  readonly url: string;
  /** As it stands in the page: base applied. */
  readonly href: string;
  /** File it stands in, relative to the content folder: the page's own, or a partial. */
  readonly fromFile: string;
  /** Under the base when it leads into the site; undefined for other origins. */
  readonly target?: { readonly path: string; readonly hash: string };
  /** Of the URL itself, where that is certain, else of what holds it. */
  readonly place: Place;
  /** Of a link by reference, or in front matter: where the URL itself stands; undefined where that is not certain. */
  readonly definition?: Place;
  /** It stands in front matter. */
  readonly inYaml?: true;
  /** The whole link as written, where GitBook shows the title of what it leads to in place of its text. */
  readonly titled?: { readonly text: string; readonly place: Place };
}

/** All that is known of a page once its source is compiled. Plain data: it can be cached and moved between threads. */
export interface CompiledPage {
  readonly record: PageRecord;
  /** The title with its code spans marked up. */
  readonly titleHtml: SafeHtml;
  /** Id of the title; undefined where something else on the page has that id. */
  readonly titleSlug: string | undefined;
  /** The article's body; deferred components are still slots in it, see `deferred`. */
  readonly html: SafeHtml;
  /** Undefined for a page that is no landing page. */
  readonly hero?: PageHero;
  /** The words of its first paragraph, for a page without a description that begins with one. */
  readonly opening?: string;
  /** The page as Markdown, with its title; deferred components are slots in it too. Empty for an unlisted page. */
  readonly markdown: string;
  /** Of its body; undefined where no code of the site may ask for it. */
  readonly wordCount?: number;
  readonly headings: readonly Heading[];
  readonly links: readonly PageLink[];
  /** Ids in the body besides the headings' ones. */
  readonly ids: readonly string[];
  /** Addresses that GitHub or VuePress gives the headings of a `.md` page, where these are not their own: all work. */
  readonly githubIds: readonly string[];
  /** Components that need the list of all pages, rendered late: marker in `html` and properties. */
  readonly deferred: readonly DeferredComponent[];
  /** Constants that it shows: name, and hash of the value. */
  readonly constantsUsed: readonly { readonly name: string; readonly hash: string }[];
  /** Content files that it includes or shows, in its language if there: path below the content folder, and hash. */
  readonly includes: readonly { readonly path: string; readonly hash: string }[];
  /** The glossary of its language, and what that says of words that the page may have: see `glossaryUse`. */
  readonly glossary?: { readonly hash: string; readonly sum: string } | undefined;
  /** Pictures of the site that it shows. */
  readonly pictures: readonly PagePicture[];
  /** Its diagnostics depend on what it would be as MDX, with files that are noted nowhere. */
  readonly isTriedAsMdx?: boolean;
  readonly diagnostics: readonly Diagnostic[];
}

/** The hero of a landing page, its addresses resolved. */
export interface PageHero {
  /** One picture, or one for light pages and one for dark ones. */
  readonly images?: readonly HeroImage[];
  readonly actions: readonly LinkView[];
}

/** A picture of a hero, as properties of its element. */
export interface HeroImage extends Partial<PictureSize> {
  readonly src: string;
  readonly srcSet?: string;
  readonly sizes?: string;
}

/** A picture of the site on a page. */
export interface PagePicture {
  /** Below the base, beginning with "/". */
  readonly path: string;
  /** As it was found. */
  readonly size: PictureSize | undefined;
  /** The copies that the page names. */
  readonly copies?: PictureCopies | undefined;
  /** Names the drawing that stands in the page in its place; empty where it is none that can. */
  readonly drawing?: string;
}

/** In CSS pixels. */
export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/** A component of a page that is rendered once all pages are known. */
export interface DeferredComponent {
  /** Text in the page's html that the rendered component replaces. */
  readonly marker: string;
  readonly name: string;
  readonly props: Readonly<Record<string, unknown>>;
  readonly place: Place;
}
