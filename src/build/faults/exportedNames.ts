import { ADDRESS_LOCK, readAddressLock } from '../../addresses/addressLock.ts';
import { frontmatterFix } from '../../content/frontmatter/frontmatterFix.ts';
import { githubSlugOf } from '../../model/addresses/githubSlugOf.ts';
import { type Diagnostic, placeAtStart, warningOf } from '../../model/diagnostic.ts';
import { groupBy } from '../../model/values/groupBy.ts';
import { isReserved } from '../../routes/planRoutes.ts';
import type { PagesWorld } from './pagesWorld.ts';

/** The ID that Notion puts behind the name of each page and folder. */
const ID = /(?<=[^/])[ _-][\da-f]{32}(?=\/)/g;

/**
 * Warns of pages in whose addresses stand IDs of Notion, and gives them shorter ones, each where no other page has or
 * gets it: files keep their names, by which links lead to them. May yield `bad-filename`.
 */
export function exportedNames({ pages, textOf }: Pick<PagesWorld, 'pages' | 'textOf'>): readonly Diagnostic[] {
  const named = pages.flatMap(({ source, page }) => {
    const from = page.record.path;
    const isNamed = source.keyLines.permalink === undefined && from.search(ID) !== -1;
    return isNamed ? [{ source, from, to: from.replace(ID, '').split('/').map(githubSlugOf).join('/') }] : [];
  });
  if (named.length === 0) return [];
  // What was published before stays.
  const published = new Set(readAddressLock(textOf(ADDRESS_LOCK) ?? '').addresses.map(({ route }) => route));
  // Two that differ only in case are one.
  const taken = new Set<string>(pages.map(({ page }) => page.record.path.toLowerCase()));
  const wanted = groupBy(named, ({ to }) => to);
  return named.flatMap(({ source, from, to }) => {
    if (published.has(from)) return [];
    const isFree = wanted.get(to)?.length === 1 && !taken.has(to) && !isReserved(to) && !to.includes('//');
    return warningOf('bad-filename', {
      message: `The address \`${from}\` has an ID of Notion in it.`,
      place: placeAtStart(source.file),
      hint: isFree
        ? `write \`permalink: ${to}\` in the front matter`
        : `write a \`permalink\` in the front matter; \`${to}\` is not free`,
      fix: isFree ? frontmatterFix(source, textOf(source.file) ?? '', { permalink: to }) : undefined,
    });
  });
}
