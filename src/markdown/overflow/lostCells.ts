import { type PageState, report } from '../pageState.ts';
import { type TreeNode, textOf, writtenText } from '../tree.ts';

/** Warns of cells that nobody sees: a row has more of them than the head. May yield `lost-cell`, once a table. */
export function warnLostCells(table: TreeNode, state: PageState): undefined {
  const [head, ...rows] = table.children ?? [];
  const columns = head?.children?.length ?? 0;
  const [row, ...others] = rows.filter((one) => lostOf(one, columns).length > 0);
  const [lost] = row === undefined ? [] : lostOf(row, columns);
  if (row === undefined || lost === undefined) return;
  const { body } = state.source;
  const isSplitCode = /`[^`|]*\|[^`|]*`/.test(writtenText(row, body));
  report(state, lost, {
    severity: 'warning',
    code: 'lost-cell',
    message: `Readers do not see this cell: the row has ${row.children?.length} cells, the table's head ${columns}${others.length === 0 ? '' : `. The same is true of ${others.length} more ${others.length === 1 ? 'row' : 'rows'}`}.`,
    word: writtenText(lost, body).replace(/^\|?\s*|\s*\|?\s*$/g, ''),
    hint: isSplitCode
      ? 'write `\\|` for a bar that does not end a cell, within backticks too'
      : 'give the head as many cells, or write `\\|` for a bar that does not end a cell',
  });
}

/** The cells of a row behind its last column; none where they are all empty. */
function lostOf({ children = [] }: TreeNode, columns: number): readonly TreeNode[] {
  if (children.length <= columns) return [];
  const lost = children.slice(columns);
  return lost.some((cell) => textOf(cell).trim() !== '' || hasMoreThanText(cell)) ? lost : [];
}

const hasMoreThanText = ({ children = [] }: TreeNode) => children.some(({ type }) => type !== 'text');
