import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { askedWhere, whilePluginsWork } from '../../../src/build/threads/whilePluginsWork.ts';
import type { AsyncAnswer, AsyncRequest } from '../../../src/markdown/plugins/asyncRun.ts';

const requestOf = (file: string, value = ''): AsyncRequest => ({
  list: 'remark',
  tree: { type: 'text', value },
  source: { file, body: '', frontmatter: {} },
});

/** Answers with the request's tree, and counts how it is asked. */
function askedTimes() {
  const times = { now: 0, later: 0 };
  const answerTo = ({ tree }: AsyncRequest): AsyncAnswer => ({ tree, messages: [] });
  const ask = askedWhere(
    (request) => {
      times.now += 1;
      return answerTo(request);
    },
    async (request) => {
      times.later += 1;
      return answerTo(request);
    },
  );
  return { times, ask };
}

describe('work while plugins do theirs', () => {
  it('is done again after each answer, which it gets as a copy', async () => {
    const { times, ask } = askedTimes();
    let rounds = 0;
    const work = () => {
      rounds += 1;
      const answers = ['a.md', 'b.md'].map((file) => structuredClone(ask(requestOf(file, file))));
      // As a compiler does.
      for (const file of ['a.md', 'b.md']) Object.assign(ask(requestOf(file, file)), { tree: undefined });
      return answers;
    };
    let heard = 0;
    const hear = () => {
      heard += 1;
    };
    queueMicrotask(hear);
    const answers = await whilePluginsWork(work);
    assert.deepEqual(
      answers.map((answer) => 'tree' in answer && answer.tree.value),
      ['a.md', 'b.md'],
    );
    assert.deepEqual([rounds, times, heard], [3, { now: 0, later: 2 }, 1]);
  });

  it('waits for them where nobody does it again, and where a page is another each time', async () => {
    const { times, ask } = askedTimes();
    ask(requestOf('a.md'));
    assert.deepEqual(times, { now: 1, later: 0 });
    let round = 0;
    const answer = await whilePluginsWork(() => {
      round += 1;
      return ask(requestOf('a.md', `round ${round}`));
    });
    assert.deepEqual('tree' in answer && answer.tree.value, 'round 2');
    assert.deepEqual(times, { now: 2, later: 1 });
    ask(requestOf('a.md'));
    assert.deepEqual(times, { now: 3, later: 1 });
  });

  it('fails as it does by itself', async () => {
    await assert.rejects(
      whilePluginsWork(() => {
        throw new Error('no such page');
      }),
      /no such page/,
    );
  });
});
