import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Pluggable } from 'unified';
import { pagePlugins } from '../../../src/markdown/plugins/pagePlugins.ts';
import type { TreeNode } from '../../../src/markdown/tree.ts';
import { compileText } from '../../compileText.ts';

const faultsOf = (text: string, parser: 'satteri' | 'remark') =>
  compileText(text, { path: 'page.md', parser }).diagnostics.map(
    ({ severity, code, place, message, hint }) =>
      [`${severity} ${code} ${place?.line}:${place?.column}-${place?.endColumn}`, message, hint] as const,
  );

const TABLE = '| a | b |\n| - | - |\n';

describe('warnLostCells', () => {
  for (const parser of ['satteri', 'remark'] as const) {
    it(`tells of the first row with more cells than the head (${parser})`, () => {
      const rows = '| 1 | 2 |\n| 1 | 2 | *three* |\n| 1 | 2 | 3\n| 1 | 2 | 3 | 4 |\n';
      assert.deepEqual(faultsOf(`${TABLE}${rows}`, parser), [
        [
          'warning lost-cell 4:11-18',
          "Readers do not see this cell: the row has 3 cells, the table's head 2. The same is true of 2 more rows.",
          'give the head as many cells, or write `\\|` for a bar that does not end a cell',
        ],
      ]);
    });

    it(`tells of a text right below a table, which becomes a row of it (${parser})`, () => {
      assert.deepEqual(faultsOf(`- x\n\n  ${TABLE.replaceAll('\n', '\n  ')}| 1 |\n  Some *words*\n  of it\n`, parser), [
        [
          'warning unread-markup 6:3-15',
          '`Some *words*` becomes a row of the table above.',
          'leave an empty line above it, or begin it with `|` if it is a row',
        ],
      ]);
      assert.deepEqual(faultsOf(`${TABLE}1 | 2\n| 1\n`, parser), []);
      assert.deepEqual(faultsOf('| a |\n| - |\none\n', parser), []);
    });

    it(`leaves marks that others put right below a table to the check, which says to delete them (${parser})`, () => {
      for (const mark of ['{: .striped}', '{.striped}', '{/* a */}', '%% a %%'])
        assert.deepEqual(faultsOf(`${TABLE}| 1 | 2 |\n${mark}\n`, parser), [], mark);
    });

    it(`says nothing of a table that a plugin has made (${parser})`, () => {
      const cell = () => ({ type: 'tableCell', children: [{ type: 'text', value: 'a' }] });
      const row = () => ({ type: 'tableRow', children: [cell(), cell()] });
      const table = () => (tree: TreeNode) => {
        tree.children?.push({ type: 'table', children: [row(), row()] });
      };
      const plugins = pagePlugins({ remark: [table as Pluggable], rehype: [] }, () => assert.fail());
      assert.deepEqual(compileText('Words.', { path: 'page.md', parser, plugins }).diagnostics, []);
    });

    it(`knows code that a bar has split (${parser})`, () => {
      const [[place, , hint] = []] = faultsOf(`${TABLE}| 1 | \`x | y\` |\n`, parser);
      assert.equal(place, 'warning lost-cell 3:12-14');
      assert.equal(hint, 'write `\\|` for a bar that does not end a cell, within backticks too');
    });

    it(`says nothing where nothing is lost (${parser})`, () => {
      for (const rows of ['| 1 |', '| 1 | `x \\| y` |', '| 1 | 2 | |', '| 1 | 2 |   '])
        assert.deepEqual(faultsOf(`${TABLE}${rows}\n`, parser), [], rows);
    });
  }
});
