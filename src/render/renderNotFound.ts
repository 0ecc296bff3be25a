import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { type SafeHtml, safeHtml } from '../model/brands.ts';
import type { LayoutView, PageView, SiteView } from '../model/view.ts';
import { NotFound } from '../theme/NotFound.tsx';
import { strings } from '../theme/strings.ts';
import { createPageRenderer } from './renderPage.ts';

/** The page for unknown addresses, with a site's language and a sidebar to go on from. `own`: see `NotFoundWords`. */
export function renderNotFound(
  site: SiteView,
  shared: {
    readonly lang: string;
    readonly dir: PageView['dir'];
    readonly description: string;
    readonly languages?: PageView['languages'] | undefined;
    readonly sidebar: PageView['sidebar'];
    readonly newFile?: string | undefined;
    readonly own?: Omit<PageView, 'noindex' | 'headings' | 'breadcrumbs'> | undefined;
  },
): SafeHtml {
  const { lang, dir, description, languages, sidebar, newFile, own } = shared;
  const offers = renderToStaticMarkup(createElement(NotFound, { site, newFile, hasWords: own !== undefined }));
  const page: PageView = {
    title: strings.notFoundTitle,
    titleHtml: safeHtml(strings.notFoundTitle),
    lang,
    dir,
    description,
    ...own,
    noindex: true,
    contentHtml: safeHtml((own?.contentHtml ?? '') + offers),
    headings: [],
    breadcrumbs: [],
    ...(languages === undefined ? {} : { languages }),
    ...(sidebar === undefined ? {} : { sidebar }),
  };
  const { assets, layout } = site;
  const renderer = createPageRenderer({
    ...site,
    // In the head: what came with the content would move the title that is already shown.
    assets: { ...assets, styles: [...assets.styles, site.notFound.styles] },
    ...(layout === undefined ? {} : { layout: withoutEnd(layout) }),
  });
  return renderer.document(renderer.parts(page));
}

/** What stands below a page asks readers what they think of it. */
const withoutEnd = ({ afterContent: _, ...layout }: LayoutView): LayoutView => layout;
