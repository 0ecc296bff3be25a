import assert from 'node:assert/strict';
import { it } from 'node:test';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { fragmentTarget } from '../../../src/client/fragmentTarget.ts';
import type { SearchAnswer } from '../../../src/client/search/answerQuery.ts';
import { SearchPanel } from '../../../src/theme/islands/SearchPanel.tsx';
import { openBrowser } from '../../client/browser.ts';

const SLUGS = ['über', '100%', 'a%20b'];

it('hits lead to their pages below the base, and to their sections whatever these are called', () => {
  openBrowser(`<div id="island"></div>${SLUGS.map((slug) => `<h2 id="${slug}"></h2>`).join('')}`);
  document.documentElement.dataset['base'] = '/docs/';
  const root = createRoot(document.getElementById('island') as HTMLElement);
  const title = [{ text: 'A', isFound: true }];
  const sections = SLUGS.map((slug) => ({ slug, title, passage: undefined }));
  const answer = { query: 'a', count: 1, pages: [{ route: '/a/', title, trail: [], passage: undefined, sections }] };
  flushSync(() =>
    root.render(
      <SearchPanel
        state={{ kind: 'answer', answer: answer as unknown as SearchAnswer }}
        isHidden={false}
        isBusy={false}
        active={0}
        onPoint={() => {}}
        onOpen={() => {}}
      />,
    ),
  );
  const links = [...document.querySelectorAll('a')];
  assert.deepEqual(
    links.map(({ pathname, hash }) => [pathname, fragmentTarget(hash)?.id]),
    [undefined, ...SLUGS].map((id) => ['/docs/a/', id]),
  );
  root.unmount();
});
