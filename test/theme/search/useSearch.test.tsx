import assert from 'node:assert/strict';
import { afterEach, describe, it, type TestContext } from 'node:test';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import type { SearchAnswer } from '../../../src/client/search/answerQuery.ts';
import { type SearchState, useSearch } from '../../../src/theme/search/useSearch.ts';
import { find, openBrowser } from '../../client/browser.ts';
import { drawn } from '../islands/shownIsland.tsx';

describe('useSearch', () => {
  let root: Root;
  afterEach(() => root.unmount());

  /** A search whose answers are given by hand, and all that was said of its queries. */
  function opened({ mock }: TestContext) {
    mock.timers.enable({ apis: ['setTimeout'] });
    openBrowser('<div id="island"></div>');
    root = createRoot(find('#island'));
    const said: string[] = [];
    const shown: string[] = [];
    const states: SearchState[] = [];
    const given = new Map<string, { resolve(answer: SearchAnswer): void; reject(error: Error): void }>();
    const search = {
      prepare: async () => {},
      answer: (query: string) => new Promise<SearchAnswer>((resolve, reject) => given.set(query, { resolve, reject })),
    };
    function Box({ query, attempt }: { readonly query: string; readonly attempt: number }) {
      const state = useSearch(search, query, attempt);
      if (said.at(-1) !== state.kind) said.push(state.kind);
      if (state.kind === 'answer') shown.push(state.answer.query);
      states.push(state);
      return null;
    }
    return {
      said,
      shown,
      states: (): readonly SearchState[] => states,
      ask: (query: string, attempt = 0) => flushSync(() => root.render(<Box query={query} attempt={attempt} />)),
      pass: (timeMs: number) => flushSync(() => mock.timers.tick(timeMs)),
      asked: () => [...given.keys()],
      answer: (query: string) => {
        given.get(query)?.resolve({ query } as SearchAnswer);
        return drawn();
      },
      refuse: (query: string) => {
        given.get(query)?.reject(new Error('no index'));
        return drawn();
      },
    };
  }

  it('says nothing of waiting where the answer comes soon', async (context) => {
    const { said, ask, pass, answer } = opened(context);
    ask('delay');
    pass(100);
    await answer('delay');
    pass(1_000);
    assert.deepEqual(said, ['idle', 'answer']);
  });

  it('says that it is waiting for an answer that takes longer', async (context) => {
    const { said, ask, pass, answer } = opened(context);
    ask('delay');
    pass(160);
    assert.deepEqual(said, ['idle', 'waiting']);
    await answer('delay');
    assert.deepEqual(said, ['idle', 'waiting', 'answer']);
  });

  it('keeps the answer to what is asked again while it is shown: the reader may have come to one of its hits', async (context) => {
    const { states, ask, pass, answer } = opened(context);
    ask('delay');
    pass(100);
    await answer('delay');
    const before = states().at(-1);
    ask('delays');
    ask('delay');
    pass(1_000);
    await answer('delay');
    assert.equal(states().at(-1), before);
    ask('delay', 1);
    pass(100);
    await answer('delay');
    assert.notEqual(states().at(-1), before);
  });

  it('shows no answer to what is no longer asked, however late it comes', async (context) => {
    const { shown, ask, pass, answer } = opened(context);
    for (const query of ['delay', 'delays']) {
      ask(query);
      pass(100);
    }
    await answer('delays');
    await answer('delay');
    assert.deepEqual([...new Set(shown)], ['delays']);
  });

  it('keeps an answer until that of the next query has come', async (context) => {
    const { said, ask, pass, answer } = opened(context);
    ask('delay');
    pass(10);
    await answer('delay');
    ask('delays');
    pass(1_000);
    assert.deepEqual(said, ['idle', 'answer']);
  });

  it('asks at once for what is pasted, and for what is typed when the reader pauses', (context) => {
    const { ask, pass, asked } = opened(context);
    ask('delay');
    pass(0);
    assert.deepEqual(asked(), ['delay']);
    for (const query of ['delays', 'delay ', 'delay s']) {
      ask(query);
      pass(79);
    }
    assert.deepEqual(asked(), ['delay']);
    pass(1);
    assert.deepEqual(asked(), ['delay', 'delay s']);
    ask('delay site');
    ask('delay sites');
    ask('delay');
    ask('delayed');
    pass(0);
    assert.deepEqual(asked(), ['delay', 'delay s', 'delayed']);
  });

  it('says that there is no search, and goes on saying so', async (context) => {
    const { said, ask, pass, refuse } = opened(context);
    ask('delay');
    pass(0);
    await refuse('delay');
    pass(1_000);
    assert.deepEqual(said, ['idle', 'unavailable']);
  });

  it('says that there is no search where no answer comes, and shows one that comes late all the same', async (context) => {
    const { said, ask, pass, answer } = opened(context);
    ask('delay');
    pass(19_000);
    assert.equal(said.at(-1), 'waiting');
    pass(2_000);
    assert.equal(said.at(-1), 'unavailable');
    await answer('delay');
    pass(60_000);
    assert.deepEqual(said, ['idle', 'waiting', 'unavailable', 'answer']);
  });

  it('asks again, and at once, where the reader wants it', async (context) => {
    const { said, ask, pass, refuse, answer } = opened(context);
    ask('delay');
    pass(0);
    await refuse('delay');
    ask('delay', 1);
    pass(0);
    await answer('delay');
    assert.deepEqual(said, ['idle', 'unavailable', 'answer']);
  });

  it('says nothing once the field is empty', async (context) => {
    const { said, ask, pass, answer } = opened(context);
    ask('delay');
    pass(0);
    ask('');
    pass(1_000);
    await answer('delay');
    assert.deepEqual(said, ['idle']);
  });
});
