import type { EntryElsewhere, SidebarElsewhere } from '../../model/navigationElsewhere.ts';
import type { CodeData } from './exportedData.ts';
import type { PartsRead } from './partsReader.ts';
import { sidebarEntry } from './vitepressNavigation.ts';

/** The sidebars of `themeConfig`, each by the beginning of the addresses of its pages; undefined for none. */
export function rspressSidebars(data: CodeData | undefined, read: PartsRead): readonly SidebarElsewhere[] | undefined {
  if (data === undefined) return undefined;
  return [...read.map(data, 'sidebar')].map(([prefix, list]) => ({
    prefix,
    entries: grouped(
      read.list(list, 'sidebar').flatMap((item): readonly SidebarPiece[] => {
        const parts = item.kind === 'map' ? item.entries : new Map<string, CodeData>();
        const header = read.text(parts.get('sectionHeaderText'), 'sidebar');
        if (header !== undefined) return [{ text: header, place: item.place, items: [], isHeader: true }];
        if (parts.has('dividerType')) return [DIVIDER];
        return item.kind === 'value' && typeof item.value === 'string'
          ? [{ target: item.value, place: item.place }]
          : sidebarEntry(item, read);
      }),
    ),
  }));
}

/** An entry, the name of a part of the sidebar, or a line that ends such a part. */
export type SidebarPiece = (EntryElsewhere & { readonly isHeader?: true }) | typeof DIVIDER;

export const DIVIDER = 'divider';

/** Entries with what stands below a name in a group of that name, which is open as there. */
export function grouped(pieces: readonly SidebarPiece[]): readonly EntryElsewhere[] {
  const entries: EntryElsewhere[] = [];
  let group: EntryElsewhere[] = entries;
  for (const piece of pieces) {
    if (piece === DIVIDER) {
      group = entries;
      continue;
    }
    const { isHeader, items, ...entry } = piece;
    if (isHeader !== true) {
      group.push(piece);
      continue;
    }
    group = [...(items ?? [])];
    entries.push({ ...entry, items: group, isOpen: true });
  }
  return entries.filter(({ target, items }) => target !== undefined || items === undefined || items.length > 0);
}
