import assert from 'node:assert/strict';
import { afterEach, beforeEach, describe, it, mock } from 'node:test';
import { listenToServer } from '../../../src/client/dev/listenToServer.ts';
import { openBrowser } from '../browser.ts';

/** The streams that were opened, the last one last. */
const opened: FakeStream[] = [];

/** An `EventSource` that a test speaks for. */
class FakeStream {
  static readonly CLOSED = 2;
  readyState = 1;
  readonly url: string;
  readonly listeners = new Map<string, (event: object) => void>();
  constructor(url: string) {
    this.url = url;
    opened.push(this);
  }
  addEventListener(name: string, listener: (event: object) => void) {
    this.listeners.set(name, listener);
  }
  say(data: string, lastEventId: string) {
    this.listeners.get('message')?.({ data, lastEventId });
  }
  close() {
    this.readyState = FakeStream.CLOSED;
  }
  /** Fails as where the connection is cut, after which browsers ask again, or for good. */
  fail(readyState: number) {
    this.readyState = readyState;
    this.listeners.get('error')?.({});
  }
}

describe('listenToServer', () => {
  beforeEach(() => {
    opened.length = 0;
    openBrowser('<main>text</main>');
    Object.assign(globalThis, { EventSource: FakeStream });
    mock.timers.enable({ apis: ['setTimeout'] });
    Object.assign(window, { setTimeout });
  });
  afterEach(() => mock.timers.reset());

  it('asks again where an answer that is no stream has ended it, as of a proxy whose server starts anew', () => {
    const words: string[] = [];
    listenToServer('/docs/', (word) => words.push(word));
    opened.at(-1)?.say('ready', '7');
    for (const count of [2, 3]) {
      opened.at(-1)?.fail(FakeStream.CLOSED);
      mock.timers.tick(1000);
      assert.equal(opened.length, count);
      assert.equal(opened.at(-1)?.url, '/docs/__docsgen/events?since=7');
    }
    assert.deepEqual(words, ['ready']);
  });

  it('leaves it to the browser to connect again after a cut', () => {
    listenToServer('/', () => {});
    opened.at(-1)?.fail(0);
    mock.timers.tick(60_000);
    assert.equal(opened.length, 1);
  });
});
