import assert from 'node:assert/strict';
import { afterEach, beforeEach, describe, it } from 'node:test';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import type { SearchAnswer } from '../../../src/client/search/answerQuery.ts';
import { searchHitId } from '../../../src/theme/search/SearchHits.tsx';
import { type ActiveHit, useActiveHit } from '../../../src/theme/search/useActiveHit.ts';
import type { SearchState } from '../../../src/theme/search/useSearch.ts';
import { find, openBrowser } from '../../client/browser.ts';
import { drawn } from '../islands/shownIsland.tsx';

describe('useActiveHit', () => {
  let root: Root;
  let hit: ActiveHit;
  let opened: string[];
  let scrolledTo: string[];
  let positions: number[];

  function Box({ state, isCurrent }: { readonly state: SearchState; readonly isCurrent: boolean }) {
    hit = useActiveHit(state, isCurrent);
    positions.push(hit.active);
    return null;
  }
  const show = async (state: SearchState, isCurrent: boolean) => {
    flushSync(() => root.render(<Box state={state} isCurrent={isCurrent} />));
    await drawn();
  };
  const answer = (first = 0): SearchState => ({
    kind: 'answer',
    answer: { query: 'a', pages: [], first } as unknown as SearchAnswer,
  });

  beforeEach(() => {
    openBrowser(
      `<div id="island"></div>${[0, 1, 2].map((position) => `<b id="${searchHitId(position)}"></b>`).join('')}`,
    );
    [opened, scrolledTo, positions] = [[], [], []];
    for (const element of document.querySelectorAll('b')) {
      element.addEventListener('click', () => opened.push(element.id));
      element.scrollIntoView = () => scrolledTo.push(element.id);
    }
    root = createRoot(find('#island'));
  });
  afterEach(() => root.unmount());

  it('opens the hit that the arrows have come to, which is in sight; another answer begins at its first hit', async () => {
    await show(answer(), true);
    flushSync(() => hit.setActive(2));
    hit.open();
    assert.deepEqual([opened, scrolledTo.at(-1)], [[searchHitId(2)], searchHitId(2)]);
    await show(answer(), true);
    hit.open();
    assert.deepEqual([opened.at(-1), scrolledTo.at(-1)], [searchHitId(0), searchHitId(0)]);
  });

  it('opens the hit that the arrows have come to while the next answer is on its way', async () => {
    const shown = answer();
    await show(shown, true);
    hit.forget();
    await show(shown, false);
    flushSync(() => hit.setActive(2));
    hit.open();
    assert.deepEqual(opened, [searchHitId(2)]);
    await show(answer(), true);
    assert.deepEqual(opened, [searchHitId(2)], 'the answer opens nothing more');
  });

  it('waits for the next answer where the arrows moved before the last letters, or the pointer alone has moved', async () => {
    const shown = answer();
    await show(shown, true);
    flushSync(() => hit.setActive(2));
    hit.forget();
    await show(shown, false);
    hit.open();
    assert.deepEqual(opened, []);
    flushSync(() => hit.point(1));
    hit.open();
    assert.deepEqual([opened, hit.active], [[], 1]);
    await show(answer(), true);
    assert.deepEqual(opened, [searchHitId(0)]);
  });

  it('begins at the section that an answer names', async () => {
    await show(answer(1), true);
    assert.deepEqual([hit.active, hit.first], [1, 1]);
    hit.open();
    assert.deepEqual([opened, scrolledTo.at(-1)], [[searchHitId(1)], searchHitId(1)]);
    await show({ kind: 'waiting' }, false);
    hit.open();
    await show(answer(2), true);
    assert.equal(opened.at(-1), searchHitId(2));
  });

  it('shows the page above the section that an answer begins with, however far the arrows have come', async () => {
    await show(answer(1), true);
    flushSync(() => hit.setActive(2));
    scrolledTo = [];
    await show(answer(1), true);
    assert.deepEqual(scrolledTo, [searchHitId(0), searchHitId(1)]);
  });

  it('never draws an answer with the hit of the one before', async () => {
    await show(answer(), true);
    flushSync(() => hit.setActive(2));
    positions = [];
    await show(answer(1), true);
    assert.deepEqual(positions, [1]);
  });

  it('opens the first hit of an answer that comes after Enter, once, and none when the reader has gone on', async () => {
    await show({ kind: 'waiting' }, false);
    hit.open();
    assert.deepEqual(opened, []);
    await show(answer(), true);
    assert.deepEqual(opened, [searchHitId(0)]);
    await show(answer(), false);
    await show(answer(), true);
    hit.forget();
    await show(answer(), false);
    hit.open();
    hit.forget();
    await show(answer(), true);
    assert.deepEqual(opened, [searchHitId(0)]);
  });
});
