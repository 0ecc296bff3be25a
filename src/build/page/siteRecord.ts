import type { CompiledPage, SitePageRecord } from '../../model/page.ts';
import type { Project } from '../project.ts';
import { lastUpdated } from './lastUpdated.ts';

/** What dates a page, and which fields the site's code names: without those, a record changes less often. */
type RecordSources = Pick<Project, 'dates'> & { readonly modules: Pick<Project['modules'], 'recordFields'> };

/** The record of a page as the site's own code gets it. */
export function siteRecord(page: CompiledPage, { dates, modules: { recordFields } }: RecordSources): SitePageRecord {
  const date = recordFields.includes('lastUpdated') ? lastUpdated(page, dates) : undefined;
  return { ...page.record, ...(date === undefined ? {} : { lastUpdated: date }), wordCount: page.wordCount ?? 0 };
}
