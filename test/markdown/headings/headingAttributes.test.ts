import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { headingAttributes } from '../../../src/markdown/headings/headingAttributes.ts';
import { type TreeNode, text } from '../../../src/markdown/tree.ts';
import { compileText } from '../../compileText.ts';

const heading = (...children: TreeNode[]): TreeNode => ({ type: 'heading', depth: 2, children });
const code = (value: string): TreeNode => ({ type: 'inlineCode', value });
const expression = (value: string): TreeNode => ({ type: 'mdxTextExpression', value });

/** Id and remaining children of a heading. */
const read = (node: TreeNode) => {
  headingAttributes(
    { type: 'root', children: [{ type: 'blockquote', children: [node] }] },
    { body: '', format: 'mdx' },
  );
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

  // Docusaurus and Rspress need the backslash in MDX.
  it('reads an escaped id in MDX behind other text, and shows it in Markdown', () => {
    const html = (body: string, path: string, parser: 'satteri' | 'remark') =>
      /<h2[^>]*>.*?<\/h2>/.exec(compileText(body, { path, parser }).html)?.[0];
    for (const parser of ['satteri', 'remark'] as const) {
      assert.equal(html('## Install \\{#setup}\n', 'page.mdx', parser), '<h2 id="setup">Install</h2>');
      assert.equal(html('## `Tabs` \\{#tabs}\n', 'page.mdx', parser), '<h2 id="tabs"><code>Tabs</code></h2>');
      assert.equal(html('## \\{#if}\n', 'page.mdx', parser), '<h2 id="if">{#if}</h2>');
      assert.equal(html('## Install \\{#setup}\n', 'page.md', parser), '<h2 id="install-setup">Install {#setup}</h2>');
      assert.equal(
        html('## Users \\{id}\n\n### A \\{#setup}\n', 'page.mdx', parser),
        '<h2 id="users-id">Users {id}</h2>',
      );
    }
  });
});
