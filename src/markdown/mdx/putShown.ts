import { hasBlock, islandsInLine } from '../hast/blocksInParagraph.ts';
import { lineStart } from '../pieces.ts';
import { containerPrefix, indented } from '../twin/sourceEdits.ts';

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

/**
 * Markdown with a block in the place of a marker, apart from the words before and behind it, and in the lists and
 * quotes that the marker is in. In a row of a table and in a heading it is one line.
 */
export const putApart = (text: string, marker: string, markdown: string): string =>
  text.split(marker).reduce((before, after) => {
    const line = before.slice(lineStart(before, before.length));
    const prefix = containerPrefix(before, before.length);
    if (ONE_LINE.test(line.slice(prefix.length))) return before + markdown.replace(/\n\s*/g, ' ') + after;
    const gap = `\n${prefix.trimEnd()}\n${prefix}`;
    const top = line.length === prefix.length ? before : before.trimEnd() + gap;
    return top + indented(markdown, prefix) + (/^[ \t]*\S/.test(after) ? gap + after.trimStart() : after);
  });

/** Beginnings of rows of tables, and of headings. */
const ONE_LINE = /^(?:\||#{1,6}[ \t])/;
