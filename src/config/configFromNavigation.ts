import type { EntryElsewhere, SiteElsewhere } from '../model/navigationElsewhere.ts';
import type { SidebarItem } from './siteApi.ts';

/** What an entry of another generator leads to here. */
export type TargetHere =
  | { readonly kind: 'page'; readonly link: string; readonly label: string }
  | { readonly kind: 'folder'; readonly link: string }
  | { readonly kind: 'link'; readonly link: string }
  | { readonly kind: 'draft' | 'missing' };

/** Tells what is at a target as it is written, such as `guides/first.md#a`. */
export type Find = (target: string) => TargetHere;

/**
 * The text of a `site/config.ts` with title, sidebar and tabs of another generator. Undefined where nothing is left of
 * its navigation.
 */
export function configFromNavigation(site: SiteElsewhere, find: Find): string | undefined {
  const { title, description, entries, hasTabs = false } = site;
  const items = itemsOf(entries, find);
  if (items.length === 0) return undefined;
  const tabs = hasTabs ? entries.flatMap((entry) => tabsOf(entry, find)) : [];
  const config = {
    ...(title === undefined ? {} : { title }),
    ...(description === undefined ? {} : { description }),
    // A folder alone has no address for a tab.
    ...(tabs.length > 1 && tabs.length === items.length
      ? { nav: { left: tabs.map(({ text, link }) => ({ text, link })) }, sidebars: sidebarsOf(tabs) }
      : { sidebars: [{ routes: ['/'], items }] }),
  };
  const text = JSON.stringify(config, undefined, 2).replaceAll(/^( *)"(\w+)":/gm, '$1$2:');
  return `import { defineConfig } from 'docsgen';\n\nexport const config = defineConfig(${text});\n`;
}

/** Entries without a page are not written yet, and have no place; a group without one stays for what is in it. */
const itemsOf = (entries: readonly EntryElsewhere[], find: Find): readonly SidebarItem[] =>
  entries.flatMap((entry): readonly SidebarItem[] => {
    const found: TargetHere = entry.target === undefined ? { kind: 'draft' } : find(entry.target);
    const { text } = entry;
    const items = itemsOf(entry.items ?? [], find);
    const link = 'link' in found ? found.link : undefined;
    if (items.length > 0) {
      const name = text ?? ('label' in found ? found.label : '');
      if (name === '') return items;
      // A folder has no page of its own.
      const named = { text: name, ...(link === undefined || found.kind === 'folder' ? {} : { link }) };
      return [{ ...named, ...(entry.isOpen === true ? { collapsed: false } : {}), items }];
    }
    if (link === undefined) return [];
    if (found.kind === 'folder') return [{ folder: link, ...(text === undefined ? {} : { text }) }];
    if (found.kind === 'page' && (text === undefined || text === found.label) && !link.includes('#')) return [link];
    return [{ text: text ?? link, link }];
  });

interface Tab {
  readonly text: string;
  readonly link: string;
  /** Undefined for a page alone. */
  readonly items: readonly SidebarItem[] | undefined;
}

const tabsOf = (entry: EntryElsewhere, find: Find): readonly Tab[] =>
  itemsOf([entry], find).flatMap((item): readonly Tab[] => {
    if (typeof item === 'string') return [{ text: entry.text ?? labelAt(entry, find), link: item, items: undefined }];
    if ('folder' in item) return [];
    const items = 'items' in item ? item.items : undefined;
    const link = item.link ?? routesIn(items ?? [])[0];
    return link === undefined ? [] : [{ text: item.text, link, items }];
  });

function labelAt({ target = '' }: EntryElsewhere, find: Find): string {
  const found = find(target);
  return found.kind === 'page' ? found.label : target;
}

/** Each with the folder that its pages alone are in, else with the routes of its pages. */
function sidebarsOf(tabs: readonly Tab[]) {
  const all = tabs.map(({ items = [], link }) => [...new Set([link, ...routesIn(items)])].filter(isRoute));
  return tabs.flatMap(({ items }, index) => {
    if (items === undefined) return [];
    const own = all[index] ?? [];
    const folder = folderAround(own);
    const isShared = all.some((routes, other) => other !== index && routes.some((route) => route.startsWith(folder)));
    return [{ routes: folder === '/' || isShared ? own : [folder], items }];
  });
}

const isRoute = (link: string) => link.startsWith('/') && !link.includes('#');

/** The longest beginning of all routes that ends with a slash. */
function folderAround([first = '/', ...others]: readonly string[]): string {
  const steps = others.length === 0 ? first.split('/').slice(0, -2) : first.split('/').slice(0, -1);
  const isAround = (folder: string) => others.every((route) => route.startsWith(folder));
  for (let count = steps.length; count > 0; count -= 1) {
    const folder = `${steps.slice(0, count).join('/')}/`;
    if (isAround(folder)) return folder;
  }
  return '/';
}

const routesIn = (items: readonly SidebarItem[]): readonly string[] =>
  items.flatMap((item) => {
    if (typeof item === 'string') return [item];
    if ('folder' in item) return [item.folder];
    return [...(item.link === undefined ? [] : [item.link]), ...('items' in item ? routesIn(item.items) : [])];
  });
