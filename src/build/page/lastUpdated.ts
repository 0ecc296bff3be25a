import { once } from '../../model/lazy.ts';
import type { CompiledPage } from '../../model/page.ts';
import { unlessThrown } from '../../model/values/unlessThrown.ts';
import type { PageView } from '../../model/view.ts';

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
  const own = dates.get((record.original ?? record).relativePath);
  if (own === undefined) return undefined;
  return includes.reduce((latest, { path }) => {
    const date = dates.get(path) ?? '';
    return date > latest ? date : latest;
  }, own);
}

/** A date as the page shows it, in words of `lang`. */
export const shownDate = (date: string | undefined, lang: string): PageView['lastUpdated'] =>
  date === undefined ? undefined : { date, text: dateIn(lang, date) };

function dateIn(lang: string, date: string): string {
  const format = dateFormat(lang);
  // There is none for a language that this machine does not know.
  return format === undefined ? date.slice(0, 10) : format.format(new Date(date));
}

// Costly to make. UTC, so that a build says the same on every machine.
const dateFormat = once((lang: string) =>
  unlessThrown(() => new Intl.DateTimeFormat(lang, { dateStyle: 'long', timeZone: 'UTC' })),
);
