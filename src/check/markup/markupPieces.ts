import { criticEnd } from '../../markdown/elsewhere/criticMarks.ts';
import type { Stretch } from '../inspection/readStretches.ts';
import { marksEnd } from './markedWords.ts';

/** What of a source is looked at by itself; `info` is what stands behind a fence's language. */
export interface MarkupPiece {
  readonly kind: Stretch['kind'] | 'info';
  readonly text: string;
  /** Where the text begins, and where the stretch does. */
  readonly from: number;
  readonly start: number;
  readonly language?: string | undefined;
}

/** The pieces of a stretch of a source: of a fence its first line and its code, of any other the whole. */
export function piecesOf({ kind, start, end }: Stretch, body: string): MarkupPiece[] {
  const code = kind === 'fence' ? codeOf(body.slice(start, end)) : undefined;
  if (code !== undefined) {
    const info = body.slice(start, start + Math.min(code.start, INFO_LIMIT));
    return [
      { kind: 'info', text: info, from: start, start },
      { kind, text: code.text, from: start + code.start, start, language: code.language },
    ];
  }
  if (!LOOKED_AT.has(kind)) return [];
  if (kind === 'code' || kind === 'html' || kind === 'pre')
    return [{ kind, text: body.slice(start, end), from: start, start }];
  // With the signs around it: what stands before may be a link, and behind it code.
  const from = Math.max(0, start - 1);
  return [{ kind, text: body.slice(from, reachOf(body, start, end)), from, start }];
}

const LOOKED_AT: ReadonlySet<Stretch['kind']> = new Set(['text', 'heading', 'url', 'property', 'code', 'html', 'pre']);

/** How much of a fence's first line is looked at: patterns look back to its beginning. */
const INFO_LIMIT = 1_000;

/**
 * Where the text to look at ends: behind marks, also of a reviewer, and comments of MDX, which may hold other markup,
 * and behind an address that was meant as that of a picture or a link, which parsers take out of the text as a link.
 */
function reachOf(body: string, start: number, end: number): number {
  const text = body.slice(start, end);
  const comment = text.lastIndexOf('{/*');
  const commentEnd = comment === -1 ? undefined : commentEndIn(body, start + comment);
  if (commentEnd !== undefined && commentEnd > end) return commentEnd;
  const brace = text.lastIndexOf('{');
  const changeEnd = brace === -1 ? undefined : criticEnd(body, start + brace);
  if (changeEnd !== undefined && changeEnd > end) return changeEnd;
  const sign = Math.max(text.lastIndexOf('=='), text.lastIndexOf('^^'));
  const wordsEnd = sign === -1 ? undefined : marksEnd(body, start + sign);
  if (wordsEnd !== undefined && wordsEnd > end) return wordsEnd;
  const last = text.slice(-3);
  const isOpen = /(?:[\]\uff3d][(\uff08]|\] \()$/.test(last);
  const behind = isOpen
    ? /^(?:[^()\uff08\uff09\n]{1,400}[)\uff09]|[^()<`\n]{1,400})/
    : body.startsWith(')[', end - 2)
      ? /^[^\s[\]]{1,400}\]/
      : body.startsWith('http', end) && MAY_OPEN_ADDRESS.test(last)
        ? /^[^\s()<>[\]]{1,400}[()<>[\]]*/
        : undefined;
  const rest = behind?.exec(body.slice(end, end + 401))?.[0];
  return end + (rest?.length ?? 1);
}

/** Signs at an address that is a link by itself, of which another one is missing or in another place. */
const MAY_OPEN_ADDRESS = /(?:\]|\(\]|\]\(\(|\w\()$/;

/** How long a comment of MDX may be. */
const COMMENT_LIMIT = 1_000;

/** Where the comment of MDX that begins at an offset ends, in its paragraph; undefined for none. */
function commentEndIn(body: string, start: number): number | undefined {
  const [paragraph = ''] = body.slice(start, start + COMMENT_LIMIT).split(/\n[ \t]*\r?\n/, 1);
  const found = paragraph.indexOf('*/}');
  return found === -1 ? undefined : start + found + 3;
}

/** What stands between the lines of a fence, from where in it; undefined for code without a fence. */
function codeOf(fence: string) {
  const [first = '', language = ''] = /^[`~]{3,}[ \t]*([\w+-]*)[^\n]*\n/.exec(fence) ?? [];
  const closing = /\n[ \t>]*[`~]{3,}[ \t]*$/.exec(fence.slice(fence.lastIndexOf('\n')));
  const text = fence.slice(first.length, closing === null ? fence.length : fence.lastIndexOf('\n'));
  return first === '' ? undefined : { language, start: first.length, text };
}
