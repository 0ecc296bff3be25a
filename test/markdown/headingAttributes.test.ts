import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { headingAttributes } from '../../src/markdown/headingAttributes.ts';
import type { TreeNode } from '../../src/markdown/tree.ts';

const heading = (...children: TreeNode[]): TreeNode => ({ type: 'heading', depth: 2, children });
const text = (value: string): TreeNode => ({ type: 'text', value });
const code = (value: string): TreeNode => ({ type: 'inlineCode', value });
const expression = (value: string): TreeNode => ({ type: 'mdxTextExpression', value });

/** Id and remaining children of a heading. */
const read = (node: TreeNode) => {
  headingAttributes({ type: 'root', children: [{ type: 'blockquote', children: [node] }] }, '');
  return [(node.data?.hProperties as { id?: string } | undefined)?.id, node.children?.map(({ value }) => value)];
};

describe('headingAttributes', () => {
  it('reads an id from the text at the end of a heading', () => {
    assert.deepEqual(read(heading(text('A {#own}'))), ['own', ['A']]);
    assert.deepEqual(read(heading(text('A { #own }  '))), ['own', ['A']]);
    assert.deepEqual(read(heading(code('a'), text(' {#own}'))), ['own', ['a']]);
    assert.deepEqual(read(heading(text('{#own}'))), ['own', []]);
  });

  it('reads it among attributes that have no effect', () => {
    assert.deepEqual(read(heading(text('A {#own .wide data-x=1}'))), ['own', ['A']]);
    assert.deepEqual(read(heading(text('A {: .wide #own }'))), ['own', ['A']]);
    assert.deepEqual(read(heading(text('A {.wide}'))), [undefined, ['A']]);
    assert.deepEqual(read(heading(text('A { #own data-toc-label="A b" title=\'c d\' }'))), ['own', ['A']]);
    assert.deepEqual(read(heading(text('A {#own title="b}'))), [undefined, ['A {#own title="b}']]);
  });

  it('reads it from an expression at the end of a heading', () => {
    assert.deepEqual(read(heading(text('A '), expression('#own'))), ['own', ['A']]);
    assert.deepEqual(read(heading(expression(' #own '))), ['own', []]);
    assert.deepEqual(read(heading(expression('NAME'), expression('#own'))), ['own', ['NAME']]);
  });

  it('leaves everything else alone', () => {
    for (const node of [
      heading(text('A {#own} b')),
      heading(code('{#own}')),
      heading(text('A {own}')),
      heading(text('A {#}')),
      heading(text('A {#a b}')),
      heading(text('GET /users/{id}')),
      heading(text('A {a: 1}')),
      heading(text('A {a=1}')),
      heading(text('A {...rest}')),
      heading(text('A {}')),
      heading(expression('NAME')),
      heading(),
    ]) {
      const before = node.children?.map(({ value }) => value);
      assert.deepEqual(read(node), [undefined, before]);
    }
  });
});
