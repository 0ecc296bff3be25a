import { allEntries, type EntryElsewhere } from '../../model/navigationElsewhere.ts';
import { withoutUndefined } from '../../model/values/withoutUndefined.ts';
import { entriesOf } from '../navigationLinks.ts';
import type { NavItem, SidebarItem } from '../siteApi.ts';

/** What an entry of another generator leads to here. */
export type TargetHere =
  | { readonly kind: 'page'; readonly link: string; readonly label: string }
  /** `inside` are the routes of pages in it and its folders, in their order. */
  | { readonly kind: 'folder'; readonly link: string; readonly inside?: FolderParts }
  | { readonly kind: 'link'; readonly link: string }
  | { readonly kind: 'draft' | 'missing' };

type FolderParts = readonly (string | { readonly folder: string })[];

/** Tells what is at a target as it is written, such as `guides/first.md#a`. */
export type Find = (target: string) => TargetHere;

type EntriesElsewhere = readonly EntryElsewhere[];

/** What stands in the header: links, and menus of links and of groups, which hold no further groups. */
export const linksHere = (entries: EntriesElsewhere, find: Find): readonly NavItem[] =>
  entries.flatMap((entry): readonly NavItem[] => {
    if (entry.text === undefined) return linksBelow(entry, find);
    const items = (entry.items ?? []).flatMap((one) => menuItemsHere(one, find));
    return items.length === 0 ? linkOf(entry, find) : [{ text: entry.text, items: [...linkOf(entry, find), ...items] }];
  });

/** What stands in a menu; links of a group without a name stand in it themselves. */
function menuItemsHere(entry: EntryElsewhere, find: Find): NavMenu['items'] {
  const { text, items = [] } = entry;
  const links = linksBelow(entry, find);
  return text === undefined || items.length === 0 || links.length === 0 ? links : [{ text, items: links }];
}

type NavMenu = Extract<NavItem, { items: unknown }>;

/** An entry's own link, and all below it. */
const linksBelow = (entry: EntryElsewhere, find: Find) =>
  [entry, ...allEntries(entry.items ?? [])].flatMap((one) => linkOf(one, find));

function linkOf(entry: EntryElsewhere, find: Find): readonly { readonly text: string; readonly link: string }[] {
  const found = foundAt(entry, find);
  const link = found.kind === 'folder' ? firstIn(found, find) : 'link' in found ? found.link : undefined;
  return link === undefined ? [] : [{ text: entry.text ?? labelAt(entry, find), link }];
}

const foundAt = ({ target }: EntryElsewhere, find: Find): TargetHere =>
  target === undefined ? { kind: 'draft' } : find(target);

function firstIn({ inside }: TargetHere & { readonly kind: 'folder' }, find: Find): string | undefined {
  const [first] = inside ?? [];
  if (first === undefined || typeof first === 'string') return first;
  const inner = find(`${first.folder}*`);
  return inner.kind === 'folder' ? firstIn(inner, find) : undefined;
}

/** Entries without a page are not written yet, and have no place; a group without one stays for what is in it. */
export const itemsHere = (entries: EntriesElsewhere, find: Find): readonly SidebarItem[] =>
  entries.flatMap((entry): readonly SidebarItem[] => {
    const folder = wholeFolder(entry, find);
    if (folder !== undefined) return [folder];
    const found = foundAt(entry, find);
    const items = itemsHere(entry.items ?? [], find);
    return items.length > 0 ? groupOf(entry, found, items) : itemOf(entry, found);
  });

/** A group; of one without a name, what is in it. */
function groupOf(entry: EntryElsewhere, found: TargetHere, items: readonly SidebarItem[]): readonly SidebarItem[] {
  const text = entry.text ?? ('label' in found ? found.label : '');
  if (text === '') return items;
  // A folder has no page of its own.
  const link = 'link' in found && found.kind !== 'folder' ? found.link : undefined;
  return [withoutUndefined({ text, link, ...lookOf(entry), items })];
}

function itemOf(entry: EntryElsewhere, found: TargetHere): readonly SidebarItem[] {
  if (!('link' in found)) return [];
  const { link } = found;
  const { text, badge } = entry;
  if (found.kind === 'folder') {
    if (text === undefined && found.inside !== undefined) return found.inside;
    return [withoutUndefined({ folder: link, text, ...lookOf(entry) })];
  }
  const label = found.kind === 'page' ? found.label : undefined;
  const isPageAlone = label !== undefined && (text ?? label) === label && !link.includes('#') && badge === undefined;
  return isPageAlone ? [link] : [withoutUndefined({ text: text ?? label ?? link, link, badge })];
}

const lookOf = ({ badge, isOpen }: EntryElsewhere) => ({ badge, collapsed: isOpen === true ? false : undefined });

/** The folder that a group shows and nothing else: it is a group by itself, which leads to its own page alone. */
function wholeFolder(entry: EntryElsewhere, find: Find): SidebarItem | undefined {
  const { text, items: [item, ...others] = [], target } = entry;
  if (text === undefined || item?.target === undefined || others.length > 0) return undefined;
  if (item.text !== undefined || item.items !== undefined) return undefined;
  const found = find(item.target);
  if (found.kind !== 'folder' || found.link === '/') return undefined;
  const index = target === undefined ? undefined : find(target);
  const isIndex = index === undefined || ('link' in index && index.link === found.link);
  return isIndex ? withoutUndefined({ folder: found.link, text, ...lookOf(entry) }) : undefined;
}

/** What an entry is called that has no text: the label of its page. */
export function labelAt({ target = '' }: EntryElsewhere, find: Find): string {
  const found = find(target);
  return found.kind === 'page' ? found.label : target;
}

/** The addresses that items lead to, in their order. */
export const routesIn = (items: readonly SidebarItem[]): readonly string[] =>
  entriesOf(items).flatMap((item) => {
    if (typeof item === 'string') return item;
    return 'folder' in item ? item.folder : (item.link ?? []);
  });
