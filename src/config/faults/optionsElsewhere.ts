import { asRecord } from '../../model/values/asRecord.ts';
import { codeOf } from '../written/codeOf.ts';

/** What is wrong at a place of the configuration: a name that there is not, one that is missing, or a value. */
export interface FaultAt {
  readonly kind: 'unknown' | 'missing' | 'other';
  readonly input: unknown;
}

/**
 * What to do about an option of another generator, or about a value that has the shape it has there; undefined for
 * any other. `path` leads to it from the configuration down.
 */
export function hintElsewhere(path: readonly unknown[], { kind, input }: FaultAt): string | undefined {
  const [option = '', ...inside] = (path[0] === 'locales' ? path.slice(2) : path).map(String);
  if (inside.length > 0) return hintInside(option, inside, { kind, input });
  if (kind !== 'unknown') return kind === 'other' ? SHAPES[option]?.(asRecord(input)) : undefined;
  // `false` is what the flag `--no-search` is for.
  if (input === false && /^(?:search|pagefind)$/.test(option)) return NO_SEARCH;
  const { lineNumbers, showLineNumbers = lineNumbers } = asRecord(option === 'markdown' ? input : undefined);
  if (typeof showLineNumbers === 'boolean')
    return `write \`lineNumbers: ${showLineNumbers}\` beside \`title\`, and delete it here`;
  const text = TEXTS.get(option);
  return text === undefined ? searchHint(option, asRecord(input)) : `write \`texts: { ${text}: '…' }\``;
}

/** Other generators name the service of a search that is not their own. */
const searchHint = (option: string, { provider }: Readonly<Record<string, unknown>>) =>
  ELSEWHERE.get(option === 'search' && provider === 'algolia' ? provider : option);

/** The same for what is in an option; `inside` leads there from it. */
function hintInside(option: string, inside: readonly string[], { kind, input }: FaultAt): string | undefined {
  const name = inside.at(-1) ?? '';
  if (option === 'sidebars' && (inside.length === 1 || (inside.length === 2 && kind !== 'other'))) return SIDEBARS;
  if (option !== 'nav' && option !== 'sidebars') return undefined;
  if (kind === 'unknown' && option === 'nav') {
    if (name === 'items') return NO_GROUPS;
    const kindOfEntry = inside.length > GROUP_DEPTH ? 'group' : 'menu';
    if (name === 'link')
      return `write \`{ text: '…', link: ${codeOf(input)} }\` into its \`items\`: a ${kindOfEntry} is no link`;
  }
  if (kind === 'unknown') return IN_ENTRIES.get(name);
  return kind === 'other' && /^\d+$/.test(name) ? entryHint(asRecord(input)) : undefined;
}

/** Steps from `nav` to an option of a menu, such as `left`, `0`, `link`; there are more to one of a group. */
const GROUP_DEPTH = 3;

const NO_GROUPS = 'write its links into the group around it: groups of a menu hold no further groups';

const SIDEBARS =
  "write `sidebars: [{ routes: ['/'], items: ['/first/', { text: 'Guides', items: ['/guides/first/'] }] }]`, with the routes whose pages have this sidebar";

const NO_SEARCH = 'write `--no-search` on the command line';
const PLUGINS =
  'delete it: `site/components.tsx` exports components for pages, and plugins of remark and rehype as `remarkPlugins` and `rehypePlugins`';

/** Hints by names; those of an entry have spaces between them. */
const byName = (...entries: readonly (readonly [names: string, hint: string])[]): ReadonlyMap<string, string> =>
  new Map(entries.flatMap(([names, hint]) => names.split(' ').map((name) => [name, hint] as const)));

