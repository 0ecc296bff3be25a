import { hasBlock, islandsInLine } from '../hast/blocksInParagraph.ts';

/**
 * HTML with what a component shows in the place of its marker: a paragraph around that ends at a block, and goes on
 * behind it.
 */
export function putShown(text: string, marker: string, html: string): string {
  const inLine = islandsInLine(html);
  return text.split(marker).reduce((before, after) => {
    const start = before.lastIndexOf(BEGIN);
    // The paragraph may go on behind the next marker.
    const [behind = '', ...rest] = after.split(END);
    const words = before.slice(start + BEGIN.length);
    if (start === -1 || !isWhole(words) || !isWhole(behind)) return before + html + after;
    if (!hasBlock(inLine)) return before + inLine + after;
    const next = rest.length === 0 ? BEGIN + behind.trimStart() : paragraphOf(behind) + rest.join(END);
    return before.slice(0, start) + paragraphOf(words) + html + next;
  });
}

const BEGIN = '<p>';
const END = '</p>';

const paragraphOf = (words: string) => (words.trim() === '' ? '' : BEGIN + words.trim() + END);

/** Whether every element ends that begins there, so that what stands beside it stands in none of them. */
function isWhole(html: string): boolean {
  let open = 0;
  for (const [, end, name = ''] of html.matchAll(/<(\/?)([a-z][\w-]*)/g)) {
    if (!VOID.includes(name)) open += end === '' ? 1 : -1;
    if (open < 0) return false;
  }
  return open === 0;
}

const VOID = ['br', 'img', 'input', 'source', 'wbr'];

/** Markdown with a block in the place of a marker, apart from the words before and behind it. */
export const putApart = (text: string, marker: string, markdown: string): string =>
  text.split(marker).reduce((before, after) => {
    const line = before.slice(before.lastIndexOf('\n') + 1);
    // Apart, it would stand outside.
    if (CONTAINER.test(line)) return before + markdown + after;
    const top = line.trim() === '' ? before : `${before.trimEnd()}\n\n`;
    return top + markdown + (/^[ \t]*\S/.test(after) ? `\n\n${after.trimStart()}` : after);
  });

/** Beginnings of lines in lists, quotes, tables and headings. */
const CONTAINER = /^(?:[ \t]|>|[-*+] |\d+[.)] |\||#)/;
