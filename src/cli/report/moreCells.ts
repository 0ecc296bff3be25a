/**
 * How many more cells of a terminal a text takes than it has UTF-16 units: letters of East Asia take two cells, and
 * marks on letters none.
 *   "日本" → 2   "e\u0301" → -1   "😀" → 0
 */
export function moreCells(text: string): number {
  // Most lines are plain.
  if (!BEYOND_LATIN.test(text)) return 0;
  let cells = 0;
  for (const character of text) cells += NO_CELL.test(character) ? 0 : TWO_CELLS.test(character) ? 2 : 1;
  return cells - text.length;
}

const BEYOND_LATIN = /[^\0-\u02ff]/;

const NO_CELL = /[\p{Mn}\p{Me}\p{Cf}]/u;

const TWO_CELLS =
  /(?![\uff61-\uffdc])[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}\p{sc=Bopo}\p{Emoji_Presentation}\u3000-\u30ff\uff01-\uff60\uffe0-\uffe6]/u;
