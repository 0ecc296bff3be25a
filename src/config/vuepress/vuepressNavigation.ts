import { hasScheme } from '../../model/addresses/hasScheme.ts';
import { type CodeData, type CodeMap, isValue, textIn } from '../parse/codeData.ts';
import { mapData, valueData } from './madeData.ts';

/** The header of VuePress as VitePress has it. */
export const vuepressNav = (data: CodeData): CodeData => entriesHere(data, '');

/**
 * Its sidebars as VitePress has them. Undefined where none lists pages: headings stand in the list of the page here,
 * and folders in the sidebar without being named.
 */
export function vuepressSidebar(data: CodeData | undefined): CodeData | undefined {
  if (data === undefined || data.kind === 'value') return undefined;
  if (data.kind !== 'map') return entriesHere(data, '/');
  const listed = [...data.entries].filter(([, one]) => one.kind === 'list' || one.kind === 'code');
  const sidebars = listed.map(([prefix, one]) => [prefix, entriesHere(one, prefix)] as const);
  return listed.length + data.rest.length === 0 ? undefined : { ...data, entries: new Map(sidebars) };
}

const entriesHere = (data: CodeData, prefix: string): CodeData =>
  data.kind === 'list' ? { ...data, items: data.items.map((item) => entryHere(item, prefix)) } : data;

/** An entry is the path of a page, with or without what it is called, or a group. */
function entryHere(item: CodeData, prefix: string): CodeData {
  if (item.kind === 'map') return groupHere(item, prefix);
  const [path, text] = item.kind === 'list' ? item.items : [item];
  const link = textIn(path);
  if (link === undefined) return item;
  const parts = [['link', valueData(below(prefix, link), item.place)] as const];
  return mapData(new Map([...parts, ...(text === undefined ? [] : [['text', text] as const])]), item.place);
}

function groupHere(item: CodeMap, around: string): CodeData {
  const { entries, place } = item;
  const inside = entries.get('children') ?? entries.get('items');
  const own = textIn(entries.get('prefix'));
  const prefix = own === undefined ? around : below(around, own);
  const path = entries.get('path') ?? entries.get('link');
  const link = textIn(path);
  const text = entries.get('title') ?? entries.get('text');
  const items = inside?.kind === 'list' || inside?.kind === 'code' ? inside : undefined;
  // Those of the first version are closed until their pages are read, unless they say otherwise.
  const isClosed = entries.has('title')
    ? !isValue(entries.get('collapsable'), false)
    : isValue(entries.get('collapsible'), true);
  const parts: Readonly<Record<string, CodeData | undefined>> = {
    text,
    link: path === undefined || link === undefined ? path : valueData(below(around, link), path.place),
    items: items && entriesHere(items, prefix),
    collapsed: items && isClosed ? valueData(true, place) : undefined,
  };
  const made = Object.entries(parts).flatMap(([key, data]) => (data === undefined ? [] : [[key, data] as const]));
  return { ...item, entries: new Map(made) };
}

/** A path is below that of its group or sidebar, unless it begins at the site's. */
const below = (prefix: string, path: string) =>
  path.startsWith('/') || hasScheme(path) ? path : `${prefix.replace(/[^/]*$/, '')}${path}`;
