import { columnBehind, infoOfBlock, openFence } from '../../model/codeFence.ts';
import { type Fix, joinFixes } from '../../model/diagnostic.ts';
import type { SourceFile } from '../../model/sourceFile.ts';
import { hasCodeTitle } from '../codeElsewhere/codeGroupFix.ts';
import { colonsAround, wouldEnd } from '../containers/containerColons.ts';
import { endedBy, type IndentedBlock, indentedBlock, setOut } from '../elsewhere/indentedBlock.ts';
import { endsInGap, indentOf, inserted, lineStart, type Piece, replaced } from '../pieces.ts';
import { withoutIcons } from './withoutIcons.ts';

/**
 * The correction that makes a code group of tabs of MkDocs, asked for the first of them; of those that hold more than a
 * code block each, or one that has a name of its own, `<Tabs>`, for which a page has to be MDX (see
 * `withComponentTags`). Undefined for tabs behind the first.
 */
export function indentedTabsFix(head: Piece, source: SourceFile): Fix | undefined {
  const { body } = source;
  if (followsTab(head, body)) return undefined;
  const tabs = tabsFrom(head, body);
  const last = tabs.at(-1);
  if (last === undefined) return undefined;
  const end = last.inner.offset + last.inner.text.length;
  const colons = colonsAround(body.slice(head.offset, end));
  const names = tabs.flatMap((tab) => nameInCode(tab, source) ?? []);
  if (names.length < tabs.length) return indentedTabElements(tabs, source);
  if (wouldEnd(colons, source, head.offset)) return undefined;
  return joinFixes([
    replaced(head, `${colons} code-group`, source),
    ...tabs.slice(1).map((tab) => replaced(tab.head, '', source)),
    ...tabs.flatMap((tab) => setOut(tab, source)),
    ...names,
    endedBy(colons, last, source),
  ]);
}

/** The correction that writes the name of a tab at the code block in it. */
function nameInCode({ head, indent, inner }: IndentedBlock, source: SourceFile): Fix | undefined {
  const given = /"([^"]+)"/.exec(head.text)?.[1];
  const name = NAME.exec(withoutIcons(given ?? ''))?.[0].replaceAll('`', '');
  const end = fenceEnd(inner);
  const [before = ''] = /^[ \t]*(?=\S)/m.exec(inner.text) ?? [];
  // Set in further than the text of the tab, the signs would be code.
  const isFarIn = columnBehind(before) - columnBehind(indent) >= 2 * TAB_WIDTH;
  return name === undefined || end === undefined || isFarIn ? undefined : inserted(end, ` [${name}]`, source);
}

/** How many columns further the text of a tab is set in than its first line. */
const TAB_WIDTH = 4;

/** A name without brackets, braces and emoji; signs of code are none in a code group. */
const NAME = /^(?:(?!:[\w-]+:)[^[\]{}])+$/;

const TAB = /^===[+!]*[ \t]+"[^"\n]+"[ \t]*$/;

/** Whether another tab of the same set stands above. */
function followsTab({ offset }: Piece, body: string): boolean {
  const start = lineStart(body, offset);
  const indent = body.slice(start, offset);
  for (let end = start - 1; end >= 0; ) {
    const from = lineStart(body, end);
    const line = body.slice(from, end);
    end = from - 1;
    const text = line.slice(indent.length);
    if (line.trim() !== '' && !/^(?: {4}|\t)/.test(text)) return line.startsWith(indent) && TAB.test(text);
  }
  return false;
}

/** The tab of a first line and those that follow it. */
function tabsFrom(head: Piece, body: string): readonly IndentedBlock[] {
  const tabs: IndentedBlock[] = [];
  for (let next: Piece | undefined = head; next !== undefined; ) {
    const tab: IndentedBlock | undefined = indentedBlock(next, body);
    if (tab === undefined) return [];
    tabs.push(tab);
    const end = tab.inner.offset + tab.inner.text.length;
    const offset = body.length - body.slice(end).trimStart().length;
    const [text = ''] = /.*/.exec(body.slice(offset)) ?? [];
    const piece = { offset, text };
    next = TAB.test(text) && indentOf(piece, body) === tab.indent ? piece : undefined;
  }
  return tabs;
}

/**
 * Where the first line ends of the only code block that a text holds; undefined where that has a name, or anything else
 * is there.
 */
function fenceEnd({ offset, text }: Piece): number | undefined {
  const indent = /^(?:[ \t]*\n)*([ \t]*)/.exec(text)?.[1] ?? '';
  const lines = text
    .trimStart()
    .split('\n')
    .map((line) => (line.startsWith(indent) ? line.slice(indent.length) : line));
  const info = infoOfBlock(lines);
  if (info === undefined || hasCodeTitle(info)) return undefined;
  return offset + text.length - text.trimStart().length + (lines[0]?.trimEnd().length ?? 0);
}

/**
 * The correction that makes `<Tabs>` of tabs of MkDocs, whatever they hold. Undefined where a label is
 * more than plain words, where a second set begins right below, and for code that is never closed.
 */
function indentedTabElements(tabs: readonly IndentedBlock[], source: SourceFile): Fix | undefined {
  const [first] = tabs;
  const last = tabs.at(-1);
  const openings = tabs.flatMap((tab) => openingOf(tab) ?? []);
  const isOneSet = tabs.slice(1).every(({ head }) => !/^=+\+?!/.test(head.text));
  if (first === undefined || last === undefined || openings.length < tabs.length || !isOneSet) return undefined;
  if (tabs.some(endsInCode)) return undefined;
  const { indent } = first;
  const changed = tabs.map(({ head }, index) => {
    const gap = index === 0 || endsInGap(source.body.slice(0, head.offset - indent.length)) ? '' : `\n${indent}`;
    return replaced(head, `${gap}${index === 0 ? '<Tabs>' : '</Tab>'}\n${indent}${openings[index]}`, source);
  });
  const end = last.inner.offset + last.inner.text.length;
  const closing = inserted(end, `\n\n${indent}</Tab>\n${indent}</Tabs>`, source);
  return joinFixes([...changed, ...tabs.flatMap((tab) => setOut(tab, source)), closing]);
}

/** Whether a code block of a tab is never closed: the end of the tab would be code. */
const endsInCode = ({ inner: { text } }: IndentedBlock) => openFence(text) !== undefined;

function openingOf({ head: { text } }: IndentedBlock): string | undefined {
  const [, signs = '', name = ''] = /^===([+!]*)[ \t]+"([^"]+)"/.exec(text) ?? [];
  const label = withoutIcons(name);
  return !/^(?:(?!:[\w-]+:)[^[\]{}<>&`*_\\])+$/.test(label)
    ? undefined
    : `<Tab label="${label}"${signs.includes('+') ? ' default' : ''}>`;
}
