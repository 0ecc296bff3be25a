import { allEntries, type EntryElsewhere, type SiteElsewhere } from '../../model/navigationElsewhere.ts';
import { withoutUndefined } from '../../model/values/withoutUndefined.ts';
import type { AroundFolders } from '../elsewhere/pagesInFolders.ts';
import type { Written } from '../parse/writtenYaml.ts';
import { awesomePages, saysPages } from './awesomePages.ts';
import { pluginsIn } from './mkdocsPlugins.ts';

/** What files of folders say, where a plugin reads them: all of the navigation, or what `nav` leaves out. */
export function navInFolders(
  settings: Written | undefined,
  named: readonly EntryElsewhere[] | undefined,
  around: AroundFolders,
): Pick<SiteElsewhere, 'entries' | 'files'> | undefined {
  const plugin = pluginsIn(settings).find(([name]) => name === 'awesome-pages' || name === 'awesome-nav');
  if (plugin === undefined) return undefined;
  if (named === undefined) return saysPages(around) ? undefined : awesomePages(plugin[1], around);
  const all = allEntries(named);
  if (!all.some(isRest)) return undefined;
  const { entries: others, files } = awesomePages(plugin[1], around);
  const targets = new Set(all.map(({ target }) => target));
  const unnamed = (entries: readonly EntryElsewhere[]): readonly EntryElsewhere[] =>
    entries.flatMap(({ items, ...entry }) => {
      if (items === undefined) return targets.has(entry.target) ? [] : [entry];
      const inside = unnamed(items);
      return inside.length === 0 ? [] : [{ ...entry, items: inside }];
    });
  const filled = (entries: readonly EntryElsewhere[]): readonly EntryElsewhere[] =>
    entries.flatMap((entry) =>
      isRest(entry) ? unnamed(others) : [withoutUndefined({ ...entry, items: entry.items && filled(entry.items) })],
    );
  return { entries: filled(named), files };
}

const isRest = ({ target = '' }: EntryElsewhere) => /^\.\.\.(?: |$)/.test(target);
