import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import remarkMath from 'remark-math';
import type { AsyncAnswer } from '../../../src/markdown/plugins/asyncRun.ts';
import { extendsSyntax, pagePlugins } from '../../../src/markdown/plugins/pagePlugins.ts';
import { TurnedAsync } from '../../../src/markdown/plugins/turnedAsync.ts';
import { type TreeNode, textOf } from '../../../src/markdown/tree.ts';
import { sourceOf } from '../../compileText.ts';

const SOURCE = sourceOf('guides/a.md', '---\ntitle: A\n---\n\nOne\n');
const noThread = () => assert.fail('another thread is asked');
const TREE = (): TreeNode => ({ type: 'root', children: [{ type: 'text', value: 'One' }] });

describe('pagePlugins', () => {
  it('hands each plugin its options, the tree, and the page with its front matter', () => {
    const seen: unknown[] = [];
    const note = (options: unknown) => (tree: TreeNode, file: { path: string; data: unknown; value: unknown }) => {
      seen.push([options, textOf(tree), file.path, file.data, String(file.value).trim()]);
    };
    const { onHtml } = pagePlugins({ remark: [], rehype: [[note, { deep: true }] as never] }, noThread);
    onHtml(TREE(), SOURCE);
    const title = { matter: { title: 'A' } };
    assert.deepEqual(seen, [[{ deep: true }, 'One', 'content/guides/a.md', title, 'One']]);
  });

  it('yields the tree that the last plugin yields, and what they say', () => {
    const other: TreeNode = { type: 'root', children: [] };
    const { onMarkdown } = pagePlugins(
      { remark: [() => () => other as never, () => (_, file) => void file.message('Well')], rehype: [] },
      noThread,
    );
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
    pagePlugins({ remark: [rename as never], rehype: [] }, noThread).onMarkdown(TREE(), SOURCE);
    assert.equal(SOURCE.frontmatter.title, 'A');
  });

  it('asks another thread as soon as a plugin takes its time, and from then on at once', async () => {
    const asked: unknown[] = [];
    const answers: AsyncAnswer[] = [
      { tree: TREE(), messages: [] },
      { thrown: { message: 'no', stack: 'Error: no\n    at a.js:1:1', line: 3 } },
    ];
    const slow = () => async (_: unknown, file: { path: string }) => void asked.push(file.path);
    const { onHtml, onMarkdown } = pagePlugins({ remark: [], rehype: [slow] }, (request) => {
      asked.push(request);
      return answers.shift() ?? assert.fail();
    });
    assert.throws(() => onHtml(TREE(), SOURCE), TurnedAsync);
    assert.deepEqual(asked, ['content/guides/a.md']);
    assert.deepEqual(onHtml(TREE(), SOURCE), { tree: TREE(), messages: [] });
    const { file, body, frontmatter } = SOURCE;
    assert.deepEqual(asked[1], { list: 'rehype', tree: TREE(), source: { file, body, frontmatter } });
    assert.throws(() => onHtml(TREE(), SOURCE), { message: 'no', line: 3, stack: /a\.js/ });
    assert.equal(onMarkdown(TREE(), SOURCE).messages.length, 0);
    assert.equal(asked.length, 3);
  });

  it('throws what a plugin throws', () => {
    const fails = () => () => {
      throw new Error('no');
    };
    assert.throws(
      () => pagePlugins({ remark: [fails], rehype: [] }, noThread).onMarkdown(TREE(), SOURCE),
      /^Error: no$/,
    );
  });
});

describe('extendsSyntax', () => {
  it('tells plugins that add syntax from others', () => {
    assert.equal(extendsSyntax([remarkMath]), true);
    assert.equal(extendsSyntax([() => () => undefined]), false);
  });
});
