import { fenceAfter } from '../../model/codeFence.ts';
import { type Fix, joinFixes } from '../../model/diagnostic.ts';
import type { SourceFile } from '../../model/sourceFile.ts';
import { colonsFor } from '../elsewhere/colonsFor.ts';
import { indentOf, linesFrom, type Piece, replaced } from '../pieces.ts';
import { type ContainerTab, containerTabElements, nameAtCode } from './containerTabsFix.ts';

/** Where a tab begins, with its name. */
const TAB = /^(?:#{1,6}[ \t]+\*\*[ \t]*(\S[^*\n[\]{}]*?)[ \t]*\*\*|<!--[ \t]*tab:[ \t]*(\S[^\n[\]{}]*?)[ \t]*-->)$/;

/**
 * The correction that makes tabs of what stands between two comments of Docsify, the first at `offset`: a code group of
 * those that hold a code block each, else `<Tabs>`, for which a page has to be MDX (see `withComponentTags`). Undefined
 * with anything before the first tab, and without an end before others begin.
 */
export function commentTabsFix(offset: number, source: SourceFile): Fix | undefined {
  const { body } = source;
  const lines = linesFrom(offset, body);
  const opening: Piece | undefined = lines.next().value;
  const { tabs, end } = tabsIn(lines);
  if (opening === undefined || end === undefined || tabs.length === 0 || indentOf(opening, body) !== '')
    return undefined;
  const names = tabs.flatMap((tab) => nameAtCode(tab, source) ?? []);
  if (names.length < tabs.length) return containerTabElements(tabs, { opening, end }, source);
  const colons = colonsFor(body.slice(opening.offset + opening.text.length, end.offset), source, opening.offset);
  if (colons === undefined) return undefined;
  const written = (line: Piece, text: string) => replaced({ ...line, text: line.text.trimEnd() }, text, source);
  return joinFixes([
    written(opening, `${colons} code-group`),
    ...tabs.flatMap(({ marks }) => marks.map((mark) => replaced(mark, '', source))),
    ...names,
    written(end, colons),
  ]);
}

function tabsIn(lines: Iterable<Piece>): { readonly tabs: readonly ContainerTab[]; readonly end?: Piece } {
  const tabs: ContainerTab[] = [];
  let fence = '';
  for (const line of lines) {
    const around = fence;
    const text = line.text.trimEnd();
    fence = fenceAfter(text, around);
    const [, heading, name = heading] = around === '' ? (TAB.exec(text) ?? []) : [];
    const [, mark] = around === '' ? (/^<!--[ \t]*tabs:(start|end)[ \t]*-->$/.exec(text) ?? []) : [];
    if (mark === 'end') return { tabs, end: line };
    // Thousands may begin, and none end.
    if (mark === 'start') break;
    if (name !== undefined) tabs.push({ name, marks: [line], lines: [] });
    else if (tabs.length > 0) tabs.at(-1)?.lines.push(line);
    else if (text !== '') break;
  }
  return { tabs: [] };
}
