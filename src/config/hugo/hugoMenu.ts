import type { EntryElsewhere } from '../../model/navigationElsewhere.ts';
import { groupBy } from '../../model/values/groupBy.ts';
import { withoutUndefined } from '../../model/values/withoutUndefined.ts';
import type { HugoSetting } from './hugoLanguages.ts';

/** A setting as it stands in its file. Each item of a list begins with one whose name ends in a dot. */
export type WrittenSetting = readonly [name: string, setting: HugoSetting];

/**
 * The menu at the top, in the order of its weights. Undefined where there is none, and where something in it would lead
 * to no page: it names addresses, which pages may not have here.
 */
export function hugoMenu(
  settings: readonly WrittenSetting[],
  language: string,
  kindOf: (target: string) => string,
): readonly EntryElsewhere[] | undefined {
  const items = itemsIn(settings, new RegExp(`^(?:languages\\.${language}\\.)?menus?\\.main\\.`));
  const parents = new Set(items.map(({ parent }) => parent?.value));
  const shown = items
    // A field for the search and the like are there without it.
    .filter((item) => targetOf(item) !== undefined || parents.has(nameIn(item) ?? ''))
    .sort((a, b) => weightOf(a) - weightOf(b));
  const targets = shown.flatMap((item) => targetOf(item) ?? []);
  if (shown.length === 0 || targets.some((target) => !isKnown(kindOf(target)))) return undefined;
  const below = groupBy(shown, ({ parent }) => parent?.value || undefined);
  // A name is no sure sign: one below another may have the same.
  const entryOf = (item: MenuItem, around: readonly MenuItem[]): readonly EntryElsewhere[] => {
    const place = (item.name ?? item.pageref ?? item.url ?? item.identifier)?.place;
    const inside = [...around, item];
    const inner = (below.get(nameIn(item) ?? '') ?? [])
      .filter((other) => !inside.includes(other))
      .flatMap((other) => entryOf(other, inside));
    if (place === undefined) return [];
    const items = inner.length > 0 ? inner : undefined;
    return [withoutUndefined({ text: item.name?.value, target: targetOf(item), place, items })];
  };
  return (below.get(undefined) ?? []).flatMap((item) => entryOf(item, []));
}

type MenuItem = Readonly<Record<string, HugoSetting | undefined>>;

function itemsIn(settings: readonly WrittenSetting[], prefix: RegExp): readonly MenuItem[] {
  const items: Record<string, HugoSetting>[] = [];
  for (const [name, setting] of settings) {
    if (!prefix.test(name)) continue;
    const key = name.replace(prefix, '');
    if (key === '') items.push({});
    // What stands deeper is for the theme.
    else if (!key.includes('.')) Object.assign(items.at(-1) ?? {}, { [key]: setting });
  }
  return items;
}

const targetOf = ({ url, pageref }: MenuItem): string | undefined => pageref?.value ?? url?.value;
const weightOf = ({ weight }: MenuItem) => Number(weight?.value ?? 1e9);
const nameIn = ({ identifier, name }: MenuItem): string | undefined => (identifier ?? name)?.value;
const isKnown = (kind: string) => kind === 'page' || kind === 'external';
