import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import remarkMath from 'remark-math';
import { extendsSyntax, pagePlugins } from '../../../src/markdown/plugins/pagePlugins.ts';
import { type TreeNode, textOf } from '../../../src/markdown/tree.ts';
import { sourceOf } from '../../compileText.ts';

const SOURCE = sourceOf('guides/a.md', '---\ntitle: A\n---\n\nOne\n');
const TREE = (): TreeNode => ({ type: 'root', children: [{ type: 'text', value: 'One' }] });

describe('pagePlugins', () => {
  it('hands each plugin its options, the tree, and the page with its front matter', () => {
    const seen: unknown[] = [];
    const note = (options: unknown) => (tree: TreeNode, file: { path: string; data: unknown; value: unknown }) => {
      seen.push([options, textOf(tree), file.path, file.data, String(file.value).trim()]);
    };
    const { onHtml } = pagePlugins({ remark: [], rehype: [[note, { deep: true }] as never] });
    onHtml(TREE(), SOURCE);
    const title = { matter: { title: 'A' } };
    assert.deepEqual(seen, [[{ deep: true }, 'One', 'content/guides/a.md', title, 'One']]);
  });

  it('yields the tree that the last plugin yields, and what they say', () => {
    const other: TreeNode = { type: 'root', children: [] };
    const { onMarkdown } = pagePlugins({
      remark: [() => () => other as never, () => (_, file) => void file.message('Well')],
      rehype: [],
    });
    const { tree, messages } = onMarkdown(TREE(), SOURCE);
    assert.equal(tree, other);
    assert.deepEqual(
      messages.map(({ reason }) => reason),
      ['Well'],
    );
  });

  it('keeps the front matter of the page from them', () => {
    const rename = () => (_: unknown, file: { data: { matter?: { title?: string } } }) => {
      if (file.data.matter) file.data.matter.title = 'B';
    };
    pagePlugins({ remark: [rename as never], rehype: [] }).onMarkdown(TREE(), SOURCE);
    assert.equal(SOURCE.frontmatter.title, 'A');
  });

  it('throws what a plugin throws', () => {
    const fails = () => () => {
      throw new Error('no');
    };
    assert.throws(() => pagePlugins({ remark: [fails], rehype: [] }).onMarkdown(TREE(), SOURCE), /^Error: no$/);
  });
});

describe('extendsSyntax', () => {
  it('tells plugins that add syntax from others', () => {
    assert.equal(extendsSyntax([remarkMath]), true);
    assert.equal(extendsSyntax([() => () => undefined]), false);
  });
});
