import type { PageView, SiteView } from '../model/view.ts';

/** Title as the browser shows it: page and site, or the title alone where both are the same. */
export const documentTitle = (page: Pick<PageView, 'title'>, site: Pick<SiteView, 'title'>): string =>
  page.title === site.title ? page.title : `${page.title} | ${site.title}`;
