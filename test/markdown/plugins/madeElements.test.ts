import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { toHast } from '../../../src/markdown/hast/toHast.ts';
import { markMade, STAND_IN, unmarkMade, withStandIns } from '../../../src/markdown/plugins/madeElements.ts';
import { element, type TreeNode, text } from '../../../src/markdown/tree.ts';

const paragraph = (data: TreeNode['data']): TreeNode => ({
  type: 'paragraph',
  children: [text('a')],
  ...(data && { data }),
});

/** What becomes of paragraphs, of which the first and the second are made by a plugin. */
function marked(icons: TreeNode[]): TreeNode {
  const tree: TreeNode = {
    type: 'root',
    children: [
      paragraph({ hName: 'aside', hProperties: { id: 'x' } }),
      paragraph({ hChildren: icons }),
      paragraph(undefined),
    ],
  };
  markMade(tree);
  return toHast(tree).root;
}

const namesIn = ({ tagName, children = [] }: TreeNode): string =>
  `${tagName ?? ''}${children.length === 0 ? '' : `(${children.map(namesIn).filter(Boolean).join(' ')})`}`;

describe('elements that plugins have made', () => {
  it('are stood in for, and put back as they were', () => {
    const icons = [element('svg', { viewBox: '0 0 1 1' }, [element('path', {})])];
    const tree = marked(icons);
    const restore = withStandIns(tree);
    assert.equal(namesIn(tree), `(${STAND_IN}() ${STAND_IN}(${STAND_IN}(${STAND_IN})) p())`);
    restore(tree);
    assert.deepEqual(
      tree,
      toHast({
        type: 'root',
        children: [
          paragraph({ hName: 'aside', hProperties: { id: 'x' } }),
          paragraph({ hChildren: icons }),
          paragraph(undefined),
        ],
      }).root,
    );
    assert.deepEqual(icons, [element('svg', { viewBox: '0 0 1 1' }, [element('path', {})])]);
  });

  it('have no marks where nothing is stood in for, and nobody else makes such', () => {
    const tree = marked([element('i', {})]);
    unmarkMade(tree);
    assert.doesNotMatch(JSON.stringify(tree), /dataMade/);
    const forged = element(STAND_IN, { dataMade: '0' });
    withStandIns(marked([]))(forged);
    assert.equal(forged.tagName, STAND_IN);
  });
});
