import type { SiteConfig } from '../../config/siteConfig.ts';
import { hasBlock, islandsInLine } from '../../markdown/hast/blocksInParagraph.ts';
import { sentenceHtmlOf } from '../../markdown/headings/title.ts';
import { putApart, putShown } from '../../markdown/mdx/putShown.ts';
import { markdownOfHtml } from '../../markdown/twin/markdownOfHtml.ts';
import { type Route, type SafeHtml, safeHtml } from '../../model/brands.ts';
import { directionOf } from '../../model/languages/languageTag.ts';
import type { CompiledPage, PageRecord } from '../../model/page.ts';
import { ownLanguageOf, regularPathOf } from '../../model/pageRecord.ts';
import { titleTextOf } from '../../model/text/titleTextOf.ts';
import { withoutUndefined } from '../../model/values/withoutUndefined.ts';
import type { LinkView, PageView } from '../../model/view.ts';
import { renderSidebarHeadings } from '../../render/renderHeadings.ts';
import { canonicalUrl, publicUrl } from '../../routes/publicUrl.ts';
import type { ResolvedUrl } from '../../routes/resolveUrl.ts';
import { hrefOfRoute, markdownFileOf } from '../../routes/routeOf.ts';
import { isAddressSecret } from '../../routes/secretPermalink.ts';
import { scriptJson } from '../../theme/document/scriptJson.ts';
import { hasComponents } from '../../theme/hasComponents.ts';
import type { DeferredComponents } from './deferredComponents.ts';
import { lastAuthor, lastUpdated, shownDate } from './lastUpdated.ts';
import { listedHeadings } from './listedHeadings.ts';
import { type CardSurroundings, cardPath, pageCard } from './pageCard.ts';
import { pageHeadHtml } from './pageHeadHtml.ts';
import { pageLinks } from './pageLinks.ts';
import { structuredData } from './structuredData.ts';
import { toldOfPage } from './toldOfPage.ts';

/** What a page's view is made from, besides the page. */
export interface PageSurroundings extends CardSurroundings {
  readonly resolve: (url: string) => ResolvedUrl;
  /** When content files were last changed, by path relative to the content folder. */
  readonly dates: ReadonlyMap<string, string>;
  readonly authors?: ReadonlyMap<string, string> | undefined;
  /** Headings that have left a route for another address. */
  readonly movedFrom: (route: Route) => PageView['moved'];
  readonly languagesOf: (record: PageRecord) => PageView['languages'];
  readonly tagsOf: (record: PageRecord) => PageView['tags'];
  readonly headingsOf: (page: CompiledPage) => PageView['headings'];
  /** Whether another page of its language has the same title. */
  readonly isTitleShared: (record: PageRecord) => boolean;
}

/** What a page's view is made from where components that list pages are filled in. */
export interface DeferredSurroundings extends PageSurroundings {
  readonly deferred: DeferredComponents;
}

/** What a page says itself, at whichever address it is shown. */
export type PageWords = Pick<
  PageView,
  | 'title'
  | 'titleHtml'
  | 'titleSlug'
  | 'lang'
  | 'dir'
  | 'description'
  | 'leadHtml'
  | 'headHtml'
  | 'isDraft'
  | 'contentClass'
  | 'untranslated'
  | 'hero'
>;

/** All that a page shows but its content, and its sidebar by name alone. */
export type PageFrame = Omit<PageView, 'contentHtml' | 'hasComponents' | 'sidebar'> & { readonly sidebarId: string };

export function pageView(
  page: CompiledPage,
  { sidebarId: _, ...frame }: PageFrame,
  surroundings: DeferredSurroundings,
): PageView {
  const { record } = page;
  const { sidebar } = surroundings.navigation.of(record);
  const view = { ...frame, ...pageContent(page, surroundings) };
  if (sidebar === undefined) return view;
  const href = hrefOfRoute(record.path, surroundings.config.base);
  return { ...view, sidebar: { id: sidebar.id, html: sidebar.markedFor(href, renderSidebarHeadings(frame)) } };
}

export function pageContent(
  page: CompiledPage,
  { deferred }: Pick<DeferredSurroundings, 'deferred'>,
): Pick<PageView, 'contentHtml' | 'hasComponents'> {
  const contentHtml = safeHtml(
    deferred.fill(page.html, page, (text, marker, { html }) => putShown(text, marker, html)),
  );
  return { contentHtml, ...(hasComponents(contentHtml) ? { hasComponents: true } : {}) };
}

/** What a page is about, in words of its own: its description, else what it begins with. */
const ownDescriptionOf = ({ record: { frontmatter }, opening }: CompiledPage): string | undefined =>
  frontmatter.description === undefined ? opening : titleTextOf(frontmatter.description);

/** The site says best what it is about on its start page, too, unless that has a description. */
function descriptionOf(page: CompiledPage, { prefix, description }: SiteConfig): string {
  const { path, frontmatter } = page.record;
  const site = titleTextOf(description);
  if (path === prefix && frontmatter.description === undefined && site !== '') return site;
  return ownDescriptionOf(page) ?? site;
}

/** What a page says besides its content. */
export function pageWords(
  page: CompiledPage,
  { config, resolve }: Pick<PageSurroundings, 'config' | 'resolve'>,
): PageWords {
  const { title, frontmatter } = page.record;
  const { description, lang } = frontmatter;
  return withoutUndefined({
    title,
    titleHtml: page.titleHtml,
    titleSlug: page.titleSlug,
    lang: lang ?? config.lang,
    dir: frontmatter.dir ?? (lang === undefined ? config.dir : directionOf(lang)),
    description: descriptionOf(page, config),
    leadHtml: description === undefined ? undefined : sentenceHtmlOf(description),
    headHtml: pageHeadHtml(page.record, resolve),
    isDraft: frontmatter.draft,
    contentClass: frontmatter.content_class,
    hero: page.hero,
    untranslated: contentLanguage(page.record),
  });
}

