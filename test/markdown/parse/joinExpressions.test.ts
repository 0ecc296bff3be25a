import assert from 'node:assert/strict';
import { it } from 'node:test';
import { joinExpressions } from '../../../src/markdown/parse/joinExpressions.ts';
import type { TreeNode } from '../../../src/markdown/tree.ts';

it('expressions that share a line become a paragraph, with what is between them', () => {
  const body = '{A} {B}{C}\n{D}';
  const block = (type: string, from: number, to: number, line = 1): TreeNode => ({
    type,
    position: { start: { line, column: 1, offset: from }, end: { line, column: 1, offset: to } },
  });
  const blocks = [
    ...[block('mdxFlowExpression', 0, 3), block('mdxFlowExpression', 4, 7), block('mdxFlowExpression', 7, 10)],
    ...[block('mdxFlowExpression', 11, 14, 2), block('mdxJsxFlowElement', 14, 18, 2)],
  ];
  const joined = joinExpressions(blocks, body);
  assert.deepEqual(
    joined.map(({ type, position }) => [type, position?.start.offset, position?.end.offset]),
    [
      ['paragraph', 0, 10],
      ['mdxFlowExpression', 11, 14],
      ['mdxJsxFlowElement', 14, 18],
    ],
  );
  assert.deepEqual(
    joined[0]?.children?.map(({ type, value }) => value ?? type),
    ['mdxTextExpression', ' ', 'mdxTextExpression', '', 'mdxTextExpression'],
  );
});