/** Options of VitePress, Starlight and Docusaurus, and what is written in their place. */
const ELSEWHERE = byName(
  ['themeConfig', 'write what it holds beside `title`: `nav`, `sidebars`, `footer`, `logo`'],
  ['sidebar navigation', SIDEBARS],
  ['navbar', "write `nav: { left: [{ text: 'Guides', link: '/guides/' }] }`"],
  [
    'socialLinks social',
    "write each as `{ text: 'Discord', link: 'https://…', icon: '/discord.svg' }` in `nav.right`, with the icon in `site/public`; the link to your code is `repository`",
  ],
  [
    'editLink editUrl edit_uri repo repo_url organizationName projectName',
    "write `repository: { url: 'https://github.com/acme/docs', editUrl: 'https://github.com/acme/docs/edit/main/content/{path}' }`",
  ],
  ['outline tableOfContents', 'write `toc`, the lowest level of the headings that pages list, such as 3, or `false`'],
  [
    'lastUpdated showLastUpdateTime',
    'delete it: pages tell of their last change, where git knows it; its words are `texts.lastUpdated`',
  ],
  ['showLastUpdateAuthor', 'write `lastAuthor: true`'],
  ['docFooter', "write `texts: { previous: '…', next: '…' }`"],
  ['cleanUrls trailingSlash', 'delete it: the page of `guides/first.md` is at `/guides/first/`'],
  [
    'ignoreDeadLinks onBrokenLinks onBrokenMarkdownLinks onBrokenAnchors',
    "delete it: a link that leads nowhere is an error, and `plannedRoutes` names pages that are to come, with `'/later/*'` all below a folder",
  ],
  ['appearance colorMode', 'delete it: every page has a dark look, and readers choose it'],
  ['sitemap', "write `siteUrl: 'https://…'`: a site that has one gets a `sitemap.xml`"],
  ['llms', 'delete it: every site has `llms.txt`, and each page its Markdown'],
  [
    'llmsUI contextual',
    "write each as `{ text: 'Open in ChatGPT', link: 'https://chatgpt.com/?q={markdown}' }` in `pageLinks`",
  ],
  ['languageParity', 'write `check: { translations: true }`'],
  ['logoHref logoUrl homeUrl', "write `logoLink: '…'`, the address that the logo and the title lead to"],
  ['logoText', 'write `title`, which stands beside the logo'],
  ['favicon icon', 'delete it, and put the icon into `site/public`, as `favicon.svg`, `.png` or `.ico`'],
  ['basePath baseUrl baseURL', "write `base: '/docs/'`, the path that all addresses of the site begin with"],
  ['site hostname', 'write `siteUrl`, the address of the site with its base path'],
  ['srcDir docs_dir contentDir root', 'delete it: pages are in `content`'],
  [
    'srcExclude route',
    "delete it: a Markdown file whose name begins with `_` is no page, and `draft: true` below `routes: ['/internal/']` in `defaults` leaves out a folder",
  ],
  ['server devServer', 'write `--port`, `--host` and the like on the command line'],
  [
    'analytics googleAnalytics gtag',
    'write a tag in `head`, and what it loads in `securityPolicy`; `gtmId` loads a container of Google Tag Manager',
  ],
  ['rewrites', 'write `permalink: /…/` in the front matter of each page'],
  ['redirects', 'write each as a line of `redirects.yaml`, such as `/old/: /new/`'],
  ['staticDirectories', 'delete it: files in `site/public` are published as they are'],
  ['customCss stylesheets globalStyles extra_css', 'delete it, and write the styles in `site/site.css`'],
  ['scripts headTags extra_javascript', "write each in `head`, as `{ tag: 'script', attributes: { src: '…' } }`"],
  ['announcementBar banner', 'export it from `site/components.tsx` as `layout.announcement`, and delete it here'],
  [
    'markdown markdown_extensions',
    'delete it: `site/components.tsx` exports plugins as `remarkPlugins` and `rehypePlugins`, and what shows formulas and diagrams as `codeBlocks`',
  ],
  [
    'algolia docsearch',
    'delete it: every site has a search of its own; the box of another service is `layout.search` in `site/components.tsx`',
  ],
  ['search pagefind', 'delete it: every site has search, unless `--no-search` stands on the command line'],
  ['searchPlaceholderText', "write `searchPlaceholder: '…'`"],
  ['titleTemplate titleDelimiter', "delete it: a page's title stands before the site's, with `|` between them"],
  ['disable404Route notFound', 'delete it, and write the words of the not-found page in `content/404.md`'],
  [
    'assetsDir cacheDir credits expressiveCode externalLinkIcon future mediumZoom metaChunk mpa prerender prism router ssg useWebFonts',
    'delete it: docsgen does not need it',
  ],
  [
    'theme color colors palette accentColor primaryColor',
    'delete it, and write colors in `site/site.css`: `:root { --accent: light-dark(#6d28d9, #c4a7ff); }`',
  ],
  ['customFields', "write what pages show as `constants: { PRODUCT: 'Acme' }`"],
  ['noIndex', "write `head: [{ tag: 'meta', attributes: { name: 'robots', content: 'noindex' } }]`"],
  ['multiVersion', 'put each version on a branch of its own, which is built with its own `--base`'],
  ['i18nSource i18nSourcePath', "write `texts: { improveThisPage: '…' }` for words of the theme"],
  ['pagination', 'delete it: `prev: false` and `next: false` in front matter leave the links out of a page'],
  ['components globalUIComponents', 'delete it: what stands on every page is `layout` in `site/components.tsx`'],
  ['plugins presets themes integrations vite vue builderConfig', PLUGINS],
  ['buildEnd clientModules postRender routeMiddleware transformHead transformHtml transformPageData', PLUGINS],
  ['remarkPlugins', 'export it from `site/components.tsx`: `export const remarkPlugins = […]`'],
  ['rehypePlugins', 'export it from `site/components.tsx`: `export const rehypePlugins = […]`'],
);

