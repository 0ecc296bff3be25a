import type { EntryElsewhere } from '../../model/navigationElsewhere.ts';
import { withoutUndefined } from '../../model/values/withoutUndefined.ts';
import { placeOf, type Written, wordsOf } from '../parse/writtenYaml.ts';

/** What `nav` lists: pages, links, and groups by their names. */
export const mkdocsEntries = (items: readonly Written[]): readonly EntryElsewhere[] =>
  items.flatMap((item): readonly EntryElsewhere[] => {
    if (item.kind === 'list') return mkdocsEntries(item.items);
    if (item.kind === 'text') return [withoutUndefined({ target: wordsOf(item), place: placeOf(item) })];
    return item.entries.map(([key, value]) => {
      const text = wordsOf(key);
      if (value.kind === 'text') return withoutUndefined({ text, target: wordsOf(value), place: placeOf(value) });
      const items = mkdocsEntries(value.kind === 'list' ? value.items : [value]);
      return withoutUndefined({ text, place: placeOf(key), items });
    });
  });

/** Entries as Material shows them: groups lead to their indexes, and are open, as far as it `has` the features. */
export function entriesShown(
  entries: readonly EntryElsewhere[],
  has: (feature: string) => boolean,
): readonly EntryElsewhere[] {
  const openLevels = has('navigation.expand') ? Number.POSITIVE_INFINITY : 0;
  // Sections are below tabs.
  const sectionLevels = has('navigation.sections') ? (has('navigation.tabs') ? 2 : 1) : 0;
  const indexed = has('navigation.indexes') ? entries.map(withIndex) : entries;
  return withOpen(indexed, Math.max(openLevels, sectionLevels));
}

/** A group whose first page is the index of a folder leads to that. */
function withIndex({ items, ...entry }: EntryElsewhere): EntryElsewhere {
  if (items === undefined) return entry;
  const [first, ...others] = items.map(withIndex);
  const isIndex = first?.items === undefined && /(?:^|\/)(?:index|README)\.md$/.test(first?.target ?? '');
  if (!isIndex || first?.target === undefined) return { ...entry, items: items.map(withIndex) };
  return { ...entry, target: first.target, place: first.place, items: others };
}

/** The entries with so many levels of groups open. */
const withOpen = (entries: readonly EntryElsewhere[], levels: number): readonly EntryElsewhere[] =>
  levels === 0
    ? entries
    : entries.map((entry) =>
        entry.items === undefined ? entry : { ...entry, isOpen: true, items: withOpen(entry.items, levels - 1) },
      );
