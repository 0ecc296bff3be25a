import { fenceAfter } from '../../model/codeFence.ts';
import { type Fix, joinFixes } from '../../model/diagnostic.ts';
import { oncePer } from '../../model/lazy.ts';
import type { SourceFile } from '../../model/sourceFile.ts';
import { boxKindOf, CODE_TABS, titleInBrackets } from '../elsewhere/writtenHere.ts';
import { indentOf, lineEnd, linesFrom, type Piece, replaced, trimmedPiece } from '../pieces.ts';
import { type ContainerTab, tabsOf } from '../tabsElsewhere/containerTabsFix.ts';
import { containerFix } from './containerFix.ts';
import { wordsIn } from './tagBox.ts';

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
  const [line = '', attributes = ''] = OPENING.exec(source.body.slice(offset, lineEnd(source.body, offset))) ?? [];
  const words = wordsIn(attributes.trim());
  const bare = words?.flatMap(([key, value]) => (key === '' ? value : [])) ?? attributes.split(/\s+/);
  const classes = bare.flatMap((word) => (word.startsWith('.') ? word.slice(1) : []));
  const isTabs = classes.includes('panel-tabset');
  const kind = classes.flatMap((name) => boxKindOfClass(name) ?? [])[0];
  if (!isTabs && kind === undefined)
    return { hint: 'delete the line and its closing `:::`: what stands between them stays', fix: undefined };
  const block = blockOf({ offset, text: line.trimEnd() }, source);
  if (kind === undefined || isTabs)
    return { hint: CODE_TABS, fix: block && tabsOf(tabsIn(linesIn(block, source)), block, source) };
  const given = new Map(words);
  const heading = block && headingAbove(linesIn(block, source));
  const title = given.get('title') ?? heading?.name;
  const isClosed = given.get('collapse') === 'true';
  const behind = titleInBrackets(title ?? (isClosed ? kind.charAt(0).toUpperCase() + kind.slice(1) : ''));
  const box = `${isClosed ? 'details' : kind}${behind}`;
  const takes = heading !== undefined && heading.name === title;
  const hasId = bare.some((word) => word.startsWith('#')) || (takes && heading.hasId);
  const isClear = words !== undefined && (title === undefined || behind !== '') && !hasId;
  return {
    hint: `write \`:::${box}\`, the text and \`:::\` on lines of their own`,
    fix: block === undefined || !isClear ? undefined : boxFix(block, box, takes ? heading.line : undefined, source),
  };
}

/** The box for a class of Quarto (`callout-note`), bookdown (`rmdnote`) or another (`note`). */
export const boxKindOfClass = (name: string): string | undefined => boxKindOf(name.replace(/^(?:callout-|rmd)/, ''));

interface Block {
  readonly opening: Piece;
  readonly end: Piece;
}

function blockOf(opening: Piece, source: SourceFile): Block | undefined {
  const end = endsIn(source).get(opening.offset);
  return end && indentOf(end, source.body) === indentOf(opening, source.body) ? { opening, end } : undefined;
}

/**
 * The lines of colons that close divisions, by where these begin: those in one have their own, of any number. The page
 * is read once, as thousands may be open down to its end.
 */
const endsIn = oncePer(({ body }: SourceFile): ReadonlyMap<number, Piece> => {
  const ends = new Map<number, Piece>();
  const open: number[] = [];
  let fence = '';
  for (const line of linesFrom(0, body)) {
    const around = fence;
    fence = fenceAfter(line.text.trimEnd(), around);
    const [, before = '', behind] =
      (around === '' && line.text.includes(':::') && /^([ \t]*):{3,}[ \t]*(\S?)/.exec(line.text)) || [];
    if (behind === '') {
      const opening = open.pop();
      if (opening !== undefined) ends.set(opening, trimmedPiece(line));
    } else if (behind !== undefined) open.push(line.offset + before.length);
  }
  return ends;
});

/** The lines between the two. */
function* linesIn({ opening, end }: Block, { body }: SourceFile): Generator<Piece, undefined> {
  for (const line of linesFrom(lineEnd(body, opening.offset) + 1, body)) {
    if (line.offset + line.text.length > end.offset) return;
    yield line;
  }
}

interface Heading {
  readonly marks: string;
  readonly name: string;
  /** Whether it names an anchor, which neither a title nor a tab has. */
  readonly hasId: boolean;
  readonly line: Piece;
}

function headingAt(line: Piece): Heading | undefined {
  const [, marks, name = '', attributes = ''] = HEADING.exec(line.text.trimEnd()) ?? [];
  return marks === undefined ? undefined : { marks, name, hasId: /(?<=^|\s)#/.test(attributes), line };
}

const HEADING = /^[ \t]*(#{1,6})[ \t]+(.*?)(?:[ \t]+\{([^{}]*)\})?[ \t]*$/;

/** Quarto takes the first heading in a box for its title. */
function headingAbove(lines: Iterable<Piece>): Heading | undefined {
  for (const line of lines) if (line.text.trim() !== '') return headingAt(line);
  return undefined;
}

function boxFix({ opening, end }: Block, box: string, heading: Piece | undefined, source: SourceFile): Fix | undefined {
  const inner = source.body.slice(opening.offset + opening.text.length, end.offset);
  const fix = containerFix({ opening, inner, closing: end }, box, source);
  return fix && heading ? joinFixes([fix, replaced(heading, '', source)]) : fix;
}

/** Each heading of the level of the first begins a tab. Empty where anything stands above it, or would be lost. */
function tabsIn(lines: Iterable<Piece>): readonly ContainerTab[] {
  const tabs: ContainerTab[] = [];
  let level: string | undefined;
  let fence = '';
  for (const line of lines) {
    const around = fence;
    fence = fenceAfter(line.text.trimEnd(), around);
    const heading = around === '' && fence === '' ? headingAt(line) : undefined;
    level ??= heading?.marks;
    if (heading !== undefined && heading.marks === level) {
      if (heading.hasId) return [];
      tabs.push({ name: heading.name, marks: [line], lines: [] });
    } else if (tabs.length > 0) tabs.at(-1)?.lines.push(line);
    else if (line.text.trim() !== '') return [];
  }
  return tabs;
}
