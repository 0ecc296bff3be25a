import assert from 'node:assert/strict';
import { it } from 'node:test';
import { treeOfHtml } from '../../../src/markdown/hast/treeOfHtml.ts';
import { textOf } from '../../../src/markdown/tree.ts';

it('reads HTML, texts that React parts by comments as one', () => {
  const { type, children } = treeOfHtml('<p>a<!-- -->b</p>');
  assert.equal(type, 'root');
  assert.deepEqual(
    children?.map((node) => [node.tagName, node.children?.length, textOf(node)]),
    [['p', 1, 'ab']],
  );
});
