import { fenceAfter, infoOfBlock, openFence } from '../../model/codeFence.ts';
import { type Fix, joinFixes } from '../../model/diagnostic.ts';
import type { SourceFile } from '../../model/sourceFile.ts';
import { hasCodeTitle } from '../codeElsewhere/codeGroupFix.ts';
import { endsInGap, indentOf, inserted, lineStart, linesFrom, type Piece, replaced } from '../pieces.ts';

/** A tab, with the lines that stand around what it holds. */
export interface ContainerTab {
  readonly name: string;
  readonly marks: readonly Piece[];
  readonly lines: Piece[];
}

/**
 * The correction that makes a code group of tabs in containers: `::: tab Name` of VuePress, each closed by itself,
 * `@tab Name` of its plugins, `== Name` of VitePress's. The container begins at `offset`. Tabs that hold more than a
 * code block each, or one that has a name of its own, are `<Tabs>`, for which a page has to be MDX (see
 * `withComponentTags`).
 */
export function containerTabsFix(offset: number, source: SourceFile): Fix | undefined {
  const { body } = source;
  const below = linesFrom(offset, body);
  const opening: Piece | undefined = below.next().value;
  const colons = /^(:{3,})[ \t]*(?:code-)?tabs\b/.exec(opening?.text ?? '')?.[1];
  if (opening === undefined || colons === undefined || indentOf(opening, body) !== '') return undefined;
  const { tabs, end } = tabsBelow(below, colons) ?? {};
  return tabs && end && tabsOf(tabs, { opening: { ...opening, text: opening.text.trimEnd() }, end }, source);
}

/** The same for tabs that are read; `opening` and `end` are the lines of the container. */
export function tabsOf(
  tabs: readonly ContainerTab[],
  { opening, end }: { readonly opening: Piece; readonly end: Piece },
  source: SourceFile,
): Fix | undefined {
  const named = tabs.map((tab) => nameAtCode(tab, source));
  if (named.length === 0) return undefined;
  const names = named.flatMap((fix) => fix ?? []);
  if (names.length < named.length) return containerTabElements(tabs, { opening, end }, source);
  const gone = tabs.flatMap(({ marks }) => marks.map((mark) => replaced(mark, '', source)));
  const [colons = ''] = /^:*/.exec(end.text) ?? [];
  return joinFixes([replaced(opening, `${colons} code-group`, source), ...gone, ...names]);
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
export function nameAtCode({ name, lines }: ContainerTab, source: SourceFile): Fix | undefined {
  const from = lines.findIndex(({ text }) => text.trim() !== '');
  const to = lines.findLastIndex(({ text }) => text.trim() !== '');
  const [first] = lines.slice(from);
  const info = from === -1 ? undefined : infoOfBlock(lines.slice(from, to + 1).map(({ text }) => text.trimEnd()));
  if (first === undefined || info === undefined || hasCodeTitle(info)) return undefined;
  return inserted(first.offset + first.text.trimEnd().length, ` [${name}]`, source);
}

/**
 * The correction that makes `<Tabs>` of a container of tabs in a page of MDX, whatever they hold; `opening` and `end`
 * are the lines of the container. Undefined where a name is more than plain words, for containers and other tabs in a
 * tab, and for code that is never closed.
 */
export function containerTabElements(
  tabs: readonly ContainerTab[],
  { opening, end }: { readonly opening: Piece; readonly end: Piece },
  source: SourceFile,
): Fix | undefined {
  if (!tabs.every(isClear)) return undefined;
  // Of the text above, the line before the last one and its end tell.
  const gapBefore = ({ offset }: Piece) =>
    endsInGap(source.body.slice(Math.max(0, lineStart(source.body, offset - 1) - 1), offset)) ? '' : '\n';
  const written = (line: Piece, text: string) => replaced({ ...line, text: line.text.trimEnd() }, text, source);
  const endOf = (tab: ContainerTab | undefined, line: Piece) =>
    tab === undefined || tab.marks.length > 1 ? '' : `${gapBefore(line)}</Tab>\n`;
  return joinFixes([
    written(opening, '<Tabs>'),
    ...tabs.flatMap((tab, index) =>
      tab.marks.map((mark, number) =>
        number === 0
          ? written(mark, `${endOf(tabs[index - 1], mark)}<Tab label="${tab.name}">`)
          : written(mark, `${gapBefore(mark)}</Tab>`),
      ),
    ),
    written(end, `${endOf(tabs.at(-1), end)}</Tabs>`),
  ]);
}

const isClear = ({ name, lines }: ContainerTab) =>
  !/["<>&`*_\\]|:[\w-]+:/.test(name) &&
  !lines.some(({ text }) => /^\s*(?::::|@tab|==\s)/.test(text)) &&
  openFence(lines.map(({ text }) => text.trimEnd()).join('\n')) === undefined;
