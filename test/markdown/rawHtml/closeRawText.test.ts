import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { closeRawText } from '../../../src/markdown/rawHtml/closeRawText.ts';
import type { TreeNode } from '../../../src/markdown/tree.ts';

describe('closeRawText', () => {
  it('ends each such element, and knows where what follows begins', () => {
    const value = '<p>\n<iframe src="a" /> <xmp\n/>\nb';
    const start = { line: 3, column: 5, offset: 20 };
    const position = { start, end: { line: 6, column: 2, offset: 20 + value.length } };
    const tree: TreeNode = { type: 'root', children: [{ type: 'raw', value, position }] };
    closeRawText(tree, value);
    assert.deepEqual(
      tree.children?.map(({ value, position }) => [value, position?.start]),
      [
        ['<p>\n<iframe src="a" /></iframe>', start],
        [' <xmp\n/></xmp>', { line: 4, column: 19, offset: 42 }],
        ['\nb', { line: 5, column: 3, offset: 50 }],
      ],
    );
  });

  it('leaves all else as it is', () => {
    const raw = { type: 'raw', value: '<iframe title="/>"></iframe><br/><iframes/>' };
    const tree: TreeNode = { type: 'root', children: [{ type: 'element', children: [raw] }] };
    closeRawText(tree, raw.value);
    assert.deepEqual(tree, { type: 'root', children: [{ type: 'element', children: [raw] }] });
  });
});
