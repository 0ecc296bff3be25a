import type { EntryElsewhere, SiteElsewhere } from '../../model/navigationElsewhere.ts';
import { type CodeData, exportedData } from './exportedData.ts';
import { type PartsRead, partsReader } from './partsReader.ts';
import { socialLinks } from './socialLinks.ts';

/**
 * The site that an `astro.config` describes for Starlight, none of which is run; undefined where Starlight is no part of it,
 * or it cannot be parsed. `file` is relative to the project; `textOf` yields the text of another.
 */
export function readStarlight(
  text: string,
  file: string,
  textOf?: (file: string) => string | undefined,
): SiteElsewhere | undefined {
  const settings = exportedData(text, file, textOf);
  if (settings === undefined) return undefined;
  const read = partsReader();
  const astro = read.map(settings, 'config');
  const given = read.list(astro.get('integrations'), 'integrations').map(settingsOf).find(Boolean);
  // Of other sites that Astro makes, nothing is known.
  if (given === undefined) return undefined;
  const root = read.map(given, 'starlight');
  const [description, base] = [read.text(root.get('description'), 'description'), read.text(astro.get('base'), 'base')];
  const title = titleIn(root.get('title'), read);
  const locales = read.map(root.get('locales'), 'locales');
  // Each language has its pages in a folder, and the same navigation.
  for (const [name, { place }] of locales) if (name !== 'root') read.miss('locales', place, { isData: true });
  const hasFolders = locales.size > 0 && !locales.has('root');
  const right = socialLinks(root.get('social'), read);
  return {
    ...(title === undefined ? {} : { title }),
    ...(description === undefined ? {} : { description }),
    ...(base === undefined ? {} : { base }),
    ...(right.length > 0 ? { header: { right } } : {}),
    entries: hasFolders ? [] : read.list(root.get('sidebar'), 'sidebar').flatMap((item) => entryOf(item, read)),
    unread: read.missed,
  };
}

const settingsOf = (data: CodeData): CodeData | undefined =>
  data.kind === 'code' && data.call?.name === 'starlight' ? data.call.given[0] : undefined;

/** A title may be one for each language: the first is taken. */
function titleIn(data: CodeData | undefined, read: PartsRead): string | undefined {
  const [first] = data?.kind === 'map' ? read.map(data, 'title').values() : [];
  return read.text(first ?? data, 'title');
}

function entryOf(item: CodeData, read: PartsRead): readonly EntryElsewhere[] {
  if (item.kind === 'value' && typeof item.value === 'string')
    return [{ target: slugTarget(item.value), place: item.place }];
  if (item.kind !== 'map') {
    read.miss('sidebar', item.place);
    return [];
  }
  const before = read.missed.length;
  const parts = read.map(item, 'sidebar');
  const word = (name: string) => read.text(parts.get(name), 'sidebar');
  const [text, slug, link] = [word('label'), word('slug'), word('link')];
  const directory = read.map(parts.get('autogenerate'), 'sidebar').get('directory');
  const folder = read.text(directory, 'sidebar');
  // An entry that is known in part would be another one.
  if (read.missed.length > before) return [];
  const target = slug === undefined ? link : slugTarget(slug);
  const named = {
    ...(text === undefined ? {} : { text }),
    place: (directory ?? parts.get('slug') ?? parts.get('link') ?? parts.get('label') ?? item).place,
  };
  const collapsed = parts.get('collapsed');
  const isOpen = collapsed === undefined || (collapsed.kind === 'value' && collapsed.value !== true);
  const open = isOpen ? { isOpen } : {};
  if (folder !== undefined) return [{ ...named, ...(text === undefined ? {} : open), target: `${folder}/*` }];
  const inside = parts.get('items');
  if (inside === undefined) return [{ ...named, ...(target === undefined ? {} : { target }) }];
  return [{ ...named, ...open, items: read.list(inside, 'sidebar').flatMap((one) => entryOf(one, read)) }];
}

/** The start page may be named by nothing. */
const slugTarget = (slug: string) => (slug === '' ? 'index' : slug);
