import { fenceAfter, infoOfBlock } from '../../model/codeFence.ts';
import { type Fix, joinFixes } from '../../model/diagnostic.ts';
import type { SourceFile } from '../../model/sourceFile.ts';
import { hasCodeTitle } from '../codeElsewhere/codeGroupFix.ts';
import { indentOf, linesFrom, type Piece, replaced } from '../pieces.ts';
import { containerTabElements } from './containerTabElements.ts';

/** A tab, with the lines that stand around what it holds. */
export interface ContainerTab {
  readonly name: string;
  readonly marks: readonly Piece[];
  readonly lines: Piece[];
}

/**
 * The correction that makes a code group of tabs in containers: `::: tab Name` of VuePress, each closed by itself,
 * `@tab Name` of its plugins, `== Name` of VitePress's. The container begins at `offset`. Undefined where a tab
 * holds more than a code block, or that has a name of its own, unless the page is MDX, which has elements for them.
 */
export function containerTabsFix(offset: number, source: SourceFile): Fix | undefined {
  const { body, format } = source;
  const below = linesFrom(offset, body);
  const opening: Piece | undefined = below.next().value;
  const colons = /^(:{3,})[ \t]*(?:code-)?tabs\b/.exec(opening?.text ?? '')?.[1];
  if (opening === undefined || colons === undefined || indentOf(opening, body) !== '') return undefined;
  const { tabs, end } = tabsBelow(below, colons) ?? {};
  const named = tabs?.map((tab) => nameAtCode(tab, source));
  if (tabs === undefined || end === undefined || named === undefined || named.length === 0) return undefined;
  const names = named.flatMap((fix) => fix ?? []);
  const line = { offset: opening.offset, text: opening.text.trimEnd() };
  if (names.length < named.length)
    return format === 'mdx' ? containerTabElements(tabs, { opening: line, end }, source) : undefined;
  const gone = tabs.flatMap(({ marks }) => marks.map((mark) => replaced(mark, '', source)));
  return joinFixes([replaced(line, `${colons} code-group`, source), ...gone, ...names]);
}

/** Where a tab begins: its name, without what follows it as its value. One that is open at first would not be here. */
const TAB = /^(?:(:{3,})[ \t]*tab|@tab|==)[ \t]+([^\s#[\]{}](?:[^#[\]{}\n]*[^\s#[\]{}])?)(?:#[\w-]*)?[ \t]*$/;

/** The tabs of a container, and the line that ends it; undefined with anything between tabs, and without an end. */
function tabsBelow(
  lines: Iterable<Piece>,
  colons: string,
): { readonly tabs: readonly ContainerTab[]; readonly end: Piece } | undefined {
  const tabs: ContainerTab[] = [];
  let open: { tab: ContainerTab; colons: string } | undefined;
  let fence = '';
  for (const line of lines) {
    const around = fence;
    fence = fenceAfter(line.text.trimEnd(), around);
    const text = line.text.trimEnd();
    const [, own, name = ''] = around === '' ? (TAB.exec(text) ?? []) : [];
    const closing = around === '' && /^:{3,}$/.test(text) ? text : '';
    if (closing.length >= colons.length && (open === undefined || open.colons === '')) return { tabs, end: line };
    if (name !== '' && (open === undefined || open.colons === '')) {
      open = { tab: { name, marks: [line], lines: [] }, colons: own ?? '' };
      tabs.push(open.tab);
    } else if (open !== undefined && open.colons !== '' && closing.length >= open.colons.length) {
      const last = tabs.pop();
      if (last !== undefined) tabs.push({ ...last, marks: [...last.marks, line] });
      open = undefined;
    } else if (open !== undefined) open.tab.lines.push(line);
    else if (text !== '') return undefined;
  }
  return undefined;
}

/** The correction that writes the name of a tab at the code block in it. */
function nameAtCode({ name, lines }: ContainerTab, source: SourceFile): Fix | undefined {
  const from = lines.findIndex(({ text }) => text.trim() !== '');
  const to = lines.findLastIndex(({ text }) => text.trim() !== '');
  const [first] = lines.slice(from);
  const info = from === -1 ? undefined : infoOfBlock(lines.slice(from, to + 1).map(({ text }) => text.trimEnd()));
  if (first === undefined || info === undefined || hasCodeTitle(info)) return undefined;
  return replaced({ offset: first.offset + first.text.trimEnd().length, text: '' }, ` [${name}]`, source);
}
