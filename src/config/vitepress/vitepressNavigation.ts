import { hasScheme } from '../../model/addresses/hasScheme.ts';
import type { EntryElsewhere, SiteElsewhere } from '../../model/navigationElsewhere.ts';
import { withoutUndefined } from '../../model/values/withoutUndefined.ts';
import type { CodeData } from '../parse/codeData.ts';
import { isOpenIn, type PartsRead } from '../parse/partsReader.ts';

/** What stands in the header, as VitePress's `nav` has it. */
export const navEntries = (nav: CodeData | undefined, read: PartsRead): readonly EntryElsewhere[] =>
  read.list(nav, 'nav').flatMap((item) => entryOf(item, { read, option: 'nav', base: '' }));

/** One sidebar, or several by the beginnings of the addresses of their pages. */
export function vitepressSidebars(
  data: CodeData | undefined,
  read: PartsRead,
): Pick<SiteElsewhere, 'entries' | 'sidebars'> {
  const entriesOf = (list: CodeData | undefined, base = '') =>
    read.list(list, 'sidebar').flatMap((item) => entryOf(item, { read, option: 'sidebar', base }));
  if (data?.kind !== 'map') return { entries: entriesOf(data) };
  const sidebars = [...read.map(data, 'sidebar')].map(([prefix, one]) => {
    if (one.kind !== 'map') return { prefix, entries: entriesOf(one) };
    const inside = read.map(one, 'sidebar');
    return { prefix, entries: entriesOf(inside.get('items'), read.text(inside.get('base'), 'sidebar')) };
  });
  return { entries: [], sidebars };
}

export const sidebarEntry = (item: CodeData, read: PartsRead): readonly EntryElsewhere[] =>
  entryOf(item, { read, option: 'sidebar', base: '' });

interface AroundNavigation {
  readonly read: PartsRead;
  readonly option: string;
  /** What links within begin with. */
  readonly base: string;
}

function entryOf(item: CodeData, { read, option, base: around }: AroundNavigation): readonly EntryElsewhere[] {
  const before = read.missed.length;
  const parts = read.record(item, option);
  const text = read
    .text(parts.get('text'), option)
    ?.replaceAll(/<[^<>]*>/g, '')
    .trim();
  const base = read.text(parts.get('base'), option) ?? around;
  const link = read.text(parts.get('link'), option) || undefined;
  const component = parts.get('component');
  if (component !== undefined) read.miss(option, component.place, { isData: true, hint: COMPONENT_HINT });
  // An entry that is known in part would be another one.
  if (read.missed.length > before) return [];
  const named = {
    text: text || undefined,
    target: link === undefined ? undefined : withBase(link, base),
    place: (parts.get('link') ?? parts.get('text') ?? item).place,
  };
  const inside = parts.get('items');
  if (inside === undefined) return [withoutUndefined(named)];
  const items = read.list(inside, option).flatMap((one) => entryOf(one, { read, option, base }));
  return [withoutUndefined({ ...named, items, isOpen: isOpenIn(parts) })];
}

const COMPONENT_HINT =
  'write a link or a menu in `nav` of `site/config.ts`, or export what stands on every page from `site/components.tsx` as `layout`';

/** A base may be the beginning of names: with `/a/b-`, the link `c` is `/a/b-c`. */
const withBase = (link: string, base: string) =>
  base === '' || hasScheme(link) ? link : `${base}${base.endsWith('/') ? link.replace(/^\//, '') : link}`;
