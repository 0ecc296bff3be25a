import type { SidebarConfig, SidebarItem } from '../config/siteApi.ts';
import type { Route } from '../model/brands.ts';
import type { PageRecord } from '../model/page.ts';

/** An entry of a sidebar with its label and its target resolved. `route` is set where it leads to a page. */
export interface SidebarEntry {
  readonly text: string;
  readonly link?: string;
  readonly route?: Route;
  readonly items?: readonly SidebarEntry[];
}

/** A sidebar, complete: its entries, and the pages in its order. */
export interface PlannedSidebar {
  /** Names it among the site's sidebars. */
  readonly name: string;
  readonly entries: readonly SidebarEntry[];
  readonly order: readonly Route[];
}

/** The page's label in navigation. */
export const labelOf = ({ frontmatter, title }: PageRecord): string => frontmatter.label ?? title;

/** The configured sidebars, with the labels of the pages they name. Entries whose page is missing are left out. */
export function planConfiguredSidebars(
  sidebars: readonly SidebarConfig[],
  recordOf: (link: string) => PageRecord | undefined,
): PlannedSidebar[] {
  return sidebars.map(({ routes, items }) => {
    const entries = items.flatMap((item) => entryOf(item, recordOf));
    return { name: routes[0] ?? '/', entries, order: orderOf(entries) };
  });
}

function entryOf(item: SidebarItem, recordOf: (link: string) => PageRecord | undefined): SidebarEntry[] {
  if (typeof item === 'string') {
    const record = recordOf(item);
    return record === undefined ? [] : [{ text: labelOf(record), link: item, route: record.path }];
  }
  const record = item.link === undefined ? undefined : recordOf(item.link);
  const isPage = record !== undefined && !item.link?.includes('#');
  const items = 'items' in item ? item.items.flatMap((inner) => entryOf(inner, recordOf)) : undefined;
  return [
    {
      text: item.text,
      ...(item.link === undefined ? {} : { link: item.link }),
      ...(isPage ? { route: record.path } : {}),
      ...(items === undefined ? {} : { items }),
    },
  ];
}

const orderOf = (entries: readonly SidebarEntry[]): Route[] => [
  ...new Set(
    entries.flatMap((entry) => [...(entry.route === undefined ? [] : [entry.route]), ...orderOf(entry.items ?? [])]),
  ),
];

/** The sidebar for a route: the one with the longest matching prefix. */
export function sidebarIndexFor(route: string, sidebars: readonly SidebarConfig[]): number {
  let best = -1;
  let bestLength = -1;
  sidebars.forEach(({ routes }, index) => {
    for (const prefix of routes) {
      if (prefix.length > bestLength && route.startsWith(prefix)) [best, bestLength] = [index, prefix.length];
    }
  });
  return best;
}

/**
 * Sidebars made from folders: one per top folder, so that a page carries its own section's tree and no more.
 * Each lists its section's pages as a tree, and the other sections as links. Pages are ordered by `order`, then label.
 */
export function planFolderSidebars(records: readonly PageRecord[]): ReadonlyMap<Route, PlannedSidebar> {
  const sections = new Map<string, PageRecord[]>();
  for (const record of records) {
    const section =
      record.path.split('/').filter(Boolean).length > 1 || hasChildren(record, records)
        ? (record.path.split('/')[1] ?? '')
        : '';
    sections.set(section, [...(sections.get(section) ?? []), record]);
  }
  const loose = sections.get('') ?? [];
  sections.delete('');
  const names = [...sections.keys()].sort();
  const planned = new Map<Route, PlannedSidebar>();
  const plan = (open: string | undefined) => {
    const entries = [
      ...sorted(loose).map(leaf),
      ...names.map((name) => sectionEntry(name, sections.get(name) ?? [], name === open)),
    ];
    return { name: open ?? '/', entries, order: orderOf(entries) };
  };
  const home = plan(undefined);
  for (const record of loose) planned.set(record.path, home);
  for (const name of names) {
    const sidebar = plan(name);
    for (const record of sections.get(name) ?? []) planned.set(record.path, sidebar);
  }
  return planned;
}

const hasChildren = (record: PageRecord, records: readonly PageRecord[]) =>
  record.path !== '/' && records.some(({ path }) => path !== record.path && path.startsWith(record.path));

const leaf = (record: PageRecord): SidebarEntry => ({ text: labelOf(record), link: record.path, route: record.path });

const sorted = (records: readonly PageRecord[]) =>
  [...records].sort(
    (a, b) =>
      Number(b.path === '/') - Number(a.path === '/') ||
      (a.frontmatter.order ?? Number.MAX_SAFE_INTEGER) - (b.frontmatter.order ?? Number.MAX_SAFE_INTEGER) ||
      (`${labelOf(a)}\u0000${a.path}` < `${labelOf(b)}\u0000${b.path}` ? -1 : 1),
  );

function sectionEntry(name: string, records: readonly PageRecord[], open: boolean): SidebarEntry {
  const index = records.find(({ path }) => path === `/${name}/`);
  if (!open) {
    // A closed section is one link: to its own page, or to its first.
    const target = index ?? sorted(records)[0];
    return {
      text: index === undefined ? titleOfFolder(name) : labelOf(index),
      ...(target === undefined ? {} : { link: target.path, route: target.path }),
    };
  }
  return folderEntry(`/${name}/`, records);
}

function folderEntry(prefix: string, records: readonly PageRecord[]): SidebarEntry {
  const index = records.find(({ path }) => path === prefix);
  const inside = records.filter(({ path }) => path.startsWith(prefix) && path !== prefix);
  const folders = new Set<string>();
  const leaves: PageRecord[] = [];
  for (const record of inside) {
    const [step = '', ...rest] = record.path.slice(prefix.length).split('/').filter(Boolean);
    if (rest.length > 0 || inside.some(({ path }) => path !== record.path && path.startsWith(`${prefix}${step}/`)))
      folders.add(step);
    else leaves.push(record);
  }
  return {
    text: index === undefined ? titleOfFolder(prefix.split('/').at(-2) ?? '') : labelOf(index),
    ...(index === undefined ? {} : { link: index.path, route: index.path }),
    items: [
      ...sorted(leaves).map(leaf),
      ...[...folders].sort().map((folder) => folderEntry(`${prefix}${folder}/`, inside)),
    ],
  };
}

const titleOfFolder = (name: string) => {
  const words = name.replace(/[-_]+/g, ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
};
