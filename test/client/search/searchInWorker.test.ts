import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { SearchAnswer } from '../../../src/client/search/answerQuery.ts';
import type { Search } from '../../../src/client/search/createSearch.ts';
import { type SearchQuestion, type SearchReply, searchInWorker } from '../../../src/client/search/searchInWorker.ts';

const answerTo = (query: string) => ({ query, count: 1 }) as SearchAnswer;

/** A worker of the tests: what it was asked, and its handlers. */
class TestWorker {
  readonly asked: SearchQuestion[] = [];
  onmessage = (_event: { readonly data: SearchReply }) => {};
  onerror = (_event: { readonly preventDefault: () => void }) => {};
  postMessage(question: SearchQuestion) {
    this.asked.push(question);
  }
  isEnded = false;
  terminate() {
    this.isEnded = true;
  }
  reply(data: SearchReply) {
    this.onmessage({ data });
  }
}

const POINTER = '{"count":1}';
const readPointer = async () => POINTER;

interface Circumstances {
  readonly own?: Partial<Search>;
  readonly refuses?: boolean;
  readonly readPointer?: () => Promise<string>;
}

/** Lets pass what follows at once. */
const turn = () => new Promise(setImmediate);

function opened({ own = {}, refuses = false, readPointer: read = readPointer }: Circumstances = {}) {
  const workers: TestWorker[] = [];
  const numbers: number[] = [];
  let loads = 0;
  const search = searchInWorker({
    start: (earlier) => {
      if (refuses) throw new Error('no workers here');
      numbers.push(earlier);
      workers.push(new TestWorker());
      return workers.at(-1) as unknown as Worker;
    },
    load: async () => {
      loads += 1;
      return { prepare: async () => {}, answer: async (query) => answerTo(`own ${query}`), ...own };
    },
    readPointer: read,
  });
  return { search, workers, numbers, loads: () => loads };
}

describe('searchInWorker', () => {
  it('asks one worker, and gives each question its answer in whatever order they come', async () => {
    const { search, workers, loads } = opened();
    const answers = [search.prepare(), search.answer('a'), search.answer('b')] as const;
    const [worker = assert.fail('none was started')] = workers;
    await turn();
    assert.equal(workers.length, 1);
    const [prepare, a, b] = worker.asked.map(({ number }) => number);
    assert.deepEqual(
      worker.asked.map(({ query }) => query),
      [undefined, 'a', 'b'],
    );
    worker.reply({ number: b ?? 0, answer: answerTo('b') });
    worker.reply({ number: a ?? 0, answer: answerTo('a') });
    worker.reply({ number: prepare ?? 0 });
    assert.deepEqual(await Promise.all(answers), [undefined, answerTo('a'), answerTo('b')]);
    assert.equal(loads(), 0);
  });

  it('loads what the index starts from beside the worker, and asks nothing before it is there', async () => {
    let come = (_pointer: string) => {};
    const { search, workers } = opened({
      readPointer: () =>
        new Promise((resolve) => {
          come = resolve;
        }),
    });
    search.prepare();
    search.answer('a');
    await turn();
    assert.deepEqual([workers.length, workers[0]?.asked], [1, []]);
    come(POINTER);
    await turn();
    assert.deepEqual(
      workers[0]?.asked.map(({ query, pointer }) => [query, pointer]),
      [
        [undefined, POINTER],
        ['a', undefined],
      ],
    );
  });

  it('waits with no question for what only says whether the site was published anew', async () => {
    let reads = 0;
    const { search, workers } = opened({
      readPointer: () => {
        reads += 1;
        return reads === 1 ? readPointer() : new Promise(() => {});
      },
    });
    search.prepare();
    search.prepare();
    await turn();
    assert.equal(reads, 1, 'once for those who ask at the same time');
    search.prepare();
    search.answer('a');
    await turn();
    assert.deepEqual([reads, workers[0]?.asked.at(-1)?.query], [2, 'a']);
  });

  it('lets the worker say what is wrong where that does not come', async () => {
    const { search, workers } = opened({ readPointer: () => Promise.reject(new Error('404')) });
    search.prepare();
    await turn();
    assert.deepEqual(
      workers[0]?.asked.map(({ query, pointer }) => [query, pointer]),
      [[undefined, undefined]],
    );
  });

  it('rejects with what kept the worker from answering', async () => {
    const { search, workers } = opened();
    const answer = search.answer('a');
    await turn();
    workers[0]?.reply({ number: workers[0].asked[0]?.number ?? 0, fault: '404 for x' });
    await assert.rejects(answer, /404 for x/);
  });

  it('searches in the page where the worker does not come to life, what was asked before included', async () => {
    const { search, workers, loads } = opened();
    const answer = search.answer('a');
    await turn();
    let isHandled = false;
    workers[0]?.onerror({
      preventDefault: () => {
        isHandled = true;
      },
    });
    assert.deepEqual([await answer, await search.answer('b')], [answerTo('own a'), answerTo('own b')]);
    assert.deepEqual([isHandled, loads(), workers[0]?.asked.length], [true, 1, 1]);
  });

  it('starts another worker, with what was asked before, where the first one has said nothing for long', async ({
    mock,
  }) => {
    let now = 0;
    mock.method(performance, 'now', () => now);
    const { search, workers, numbers } = opened();
    const before = search.answer('a');
    await turn();
    now = 17_000;
    search.answer('b');
    await turn();
    assert.equal(workers.length, 1);
    now = 19_000;
    const after = search.answer('c');
    await turn();
    const [first, second = assert.fail('no other was started')] = workers;
    assert.equal(first?.isEnded, true);
    assert.deepEqual(numbers, [0, 1], 'browsers keep requests for the same script waiting for the first one');
    assert.deepEqual(
      second.asked.map(({ query }) => query),
      ['a', 'b', 'c'],
    );
    for (const { number, query = '' } of second.asked) second.reply({ number, answer: answerTo(query) });
    assert.deepEqual(await Promise.all([before, after]), [answerTo('a'), answerTo('c')]);
    // One that has spoken may be silent as long as nothing is asked.
    now = 200_000;
    search.answer('d');
    await turn();
    assert.equal(workers.length, 2);
  });

  it('searches in the page where no worker can be made', async () => {
    const { search } = opened({ refuses: true });
    await search.prepare();
    assert.deepEqual(await search.answer('a'), answerTo('own a'));
  });

  it('begins anew after the search has come to no life at all', async () => {
    const workers: TestWorker[] = [];
    const search = searchInWorker({
      start: () => {
        workers.push(new TestWorker());
        return workers.at(-1) as unknown as Worker;
      },
      load: () => Promise.reject(new Error('offline')),
      readPointer,
    });
    const lost = search.answer('a');
    await turn();
    workers[0]?.onerror({ preventDefault: () => {} });
    await assert.rejects(lost, /offline/);
    const answer = search.answer('b');
    await turn();
    assert.equal(workers.length, 2);
    workers[1]?.reply({ number: workers[1].asked[0]?.number ?? 0, answer: answerTo('b') });
    assert.deepEqual(await answer, answerTo('b'));
  });

  it('tells of a search that does not load in the page either', async () => {
    const { search } = opened({ refuses: true, own: { answer: () => Promise.reject(new Error('no index')) } });
    await assert.rejects(search.answer('a'), /no index/);
  });
});
