import type { EntryElsewhere } from '../../model/navigationElsewhere.ts';

/** An entry, the name of a part of the sidebar, or a line that ends such a part. */
export type SidebarPiece = (EntryElsewhere & { readonly isHeader?: true }) | typeof DIVIDER;

export const DIVIDER = 'divider';

/**
 * Entries with what stands below a name in a group of that name, which is open as there; groups without entries are
 * left out.
 */
export function groupedPieces(pieces: readonly SidebarPiece[]): readonly EntryElsewhere[] {
  const entries: EntryElsewhere[] = [];
  let group = entries;
  for (const piece of pieces) {
    if (piece === DIVIDER) group = entries;
    else if (piece.isHeader !== true) group.push(piece);
    else {
      const { isHeader: _, items = [], ...entry } = piece;
      group = [...items];
      entries.push({ ...entry, items: group, isOpen: true });
    }
  }
  return entries.filter(({ target, items }) => target !== undefined || items === undefined || items.length > 0);
}
