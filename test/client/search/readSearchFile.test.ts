import assert from 'node:assert/strict';
import { describe, it, type TestContext } from 'node:test';
import { readSearchFile } from '../../../src/client/search/readSearchFile.ts';

describe('readSearchFile', () => {
  it('asks the site for the pointer anew each time, and rejects what is not there', async (context) => {
    const fetched: unknown[] = [];
    context.mock.method(globalThis, 'fetch', async ({ href }: URL, init: RequestInit) => {
      fetched.push([href, init.cache]);
      return href.includes('missing') ? new Response('', { status: 404 }) : new Response('{}');
    });
    const read = readSearchFile(new URL('https://a.example/docs/assets/'));
    assert.equal(await read('manifest/search.json'), '{}');
    await read('search/text.t.json');
    await assert.rejects(read('search/missing.json'), /404 for search\/missing\.json/);
    assert.deepEqual(fetched.slice(0, 2), [
      ['https://a.example/docs/assets/manifest/search.json', 'no-cache'],
      ['https://a.example/docs/assets/search/text.t.json', 'default'],
    ]);
  });

  /** A file of which parts come by hand. */
  function dripped({ mock }: TestContext) {
    mock.timers.enable({ apis: ['setTimeout'] });
    let parts: ReadableStreamDefaultController<Uint8Array> | undefined;
    mock.method(globalThis, 'fetch', async (_: URL, { signal }: RequestInit) => {
      const body = new ReadableStream<Uint8Array>({
        start(controller) {
          parts = controller;
          signal?.addEventListener('abort', () => controller.error(signal.reason));
        },
      });
      return new Response(body);
    });
    const settled = new Promise(setImmediate);
    const text = readSearchFile(new URL('https://a.example/assets/'))('search/text.t.json');
    text.catch(() => {});
    return {
      text,
      ready: settled,
      async come(bytes: Uint8Array) {
        parts?.enqueue(bytes);
        await new Promise(setImmediate);
      },
      end: () => parts?.close(),
      pass: (timeMs: number) => mock.timers.tick(timeMs),
    };
  }

  it('waits for a file that comes slowly, for as long as some of it does', async (context) => {
    const { text, ready, come, end, pass } = dripped(context);
    await ready;
    // A letter that comes in two parts.
    for (const byte of new TextEncoder().encode('"käse"')) {
      pass(9_000);
      await come(Uint8Array.of(byte));
    }
    pass(9_000);
    end();
    assert.equal(await text, '"käse"');
  });

  it('gives up a file of which nothing comes any more', async (context) => {
    const { text, ready, come, pass } = dripped(context);
    await ready;
    await come(new TextEncoder().encode('{"ro'));
    pass(11_000);
    await assert.rejects(text, { name: 'AbortError' });
  });

  it('gives up a file that never begins to come', async ({ mock }) => {
    mock.timers.enable({ apis: ['setTimeout'] });
    mock.method(
      globalThis,
      'fetch',
      (_: URL, { signal }: RequestInit) =>
        new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(signal.reason))),
    );
    const text = readSearchFile(new URL('https://a.example/assets/'))('search/text.t.json');
    mock.timers.tick(11_000);
    await assert.rejects(text, { name: 'AbortError' });
  });
});
