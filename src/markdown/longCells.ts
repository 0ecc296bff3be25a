import { type TreeNode, textOf } from './tree.ts';

/** Columns from which a phone cannot give each its share of the screen: two have room for sentences. */
const CROWDED_COLUMNS = 3;

/** Characters from which a cell would be more than five lines high in the narrowest of columns. */
const LONG_CELL_CHARACTERS = 60;

/**
 * Marks the cells of a row that need a wide column, for the styles of narrow screens: a style sheet cannot tell a sentence from
 * a word, and all columns as wide as a sentence needs would make tables of words scroll.
 */
export function markLongCells(row: TreeNode): void {
  const cells = (row.children ?? []).filter(({ tagName }) => tagName === 'td' || tagName === 'th');
  if (cells.length < CROWDED_COLUMNS) return;
  for (const cell of cells) {
    if (cell.tagName !== 'td' || textOf(cell).length <= LONG_CELL_CHARACTERS) continue;
    const classNames = (cell.properties?.className ?? []) as readonly string[];
    cell.properties = { ...cell.properties, className: [...classNames, 'cell-long'] };
  }
}
