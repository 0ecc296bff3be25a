import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { SiteConfig } from '../config/siteConfig.ts';
import { safeHtml } from '../model/brands.ts';
import type { CompiledPage, PageRecord } from '../model/page.ts';
import type { PageView } from '../model/view.ts';
import type { RegisteredComponent } from '../render/componentRegistry.ts';
import { renderSidebarHeadings } from '../render/renderPage.ts';
import { markdownOfHtml } from '../markdown/markdownOfHtml.ts';
import { canonicalUrl, publicUrl } from '../routes/publicUrl.ts';
import type { ResolvedUrl } from '../routes/resolveUrl.ts';
import type { Navigation } from './navigation.ts';

/** What a page's view is made from, besides the page. */
export interface PageSurroundings {
  readonly config: SiteConfig;
  readonly navigation: Navigation;
  readonly resolve: (url: string) => ResolvedUrl;
}

/** What components that list pages need besides. */
export interface DeferredSurroundings extends PageSurroundings {
  /** Given for pages with components that list pages. */
  readonly deferred:
    | { readonly records: readonly PageRecord[]; readonly registry: Readonly<Record<string, RegisteredComponent>> }
    | undefined;
}

/** All that a page shows but its content, and its sidebar by name alone. */
export type PageFrame = Omit<PageView, 'contentHtml' | 'sidebar'> & { readonly sidebarId: string };

/** A page's frame. */
export const pageFrame = (page: CompiledPage, surroundings: PageSurroundings): PageFrame => ({
  ...frameOf(page, surroundings),
  sidebarId: surroundings.navigation.of(page.record).sidebar?.id ?? '',
});

/** All that one page shows. */
export function pageView(page: CompiledPage, surroundings: DeferredSurroundings): PageView {
  const { record } = page;
  const { sidebar } = surroundings.navigation.of(record);
  return {
    ...frameOf(page, surroundings),
    contentHtml: safeHtml(fillDeferred(page.html, page, surroundings, (html) => html)),
    ...(sidebar === undefined
      ? {}
      : {
          sidebar: {
            id: sidebar.id,
            html: sidebar.markedFor(surroundings.resolve(record.path).href, renderSidebarHeadings(record.headers)),
          },
        }),
  };
}

function frameOf(page: CompiledPage, { config, navigation }: PageSurroundings): Omit<PageView, 'contentHtml' | 'sidebar'> {
  const { record } = page;
  const { frontmatter } = record;
  const around = navigation.of(record);
  return {
    route: record.path,
    title: record.title,
    titleHtml: page.titleHtml,
    ...optional('titleSlug', page.titleSlug),
    lang: frontmatter.lang ?? config.lang,
    dir: frontmatter.dir ?? 'ltr',
    description: frontmatter.description ?? config.description,
    ...optional('lead', frontmatter.description),
    ...optional('canonical', canonicalUrl(record.regularPath, config.siteUrl)),
    noindex: frontmatter.unlisted === true,
    ...optional('contentClass', frontmatter.content_class),
    headings: record.headers,
    breadcrumbs: around.breadcrumbs,
    ...optional('prev', around.prev),
    ...optional('next', around.next),
    ...optional('editHref', editHref(record, config)),
  };
}

const optional = <Key extends string, Value>(key: Key, value: Value | undefined) =>
  (value === undefined ? {} : { [key]: value }) as { [K in Key]?: Value };

const editHref = ({ relativePath, frontmatter }: PageRecord, { repository }: SiteConfig) =>
  repository === undefined || frontmatter.editLink === false
    ? undefined
    : repository.editUrl.replace('{path}', encodeURI(relativePath));

/** The page as Markdown, complete. */
export const pageMarkdown = (page: CompiledPage, surroundings: DeferredSurroundings): string =>
  fillDeferred(page.markdown, page, surroundings, (html) => markdownOfHtml(html, (href) => publicUrl(href, surroundings.config)));

/** A text of the page with its deferred components rendered, each in the place of its marker. */
function fillDeferred(
  text: string,
  { deferred }: CompiledPage,
  { deferred: world, resolve }: DeferredSurroundings,
  write: (html: string) => string,
): string {
  if (world === undefined) return text;
  let filled = text;
  for (const { marker, name, props } of deferred) {
    const component = world.registry[name]?.component;
    if (component === undefined) continue;
    const element = createElement(component as never, {
      ...props,
      pages: world.records,
      hrefOf: (url: string) => resolve(url).href,
    } as never);
    filled = filled.replace(marker, () => write(renderToStaticMarkup(element)));
  }
  return filled;
}
