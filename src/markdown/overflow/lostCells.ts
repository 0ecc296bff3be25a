import type { SourceFile } from '../../model/sourceFile.ts';
import { beginningOf } from '../../model/text/beginningOf.ts';
import { type PageState, reportWarning } from '../pageState.ts';
import { type TreeNode, textOf, writtenText } from '../tree.ts';

/**
 * Warns of cells that nobody sees, as a row has more of them than the head, and of a text right below the table, which
 * becomes a row of it. May yield `lost-cell` and `unread-markup`, each once a table.
 */
export function warnLostCells(table: TreeNode, state: PageState): undefined {
  const [head, ...rows] = table.children ?? [];
  const columns = head?.children?.length ?? 0;
  const text = columns < 2 ? undefined : rows.find((one) => isText(one, state.source));
  if (text !== undefined) reportText(text, state);
  const [row, ...others] = rowsWithLostCells(table);
  const [lost] = row === undefined ? [] : lostOf(row, columns);
  if (row === undefined || lost === undefined) return;
  const { body } = state.source;
  const isSplitCode = /`[^`|]*\|[^`|]*`/.test(writtenText(row, body));
  reportWarning(state, lost, {
    code: 'lost-cell',
    message: `Readers do not see this cell: the row has ${row.children?.length} cells, the table's head ${columns}${others.length === 0 ? '' : `. The same is true of ${others.length} more ${others.length === 1 ? 'row' : 'rows'}`}.`,
    word: writtenText(lost, body).replace(/^\|?\s*|\s*\|?\s*$/g, ''),
    hint: isSplitCode
      ? 'write `\\|` for a bar that does not end a cell, within backticks too'
      : 'give the head as many cells, or write `\\|` for a bar that does not end a cell',
  });
}

/** The rows of a table with cells that nobody sees. */
export function rowsWithLostCells({ children: [head, ...rows] = [] }: TreeNode): readonly TreeNode[] {
  const columns = head?.children?.length ?? 0;
  return rows.filter((row) => lostOf(row, columns).length > 0);
}

/** Whether a row is a text without a bar. Marks of others, of which a check tells, are none, and plugins' rows. */
function isText({ position }: TreeNode, { body, format }: SourceFile): boolean {
  if (position?.start.offset === undefined) return false;
  const written = body.slice(position.start.offset, position.end.offset).trim();
  return !written.includes('|') && !(format === 'md' && /^\{(?::|\.|\/\*)/.test(written)) && !written.startsWith('%%');
}

/** A text that an empty line is to part from a table. */
function reportText(row: TreeNode, state: PageState): void {
  const word = writtenText(row, state.source.body).trim();
  reportWarning(state, row, {
    code: 'unread-markup',
    message: `\`${beginningOf(word)}\` becomes a row of the table above.`,
    word,
    hint: 'leave an empty line above it, or begin it with `|` if it is a row',
  });
}

/** The cells of a row behind its last column; none where they are all empty. */
function lostOf({ children = [] }: TreeNode, columns: number): readonly TreeNode[] {
  if (children.length <= columns) return [];
  const lost = children.slice(columns);
  return lost.some((cell) => textOf(cell).trim() !== '' || hasMoreThanText(cell)) ? lost : [];
}

const hasMoreThanText = ({ children = [] }: TreeNode) => children.some(({ type }) => type !== 'text');
