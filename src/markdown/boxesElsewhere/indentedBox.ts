import { type Fix, joinFixes } from '../../model/diagnostic.ts';
import type { SourceFile } from '../../model/sourceFile.ts';
import { colonsFor } from '../elsewhere/colonsFor.ts';
import { endedBy, indentedBlock, setOut } from '../elsewhere/indentedBlock.ts';
import type { Markup } from '../elsewhere/paragraphStarts.ts';
import { boxKindOf, titleInBrackets, titleOfKind } from '../elsewhere/writtenHere.ts';
import { type Piece, replaced } from '../pieces.ts';

/** The container for a box of MkDocs, with its title, which is its kind where it has no other. */
function boxOf([line, word = '']: RegExpExecArray): string {
  // Capital letters in it make no difference there.
  const kind = word.toLowerCase();
  const name = line.startsWith('?') ? 'details' : (boxKindOf(kind) ?? 'note');
  const title = /"(.*)"/.exec(line)?.[1]?.trim() ?? titleOfKind(kind, name);
  return `${name}${markdownInBrackets(title)}${line.startsWith('???+') ? '{open}' : ''}`;
}

/** The same for a title that is Markdown: the brackets of links in it come in pairs. */
const markdownInBrackets = (title: string): string =>
  titleInBrackets(title.replaceAll(/\[([^[\]]*)\]\([^()\s]*\)/g, '$1')) === '' ? '' : `[${title}]`;

const hintOf = (found: RegExpExecArray) =>
  `write \`:::${boxOf(found)}\`, the text without its indentation, and \`:::\` on lines of their own`;

/**
 * The correction that makes a container of a box, whose text is set in below its first line. Undefined where there is
 * no such text, where a title would be lost, where something in it is never closed, where the line stands behind the
 * sign of an item or quote, and where the container's end would be that of one around it.
 */
function fixOf(head: Piece, source: SourceFile, found: RegExpExecArray): Fix | undefined {
  const box = boxOf(found);
  const block = indentedBlock(head, source.body);
  const colons = block && colonsFor(block.inner.text, source, head.offset);
  const isTitleLost = /"[^\n]+"/.test(found[0]) && !box.includes('[');
  if (block === undefined || colons === undefined || isTitleLost) return undefined;
  return joinFixes([replaced(head, colons + box, source), ...setOut(block, source), endedBy(colons, block, source)]);
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
  hintOf,
  fixOf,
];

/** The same, which opens by a click: `??? note "Title"`. */
export const INDENTED_DETAILS: Markup = [
  new RegExp(`^\\?{3}\\+?${SPACE_OR_BOX}(?:([\\p{L}\\p{N}_][\\p{L}\\p{N}_-]*)[^\\n]*|"[^\\n]+"[ \\t]*(?=\\n|$))`, 'u'),
  hintOf,
  fixOf,
];
