import assert from 'node:assert/strict';
import { afterEach, beforeEach, describe, it, mock } from 'node:test';
import type { ChunkLoadError } from '../../src/client/chunkLoadError.ts';
import { CHUNK_LOAD_TIMEOUT_MS, createChunkLoader } from '../../src/client/loadChunk.ts';
import { catchScripts, openBrowser, settled } from './browser.ts';

const REQUEST = { chunk: 7, key: '/guide/', address: '/docs/assets/chunks/7.abc.js' };

type Queue = { push(entry: [string, string]): void };
const push = (key: string, value: string) =>
  (self as unknown as { docsgenChunks: Queue }).docsgenChunks.push([key, value]);

let scripts: HTMLScriptElement[];
let reported: ChunkLoadError[];
const newLoader = () => createChunkLoader((error) => reported.push(error));
const fire = (type: string, index = 0) => scripts[index]?.dispatchEvent(new Event(type));

afterEach(() => mock.timers.reset());

beforeEach(() => {
  openBrowser();
  scripts = catchScripts();
  reported = [];
  mock.timers.enable({ apis: ['setTimeout'] });
});

describe('loadChunk', () => {
  it('yields what the script registers, and asks for it by its address', async () => {
    const value = newLoader()(REQUEST);
    assert.equal(new URL(scripts[0]?.src ?? '').pathname, REQUEST.address);
    push('/guide/', 'content');
    fire('load');
    assert.equal(await value, 'content');
    assert.deepEqual(reported, []);
  });

  it('knows what was pushed before it took over', async () => {
    Object.assign(self, { docsgenChunks: [['/early/', 'content']] });
    const load = newLoader();
    assert.equal(await load({ ...REQUEST, key: '/early/' }), 'content');
    assert.equal(scripts.length, 0);
  });

  it('C-01 fails with kind `error` and the address when the element fires `error`', async () => {
    const value = newLoader()(REQUEST);
    fire('error');
    await assert.rejects(value, {
      name: 'ChunkLoadError',
      message: 'Loading chunk 7 failed.\n(error: /docs/assets/chunks/7.abc.js)',
      type: 'error',
      request: REQUEST.address,
      chunk: 7,
    });
    assert.equal(reported.length, 1);
  });

  it('C-02 fails with kind `missing` when the script ran and registered nothing, or something else', async () => {
    const load = newLoader();
    const nothing = load(REQUEST);
    fire('load');
    await assert.rejects(nothing, { message: 'Loading chunk 7 failed.\n(missing: /docs/assets/chunks/7.abc.js)' });
    const other = load(REQUEST);
    push('/other/', 'of another build');
    fire('load', 1);
    await assert.rejects(other, { type: 'missing' });
  });

  it('C-03 keeps what the script threw as the cause of kind `missing`', async () => {
    const value = newLoader()(REQUEST);
    const thrown = new RangeError('boom');
    const event = Object.assign(new Event('error'), { filename: scripts[0]?.src, error: thrown });
    dispatchOnWindow(event);
    fire('load');
    await assert.rejects(value, { type: 'missing', cause: thrown });
  });

  it('C-03 takes no cause from other scripts', async () => {
    const value = newLoader()(REQUEST);
    dispatchOnWindow(
      Object.assign(new Event('error'), { filename: 'https://x.dev/other.js', error: new Error('theirs') }),
    );
    fire('load');
    await assert.rejects(value, { cause: undefined });
  });

  it('C-04 fails with kind `timeout` at 120,000 ms and not before 119,999', async () => {
    assert.equal(CHUNK_LOAD_TIMEOUT_MS, 120_000);
    const failures: string[] = [];
    newLoader()(REQUEST).catch((error) => failures.push(error.message));
    mock.timers.tick(119_999);
    await settled();
    assert.deepEqual(failures, []);
    mock.timers.tick(1);
    await settled();
    assert.deepEqual(failures, ['Loading chunk 7 failed.\n(timeout: /docs/assets/chunks/7.abc.js)']);
  });

  it('C-04 stops the clock and removes the element after success and after failure', async () => {
    for (const type of ['load', 'error']) {
      const cleared = mock.method(globalThis, 'clearTimeout');
      const value = newLoader()({ ...REQUEST, key: type });
      const script = scripts.at(-1);
      const removed = mock.method(script as HTMLScriptElement, 'remove');
      if (type === 'load') push(type, 'content');
      script?.dispatchEvent(new Event(type));
      await value.catch(() => undefined);
      assert.equal(cleared.mock.callCount(), 1);
      assert.equal(removed.mock.callCount(), 1);
      cleared.mock.restore();
    }
    reported = [];
    mock.timers.tick(CHUNK_LOAD_TIMEOUT_MS);
    await settled();
    assert.deepEqual(reported, []);
  });

  it('C-05 ignores an answer at 120,001 ms, and gives it to the next who asks without a request', async () => {
    const load = newLoader();
    const outcomes: string[] = [];
    load(REQUEST).then(
      () => outcomes.push('value'),
      (error) => outcomes.push(error.type),
    );
    mock.timers.tick(120_001);
    await settled();
    push('/guide/', 'late');
    fire('load');
    await settled();
    assert.deepEqual(outcomes, ['timeout']);
    assert.equal(reported.length, 1);
    assert.equal(await load(REQUEST), 'late');
    assert.equal(scripts.length, 1);
  });

  it('C-05 asks the network anew after a failure', async () => {
    const load = newLoader();
    const first = load(REQUEST);
    fire('error');
    await assert.rejects(first);
    const second = load(REQUEST);
    assert.equal(scripts.length, 2);
    push('/guide/', 'content');
    fire('load', 1);
    assert.equal(await second, 'content');
  });

  it('C-06 makes one request for five who ask at once, and all have the same outcome', async () => {
    const load = newLoader();
    const good = Array.from({ length: 5 }, () => load(REQUEST));
    assert.equal(scripts.length, 1);
    push('/guide/', 'content');
    fire('load');
    assert.deepEqual(await Promise.all(good), Array(5).fill('content'));

    const bad = Array.from({ length: 5 }, () => load({ ...REQUEST, key: '/bad/' }));
    assert.equal(scripts.length, 2);
    fire('error', 1);
    const outcomes = await Promise.allSettled(bad);
    const reasons = new Set(outcomes.map((outcome) => outcome.status === 'rejected' && outcome.reason));
    assert.equal(reasons.size, 1);
    assert.equal(reported.length, 1);
  });
});

function dispatchOnWindow(event: Event): void {
  (window as unknown as EventTarget).dispatchEvent(event);
}
