import type { HeadTag } from '../model/headTag.ts';
import type { OwnTexts } from '../model/languages/texts.ts';
import type { SchemeImageInput } from '../model/schemeImage.ts';
import type { Mode } from '../system/environmentFiles.ts';
import type { CheckBudgets, CheckInput, Constant, NavItem, SidebarConfig, SiteConfigInput } from './siteApi.ts';

/** What the command line says of what is built. */
export interface ConfigFlags {
  readonly base?: string | undefined;
  readonly outDir?: string | undefined;
  /** False with `--no-search`. */
  readonly search?: boolean | undefined;
  /** What the site is made for; by default for readers. */
  readonly mode?: Mode | undefined;
}

/** The whole configuration of one run, complete and frozen. Folders are absolute paths. */
export interface SiteConfig {
  readonly root: string;
  readonly mode: Mode;
  readonly contentDir: string;
  readonly publicDir: string;
  readonly islandsDir: string;
  readonly outDir: string;
  readonly cacheDir: string;
  readonly redirectsFile: string;
  /** Stylesheet of the site, after the theme's; undefined for none. */
  readonly siteStyles: string | undefined;
  /** The configuration file, for places in diagnostics; undefined for none. */
  readonly configFile: string | undefined;

  readonly title: string;
  readonly description: string;
  readonly lang: string;
  readonly dir: 'ltr' | 'rtl';
  /** What the theme says otherwise than in English, the site's own texts before the theme's. */
  readonly texts: OwnTexts;
  /** What the language calls itself; empty for a site that names none. */
  readonly label: string;
  /** What the routes of its pages begin with: `/`, or `/de/` for a translation. */
  readonly prefix: string;
  /** A translation has the pages that are not translated yet, in the first language. */
  readonly fallback: boolean;
  /** The same site in its other languages. */
  readonly translations: readonly SiteConfig[];
  /** Begins and ends with "/". */
  readonly base: string;
  /** Without a slash at its end; undefined: no canonical links. */
  readonly siteUrl: string | undefined;
  readonly logo: SchemeImageInput | undefined;
  /** The logo says the name of the site, which is then not written beside it. */
  readonly isTitleInLogo: boolean;
  /** Where the logo and the title lead, as it is written; undefined: to the start page of the language. */
  readonly logoLink: string | undefined;
  readonly repository: SiteConfigInput['repository'];
  readonly token: string;
  readonly constants: Readonly<Record<string, Constant>>;
  /** Undefined: `params` of front matter may hold anything. */
  readonly params: SiteConfigInput['params'];
  /** Front matter of pages that have none of their own, by their routes. */
  readonly defaults: NonNullable<SiteConfigInput['defaults']>;
  readonly nav: { readonly left: readonly NavItem[]; readonly right: readonly NavItem[] };
  readonly footer: NonNullable<SiteConfigInput['footer']>;
  /** With their language, where that is not the language of the pages. */
  readonly pageLinks: readonly { readonly text: string; readonly link: string; readonly lang?: string }[];
  /** Undefined: the sidebar is made from the folders. */
  readonly sidebars: readonly SidebarConfig[] | undefined;
  readonly searchPlaceholder: string;
  /** False: the site has neither a search index nor a search box. */
  readonly search: boolean;
  /** Version that the site documents; undefined where it names none. */
  readonly version: string | undefined;
  /** The site's own tags in the head of its pages, their addresses as they are written. */
  readonly head: readonly HeadTag[];
  readonly gtmId: string | undefined;
  readonly securityPolicy: NonNullable<SiteConfigInput['securityPolicy']>;
  readonly integrity: boolean;
  readonly plannedRoutes: readonly string[];
  /** Lowest level of the headings that pages list; false for no list. */
  readonly toc: number | false;
  /** Whether code blocks have line numbers on pages that do not say it of theirs. */
  readonly lineNumbers: boolean;
  /** Whether pages say who changed them last. */
  readonly lastAuthor: boolean;
  readonly socialCards: boolean;
  readonly responsiveImages: boolean;
  /** What makes smaller copies of pictures, with its version; undefined where it is not asked for, or not there. */
  readonly pictureEncoder: string | undefined;
  readonly check: SiteCheck;
  readonly parser: 'satteri' | 'remark';
}

/** What `docsgen check` is told about a site, complete. */
export type SiteCheck = Required<CheckInput> & { readonly budgets: CheckBudgets };
