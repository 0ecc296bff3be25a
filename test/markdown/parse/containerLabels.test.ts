import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { containerLabels } from '../../../src/markdown/parse/containerLabels.ts';
import type { TreeNode } from '../../../src/markdown/tree.ts';

const at = (line: number) => ({ start: { line, column: 1 }, end: { line, column: 9 } });
const container = (...children: TreeNode[]): TreeNode => ({
  type: 'containerDirective',
  name: 'note',
  children,
  position: { start: { line: 3, column: 1 }, end: { line: 6, column: 4 } },
});
const labelled = (node: TreeNode) => {
  containerLabels({ type: 'root', children: [{ type: 'list', children: [node] }] });
  const [first] = node.children ?? [];
  return first?.data?.directiveLabel === true ? first.children?.map(({ type }) => type) : undefined;
};

describe('containerLabels', () => {
  it('makes an expression or a component on the first line the label', () => {
    assert.deepEqual(labelled(container({ type: 'mdxFlowExpression', value: 'A', position: at(3) })), [
      'mdxTextExpression',
    ]);
    assert.deepEqual(labelled(container({ type: 'mdxJsxFlowElement', name: 'B', position: at(3) })), [
      'mdxJsxTextElement',
    ]);
  });

  it('leaves labels and content as they are', () => {
    const label: TreeNode = {
      type: 'paragraph',
      data: { directiveLabel: true },
      children: [{ type: 'text', value: 'a' }],
      position: at(3),
    };
    assert.deepEqual(labelled(container(label)), ['text']);
    assert.equal(labelled(container({ type: 'mdxFlowExpression', value: 'A', position: at(4) })), undefined);
    assert.equal(labelled(container()), undefined);
  });
});