export function pageFrame(page: CompiledPage, surroundings: PageSurroundings): PageFrame {
  const { record } = page;
  const { frontmatter } = record;
  const { config, navigation, dates, authors } = surroundings;
  const isListed = frontmatter.unlisted !== true;
  const isLanding = page.hero !== undefined;
  const image = isListed ? imageOf(record, surroundings) : undefined;
  const { sidebar, breadcrumbs, navHref, prev, next } = navigation.of(record);
  const address = addressOf(record, config);
  const canonical = toldOfPage(record).canonical ?? address;
  const markdownHref = isListed ? hrefOfRoute(`/${markdownFileOf(record.path)}`, config.base) : undefined;
  return withoutUndefined({
    sidebarId: sidebar?.id ?? '',
    isHome: record.path === config.prefix || undefined,
    ...pageWords(page, surroundings),
    canonical,
    markdownHref,
    image,
    structuredData: isListed
      ? dataOf(page, { config, dates, image, canonical, trail: breadcrumbs.slice(0, -1) })
      : undefined,
    noindex: !isListed,
    headings: isLanding ? [] : listedHeadings({ record, headings: surroundings.headingsOf(page) }, config),
    breadcrumbs: isLanding ? [] : breadcrumbs,
    tags: surroundings.tagsOf(record),
    section: surroundings.isTitleShared(record) ? sectionOf(breadcrumbs, [record.title, config.title]) : undefined,
    navHref,
    prev,
    next,
    editHref: editHref(record, config),
    pageLinks: pageLinks(config.pageLinks, {
      title: record.title,
      path: sourceOf(record),
      url: isAddressSecret(frontmatter) ? undefined : address,
      markdown: markdownHref && publicUrl(markdownHref, config),
    }),
    lastUpdated: shownDate(lastUpdated(page, dates), config.lang, lastAuthor(page, { dates, authors })),
    languages: isListed ? surroundings.languagesOf(record) : undefined,
    moved: surroundings.movedFrom(record.path),
  });
}

/** The nearest step on the way to a page that is called otherwise. */
const sectionOf = (breadcrumbs: readonly LinkView[], titles: readonly string[]): string | undefined =>
  breadcrumbs.findLast(({ text }) => !titles.includes(text))?.text;

/** The full address of a page: an untranslated one is a copy of its original. */
const addressOf = ({ regularPath, original }: PageRecord, { siteUrl }: SiteConfig): string | undefined =>
  canonicalUrl(original === undefined ? regularPath : regularPathOf(original.path), siteUrl);

/** The language of a page that is not translated yet, unless its front matter names the one of the whole page. */
const contentLanguage = ({ frontmatter, original }: PageRecord): PageView['untranslated'] =>
  original === undefined || frontmatter.lang !== undefined ? undefined : { lang: original.lang, dir: original.dir };

/** Full address of the picture for places where a page is shared: its own, else its card. */
function imageOf(record: PageRecord, surroundings: PageSurroundings): string | undefined {
  const { config, resolve } = surroundings;
  const { image } = record.frontmatter;
  if (image !== undefined) return publicUrl(resolve(image).href, config);
  const card = pageCard(record, surroundings);
  return card === undefined ? undefined : publicUrl(config.base + cardPath(card), config);
}

interface DataParts extends Pick<PageSurroundings, 'config' | 'dates'> {
  readonly image: string | undefined;
  readonly canonical: string | undefined;
  readonly trail: readonly LinkView[];
}

/** JSON-LD of a page, with full addresses; undefined where the site does not know its own. */
function dataOf(page: CompiledPage, { config, dates, image, canonical, trail }: DataParts): SafeHtml | undefined {
  const { record } = page;
  if (config.siteUrl === undefined || canonical === undefined) return undefined;
  const full = (href: string) => publicUrl(href, config);
  const data = structuredData({
    isHome: record.path === config.prefix,
    title: record.title,
    description: ownDescriptionOf(page),
    url: canonical,
    lang: ownLanguageOf(record) ?? config.lang,
    modified: lastUpdated(page, dates),
    image,
    site: {
      title: config.title,
      url: full(config.base + config.prefix.slice(1)),
      description: titleTextOf(config.description),
    },
    trail: trail.map(({ text, href }) => ({ text, url: href === '' ? undefined : full(href) })),
  });
  return scriptJson(data);
}

function editHref(record: PageRecord, { repository }: SiteConfig): string | undefined {
  const { editLink } = record.frontmatter;
  if (typeof editLink === 'string') return editLink;
  return editLink === false
    ? undefined
    : repository?.editUrl.replace('{path}', () => hrefOfRoute(sourceOf(record), '/'));
}

/** The path of a page's source below the content folder. */
const sourceOf = ({ relativePath, original }: PageRecord): string => original?.relativePath ?? relativePath;

export const pageMarkdown = (page: CompiledPage, { config, deferred }: DeferredSurroundings): string =>
  deferred.fill(page.markdown, page, (text, marker, { html, markdown: written }) => {
    const markdown = written ?? markdownOfHtml(html, (href) => publicUrl(href, config));
    return hasBlock(islandsInLine(html)) ? putApart(text, marker, markdown) : text.replaceAll(marker, () => markdown);
  });
