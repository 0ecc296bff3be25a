import assert from 'node:assert/strict';
import { it } from 'node:test';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { fragmentTarget } from '../../../src/client/fragmentTarget.ts';
import type { SearchAnswer } from '../../../src/client/search/answerQuery.ts';
import { isSlashOn } from '../../../src/client/search/slashKey.ts';
import { SearchPanel } from '../../../src/theme/search/SearchPanel.tsx';
import type { SearchState } from '../../../src/theme/search/useSearch.ts';
import { find, openBrowser } from '../../client/browser.ts';

const SLUGS = ['über', '100%', 'a%20b'];

const plain = (text: string) => [{ text, isFound: true }];

const SECTIONS = SLUGS.map((slug) => ({ slug, title: plain('A'), passage: undefined }));
const PAGES = [{ route: '/a/', title: plain('A'), trail: [], passage: undefined, sections: SECTIONS }];

/** The panel with an answer, or while there is none. */
function shown(answer: Partial<SearchAnswer> | undefined, isBusy: boolean): Root {
  const state =
    answer === undefined
      ? ({ kind: 'waiting' } as const)
      : ({ kind: 'answer', answer: { query: 'a', count: 1, pages: PAGES, ...answer } as SearchAnswer } as const);
  return shownIn(state, { isBusy });
}

function shownIn(
  state: SearchState,
  { isBusy = false, onAgain = () => {} }: { readonly isBusy?: boolean; readonly onAgain?: () => void } = {},
): Root {
  openBrowser(`<div id="island"></div>${SLUGS.map((slug) => `<h2 id="${slug}"></h2>`).join('')}`);
  document.documentElement.dataset['base'] = '/docs/';
  const root = createRoot(find('#island'));
  const others = { isHidden: false, active: 0, onPoint: () => {}, onOpen: () => {}, onAgain };
  flushSync(() => root.render(<SearchPanel state={state} isBusy={isBusy} {...others} />));
  return root;
}

it('hits lead to their pages below the base, and to their sections whatever these are called', () => {
  const root = shown({}, false);
  const links = [...document.querySelectorAll('a')];
  assert.deepEqual(
    links.map(({ pathname, hash }) => [pathname, fragmentTarget(hash)?.id]),
    [undefined, ...SLUGS].map((id) => ['/docs/a/', id]),
  );
  root.unmount();
});

it('the list that scrolls is no stop of its own: arrow keys in the field move through it', () => {
  const root = shown({}, false);
  assert.equal(find('#_search-hits').getAttribute('tabindex'), '-1');
  root.unmount();
});

it('the version that was searched is named, where the site has one', () => {
  for (const [version, title] of [
    ['v2', ['Version searched: v2']],
    [undefined, []],
  ] as const) {
    const root = shown({ version }, false);
    assert.deepEqual(
      [...document.querySelectorAll<HTMLElement>('.search-version')].map((one) => one.title),
      title,
    );
    root.unmount();
  }
});

it('only hits of what was typed before are busy', () => {
  for (const [answer, isBusy, said] of [
    [{}, true, 'true'],
    [{}, false, 'false'],
    [undefined, true, 'false'],
  ] as const) {
    const root = shown(answer, isBusy);
    assert.equal(find('#_search-hits').getAttribute('aria-busy'), said);
    root.unmount();
  }
});

it('the switch shows and keeps whether the slash opens the search', () => {
  const root = shown({}, false);
  const box = find<HTMLInputElement>('.search-slash input');
  for (const isOn of [false, true]) {
    flushSync(() => box.click());
    assert.equal(box.checked, isOn);
    assert.equal(isSlashOn(), isOn);
  }
  root.unmount();
});

it('a search that does not come can be asked again, by whoever sees no key for that', () => {
  let count = 0;
  const onAgain = () => {
    count += 1;
  };
  const root = shownIn({ kind: 'unavailable' }, { onAgain });
  find('.search-again').click();
  assert.deepEqual([find('.search-again').textContent, count], ['Try again', 1]);
  root.unmount();
  const waiting = shown(undefined, false);
  assert.equal(document.querySelector('.search-again'), null);
  waiting.unmount();
});
