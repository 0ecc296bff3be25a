import { lineAt, replaced } from '../../markdown/pieces.ts';
import type { Fix } from '../../model/diagnostic.ts';
import type { SourceText } from '../../model/sourceFile.ts';

/** The words that Docsify reads in a title, and the title itself, up to the end of the link. */
const TITLE = /^[ \t](["'])((?::[\w-]+(?:=\S*)?(?: +|(?=["'])))+)([^"'\n]*)\1\)/;

/** Words without which the link does the same here: its own files need no word to be left as they are. */
const NEEDLESS = /^:(?:ignore|target(?:=\S*)?|class=\S*)$/;

/** The link or picture before a title, whose address has no spaces. */
const PICTURE = /!\[([^[\]"<>`\n]*)\]\(([^\s()<>"']+)$/;
const LINK = /^\[[^[\]\n]*\]\(([^\s()<>"'#?]+\.(\w+))$/;

/**
 * The correction of a title that holds words of Docsify, the first of them at `offset`: the words go, the size of a
 * picture is that of an `<img>`, and a file of code is shown by a code block. Undefined for what would be lost.
 */
export function docsifyTitleFix(offset: number, source: SourceText): Fix | undefined {
  const { body } = source;
  const start = offset - 2;
  const [written = '', quote = '', words = '', title = ''] = TITLE.exec(body.slice(start, start + 300)) ?? [];
  const all = words.trim().split(/ +/);
  if (written === '') return undefined;
  if (all.every((word) => NEEDLESS.test(word))) {
    const piece = { offset: start, text: written.slice(0, -1) };
    return replaced(piece, title === '' ? '' : ` ${quote}${title}${quote}`, source);
  }
  if (title !== '') return undefined;
  const line = lineAt(body, offset);
  const before = body.slice(line.offset, start);
  return all.length === 1 && all[0]?.startsWith(':size=')
    ? sizeFix(all[0], { before, end: start + written.length }, source)
    : codeFix(all, { before, line: line.text, written }, { offset: line.offset, source });
}

function sizeFix(
  word: string,
  { before, end }: { readonly before: string; readonly end: number },
  source: SourceText,
): Fix | undefined {
  const [, width, height] = /^:size=(\d+)(?:x(\d+))?$/.exec(word) ?? [];
  const [picture, alt = '', src = ''] = PICTURE.exec(before) ?? [];
  // A tag at the start of a line, and alone there, takes the lines below it into its HTML.
  const isFirst = /^[\s>*+-]*$/.test(before.slice(0, -(picture?.length ?? 0)));
  const hasMore = /^[ \t]*\r?\n[ \t>]*[^\s>]/.test(source.body.slice(end, end + 200));
  if (width === undefined || picture === undefined || (isFirst && hasMore)) return undefined;
  const start = source.body.lastIndexOf(picture, end);
  const size = ` width="${width}"${height === undefined ? '' : ` height="${height}"`}`;
  const piece = { offset: start, text: source.body.slice(start, end) };
  return replaced(piece, `<img src="${src}" alt="${alt}"${size} />`, source);
}

/** Only a whole file of code is one that a block shows: Docsify also shows pages, pictures and films by this word. */
function codeFix(
  words: readonly string[],
  { before, line, written }: { readonly before: string; readonly line: string; readonly written: string },
  { offset, source }: { readonly offset: number; readonly source: SourceText },
): Fix | undefined {
  const [, file, ending = ''] = LINK.exec(before) ?? [];
  const isCode = words[0] === ':include' && words[1] === ':type=code' && words.length === 2;
  const text = before + written;
  if (file === undefined || /^(?:[a-z]+:|\/)/i.test(file) || !isCode || line.trimEnd() !== text) return undefined;
  return replaced({ offset, text }, `\`\`\`${ending} file="${file}"\n\`\`\``, source);
}
