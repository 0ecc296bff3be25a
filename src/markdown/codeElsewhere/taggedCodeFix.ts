import { columnBehind, infoOfBlock } from '../../model/codeFence.ts';
import { type Fix, joinFixes } from '../../model/diagnostic.ts';
import type { SourceFile } from '../../model/sourceFile.ts';
import { wordsIn } from '../boxesElsewhere/tagBox.ts';
import { colonsAround, wouldEnd } from '../containers/containerColons.ts';
import { linePieces, lineStart, type Piece, replaced, trimmedPiece, type Written } from '../pieces.ts';
import { type ForeignTag, foreignTag, tagPair } from '../tagsElsewhere/pairedTags.ts';
import { marksAround } from '../twin/marksAround.ts';
import { languageBefore } from './languageBefore.ts';

/**
 * The correction of tags of GitBook and Hugo around code: what they say of a code block is written behind its language,
 * and tabs that hold a code block each become a group. Undefined for any other tag, and for tags around anything else.
 */
export function taggedCodeFix(head: Piece, source: SourceFile): Fix | undefined {
  const { body } = source;
  const pair = tagPair(head, body);
  const isGroup = /^tab(?:s|pane)$/.test(pair?.opening.name ?? '');
  if (pair === undefined || !(isGroup || pair.opening.name === 'code')) return undefined;
  const lines = linePieces(pair.inner).map(trimmedPiece);
  const inside = isGroup ? tabsIn(setOf(pair.opening), lines) : codeIn(pair.opening.given, lines);
  if (inside === undefined || inside.some(({ piece, meant }) => meant !== '' && isFarIn(piece, head, body)))
    return undefined;
  const colons = colonsAround(pair.inner.text);
  if (isGroup && wouldEnd(colons, source, head.offset)) return undefined;
  return joinFixes([
    replaced(head, isGroup ? `${colons} code-group` : '', source),
    ...inside.map(({ piece, meant }) => replaced(piece, meant, source)),
    replaced(pair.closing, isGroup ? colons : '', source),
  ]);
}

/** Whether a line is indented so much more than the first tag that the signs of a code block would be code. */
const isFarIn = (piece: Piece, head: Piece, body: string): boolean =>
  indentAt(piece.offset, body) - indentAt(head.offset, body) >= 4;

const indentAt = (offset: number, body: string): number =>
  columnBehind(/^[ \t]*/.exec(body.slice(lineStart(body, offset), offset))?.[0] ?? '');

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
  const language = info.trim() === '' ? languageBefore(words) : '';
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

interface TabSet {
  /** The keys that a tag of a tab may have besides its name. */
  readonly keys: readonly string[];
  /** Code in them without a block, as in Docsy, in the language that the name means; undefined for anything else. */
  readonly languageOf?: (name: string) => string;
}

/** Undefined where anything in the tag has no place here. Which sets follow each other, their names say here. */
function setOf({ name, given }: ForeignTag): TabSet | undefined {
  const words = new Map(wordsIn(given)?.map(([key, value]) => [key.toLowerCase(), value]) ?? [['', '']]);
  const keys = [...words.keys()];
  if (name === 'tabs') return keys.every((key) => key === 'groupid') ? { keys: [] } : undefined;
  if (!keys.every((key) => /^(?:lang|language|langequalsheader|persist|right|text|code)$/.test(key))) return undefined;
  const language = words.get('lang') ?? words.get('language') ?? 'text';
  const isNamed = words.get('langequalsheader') === 'true';
  const isText = words.get('text') === 'true' || words.get('code') === 'false';
  const languageOf = (label: string) => (isNamed && /^[\w+#-]+$/.test(label) ? label.toLowerCase() : language);
  return isText ? { keys: [] } : { keys: ['lang', 'language'], languageOf };
}

/** The corrections of tabs; undefined where one holds more than a code block, or says more than its name. */
function tabsIn(set: TabSet | undefined, lines: readonly Piece[]): readonly Written[] | undefined {
  if (set === undefined) return undefined;
  const written: Written[] = [];
  for (let index = 0; index < lines.length; index += 1) {
    const line = lines[index];
    if (line === undefined || line.text === '') continue;
    const end = lines.findIndex(({ text }, at) => at > index && isEndOf('tab', text));
    const tab = tabAt(line.text, set);
    const closing = lines[end];
    if (tab === undefined || closing === undefined) return undefined;
    const within = lines.slice(index + 1, end);
    const inside = tabIn(tab.label, within);
    const marks = tab.language === undefined || inside !== undefined ? undefined : marksFor(within);
    if (inside === undefined && marks === undefined) return undefined;
    const opening = marks === undefined ? '' : `${marks}${tab.language} [${tab.label}]`;
    written.push({ piece: line, meant: opening }, ...(inside ?? []), { piece: closing, meant: marks ?? '' });
    index = end;
  }
  return written.length === 0 ? undefined : written;
}

/** The signs of a block for code that stands in none; undefined for no code. */
function marksFor(lines: readonly Piece[]): string | undefined {
  const text = lines.map((line) => line.text).join('\n');
  return text.trim() === '' ? undefined : marksAround(text, '`');
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

/** A tab by its tag, with the language of code that stands in no block; undefined where that says anything else. */
function tabAt(
  text: string,
  { keys, languageOf }: TabSet,
): { label: string; language: string | undefined } | undefined {
  const tag = foreignTag(text);
  if (tag?.name !== 'tab' || tag.isEnd) return undefined;
  const words = wordsIn(tag.given) ?? [];
  const [[key = '', label = ''] = [], ...more] = words.filter(([one]) => !keys.includes(one));
  const isName = /^(?:|title|name|header)$/.test(key) && /^[^[\]{}`"\s](?:[^[\]{}`"]*[^[\]{}`"\s])?$/.test(label);
  if (!isName || more.length > 0) return undefined;
  const own = words.find(([one]) => keys.includes(one))?.[1];
  // What is between percent signs is Markdown there.
  const isCode = languageOf !== undefined && text.startsWith('{{<');
  return { label, language: isCode ? (own ?? languageOf(label)) : undefined };
}
