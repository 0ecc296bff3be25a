import { infoOfBlock } from '../../model/codeFence.ts';
import type { Fix } from '../../model/diagnostic.ts';
import type { SourceFile } from '../../model/sourceFile.ts';
import { colonsAround, wouldEnd } from './containerColons.ts';
import { firstWord } from './firstWord.ts';
import { foreignTag, tagPair } from './pairedTags.ts';
import { type Head, linePieces, type Piece, replacedBelow } from './pieces.ts';
import { wordsIn } from './tagBox.ts';

/**
 * The correction of tags of GitBook and Hugo around code: what they say of a code block is written behind its language, and
 * tabs that hold a code block each become a group. Undefined for any other tag, and for tags around anything else.
 */
export function taggedCodeFix(head: Head, { body }: SourceFile): Fix | undefined {
  const pair = tagPair(head, body);
  const isGroup = pair?.opening.name === 'tabs';
  if (pair === undefined || !(isGroup || pair.opening.name === 'code')) return undefined;
  const lines = trimmedLines(pair.inner);
  const inside = isGroup ? tabsIn(pair.opening.given, lines) : codeIn(pair.opening.given, lines);
  if (inside === undefined) return undefined;
  const colons = colonsAround(pair.inner.text);
  if (isGroup && wouldEnd(colons, body.slice(0, head.offset))) return undefined;
  const replacement = ({ offset, text }: Piece, meant: string) =>
    replacedBelow(head, { offset, text }, { text: meant, body });
  return {
    place: head.place,
    was: head.text,
    text: isGroup ? `${colons} code-group` : '',
    with: [
      ...inside.map(({ piece, meant }) => replacement(piece, meant)),
      replacement(pair.closing, isGroup ? colons : ''),
    ],
  };
}

interface Written {
  readonly piece: Piece;
  readonly meant: string;
}

/** The lines without the space around them. */
const trimmedLines = (piece: Piece): readonly Piece[] =>
  linePieces(piece).map(({ offset, text }) => ({
    offset: offset + (/^[ \t]*/.exec(text)?.[0].length ?? 0),
    text: text.trim(),
  }));

/** What is written behind the language of the one code block in some lines; undefined where they hold anything else. */
function codeIn(given: string, lines: readonly Piece[], label = ''): readonly Written[] | undefined {
  const said = behindLanguage(given);
  const filled = lines.filter(({ text }) => text !== '');
  const [first] = filled;
  const info = infoOfBlock(filled.map(({ text }) => text));
  if (said === undefined || first === undefined || info === undefined) return undefined;
  const words = [...said, ...(label === '' ? [] : [`[${label}]`])];
  // Of two titles, or names, only one would be read.
  if (words.length > 0 && /\btitle=|\[[^\]]*\]/.test(info)) return undefined;
  const piece = { offset: first.offset + first.text.length, text: '' };
  const language = info.trim() === '' ? firstWord(words) : '';
  return words.length === 0 ? [] : [{ piece, meant: `${language} ${words.join(' ')}` }];
}

/** What stands in a tag around code, as it is written here; undefined where anything in it has no place here. */
function behindLanguage(given: string): readonly string[] | undefined {
  const words = wordsIn(given)?.map(([key, value]) => {
    if (key === 'title' && /^[^"\n]+$/.test(value)) return `title="${value}"`;
    if (key === 'lineNumbers') return value === 'true' ? 'showLineNumbers' : '';
    if (key === 'overflow' && value === 'wrap') return 'wrap';
    return undefined;
  });
  return words === undefined || words.includes(undefined) ? undefined : words.flatMap((word) => word || []);
}

/** The corrections of tabs; undefined where one holds more than a code block, or says more than its name. */
function tabsIn(given: string, lines: readonly Piece[]): readonly Written[] | undefined {
  if (given !== '') return undefined;
  const written: Written[] = [];
  for (let index = 0; index < lines.length; index += 1) {
    const line = lines[index];
    if (line === undefined || line.text === '') continue;
    const end = lines.findIndex(({ text }, at) => at > index && isEndOf('tab', text));
    const label = labelIn(line.text);
    const inside = label === undefined || end === -1 ? undefined : tabIn(label, lines.slice(index + 1, end));
    const closing = lines[end];
    if (inside === undefined || closing === undefined) return undefined;
    written.push({ piece: line, meant: '' }, ...inside, { piece: closing, meant: '' });
    index = end;
  }
  return written.length === 0 ? undefined : written;
}

/** A code block, or one with a tag around it. */
function tabIn(label: string, lines: readonly Piece[]): readonly Written[] | undefined {
  const filled = lines.filter(({ text }) => text !== '');
  const [first, last] = [filled[0], filled.at(-1)];
  const tag = foreignTag(first?.text ?? '');
  if (tag?.name !== 'code' || tag.isEnd || first === undefined || last === undefined) return codeIn('', lines, label);
  const inside = isEndOf('code', last.text) ? codeIn(tag.given, filled.slice(1, -1), label) : undefined;
  return inside === undefined ? undefined : [{ piece: first, meant: '' }, ...inside, { piece: last, meant: '' }];
}

function isEndOf(name: string, text: string): boolean {
  const tag = foreignTag(text);
  return tag?.name === name && tag.isEnd;
}

/** The name of a tab, whose tag says nothing else. */
function labelIn(text: string): string | undefined {
  const tag = foreignTag(text);
  const [[key = '', label = ''] = [], ...more] = wordsIn(tag?.given ?? '') ?? [];
  const isName = /^(?:|title|name|header)$/.test(key) && /^[^[\]{}`"\s](?:[^[\]{}`"]*[^[\]{}`"\s])?$/.test(label);
  return tag?.name === 'tab' && !tag.isEnd && more.length === 0 && isName ? label : undefined;
}
