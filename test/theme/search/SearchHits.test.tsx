import assert from 'node:assert/strict';
import { it } from 'node:test';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { renderToStaticMarkup } from 'react-dom/server';
import type { PageHit } from '../../../src/client/search/answerQuery.ts';
import { hitCount, SearchHits } from '../../../src/theme/search/SearchHits.tsx';
import { find, openBrowser } from '../../client/browser.ts';
import { translate } from '../islands/translate.ts';

const piece = (text: string, isFound = false) => ({ text, isFound });
const PAGES = [
  {
    route: '/a/',
    title: [piece('Auto', true), piece(' <b>')],
    trail: ['Code', 'Node.js'],
    passage: undefined,
    sections: [{ slug: 'x', title: [piece('X')], passage: { pieces: [piece('run()', true)], isCode: true } }],
  },
  { route: '/b/', title: [piece('B')], trail: [], passage: { pieces: [piece('Text.')], isCode: false }, sections: [] },
];

it('hits are options in groups, links to pages and sections, one of them selected; nothing in them is HTML', () => {
  const html = renderToStaticMarkup(
    <SearchHits
      pages={PAGES}
      hrefOf={(route, slug) => `/docs${route}${slug === undefined ? '' : `#${slug}`}`}
      active={1}
      onPoint={() => {}}
      onOpen={() => {}}
    />,
  );
  assert.deepEqual(
    [...html.matchAll(/href="([^"]+)"/g)].map(([, href]) => href),
    ['/docs/a/', '/docs/a/#x', '/docs/b/'],
  );
  assert.deepEqual(
    [...html.matchAll(/aria-selected="(\w+)"/g)].map(([, selected]) => selected),
    ['false', 'true', 'false'],
  );
  assert.deepEqual(
    [...html.matchAll(/id="_search-hit-(\d)"/g)].map(([, position]) => position),
    ['0', '1', '2'],
  );
  assert.match(html, /role="group" aria-label="Auto &lt;b&gt;"/);
  assert.match(html, /<mark>Auto<\/mark><span> &lt;b&gt;<\/span>/);
  assert.match(html, /<span>Code › Node\.js<\/span>/);
  assert.doesNotMatch(html, /<span><\/span>/);
  assert.match(html, /search-hit-code"><mark>run\(\)<\/mark>/);
  assert.equal(hitCount(PAGES), 3);
});

it('hits that the browser has translated give way to others', () => {
  openBrowser('<div id="island"></div>');
  const root = createRoot(find('#island'));
  const show = (pages: readonly PageHit[]) =>
    flushSync(() =>
      root.render(
        <SearchHits pages={pages} hrefOf={(route) => route} active={0} onPoint={() => {}} onOpen={() => {}} />,
      ),
    );
  const page = { route: '/a/', trail: ['Code'], passage: undefined, sections: [] };
  show([{ ...page, title: [piece('Auto', true), piece(' retry')] }]);
  translate(find('#island'));
  show([{ ...page, title: [piece('Other '), piece('words', true), piece(' of it')] }]);
  assert.equal(find('.search-hit-title').textContent, 'Other words of it');
  root.unmount();
});
