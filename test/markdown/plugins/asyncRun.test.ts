import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import type { VFile } from 'vfile';
import { type AsyncRequest, asyncRunner } from '../../../src/markdown/plugins/asyncRun.ts';
import type { TreeNode } from '../../../src/markdown/tree.ts';
import { sourceOf } from '../../compileText.ts';

const request = (): AsyncRequest => ({
  list: 'rehype',
  tree: { type: 'root', children: [{ type: 'text', value: 'One' }] },
  source: sourceOf('a.md', '---\ntitle: A\n---\n\nOne\n'),
});

const answerOf = (plugin: (tree: TreeNode, file: VFile) => unknown) =>
  asyncRunner({ remark: [() => () => assert.fail('the other list')], rehype: [() => plugin as never] })(request());

describe('asyncRunner', () => {
  it('yields the tree once all plugins have ended, and what they say as plain data', async () => {
    const answer = await answerOf(async (tree, file) => {
      await sleep(5);
      const title = (file.data.matter as { title: string }).title;
      file.message(`Say ${title}`, { place: { line: 2, column: 3 }, source: 'lint', ruleId: 'less' }).url =
        'https://a.b/';
      (tree.children ?? []).push({ type: 'text', value: file.path });
    });
    const copy = structuredClone(answer);
    assert.ok('tree' in copy);
    assert.deepEqual(copy.tree.children, [
      { type: 'text', value: 'One' },
      { type: 'text', value: 'content/a.md' },
    ]);
    const [{ reason, line, column, source, ruleId, url } = assert.fail()] = copy.messages;
    assert.deepEqual([reason, line, column, source, ruleId, url], ['Say A', 2, 3, 'lint', 'less', 'https://a.b/']);
  });

  it('sets plugins up once, for all pages', async () => {
    let setUps = 0;
    const plugin = () => {
      setUps += 1;
      return async () => {};
    };
    const answer = asyncRunner({ remark: [], rehype: [plugin] });
    await answer(request());
    await answer(request());
    assert.equal(setUps, 1);
  });

  it('yields what a plugin throws, as it can be told of', async () => {
    const failed = await answerOf(async () => {
      await sleep(1);
      throw new Error('no such icon');
    });
    assert.ok('thrown' in failed);
    assert.equal(failed.thrown.message, 'no such icon');
    assert.match(failed.thrown.stack ?? '', /asyncRun\.test/);
    const said = await answerOf(async (_, file) => file.fail('Stop', { line: 4, column: 2 }));
    assert.deepEqual('thrown' in said && [said.thrown.message, said.thrown.line, said.thrown.column], ['Stop', 4, 2]);
    const odd = await answerOf(() => Promise.reject('odd'));
    assert.deepEqual(odd, { thrown: { message: 'odd' } });
  });
});
