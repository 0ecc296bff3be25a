import { lineStart, marksBefore, type Piece, replaced } from '../../markdown/pieces.ts';
import { type Diagnostic, warningOf } from '../../model/diagnostic.ts';
import type { SourceFile } from '../../model/sourceFile.ts';
import { placeIn } from '../../model/sourcePlace.ts';
import type { Stretch } from '../inspection/readStretches.ts';
import { fenceBehindCode } from './fenceBehindCode.ts';

/** Code blocks without an end of their own: what follows is code, and is not checked. May yield `unclosed-code`. */
export const unclosedCode = (source: SourceFile, stretches: readonly Stretch[]): Diagnostic[] =>
  stretches.flatMap(({ kind, start, end }) => {
    if (kind !== 'fence' && kind !== 'constantsFence') return [];
    const block = source.body.slice(start, end).trimEnd();
    const fence = openFence(block);
    const behind = fenceBehindCode(block, fence !== undefined);
    if (behind !== undefined) return [closedBehind(source, start, behind)];
    if (fence !== undefined) return [neverClosed(source, { start, end, fence })];
    const swallowed = swallowedFence(block, furthestIn(source, start));
    return swallowed === undefined ? [] : [closedLate(source, start, swallowed)];
  });

/**
 * The first line of another code block in one, which is closed with that at best. Samples of Markdown may show it, and
 * signs that are set in further, as in the comments of code, close nothing.
 */
function swallowedFence(block: string, furthest: number): Piece | undefined {
  const fence = /^(?:`{3,}|~{3,})(?![`~]|[ \t]*(?:md|mdx|markdown)\b)/i.exec(block)?.[0];
  if (fence === undefined || !block.includes(fence, block.indexOf('\n'))) return undefined;
  const opening = new RegExp(`^([ \\t>]*)(${fence}${fence[0]}*[ \\t]*[A-Za-z][^\`\\n]*)\\n`, 'gm');
  for (const { 1: before = '', 2: written = '', index } of block.matchAll(opening))
    if (index > 0 && widthOf(before) <= furthest) return { offset: index + before.length, text: written.trimEnd() };
  return undefined;
}

/** How far signs may be set in that close a block which begins at an offset. MDX has no code that is set in. */
const furthestIn = ({ body, format }: SourceFile, start: number): number =>
  format === 'mdx' ? Number.POSITIVE_INFINITY : widthOf(body.slice(lineStart(body, start), start)) + 3;

/** How far a text is set in by what stands before it. */
const widthOf = (before: string): number => before.replaceAll('\t', '    ').length;

function closedLate(source: SourceFile, start: number, { offset, text }: Piece): Diagnostic {
  const fence = /^[`~]+/.exec(source.body.slice(start))?.[0] ?? '';
  const opening = placeIn(source, start, fence.length);
  return warningOf('unclosed-code', {
    message: `The code block of line ${opening.line} goes on: this line is code in it, and opens no other block.`,
    place: placeIn(source, start + offset, text.length),
    hint: `write ${fence} on a line of its own where the first one ends, or ${fence}${fence[0]} around it to show this line`,
    related: [opening],
  });
}

function neverClosed(
  source: SourceFile,
  { start, end, fence }: { readonly start: number; readonly end: number; readonly fence: string },
): Diagnostic {
  // One in a quote, a list or a component ends with that.
  const rest = source.body.slice(end).trim() === '' ? 'what follows is code, too' : 'it ends with what it stands in';
  return warningOf('unclosed-code', {
    message: `The code block that opens here is never closed: ${rest}.`,
    place: placeIn(source, start, fence.length),
    hint: `write ${fence} on a line of its own where it ends`,
  });
}

function closedBehind(source: SourceFile, start: number, { offset, text }: Piece): Diagnostic {
  const fence = text.trimStart();
  const opening = placeIn(source, start, fence.length);
  return warningOf('unclosed-code', {
    message: `The code block of line ${opening.line} goes on: only signs on a line of their own close it.`,
    place: placeIn(source, start + offset + text.length - fence.length, fence.length),
    hint: `write ${fence} on the next line`,
    related: [opening],
    fix: replaced({ offset: start + offset, text }, `\n${marksBefore(source.body, start)}${fence}`, source),
  });
}

/** The signs that open a code block, unless others close it. An indented one ends by itself. */
function openFence(block: string): string | undefined {
  const fence = /^(?:`{3,}|~{3,})/.exec(block)?.[0];
  if (fence === undefined) return undefined;
  const lastLine = block.includes('\n') ? block.slice(block.lastIndexOf('\n') + 1) : '';
  // In a quote or a list, the line has their signs.
  const closing = /^[\t >]*(`{3,}|~{3,})$/.exec(lastLine)?.[1];
  return closing?.startsWith(fence) ? undefined : fence;
}
