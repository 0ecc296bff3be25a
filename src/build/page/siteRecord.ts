import type { CompiledPage, SitePageRecord } from '../../model/page.ts';
import type { Project } from '../project.ts';
import { lastAuthor, lastUpdated } from './lastUpdated.ts';

/** What dates a page, and which fields the site's code names: without those, a record changes less often. */
type RecordSources = Pick<Project, 'dates' | 'authors'> & {
  readonly modules: Pick<Project['modules'], 'recordFields'>;
};

/** The record of a page as the site's own code gets it. */
export function siteRecord(
  page: CompiledPage,
  { dates, authors, modules: { recordFields } }: RecordSources,
): SitePageRecord {
  const date = recordFields.includes('lastUpdated') ? lastUpdated(page, dates) : undefined;
  const author = recordFields.includes('lastAuthor') ? lastAuthor(page, { dates, authors }) : undefined;
  return {
    ...page.record,
    ...(date === undefined ? {} : { lastUpdated: date }),
    ...(author === undefined ? {} : { lastAuthor: author }),
    wordCount: page.wordCount ?? 0,
  };
}
