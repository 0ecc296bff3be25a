/** What opens a code block, behind the signs of quotes and list items: its own signs, and what stands behind them. */
const OPENING = /^((?:[ \t]|>|[-*+][ \t]|\d{1,9}[.)][ \t])*)(`{3,}|~{3,})(.*)/;

/** What may close one. */
const CLOSING = /^([ \t>]*)(`{3,}|~{3,})\s*$/;

/**
 * The signs of the code block that is open behind a line, from those of the one that is open before it; empty for none.
 * Before them are as many spaces as they stand in: what is set in further than by three more is code.
 */
export function fenceAfter(line: string, open: string): string {
  if (open !== '') {
    const [, before = '', closing = ''] = CLOSING.exec(line) ?? [];
    const signs = open.trimStart();
    return closing.startsWith(signs) && columnBehind(before) <= open.length - signs.length + 3 ? '' : open;
  }
  const [, before = '', signs = '', behind = ''] = OPENING.exec(line) ?? [];
  // Code within a line may have as many signs.
  return signs === '' || (signs.startsWith('`') && behind.includes('`'))
    ? ''
    : ' '.repeat(columnBehind(before)) + signs;
}

/** The column behind the space and signs before a text, counted from 0: a tab reaches to the next that four divide. */
export const columnBehind = (before: string): number => {
  let column = 0;
  for (const sign of before) column += sign === '\t' ? 4 - (column % 4) : 1;
  return column;
};

/** The code block that is open at the end of a text: its signs, and the line (1-based) that they stand on. */
export function openFence(text: string): { readonly signs: string; readonly line: number } | undefined {
  let signs = '';
  let opening = 0;
  for (const [index, line] of text.split('\n').entries()) {
    if (signs === '') opening = index + 1;
    signs = fenceAfter(line, signs);
  }
  return signs === '' ? undefined : { signs: signs.trimStart(), line: opening };
}

/** What stands behind the opening signs of a code block; undefined for lines that are not one block as a whole. */
export function infoOfBlock([first = '', ...rest]: readonly string[]): string | undefined {
  const fence = fenceAfter(first, '');
  const signs = fence.trimStart();
  const closing = rest.findIndex((line) => fenceAfter(line, fence) === '');
  return signs !== '' && first.startsWith(signs) && closing !== -1 && closing === rest.length - 1
    ? first.slice(signs.length)
    : undefined;
}
