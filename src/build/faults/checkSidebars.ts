import { foldersOf, groupsOf, sidebarsOf } from '../../config/navigationLinks.ts';
import type { SidebarItem } from '../../config/siteApi.ts';
import type { SiteConfig } from '../../config/siteConfig.ts';
import { inAllLanguages, localeFolderOf } from '../../config/translations.ts';
import { codeOf } from '../../config/written/codeOf.ts';
import { type Diagnostic, errorOf, type Place, warningOf } from '../../model/diagnostic.ts';
import { foldersAlong } from '../../model/files/folderOfFile.ts';
import { didYouMean } from '../../model/text/nearest.ts';
import { isAtOrBelow } from '../../routes/isAtOrBelow.ts';
import { routeBelow } from '../../routes/navigation/foldersInLanguage.ts';
import { prefixOfFolder } from '../../routes/prefixOfFolder.ts';
import type { NavigationSources } from '../navigation/navigation.ts';

/** What is wrong with the sidebars themselves, in any language; see `checkNavigation`. Yields `sidebar-target`. */
export const checkSidebars = (sources: NavigationSources): readonly Diagnostic[] => [
  ...checkFolders(sources),
  ...checkGroups(sources),
  ...checkSameEntries(sources),
  ...checkRoutes(sources),
  ...checkSameRoutes(sources),
];

/** Folders that sidebars show and that hold no page. */
function checkFolders({ config, placeOf, records }: NavigationSources): Diagnostic[] {
  const paths = records.map(({ path }) => path);
  const languages = inAllLanguages(config);
  const folders = sidebarsOf(config).flatMap(({ items }) => foldersOf(items));
  return [...new Set(folders)].flatMap((folder) => {
    const prefixes = languages.map(({ prefix }) => routeBelow(prefix, prefixOfFolder(folder)));
    if (paths.some((path) => prefixes.some((prefix) => path.startsWith(prefix)))) return [];
    return errorOf('sidebar-target', {
      message: `A sidebar shows the pages below \`${folder}\`, and there are none.`,
      place: placeOf(folder, 'folder'),
      hint:
        didYouMean(prefixOfFolder(folder), new Set(paths.flatMap(foldersAlong))) ??
        'write a page in that folder, or delete the entry',
    });
  });
}

/**
 * Groups without entries, and those that hold a folder and nothing else, as categories of Docusaurus do: there, a
 * folder is no group by itself.
 */
function checkGroups({ config, placeOf }: NavigationSources): Diagnostic[] {
  const groups = new Set(sidebarsOf(config).flatMap(({ items }) => groupsOf(items)));
  return [...groups].flatMap(({ text, link, items: [item, ...others] }) => {
    if (item === undefined && link === undefined)
      return warningOf('sidebar-target', {
        message: `The group \`${text}\` has no entries: it leads nowhere.`,
        place: placeOf(text),
        hint: 'write its `items`, or delete it',
        related: ELSEWHERE_RIGHT,
      });
    // Who gives the folder a name wants both groups.
    if (typeof item !== 'object' || !('folder' in item) || item.text !== undefined || others.length > 0) return [];
    return warningOf('sidebar-target', {
      message: `The group \`${text}\` holds only the folder \`${item.folder}\`, which is a group by itself: readers see one within the other.`,
      place: placeOf(item.folder, 'folder'),
      hint: `write \`${codeOf({ text, folder: item.folder })}\``,
      related: ELSEWHERE_RIGHT,
    });
  });
}

/** What is wrong in a place alone: the same words may stand in others, and be right there. */
const ELSEWHERE_RIGHT: readonly Place[] = [];

/** Entries that a list of a sidebar has twice. Under another name, or in another group, a page may well stand again. */
const checkSameEntries = ({ config, placeAt }: NavigationSources): Diagnostic[] =>
  ownSidebars(config).flatMap(({ sidebars, path }) =>
    sidebars.flatMap(({ items }, index) => sameEntries(items, [...path, index, 'items'], placeAt)),
  );

/** The sidebars of each language that has its own, and the keys that lead to them in the site's code. */
const ownSidebars = (config: SiteConfig) =>
  inAllLanguages(config).flatMap((language) => {
    const { sidebars = [] } = language;
    if (language === config) return [{ sidebars, path: ['sidebars'] }];
    return language.sidebars === config.sidebars
      ? []
      : [{ sidebars, path: ['locales', localeFolderOf(language), 'sidebars'] }];
  });

/** `path` leads to the list in the site's code. */
function sameEntries(
  items: readonly SidebarItem[],
  path: readonly (string | number)[],
  placeAt: NavigationSources['placeAt'],
): readonly Diagnostic[] {
  const firsts = new Map<string, number>();
  return items.flatMap((item, index) => {
    const key = JSON.stringify(item);
    const first = firsts.get(key);
    if (first === undefined) firsts.set(key, index);
    const within =
      typeof item === 'object' && 'items' in item ? sameEntries(item.items, [...path, index, 'items'], placeAt) : [];
    const link = typeof item === 'string' ? item : 'link' in item ? item.link : undefined;
    if (first === undefined || link === undefined) return within;
    return warningOf('sidebar-target', {
      message: `\`${link}\` stands twice in one list of a sidebar.`,
      place: placeAt(link, [...path, index]),
      hint: 'delete one of the two entries',
      related: [placeAt(link, [...path, first])],
    });
  });
}

/** Routes for which there is a sidebar and no page: a misspelled one leaves the pages that are meant without it. */
function checkRoutes({ config, placeOf, records, addresses, drafts }: NavigationSources): Diagnostic[] {
  const paths = records.map(({ path }) => path);
  // Unlisted pages have sidebars, and are none of the records.
  const all = [...paths, ...addresses, ...drafts, ...config.plannedRoutes];
  const prefixes = inAllLanguages(config).map(({ prefix }) => prefix);
  const routes = new Set(sidebarsOf(config).flatMap((sidebar) => sidebar.routes));
  return [...routes].flatMap((route) => {
    const asked = prefixes.map((prefix) => routeBelow(prefix, route));
    if (all.some((path) => asked.some((one) => isAtOrBelow(path, one)))) return [];
    return warningOf('sidebar-target', {
      message: `A sidebar is for the pages below \`${route}\`, and there are none.`,
      place: placeOf(route, 'routes'),
      hint: didYouMean(route, new Set(paths.flatMap(foldersAlong))) ?? 'write a page there, or delete the route',
    });
  });
}

/** Routes that two sidebars of a language have: pages get the first one. */
const checkSameRoutes = ({ config, placeAt }: NavigationSources): Diagnostic[] =>
  ownSidebars(config).flatMap(({ sidebars, path }) => {
    const firsts = new Map<string, number>();
    return sidebars.flatMap(({ routes }, index) =>
      [...new Set(routes)].flatMap((route) => {
        const first = firsts.get(route);
        if (first === undefined) firsts.set(route, index);
        if (first === undefined) return [];
        return warningOf('sidebar-target', {
          message: `Two sidebars are for the pages below \`${route}\`: the second one is never shown there.`,
          place: placeAt(route, [...path, index, 'routes']),
          hint: 'delete the route from one of them, or write a longer one, such as `/guides/`',
          related: [placeAt(route, [...path, first, 'routes'])],
        });
      }),
    );
  });
