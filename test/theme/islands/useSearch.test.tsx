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
    let give = (_answer: SearchAnswer) => {};
    const search = {
      prepare: async () => {},
      answer: () =>
        new Promise<SearchAnswer>((resolve) => {
          give = resolve;
        }),
    };
    function Box({ query }: { readonly query: string }) {
      const { kind } = useSearch(search, query);
      if (said.at(-1) !== kind) said.push(kind);
      return null;
    }
    return {
      said,
      ask: (query: string) => flushSync(() => root.render(<Box query={query} />)),
      pass: (timeMs: number) => flushSync(() => mock.timers.tick(timeMs)),
      answer: async (query: string) => {
        give({ query } as SearchAnswer);
        await new Promise(setImmediate);
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
