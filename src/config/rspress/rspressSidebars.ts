import type { SidebarElsewhere } from '../../model/navigationElsewhere.ts';
import { DIVIDER, groupedPieces, type SidebarPiece } from '../elsewhere/groupedPieces.ts';
import { type CodeData, mapIn, textIn } from '../parse/codeData.ts';
import type { PartsRead } from '../parse/partsReader.ts';
import { sidebarEntry } from '../vitepress/vitepressNavigation.ts';

/** The sidebars of `themeConfig`, each by the beginning of the addresses of its pages; undefined for none. */
export function rspressSidebars(data: CodeData | undefined, read: PartsRead): readonly SidebarElsewhere[] | undefined {
  if (data === undefined) return undefined;
  return [...read.map(data, 'sidebar')].map(([prefix, list]) => ({
    prefix,
    entries: groupedPieces(
      read.list(list, 'sidebar').flatMap((item): readonly SidebarPiece[] => {
        const parts = mapIn(item);
        const header = read.text(parts.get('sectionHeaderText'), 'sidebar');
        if (header !== undefined) return [{ text: header, place: item.place, items: [], isHeader: true }];
        if (parts.has('dividerType')) return [DIVIDER];
        const target = textIn(item);
        return target === undefined ? sidebarEntry(item, read) : [{ target, place: item.place }];
      }),
    ),
  }));
}
