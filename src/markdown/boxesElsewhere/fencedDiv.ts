import { fenceAfter } from '../../model/codeFence.ts';
import { type Fix, joinFixes } from '../../model/diagnostic.ts';
import type { SourceFile } from '../../model/sourceFile.ts';
import { boxKindOf, CODE_TABS, titleInBrackets } from '../elsewhere/writtenHere.ts';
import { indentOf, lineEnd, linesFrom, type Piece, replaced, trimmedPiece } from '../pieces.ts';
import { type ContainerTab, tabsOf } from '../tabsElsewhere/containerTabsFix.ts';
import { containerFix } from './containerFix.ts';

interface FencedDiv {
  readonly hint: string;
  /** Undefined where something would be lost. */
  readonly fix: Fix | undefined;
}

/** Whether a text opens a division of Pandoc or Quarto: `::: {.callout-note title="Mind"}`. */
export const opensDiv = (text: string): boolean => OPENING.test(text);

const OPENING = /^:{3,}[ \t]*\{([^{}\n]*)\}[ \t]*:*[ \t]*(?=\n|$)/;

/** What the division that is opened at an offset is here: a box, tabs, or its text alone. */
export function fencedDiv(offset: number, source: SourceFile): FencedDiv {
  const [line = '', attributes = ''] = OPENING.exec(source.body.slice(offset)) ?? [];
  const classes = [...attributes.matchAll(/(?<=^|\s)\.([\w-]+)/g)].map(([, name = '']) => name);
  const block = blockOf({ offset, text: line.trimEnd() }, source);
  if (classes.includes('panel-tabset'))
    return { hint: CODE_TABS, fix: block && tabsOf(tabsIn(block.lines), block, source) };
  const kind = classes.flatMap((name) => boxKindOfClass(name) ?? [])[0];
  if (kind === undefined)
    return { hint: 'delete the line and its closing `:::`: what stands between them stays', fix: undefined };
  const heading = block && headingAbove(block.lines);
  const title = /(?<=^|\s)title="([^"]*)"/.exec(attributes)?.[1] ?? heading?.title;
  const isClosed = /(?<=^|\s)collapse="?true/.test(attributes);
  const behind = titleInBrackets(title ?? (isClosed ? kind.charAt(0).toUpperCase() + kind.slice(1) : ''));
  const box = `${isClosed ? 'details' : kind}${behind}`;
  const isClear = (title === undefined || behind !== '') && !/(?<=^|\s)#/.test(attributes);
  return {
    hint: `write \`:::${box}\`, the text and \`:::\` on lines of their own`,
    fix:
      block === undefined || !isClear
        ? undefined
        : boxFix(block, box, heading?.title === title ? heading?.line : undefined, source),
  };
}

/** The box for a class of Quarto (`callout-note`), bookdown (`rmdnote`) or another (`note`). */
export const boxKindOfClass = (name: string): string | undefined => boxKindOf(name.replace(/^(?:callout-|rmd)/, ''));

interface Block {
  readonly opening: Piece;
  readonly end: Piece;
  /** Those between the two. */
  readonly lines: readonly Line[];
}

interface Line extends Piece {
  readonly isCode: boolean;
}

/** Up to the line of colons that closes the division: those in it have their own, of any number. */
function blockOf(opening: Piece, { body }: SourceFile): Block | undefined {
  const lines: Line[] = [];
  let depth = 1;
  let fence = '';
  for (const line of linesFrom(lineEnd(body, opening.offset) + 1, body)) {
    const around = fence;
    fence = fenceAfter(line.text.trimEnd(), around);
    const [, behind] =
      (around === '' && line.text.includes(':::') && /^[ \t]*:{3,}[ \t]*(.*?)[ \t\r]*$/.exec(line.text.trimEnd())) ||
      [];
    if (behind !== undefined) depth += behind === '' ? -1 : 1;
    if (depth === 0) {
      const end = trimmedPiece(line);
      const indent = indentOf(opening, body);
      return indent !== undefined && indentOf(end, body) === indent ? { opening, end, lines } : undefined;
    }
    lines.push({ ...line, isCode: around !== '' || fence !== '' });
  }
  return undefined;
}

const HEADING = /^[ \t]*(#{1,6})[ \t]+(.*?)(?:[ \t]+\{[^{}]*\})?[ \t]*$/;

/** Quarto takes the first heading in a box for its title. */
function headingAbove(lines: readonly Line[]): { readonly title: string; readonly line: Piece } | undefined {
  const line = lines.find(({ text }) => text.trim() !== '');
  const title = HEADING.exec(line?.text.trimEnd() ?? '')?.[2];
  return line === undefined || title === undefined ? undefined : { title, line };
}

function boxFix({ opening, end }: Block, box: string, heading: Piece | undefined, source: SourceFile): Fix | undefined {
  const inner = source.body.slice(opening.offset + opening.text.length, end.offset);
  const fix = containerFix({ opening, inner, closing: end }, box, source);
  return fix && heading ? joinFixes([fix, replaced(heading, '', source)]) : fix;
}

/** Each heading of the level of the first begins a tab. Empty where anything stands above it. */
function tabsIn(lines: readonly Line[]): readonly ContainerTab[] {
  const level = HEADING.exec(lines.find(({ text }) => text.trim() !== '')?.text.trimEnd() ?? '')?.[1];
  const tabs: ContainerTab[] = [];
  for (const line of lines) {
    const [, marks, name = ''] = (line.isCode ? null : HEADING.exec(line.text.trimEnd())) ?? [];
    if (marks !== undefined && marks === level) tabs.push({ name, marks: [line], lines: [] });
    else tabs.at(-1)?.lines.push(line);
  }
  return tabs;
}