/** Words of the theme, by their options in VitePress and Rspress, and their names in `texts`. */
const TEXTS = new Map([
  ['darkModeSwitchTitle', 'colorSchemeDark'],
  ['editLinkText', 'improveThisPage'],
  ['langMenuLabel', 'language'],
  ['lastUpdatedText', 'lastUpdated'],
  ['lightModeSwitchTitle', 'colorSchemeLight'],
  ['nextPageText', 'next'],
  ['outlineTitle', 'onThisPage'],
  ['prevPageText', 'previous'],
  ['returnToTopLabel', 'backToTop'],
  ['searchNoResultsText', 'searchNothingFound'],
  ['sidebarMenuLabel', 'openMenu'],
  ['skipToContentLabel', 'skipToContent'],
]);

/** Options that have another shape elsewhere. */
const SHAPES: Readonly<Record<string, (input: Readonly<Record<string, unknown>>) => string | undefined>> = {
  nav: (input) =>
    Array.isArray(input) ? 'write `nav: { left: […], right: […] }`, with the entries in one of them' : undefined,
  sidebars: () => SIDEBARS,
  footer: () => "write `footer: [{ text: '© 2026 Acme' }, { text: 'Imprint', link: '/imprint/' }]`",
  title: (input) => {
    const [first] = Object.values(input);
    return typeof first === 'string'
      ? `write \`title: ${codeOf(first)}\`, and those of other languages in \`locales\``
      : undefined;
  },
  logoLink: ({ link }) => (typeof link === 'string' ? `write \`logoLink: ${codeOf(link)}\`` : undefined),
  logo: ({ src, href, link = href }) =>
    typeof link === 'string'
      ? `write \`logoLink: ${codeOf(link)}\` beside \`logo\``
      : typeof src === 'string'
        ? "write `logo: '/logo.svg'`, with that file in `site/public`; `logo: { src: '/logo.svg', replacesTitle: true }` for one that says the title"
        : undefined,
};

/** What entries of navigation and sidebars have elsewhere. */
const IN_ENTRIES = byName(
  ['activeMatch', 'delete it: the entry of a page is marked by its address'],
  ['autogenerate', "write `folder: '/guides/'`, and no `items`"],
  ['base', 'delete it, and write each link in full'],
  ['collapsible', 'delete it: `collapsed: false` keeps a group open'],
  ['position', 'delete it: `nav.left` and `nav.right` are the two sides'],
  ['type', 'delete it: its other names tell what an entry is'],
  ['attrs target rel className', 'delete it'],
);

/** An entry as it is written here. */
function entryHint(entry: Readonly<Record<string, unknown>>): string | undefined {
  const { label, text = label, slug, id = slug, to, href = to, autogenerate, dirName } = entry;
  const directory = dirName ?? asRecord(autogenerate).directory;
  const named = typeof text === 'string' ? { text } : undefined;
  if (typeof directory === 'string') return write({ ...named, folder: routeOf(directory) });
  if (typeof href === 'string') return write({ ...named, link: href });
  if (typeof id !== 'string') return undefined;
  const link = routeOf(id);
  return write(named === undefined ? link : { ...named, link });
}

const write = (entry: unknown) => `write \`${codeOf(entry)}\``;

const routeOf = (path: string) => `/${path.replace(/^[./]+/, '')}/`.replace('//', '/');
