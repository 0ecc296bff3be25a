import { badgeTypeMeant } from '../../model/badgeType.ts';
import type { EntryElsewhere } from '../../model/navigationElsewhere.ts';
import { withoutUndefined } from '../../model/values/withoutUndefined.ts';
import type { CodeData } from '../parse/codeData.ts';
import { isOpenIn, type PartsRead } from '../parse/partsReader.ts';

/** What is read in a language, and where what is missed is kept. */
interface InLanguage {
  readonly read: PartsRead;
  readonly lang: string | undefined;
}

/** The entries of a sidebar with the words that they have in a language. */
export const starlightSidebar = (data: CodeData | undefined, around: InLanguage): readonly EntryElsewhere[] =>
  around.read.list(data, 'sidebar').flatMap((item) => entryOf(item, around));

function entryOf(item: CodeData, around: InLanguage): readonly EntryElsewhere[] {
  const { read, lang } = around;
  if (item.kind === 'value' && typeof item.value === 'string')
    return [{ target: slugTarget(item.value), place: item.place }];
  const before = read.missed.length;
  const parts = read.record(item, 'sidebar');
  const word = (name: string) => read.text(parts.get(name), 'sidebar');
  const [label, slug, link] = [word('label'), word('slug'), word('link')];
  const translations = read.map(parts.get('translations'), 'sidebar');
  const text = read.text(translations.get(lang ?? ''), 'sidebar') ?? label;
  const badge = badgeIn(parts.get('badge'), around);
  const directory = read.map(parts.get('autogenerate'), 'sidebar').get('directory');
  const folder = read.text(directory, 'sidebar');
  // An entry that is known in part would be another one.
  if (read.missed.length > before) return [];
  const target = slug === undefined ? link : slugTarget(slug);
  const place = (directory ?? parts.get('slug') ?? parts.get('link') ?? parts.get('label') ?? item).place;
  const isOpen = isOpenIn(parts);
  if (folder !== undefined)
    return [
      withoutUndefined({ text, badge, place, isOpen: text === undefined ? undefined : isOpen, target: `${folder}/*` }),
    ];
  const inside = parts.get('items');
  if (inside === undefined) return [withoutUndefined({ text, badge, place, target })];
  return [withoutUndefined({ text, badge, place, isOpen, items: starlightSidebar(inside, around) })];
}

/** A badge is a word, or one for each language. */
function badgeIn(data: CodeData | undefined, around: InLanguage): EntryElsewhere['badge'] {
  const { read } = around;
  if (data?.kind !== 'map') return read.text(data, 'sidebar');
  const parts = read.map(data, 'sidebar');
  const text = textInLanguage(parts.get('text'), 'sidebar', around);
  const variant = read.text(parts.get('variant'), 'sidebar');
  return text === undefined || variant === undefined ? text : { text, type: badgeTypeMeant(variant) };
}

/** The start page may be named by nothing. */
const slugTarget = (slug: string) => (slug === '' ? 'index' : slug);

/** A text may be one for each language: where there is none for this, the first is taken. */
export function textInLanguage(
  data: CodeData | undefined,
  option: string,
  { read, lang }: InLanguage,
): string | undefined {
  if (data?.kind !== 'map') return read.text(data, option);
  const texts = read.map(data, option);
  const [first] = texts.values();
  return read.text(texts.get(lang ?? '') ?? first, option);
}
