import type { EntryElsewhere, SiteElsewhere } from '../../model/navigationElsewhere.ts';
import { type CodeData, exportedData } from './exportedData.ts';
import { type PartsRead, partsReader } from './partsReader.ts';
import { socialLinks } from './socialLinks.ts';

/**
 * The site that a `.vitepress/config` describes, none of which is run; undefined where it cannot be parsed. `file` is
 * relative to the project; `textOf` yields the text of another.
 */
export function readVitepress(
  text: string,
  file: string,
  textOf?: (file: string) => string | undefined,
): SiteElsewhere | undefined {
  const settings = exportedData(text, file, textOf);
  if (settings === undefined) return undefined;
  const read = partsReader();
  const root = read.map(settings, 'config');
  const extended = root.get('extends');
  if (extended !== undefined) read.miss('extends', extended.place);
  const theme = read.map(root.get('themeConfig'), 'themeConfig');
  const locales = read.map(root.get('locales'), 'locales');
  const own = read.map(locales.get('root'), 'locales');
  const ownTheme = read.map(own.get('themeConfig'), 'themeConfig');
  // Each language would have a navigation of its own.
  for (const [name, { place }] of locales) if (name !== 'root') read.miss('locales', place, { isData: true });
  const word = (name: string) => read.text(own.get(name) ?? root.get(name), name);
  const words = Object.entries({
    title: word('title'),
    description: word('description'),
    lang: word('lang'),
    base: word('base'),
  }).filter(([, value]) => value !== undefined);
  const nav = read
    .list(ownTheme.get('nav') ?? theme.get('nav'), 'nav')
    .flatMap((item) => entryOf(item, { read, option: 'nav', base: '' }));
  const header = [...nav, ...socialLinks(ownTheme.get('socialLinks') ?? theme.get('socialLinks'), read)];
  return {
    ...Object.fromEntries(words),
    ...(header.length > 0 ? { header: { right: header } } : {}),
    ...sidebarsOf(ownTheme.get('sidebar') ?? theme.get('sidebar'), read),
    unread: read.missed,
  };
}

function sidebarsOf(data: CodeData | undefined, read: PartsRead): Pick<SiteElsewhere, 'entries' | 'sidebars'> {
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

interface Around {
  readonly read: PartsRead;
  readonly option: string;
  /** What links within begin with. */
  readonly base: string;
}

function entryOf(item: CodeData, { read, option, base: around }: Around): readonly EntryElsewhere[] {
  if (item.kind !== 'map') {
    read.miss(option, item.place);
    return [];
  }
  const before = read.missed.length;
  const parts = read.map(item, option);
  const text = read
    .text(parts.get('text'), option)
    ?.replaceAll(/<[^<>]*>/g, '')
    .trim();
  const base = read.text(parts.get('base'), option) ?? around;
  const link = read.text(parts.get('link'), option);
  const component = parts.get('component');
  if (component !== undefined) read.miss(option, component.place);
  // An entry that is known in part would be another one.
  if (read.missed.length > before) return [];
  const inside = parts.get('items');
  const collapsed = parts.get('collapsed');
  return [
    {
      ...(text === undefined || text === '' ? {} : { text }),
      ...(link === undefined ? {} : { target: withBase(link, base) }),
      place: parts.get('link')?.place ?? parts.get('text')?.place ?? item.place,
      ...(inside === undefined
        ? {}
        : {
            items: read.list(inside, option).flatMap((one) => entryOf(one, { read, option, base })),
            ...(collapsed === undefined || (collapsed.kind === 'value' && collapsed.value !== true)
              ? { isOpen: true }
              : {}),
          }),
    },
  ];
}

const withBase = (link: string, base: string) =>
  base === '' || /^[a-z][a-z\d+.-]*:/i.test(link) ? link : `${base.replace(/\/?$/, '/')}${link.replace(/^\//, '')}`;
