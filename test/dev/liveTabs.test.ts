import assert from 'node:assert/strict';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { describe, it } from 'node:test';
import { createLiveTabs, type LiveTabs } from '../../src/dev/liveTabs.ts';
import { askRaw, get } from './rawRequest.ts';

/** Opens a stream, and yields the words that come through it with their ids, and what closes it. */
function openTab(tabs: LiveTabs, url = '/__docsgen/events', headers: IncomingMessage['headers'] = {}) {
  const texts: string[] = [];
  const words: string[] = [];
  const ids: string[] = [];
  const valuesIn = (text: string, field: string) =>
    Array.from(text.matchAll(new RegExp(`^${field}: (.*)$`, 'gm')), ([, value = '']) => value);
  let close = () => {};
  const response = {
    writeHead: () => response,
    write(text: string) {
      texts.push(text);
      words.push(...valuesIn(text, 'data'));
      ids.push(...valuesIn(text, 'id'));
    },
    on: (event: string, listener: () => void) => {
      if (event === 'close') close = listener;
    },
  };
  tabs.open({ url, headers } as IncomingMessage, response as unknown as ServerResponse);
  return { texts, words, ids, close: () => close() };
}

describe('createLiveTabs', () => {
  it('tells each open tab of what comes, and a closed one of nothing', () => {
    const tabs = createLiveTabs();
    const [one, other] = [openTab(tabs), openTab(tabs)];
    tabs.tell('content');
    other.close();
    tabs.showDiagnostics('a fault');
    tabs.showDiagnostics('');
    assert.deepEqual(one.words, ['ready', 'content', 'errors', 'fine']);
    assert.deepEqual(other.words, ['ready', 'content']);
  });

  it('sends a comment to a tab that hears nothing for long, as proxies end a connection without', ({ mock }) => {
    mock.timers.enable({ apis: ['setInterval'] });
    const { texts, close } = openTab(createLiveTabs());
    texts.length = 0;
    mock.timers.tick(29_000);
    assert.deepEqual(texts, [':\n\n']);
    close();
    mock.timers.tick(60_000);
    assert.equal(texts.length, 1);
  });

  it('tells a new tab of faults that are there, and keeps their text', () => {
    const tabs = createLiveTabs();
    tabs.showDiagnostics('a fault');
    assert.deepEqual(openTab(tabs).words, ['errors']);
    assert.equal(tabs.diagnosticsText(), 'a fault');
  });

  it('tells a tab that comes late what it has missed: a reload where one was among it', () => {
    const tabs = createLiveTabs();
    const first = tabs.revision();
    tabs.tell('reload');
    const second = tabs.revision();
    tabs.tell('content');
    const since = (revision: number) => openTab(tabs, `/__docsgen/events?since=${revision}`).words;
    assert.deepEqual(since(first), ['ready', 'reload']);
    assert.deepEqual(since(second), ['ready', 'content']);
    assert.deepEqual(since(tabs.revision()), ['ready']);
    tabs.tell('pictures');
    assert.deepEqual(since(second), ['ready', 'reload']);
  });

  it('says what a stream is, and that nothing may keep it or hold it back, to who asks for that alone', async () => {
    const { open } = createLiveTabs();
    const { status, headers, body } = await askRaw(open, get('/__docsgen/events').replace('GET', 'HEAD'));
    assert.deepEqual(
      [status, headers['content-type'], headers['cache-control'], headers['x-accel-buffering'], body],
      [200, 'text/event-stream', 'no-store', 'no', ''],
    );
  });

  it('tells a tab of a server before this one, however much that has told it, to load anew', () => {
    const earlier = createLiveTabs(1_000);
    earlier.tell('content');
    const tab = `/__docsgen/events?since=${earlier.revision()}`;
    assert.deepEqual(openTab(createLiveTabs(5_000), tab).words, ['ready', 'reload']);
    // The clock has been set back since.
    assert.deepEqual(openTab(createLiveTabs(500), tab).words, ['ready', 'reload']);
  });

  it('tells a tab that asks again what came after the last word that it has heard', () => {
    const tabs = createLiveTabs();
    const rendered = tabs.revision();
    const first = openTab(tabs);
    tabs.tell('reload');
    const heard = first.ids.at(-1) ?? '';
    assert.equal(heard, `${tabs.revision()}`);
    const again = () => openTab(tabs, `/__docsgen/events?since=${rendered}`, { 'last-event-id': heard }).words;
    assert.deepEqual(again(), ['ready']);
    tabs.tell('content');
    assert.deepEqual(again(), ['ready', 'content']);
  });
});
