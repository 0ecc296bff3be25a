import { type Fix, joinFixes } from '../../model/diagnostic.ts';
import type { SourceFile } from '../../model/sourceFile.ts';
import { wouldEnd } from '../containers/containerColons.ts';
import { alike } from '../elsewhere/alike.ts';
import type { Markup } from '../elsewhere/paragraphStarts.ts';
import { boxHint, boxKindOf, CODE_TABS, DEFINITIONS, titleInBrackets, titleOfKind } from '../elsewhere/writtenHere.ts';
import { lineStart, type Piece, replaced } from '../pieces.ts';
import { indentedBoxFix } from './indentedBoxFix.ts';
import { slashedBoxFix } from './slashedBoxFix.ts';

/** The container for a box of MkDocs, with its title, which is its kind where it has no other. */
function indentedBox([line, word = '']: RegExpExecArray): string {
  // Capital letters in it make no difference there.
  const kind = word.toLowerCase();
  const name = line.startsWith('?') ? 'details' : (boxKindOf(kind) ?? 'note');
  const title = /"(.*)"/.exec(line)?.[1]?.trim() ?? titleOfKind(kind, name);
  return `${name}${markdownInBrackets(title)}${line.startsWith('???+') ? '{open}' : ''}`;
}

/** The same for a title that is Markdown: the brackets of links in it come in pairs. */
const markdownInBrackets = (title: string): string =>
  titleInBrackets(title.replaceAll(/\[([^[\]]*)\]\([^()\s]*\)/g, '$1')) === '' ? '' : `[${title}]`;

const indentedHint = (found: RegExpExecArray) =>
  `write \`:::${indentedBox(found)}\`, the text without its indentation, and \`:::\` on lines of their own`;

/** A title that is lost would be one to judge. */
function indentedFix(head: Piece, found: RegExpExecArray, source: SourceFile): Fix | undefined {
  const box = indentedBox(found);
  return /"[^\n]+"/.test(found[0]) && !box.includes('[') ? undefined : indentedBoxFix(head, box, source);
}

/** Between the signs of a box of MkDocs and its kind: a space, unless a title in quotes or indented text shows it. */
const SPACE_OR_BOX = '(?:[ \\t]+|(?=[^\\n]*(?:"[ \\t]*(?:\\n|$)|\\n(?: {4}|\\t))))';

/** A box of MkDocs, whose text is set in: `!!! note "Title"`. */
export const INDENTED_BOX: Markup = [
  // Its kind and its title, and nothing else: text may also begin with three exclamation marks.
  new RegExp(
    `^!!!\\+?${SPACE_OR_BOX}([\\p{L}\\p{N}_-]+)(?:[ \\t]+[\\p{L}\\p{N}_-]+)*(?:[ \\t]+"[^\\n]*")?[ \\t]*(?=\\n|$)`,
    'u',
  ),
  indentedHint,
  indentedFix,
];

/** The same, which opens by a click: `??? note "Title"`. */
export const INDENTED_DETAILS: Markup = [
  new RegExp(`^\\?{3}\\+?${SPACE_OR_BOX}(?:([\\p{L}\\p{N}_][\\p{L}\\p{N}_-]*)[^\\n]*|"[^\\n]+"[ \\t]*(?=\\n|$))`, 'u'),
  indentedHint,
  indentedFix,
];

/** The container for a box of MkDocs between lines of slashes, and its title. */
function slashedBox([, titledKind, written = '', kind = titledKind ?? '', type]: RegExpExecArray) {
  const title = written.trim().replace(/^"(.*)"$/, '$1');
  const named = kind === 'admonition' && type !== undefined ? type : kind;
  return { kind: kind === 'details' ? kind : (boxKindOf(named) ?? 'note'), title, other: OTHERS.get(kind) };
}

/** What such lines stand around that is no box. */
const OTHERS = new Map<string, (title: string) => string>([
  ['tab', () => CODE_TABS],
  ['html', htmlHint],
  ['define', () => DEFINITIONS],
  ...alike(
    'caption figure-caption table-caption',
    () =>
      'write `<figure>` and an empty line above what it belongs to, and `<figcaption>`, the text, `</figcaption>` and `</figure>` below an empty line',
  ),
]);

/** An element, its classes and other attributes are written as a selector: `div.grid[title='A']`. */
function htmlHint(selector: string): string {
  const name = /^[\w-]+/.exec(selector)?.[0] ?? 'div';
  const attribute = /^[\w-]+$/.test(selector) ? '' : ' …';
  return `write \`<${name}${attribute}>\`, an empty line, the text, an empty line and \`</${name}>\``;
}

function slashedHint(found: RegExpExecArray): string {
  const { kind, title, other } = slashedBox(found);
  return other?.(title) ?? boxHint(kind, title);
}

/** A title that is lost would be one to judge. */
function slashedFix(head: Piece, found: RegExpExecArray, source: SourceFile): Fix | undefined {
  const { kind, title, other } = slashedBox(found);
  const label = titleInBrackets(title);
  return other !== undefined || (label === '') !== (title === '')
    ? undefined
    : slashedBoxFix(head, `${kind}${label}`, source);
}

/** Blocks of MkDocs that are told of where they have no title. */
const UNTITLED =
  'note|info|tip|hint|success|important|warning|attention|caution|danger|error|details|admonition|caption|figure-caption|table-caption|define';

/** A block of MkDocs between lines of slashes: `/// note | Title`. */
export const SLASHED_BOX: Markup = [
  new RegExp(
    `^/{3,}[ \\t]+(?:([\\w-]+)[ \\t]*\\|[ \\t]*(\\S[^\\n]*)|(${UNTITLED})[ \\t]*(?=\\n|$))(?=(?:\\n[ \\t]+type:[ \\t]*["']?([\\w-]+))?)`,
  ),
  slashedHint,
  slashedFix,
];

/** A paragraph behind two signs; an arrow is one before a bold word. Where a longer box ends, the author has to say. */
export function lineBox(kind: string): Markup {
  const fix = (head: Piece, [, text = '']: RegExpExecArray, source: SourceFile) => {
    const { body } = source;
    const { offset, text: was } = head;
    const [below = ''] = LINES_BELOW.exec(body.slice(offset + was.length)) ?? [];
    const isIndented = lineStart(body, offset) !== offset;
    if (OTHER_BLOCK.test(below) || isIndented || wouldEnd(':::', source, offset)) return undefined;
    const opening = `:::${kind}\n${text.trim()}`;
    if (below === '') return replaced(head, `${opening}\n:::`, source);
    const end = { offset: offset + was.length + below.length, text: '' };
    return joinFixes([replaced(head, opening, source), replaced(end, '\n:::', source)]);
  };
  return [/^(?:[!?~]>|->(?=[ \t]+\*\*))[ \t]+(\S[^\n]*)/, () => boxHint(kind, ''), fix];
}

/** The further lines of a paragraph, up to an empty one. */
const LINES_BELOW = /^(?:\r?\n[ \t]*[^\s][^\r\n]*)+/;

/** A line that is none of the paragraph above it, or a box of its own. */
const OTHER_BLOCK = /\n[ \t]*(?:[#>|<:=]|[-*+](?:[ \t]|$)|---|\d+[.)][ \t]|```|~~~|[!?~]>|->)/;
