import { once } from '../../model/lazy.ts';
import type { CompiledPage } from '../../model/page.ts';
import { unlessThrown } from '../../model/values/unlessThrown.ts';
import type { PageView } from '../../model/view.ts';
import type { Project } from '../project.ts';

/**
 * When a page was last changed, ISO 8601: as its front matter says, else the latest of the `dates` of itself and the
 * partials in it (by path relative to the content folder). Undefined where neither says it of the page itself.
 */
export function lastUpdated(
  { record, includes }: Pick<CompiledPage, 'record' | 'includes'>,
  dates: ReadonlyMap<string, string>,
): string | undefined {
  const { lastUpdated: given } = record.frontmatter;
  if (typeof given === 'string') return given;
  if (given === false) return undefined;
  return dates.get(latestFile({ record, includes }, dates) ?? '');
}

/** Who made the change of which `lastUpdated` is the day; undefined where that is not of a commit. */
export function lastAuthor(
  page: Pick<CompiledPage, 'record' | 'includes'>,
  { dates, authors }: Pick<Project, 'dates' | 'authors'>,
): string | undefined {
  const { lastUpdated: given } = page.record.frontmatter;
  if (authors === undefined || typeof given === 'string' || given === false) return undefined;
  return authors.get(latestFile(page, dates) ?? '');
}

/** The path of the page or of a partial in it: whichever was changed last. Undefined for a page without a date. */
function latestFile(
  { record, includes }: Pick<CompiledPage, 'record' | 'includes'>,
  dates: ReadonlyMap<string, string>,
): string | undefined {
  const own = (record.original ?? record).relativePath;
  const dateOf = (path: string) => dates.get(path) ?? '';
  if (dateOf(own) === '') return undefined;
  return includes.reduce((latest, { path }) => (dateOf(path) > dateOf(latest) ? path : latest), own);
}

/** A date as the page shows it, in words of `lang`, with who made the change. */
export const shownDate = (date: string | undefined, lang: string, author?: string): PageView['lastUpdated'] =>
  date === undefined ? undefined : { date, text: dateIn(lang, date), ...(author === undefined ? {} : { author }) };

function dateIn(lang: string, date: string): string {
  const format = dateFormat(lang);
  // There is none for a language that this machine does not know.
  return format === undefined ? date.slice(0, 10) : format.format(new Date(date));
}

// Costly to make. UTC, so that a build says the same on every machine.
const dateFormat = once((lang: string) =>
  unlessThrown(() => new Intl.DateTimeFormat(lang, { dateStyle: 'long', timeZone: 'UTC' })),
);
