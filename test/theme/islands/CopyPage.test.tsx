import assert from 'node:assert/strict';
import { afterEach, describe, it, type TestContext } from 'node:test';
import type { Root } from 'react-dom/client';
import { renderToStaticMarkup } from 'react-dom/server';
import { CopyPage } from '../../../src/theme/islands/CopyPage.tsx';
import { find } from '../../client/browser.ts';
import { drawn, shownIsland } from './shownIsland.tsx';

describe('the button that copies the page', () => {
  let root: Root | undefined;
  afterEach(() => root?.unmount());

  /** The button in a page whose Markdown is there, or is not. */
  function shown({ mock }: TestContext, status: number) {
    mock.timers.enable({ apis: ['setTimeout'] });
    root = shownIsland(<CopyPage />);
    document.head.innerHTML = '<link rel="alternate" type="text/markdown" href="/docs/a/index.md">';
    const copied: string[] = [];
    mock.method(globalThis, 'fetch', async (href: string) => new Response(`# From ${href}`, { status }));
    const clipboard = { writeText: async (text: string) => void copied.push(text) };
    Object.defineProperty(navigator, 'clipboard', { value: clipboard });
    return {
      copied,
      click() {
        find('button').click();
        return drawn();
      },
      pass(timeMs: number) {
        mock.timers.tick(timeMs);
        return drawn();
      },
      words: () => [find('button').textContent, find('button').classList.contains('copied')],
    };
  }

  it('says what it does, and needs scripts', () => {
    const html = renderToStaticMarkup(<CopyPage />);
    assert.equal(
      html,
      '<button type="button" class="copy-page needs-js" title="Copy this page as Markdown">Copy page</button>',
    );
  });

  it('copies what the head names, says so, and is as before when that has been read', async (context) => {
    const { copied, click, pass, words } = shown(context, 200);
    await click();
    assert.deepEqual(copied, ['# From https://x.dev/docs/a/index.md']);
    assert.deepEqual(words(), ['Copied', true]);
    await pass(1_999);
    assert.equal(find('#_status').textContent, 'Page copied as Markdown.');
    assert.deepEqual(words(), ['Copied', true]);
    await pass(1);
    assert.deepEqual(words(), ['Copy page', false]);
  });

  it('tells of a second copy for as long as of the first, also when the first is still being told', async (context) => {
    const { copied, click, pass, words } = shown(context, 200);
    await click();
    await pass(1_900);
    await click();
    assert.equal(copied.length, 2);
    await pass(1_900);
    assert.deepEqual(words(), ['Copied', true]);
    await pass(100);
    assert.deepEqual(words(), ['Copy page', false]);
  });

  it('says where it fails, in words and not by its looks alone', async (context) => {
    const { copied, click, pass, words } = shown(context, 404);
    await click();
    assert.deepEqual(copied, []);
    assert.deepEqual(words(), ['Not copied', false]);
    await pass(50);
    assert.equal(find('#_status').textContent, 'The page could not be copied.');
    await pass(1_950);
    assert.deepEqual(words(), ['Copy page', false]);
  });
});
