import { lineEnd, lineStart } from '../../markdown/pieces.ts';

/** Of more lines than these, the first ones are looked at. */
const LINES_LIMIT = 100;

const DASH = /^[\u2013\u2014\u2022][ \t]/;

/**
 * The sign of the list in whose column a line begins with a dash at `offset`, as editors make one of it: that of the
 * item right above or right below, past others with a dash. Undefined where there is none, and for the first of
 * several at the start of a paragraph, of which the build tells.
 */
export function itemBeside(body: string, offset: number): string | undefined {
  const start = lineStart(body, offset);
  const indent = body.slice(start, offset);
  if (!/^[ \t>]*$/.test(indent)) return undefined;
  const above = linesFrom(start - 1, (end) => [lineStart(body, end), end, lineStart(body, end) - 1]);
  const below = linesFrom(lineEnd(body, offset) + 1, (from) => [from, lineEnd(body, from), lineEnd(body, from) + 1]);
  const isFirst = start === 0 || body.slice(lineStart(body, start - 1), start).trim() === '';
  if (isFirst && below.dashes > 0) return undefined;
  return above.sign ?? below.sign;

  /** The sign of the first line that has no dash in the same column, and how many have one before it. */
  function linesFrom(first: number, lineAt: (at: number) => readonly [from: number, end: number, next: number]) {
    let at = first;
    for (let dashes = 0; dashes < LINES_LIMIT && at >= 0 && at < body.length; dashes += 1) {
      const [from, end, next] = lineAt(at);
      const rest = body.startsWith(indent, from) ? body.slice(from + indent.length, end) : '';
      if (!DASH.test(rest)) return { sign: /^([-*+])[ \t]/.exec(rest)?.[1], dashes };
      at = next;
    }
    return { sign: undefined, dashes: 0 };
  }
}
