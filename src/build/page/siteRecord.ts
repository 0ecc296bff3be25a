import type { CompiledPage, SitePageRecord } from '../../model/page.ts';
import { lastUpdated } from './lastUpdated.ts';

/** The record of a page as the site's own code gets it; `dates` as in `lastUpdated`. */
export function siteRecord(page: CompiledPage, dates: ReadonlyMap<string, string>): SitePageRecord {
  const date = lastUpdated(page, dates);
  return { ...page.record, ...(date === undefined ? {} : { lastUpdated: date }), wordCount: page.wordCount ?? 0 };
}
