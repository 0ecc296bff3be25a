import type { EntryElsewhere, SiteElsewhere } from '../../model/navigationElsewhere.ts';
import { withoutUndefined } from '../../model/values/withoutUndefined.ts';
import { inside, itemsIn, placeOf, type Written, wordsAt } from '../parse/writtenYaml.ts';

/**
 * The navigation of the theme Minimal Mistakes, in which a file has named lists: `main` is for the header, and others
 * are for the sidebars of the pages that name them, as `named` has them, or the `defaults` of the settings.
 */
export function dataNavigation(
  settings: Written | undefined,
  lists: Written | undefined,
  named: readonly string[],
): Pick<SiteElsewhere, 'entries' | 'sidebars' | 'header'> {
  const usual = itemsIn(inside(settings, 'defaults')).flatMap(
    (one) => wordsAt(inside(inside(one, 'values'), 'sidebar'), 'nav') ?? [],
  );
  const sidebars = [...new Set([...usual, ...named])]
    .map((name) => ({ entries: entriesIn(inside(lists, name)) }))
    .filter(({ entries }) => entries.length > 0);
  const [{ entries } = { entries: [] }, ...others] = sidebars;
  const left = entriesIn(inside(lists, 'main'));
  return withoutUndefined({
    entries: others.length > 0 ? [] : entries,
    sidebars: others.length > 0 ? sidebars : undefined,
    header: left.length > 0 ? { left } : undefined,
  });
}

const entriesIn = (list: Written | undefined): readonly EntryElsewhere[] =>
  itemsIn(list).flatMap((item) => {
    const title = inside(item, 'title');
    const text = wordsAt(item, 'title');
    if (title === undefined || text === undefined) return [];
    const items = entriesIn(inside(item, 'children'));
    const url = wordsAt(item, 'url');
    // The first page of a group is often that of its title, too.
    const target = items.some((one) => withoutSlash(one.target) === withoutSlash(url)) ? undefined : url;
    return [withoutUndefined({ text, target, place: placeOf(title), items: items.length > 0 ? items : undefined })];
  });

const withoutSlash = (address: string | undefined) => address?.replace(/\/$/, '');
