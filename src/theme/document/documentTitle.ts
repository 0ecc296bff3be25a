import type { PageView, SiteView } from '../../model/view.ts';

/**
 * Title as the browser shows it: page, section if it needs one, and site; the title alone where page and site have the
 * same.
 */
export const documentTitle = (page: Pick<PageView, 'title' | 'section'>, site: Pick<SiteView, 'title'>): string =>
  page.title === site.title
    ? page.title
    : [page.title, ...(page.section === undefined ? [] : [page.section]), site.title].join(' | ');
