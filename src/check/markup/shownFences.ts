import { type Piece, replaced } from '../../markdown/pieces.ts';
import type { TreeNode } from '../../markdown/tree.ts';
import { type Diagnostic, joinFixes, warningOf } from '../../model/diagnostic.ts';
import type { SourceFile } from '../../model/sourceFile.ts';
import { placeIn } from '../../model/sourcePlace.ts';

/**
 * Code blocks in the items of lists that are set in so far that their fences are code themselves. Elsewhere that may
 * show how a fence is written. `tree` is the mdast of a source. May yield `unread-markup`.
 */
export const shownFences = (source: SourceFile, tree: TreeNode): Diagnostic[] =>
  FENCE_FAR_IN.test(source.body) ? codeOfItems(tree).flatMap((node) => faultOf(node, source) ?? []) : [];

/** Four spaces or a tab, a fence, and a language. */
const FENCE_FAR_IN = /(?: {4}|\t)(?:`{3,}|~{3,})[ \t]*[A-Za-z]/;

const codeOfItems = ({ type, children = [] }: TreeNode): readonly TreeNode[] =>
  children.flatMap((child) => (child.type !== 'code' ? codeOfItems(child) : type === 'listItem' ? [child] : []));

function faultOf({ position }: TreeNode, source: SourceFile): Diagnostic | undefined {
  const start = position?.start.offset ?? 0;
  const written = source.body.slice(start, position?.end.offset);
  const [, space = '', opening = '', fence = ''] = OPENING.exec(written) ?? [];
  const closing = written.split(/\r?\n/).findIndex((line, index) => index > 0 && line.replace(MARKS, '') === fence);
  if (opening === '' || closing !== written.split('\n').length - 1) return undefined;
  const pieces = spaceOf(written, start, { space, before: (position?.start.column ?? 1) - 1 });
  const fix = joinFixes((pieces ?? []).map((piece) => replaced(piece, '', source)));
  return warningOf('unread-markup', {
    message: `Readers see \`${opening}\` as code: all of this block is set in too far.`,
    place: placeIn(source, start + space.length, opening.length),
    hint: space.includes('\t')
      ? 'set its lines in as far as the text of its item'
      : `set its lines in by ${space.length} spaces less`,
    fix,
  });
}

const OPENING = /^((?: {4}|\t)[ \t]*)((`{3,}|~{3,})[ \t]*[A-Za-z][^`\r\n]*?)[ \t]*\r?\n/;

/** What may stand before and behind the fence that closes. */
const MARKS = /^[ \t>]+|[ \t]+$/g;

/** What each line of a block is set in by too far; undefined where a line is set in otherwise. */
function spaceOf(
  written: string,
  start: number,
  { space, before }: { readonly space: string; readonly before: number },
): readonly Piece[] | undefined {
  const pieces: Piece[] = [];
  let offset = start - before;
  for (const [index, line] of written.split('\n').entries()) {
    const text = line.slice(index === 0 ? 0 : before);
    if (line.trim() !== '' && !text.startsWith(space)) return undefined;
    if (text.startsWith(space)) pieces.push({ offset: offset + before, text: space });
    offset += line.length + 1 + (index === 0 ? before : 0);
  }
  return pieces;
}
