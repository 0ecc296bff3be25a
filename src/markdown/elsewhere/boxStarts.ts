import type { Fix } from '../../model/diagnostic.ts';
import type { SourceFile } from '../../model/sourceFile.ts';
import { indentedBoxFix } from './indentedBoxFix.ts';
import type { Markup } from './paragraphStarts.ts';
import type { Head } from './pieces.ts';
import { slashedBoxFix } from './slashedBoxFix.ts';
import { boxHint, boxKindOf, CODE_TABS, titleInBrackets, titleOfKind } from './writtenHere.ts';

/** The container for a box of MkDocs, with its title, which is its kind where it has no other. */
function indentedBox([line, word = '']: RegExpExecArray): string {
  // Capital letters in it make no difference there.
  const kind = word.toLowerCase();
  const isClosed = line.startsWith('?');
  const name = isClosed ? 'details' : (boxKindOf(kind) ?? 'note');
  const own = /"(.*)"/.exec(line)?.[1]?.trim();
  const title = own ?? titleOfKind(kind, name);
  return `${name}${markdownInBrackets(title)}${line.startsWith('???+') ? '{open}' : ''}`;
}

/** The same for a title that is Markdown: the brackets of links in it come in pairs. */
const markdownInBrackets = (title: string): string =>
  titleInBrackets(title.replaceAll(/\[([^[\]]*)\]\([^()\s]*\)/g, '$1')) === '' ? '' : `[${title}]`;

const indentedHint = (found: RegExpExecArray) =>
  `write \`:::${indentedBox(found)}\`, the text without its indentation, and \`:::\` on lines of their own`;

/** A title that is lost would be one to judge. */
function indentedFix(head: Head, found: RegExpExecArray, source: SourceFile): Fix | undefined {
  const box = indentedBox(found);
  return /"[^\n]+"/.test(found[0]) && !box.includes('[') ? undefined : indentedBoxFix(head, box, source);
}

/** Between the signs of a box of MkDocs and its kind: a space, unless a title in quotes or text that is set in shows that it is one. */
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
function slashedBox([, titledKind, written = '', kind = titledKind ?? '']: RegExpExecArray) {
  const title = written.trim().replace(/^"(.*)"$/, '$1');
  return { kind: kind === 'details' ? kind : (boxKindOf(kind) ?? 'note'), title, isTab: kind === 'tab' };
}

function slashedHint(found: RegExpExecArray): string {
  const { kind, title, isTab } = slashedBox(found);
  return isTab ? CODE_TABS : boxHint(kind, title);
}

/** A title that is lost would be one to judge. */
function slashedFix(head: Head, found: RegExpExecArray, source: SourceFile): Fix | undefined {
  const { kind, title, isTab } = slashedBox(found);
  const label = titleInBrackets(title);
  return isTab || (label === '') !== (title === '') ? undefined : slashedBoxFix(head, `${kind}${label}`, source);
}

/** A box of MkDocs between lines of slashes: `/// note | Title`. */
export const SLASHED_BOX: Markup = [
  /^\/{3,}[ \t]+(?:([\w-]+)[ \t]*\|[ \t]*(\S[^\n]*)|(note|info|tip|hint|success|important|warning|attention|caution|danger|error|details)[ \t]*(?=\n|$))/,
  slashedHint,
  slashedFix,
];

/** A paragraph behind two signs; an arrow is one before a bold word. Where a box of more lines ends is for the author to say. */
export function lineBox(kind: string): Markup {
  const fix = ({ offset, text: was, place }: Head, [, text = '']: RegExpExecArray, { body }: SourceFile) =>
    /^\r?\n[ \t]*\S/.test(body.slice(offset + was.length)) || place.column > 1
      ? undefined
      : { place, was, text: `:::${kind}\n${text.trim()}\n:::` };
  return [/^(?:[!?~]>|->(?=[ \t]+\*\*))[ \t]+(\S[^\n]*)/, () => boxHint(kind, ''), fix];
}
