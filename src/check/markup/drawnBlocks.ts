import { inserted, type Piece } from '../../markdown/pieces.ts';
import { nodesOf, type TreeNode } from '../../markdown/tree.ts';
import { type Diagnostic, type Fix, warningOf } from '../../model/diagnostic.ts';
import type { SourceFile } from '../../model/sourceFile.ts';
import { placeIn } from '../../model/sourcePlace.ts';

/**
 * What is drawn with signs and read as words: trees of files outside of code blocks, whose lines become one, and
 * tables of Pandoc. `tree` is the mdast of a source. May yield `unread-markup`.
 */
export function drawnBlocks(source: SourceFile, tree: TreeNode): Diagnostic[] {
  const { body } = source;
  const hasTree = /[\u251c\u2514]/.test(body);
  if (!hasTree && !/-- +--|\+--/.test(body)) return [];
  const found: Diagnostic[] = [];
  for (const { type, position } of nodesOf(tree, /^(?:paragraph|thematicBreak)$/)) {
    const offset = position?.start.offset;
    const end = position?.end.offset;
    if (offset === undefined || end === undefined) continue;
    const piece = { offset, text: body.slice(offset, end) };
    if (type === 'thematicBreak' ? isUnderHead(piece, body) : GRID.test(piece.text)) found.push(tell(piece, TABLE));
    else if (hasTree && isTree(piece.text))
      found.push(tell(piece, { ...TREE, fix: position?.start.column === 1 ? inFence(piece, source) : undefined }));
  }
  return found;

  function tell(piece: Piece, told: Told): Diagnostic {
    const [line = ''] = piece.text.split('\n');
    return warningOf('unread-markup', { ...told, place: placeIn(source, piece.offset, line.length) });
  }
}

interface Told extends Pick<Diagnostic, 'message'> {
  readonly hint: string;
  readonly fix?: Fix | undefined;
}

const TABLE: Told = {
  message: 'This table is none here: readers see its lines as text.',
  hint: 'write its cells between `|`, with `| --- | --- |` below its head, as `pandoc -t gfm` does',
};

const TREE: Told = {
  message: 'This tree stands in no code block: readers see its lines as one.',
  hint: 'write ` ```text ` above it and ` ``` ` below it',
};

/** The first line of a grid that has a further one. */
const GRID = /^\+[-=:]{3,}(?:\+[-=:]{3,})*\+[ \t]*\n[ \t>]*\|/;

/** Two or more columns of dashes, with words right above and below them, are no line across the page. */
function isUnderHead({ offset, text }: Piece, body: string): boolean {
  if (!/^-{2,}(?: +-{2,})+[ \t]*$/.test(text)) return false;
  const above = body.slice(Math.max(0, offset - 200), offset);
  return /\S[^\n]*\n[ \t]*$/.test(above) && /^[ \t]*\n[ \t]*\S/.test(body.slice(offset + text.length));
}

/** Lines that break anyway are left as they are. */
function isTree(text: string): boolean {
  const lines = text.split('\n').filter((line) => /^[ \t>]*(?:\u2502[ \t\u00a0]*)*[\u251c\u2514]\u2500/.test(line));
  return lines.length > 1 && !/ {2}\n|\\\n|<br/.test(text);
}

function inFence({ offset, text }: Piece, source: SourceFile): Fix {
  return {
    ...inserted(offset, '```text\n', source),
    with: [inserted(offset + text.length, '\n```', source)],
  };
}
