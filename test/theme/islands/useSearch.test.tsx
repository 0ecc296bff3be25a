import assert from 'node:assert/strict';
import { afterEach, describe, it, type TestContext } from 'node:test';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import type { SearchAnswer } from '../../../src/client/search/answerQuery.ts';
import { useSearch } from '../../../src/theme/islands/useSearch.ts';
import { find, openBrowser } from '../../client/browser.ts';

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
    const given = new Map<string, (answer: SearchAnswer) => void>();
    const search = {
      prepare: async () => {},
      answer: (query: string) => new Promise<SearchAnswer>((resolve) => given.set(query, resolve)),
    };
    function Box({ query }: { readonly query: string }) {
      const state = useSearch(search, query);
      if (said.at(-1) !== state.kind) said.push(state.kind);
      if (state.kind === 'answer') shown.push(state.answer.query);
      return null;
    }
    return {
      said,
      shown,
      ask: (query: string) => flushSync(() => root.render(<Box query={query} />)),
      pass: (timeMs: number) => flushSync(() => mock.timers.tick(timeMs)),
      answer: async (query: string) => {
        given.get(query)?.({ query } as SearchAnswer);
        // React draws in a turn after the one in which the answer comes.
        for (let turn = 0; turn < 3; turn += 1) await new Promise(setImmediate);
        flushSync(() => {});
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
});
