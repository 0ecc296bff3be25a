import { lineStart } from '../pieces.ts';

/** A piece of a text (offsets are 0-based, UTF-16) and what stands in its place. */
export interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** The text from `from` to `to` with its edits, which are in order and do not overlap. */
export function applyEdits(text: string, edits: readonly Edit[], from: number, to: number): string {
  let result = '';
  let at = from;
  for (const { start, end, text: replacement } of edits) {
    result += text.slice(at, start) + replacement;
    at = end;
  }
  return result + text.slice(at, Math.max(at, to));
}

// Signs of quotes, list items and footnotes before a block on its line.
const CONTAINERS = /^(?:[ \t]*(?:>|[-*+](?=[ \t])|\d{1,9}[.)](?=[ \t])|\[\^[^\]\s]+\]:))*[ \t]*/;

// However long the name of a footnote is, its lines are indented alike.
const NOTE = /\[\^[^\]\s]+\]:[ \t]*/;

/**
 * What the lines after the first need before them to stay in the quotes, list items and footnotes around an offset.
 *   "> 1. <Tabs>" at "<" → ">    "
 */
export function containerPrefix(text: string, offset: number): string {
  const line = text.slice(lineStart(text, offset), offset);
  return (CONTAINERS.exec(line)?.[0] ?? '').replace(NOTE, '    ').replace(/[^>\t]/g, ' ');
}

/** The text with a prefix before every line but the first; on an empty line without spaces at its end. */
export const indented = (text: string, prefix: string): string =>
  prefix === ''
    ? text
    : text.replace(/\n(?=(\n)?)/g, (_, isEmpty?: string) => `\n${isEmpty === undefined ? prefix : prefix.trimEnd()}`);

/** The text with up to `width` signs of containers taken from every line but the first. */
export const outdented = (text: string, width: number): string =>
  width === 0 ? text : text.replace(new RegExp(`\\n[ \\t>]{1,${width}}`, 'g'), '\n');
