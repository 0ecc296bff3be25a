import { type Fix, joinFixes } from '../../model/diagnostic.ts';
import type { SourceText } from '../../model/sourceFile.ts';
import { wouldEnd } from '../containers/containerColons.ts';
import { endsInGap, indentOf, inserted, isAlone, lineStart, linesFrom, type Piece, replaced } from '../pieces.ts';

/** A code block that has a name for its tab. */
interface TabBlock {
  readonly indent: string;
  /** What says the name, and that. */
  readonly mark: Piece;
  readonly name: string;
  /** Where it ends, before the line feed. */
  readonly end: number;
}

/** So much is read of what stands before. */
const BEFORE = 20_000;

const OPENING = /^([ \t]*)(`{3,}|~{3,})[^\n`]*\s(tab=(?:"([^"\n]+)"|'([^'\n]+)'))(?=\s|$)/;

/**
 * The correction of code blocks that follow each other, of which Fumadocs makes tabs: a group of them. `offset` is that
 * of a word in the first; undefined for others, for one alone, and where a name has brackets.
 */
export function tabBlocksFix(offset: number, source: SourceText): Fix | undefined {
  const { body } = source;
  const start = lineStart(body, offset);
  // A page may have hundreds of such blocks.
  const before = body.slice(Math.max(0, start - BEFORE), start);
  const blocks = blocksFrom(start, body);
  const [first] = blocks;
  const last = blocks.at(-1);
  if (first === undefined || last === undefined || blocks.length < 2 || followsTab(before)) return undefined;
  if (blocks.some(({ name }) => /[[\]]/.test(name)) || wouldEnd(':::', source, start)) return undefined;
  const { indent } = first;
  const around = tabsAround({ offset: start, text: body.slice(start, last.end) }, body);
  const names = blocks.map(({ mark, name }) => replaced(mark, `[${name}]`, source));
  if (around !== undefined) {
    const { opening, closing } = around;
    if (opening === undefined || closing === undefined || !isBeside(indent, opening, body)) return undefined;
    if (SAYS_MORE.test(opening.text)) return undefined;
    return joinFixes([replaced(opening, '::: code-group', source), ...names, replaced(closing, ':::', source)]);
  }
  // A container that begins right behind a text would be a part of its paragraph.
  const opening = `${endsInGap(before) ? '' : '\n'}${indent}::: code-group\n\n`;
  return joinFixes([inserted(start, opening, source), ...names, inserted(last.end, `\n\n${indent}:::`, source)]);
}

/** The tags of the tabs that code blocks stand in, each undefined where anything else stands there, too. */
function tabsAround({ offset, text }: Piece, body: string) {
  const above = /<Tabs(?:\s[^<>\n]*)?>\s*$/.exec(body.slice(Math.max(0, offset - TAG_LIMIT), offset))?.[0];
  const below = /^\s*<\/Tabs>/.exec(body.slice(offset + text.length, offset + text.length + TAG_LIMIT))?.[0];
  if (above === undefined && below === undefined) return undefined;
  const opening = above && { offset: offset - above.length, text: above.trimEnd() };
  const closing = below && { offset: offset + text.length + below.length - TABS_END.length, text: TABS_END };
  return {
    opening: opening && isAlone(opening, body) ? opening : undefined,
    closing: closing && isAlone(closing, body) ? closing : undefined,
  };
}

/** Properties for which a group of code has nothing: which tab opens first, words above, and an anchor. */
const SAYS_MORE = /\s(?:default\w*|label|id)=/;

const TABS_END = '</Tabs>';
const TAG_LIMIT = 1_000;

/** Whether code blocks are not set in so far that they would be text of a container that begins with a tag. */
const isBeside = (indent: string, opening: Piece, body: string): boolean =>
  !indent.includes('\t') && indent.length - (indentOf(opening, body)?.length ?? 0) < 4;

/** The blocks from an offset on between which there are empty lines alone. */
function blocksFrom(start: number, body: string): readonly TabBlock[] {
  const blocks: TabBlock[] = [];
  let open: (Omit<TabBlock, 'end'> & { readonly closing: RegExp }) | undefined;
  for (const { offset, text } of linesFrom(start, body)) {
    const line = text.trimEnd();
    if (open !== undefined) {
      if (!open.closing.test(line)) continue;
      blocks.push({ ...open, end: offset + line.length });
      open = undefined;
    } else if (line !== '') {
      const [, indent = '', signs = '', mark = '', ...names] = OPENING.exec(line) ?? [];
      if (signs === '' || indent !== (blocks[0]?.indent ?? indent)) break;
      const name = names.find((one) => one !== undefined) ?? '';
      open = { indent, name, mark: { offset: offset + line.indexOf(mark), text: mark }, closing: closingOf(signs) };
    }
  }
  return blocks;
}

const closingOf = (signs: string) => new RegExp(`^[ \\t]*${signs}+$`);

/** Whether the last thing in a text is such a block: then the next one is a part of its group. */
function followsTab(before: string): boolean {
  const lines = before.trimEnd().split('\n');
  const signs = /^[ \t]*(`{3,}|~{3,})$/.exec(lines.pop() ?? '')?.[1];
  const opening = signs && lines.findLast((line) => line.trimStart().startsWith(signs));
  return opening !== undefined && OPENING.test(opening);
}
