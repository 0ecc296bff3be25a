import assert from 'node:assert/strict';
import { it } from 'node:test';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { useFoundWords } from '../../../src/theme/search/useFoundWords.ts';
import { find, openBrowser } from '../../client/browser.ts';
import { drawn } from '../islands/shownIsland.tsx';

const PAGE =
  '<a href="/docs/b/"></a><div id="island"></div><main data-region="main"><div class="content">delay</div></main>';

it('words are marked on the page that was opened for them, and no more when the reader comes back to it', async () => {
  const { window } = openBrowser(PAGE, 'https://x.dev/docs/a/');
  const highlights = new Map<string, unknown>();
  // Happy-dom has no highlights of its own.
  const globals = { CSS: { highlights }, Highlight: class {}, NodeFilter: window.NodeFilter };
  for (const [name, value] of Object.entries(globals))
    Object.defineProperty(globalThis, name, { configurable: true, value });
  let remember: ReturnType<typeof useFoundWords> = () => {};
  function Box() {
    remember = useFoundWords();
    return null;
  }
  const root = createRoot(find('#island'));
  flushSync(() => root.render(<Box />));
  await drawn();
  const arriveAt = (path: string) => {
    history.replaceState(null, '', path);
    document.dispatchEvent(new Event('docsgen:navigated'));
    return highlights.has('found');
  };
  remember(find<HTMLAnchorElement>('a'), ['delay']);
  assert.deepEqual(['/docs/b/', '/docs/c/', '/docs/b/'].map(arriveAt), [true, false, false]);
  // On the page where the reader is already, nothing has to come first.
  remember(find<HTMLAnchorElement>('a'), ['delay']);
  assert.equal(highlights.has('found'), true);
  for (const [key, isMarked] of [
    ['a', true],
    ['Escape', false],
  ] as const) {
    document.dispatchEvent(new KeyboardEvent('keydown', { key }));
    assert.equal(highlights.has('found'), isMarked, key);
  }
  root.unmount();
});
