import { addClass, type TreeNode, textOf } from '../tree.ts';

/** Columns from which a phone cannot give each its share of the screen: two have room for sentences. */
const CROWDED_COLUMNS = 3;

/** Characters from which a cell would be more than five lines high in the narrowest of columns. */
const LONG_CELL_CHARACTERS = 60;

/** Columns from which some have no room on a wide screen either, where each has room for words. */
const MANY_COLUMNS = 5;

/** Characters up to which a cell holds a mark, such as ✅, "yes" or a figure. */
const SHORT_CELL_CHARACTERS = 4;

/** Characters that stand beside each other on a sheet of paper, within all cells of a row. */
const SHEET_CHARACTERS = 72;

/** Characters that have room beside each other in a line of heads, with what lies between these. */
const LINE_OF_HEADS = 72;

/** How many letters the room is wide that lies between two heads. */
const CHARACTERS_BETWEEN_HEADS = 4;

/**
 * Marks the cells of a row that need a wide column, for the styles of narrow screens, and where there are many those
 * that need none: a style sheet cannot tell a sentence from a word, and all columns as wide as a sentence needs would
 * make tables of words scroll. Nor can it tell a command or a name, which stays in one line where there is room, from
 * longer code. On paper, where nothing scrolls, code breaks within its words in the cells that are marked for it alone,
 * and so does all text where a word of it, such as an address, has no room. Heads that have no room in one line are
 * marked, too: they break, where others stay whole beside a sentence that takes all the width.
 */
export function markLongCells(row: TreeNode): void {
  const cells = (row.children ?? []).filter(({ tagName }) => tagName === 'td' || tagName === 'th');
  const room = SHEET_CHARACTERS / cells.length;
  const heads = cells.filter(({ tagName }) => tagName === 'th');
  const headCharacters = heads.reduce((sum, head) => sum + textOf(head).length + CHARACTERS_BETWEEN_HEADS, 0);
  if (headCharacters > LINE_OF_HEADS) for (const head of heads) addClass(head, 'cell-long');
  for (const cell of cells) {
    const text = textOf(cell);
    // No word of most cells can be too long.
    if (text.length > room) markLongWords(cell, room);
    else if (isCodeThatBreaks(cell)) addClass(cell, 'cell-whole');
    if (cell.tagName === 'td' && cells.length >= CROWDED_COLUMNS) markLength(cell, text.trim(), cells.length);
  }
}

function markLongWords(cell: TreeNode, room: number): void {
  if (longestCodeWord(cell) > room) addClass(cell, 'cell-breaks');
  if (longestTextPiece(cell) > room) addClass(cell, 'cell-breaks-text');
}

function markLength(cell: TreeNode, text: string, columns: number): void {
  if (text.length > LONG_CELL_CHARACTERS) addClass(cell, 'cell-long');
  else if (columns >= MANY_COLUMNS && isShort(text) && isText(cell)) addClass(cell, 'cell-short');
}

/** Code is all that there is in it, maybe as a link. Browsers break code at spaces, and behind dashes. */
const isCodeThatBreaks = ({ tagName, children: [only, ...others] = [] }: TreeNode): boolean =>
  (tagName === 'td' || tagName === 'a') &&
  only !== undefined &&
  others.length === 0 &&
  (only.tagName === 'code' ? /[ -]/.test(textOf(only)) : isCodeThatBreaks(only));

/** In characters. */
const longestCodeWord = (node: TreeNode): number =>
  node.tagName === 'code'
    ? longest(textOf(node).split(/\s+/), ({ length }) => length)
    : longest(node.children ?? [], longestCodeWord);

/** In characters, of what no browser breaks by itself: after a slash Firefox does, Chromium does not. */
const longestTextPiece = (node: TreeNode): number =>
  node.tagName === 'code'
    ? 0
    : node.type === 'text'
      ? longest((node.value ?? '').split(/[\s?-]+/), ({ length }) => length)
      : longest(node.children ?? [], longestTextPiece);

// As arguments of one call, those of a long text are too many.
const longest = <Item>(items: readonly Item[], lengthOf: (item: Item) => number) =>
  items.reduce((most, item) => Math.max(most, lengthOf(item)), 0);

const isShort = (text: string) => text.length <= 2 * SHORT_CELL_CHARACTERS && [...text].length <= SHORT_CELL_CHARACTERS;

/** The width of a picture gives way to that of its column, and what a component shows is not known. */
const isText = ({ type, tagName, children = [] }: TreeNode): boolean =>
  type === 'text' || (type === 'element' && tagName !== 'img' && tagName !== 'video' && children.every(isText));
