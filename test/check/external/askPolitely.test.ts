import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { askPolitely } from '../../../src/check/external/askPolitely.ts';

describe('askPolitely', () => {
  it('asks one at a time of a host, eight in all, and answers in order', async () => {
    const urls = Array.from({ length: 60 }, (_, index) => `https://h${index % 12}.example/${index}`);
    const underWay = new Map<string, number>();
    let most = 0;
    const done: number[] = [];
    const answers = await askPolitely(
      urls,
      async (url) => {
        const { host } = new URL(url);
        assert.equal(underWay.has(host), false, url);
        underWay.set(host, 1);
        most = Math.max(most, underWay.size);
        await new Promise(setImmediate);
        underWay.delete(host);
        return url.toUpperCase();
      },
      { isOver: () => false, onAnswer: (count) => void done.push(count) },
    );
    assert.deepEqual(
      answers,
      urls.map((url) => url.toUpperCase()),
    );
    assert.equal(most, 8);
    assert.deepEqual(
      done,
      [...urls.keys()].map((index) => index + 1),
    );
  });

  it('asks no more when time is over', async () => {
    let asked = 0;
    const answers = await askPolitely(['https://a.example/1', 'https://a.example/2'], async () => (asked += 1), {
      isOver: () => asked > 0,
      onAnswer: () => {},
    });
    assert.deepEqual(answers, [1, undefined]);
  });
});
