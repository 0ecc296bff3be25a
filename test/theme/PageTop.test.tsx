import assert from 'node:assert/strict';
import { it } from 'node:test';
import { renderToStaticMarkup } from 'react-dom/server';
import type { PageView } from '../../src/model/view.ts';
import { PageTop } from '../../src/theme/PageTop.tsx';

const PAGE = {
  breadcrumbs: [{ text: 'A', href: '/a/', current: true }],
  markdownHref: '/docs/a/index.md',
} as unknown as PageView;

const htmlOf = (page: Partial<PageView>) =>
  renderToStaticMarkup(<PageTop page={{ ...PAGE, ...page }} homeHref="/docs/" />);

it('the line above a title has the way to the page, and a button that copies it', () => {
  const html = htmlOf({});
  assert.match(html, /<a href="\/docs\/" aria-label="Home page">.*aria-current="page">A</);
  assert.match(html, /<span data-island="CopyPage"><button type="button" class="copy-page needs-js"/);
});

it('a page without Markdown has no button, and one at the top no line', () => {
  const { markdownHref: _, ...unlisted } = PAGE;
  assert.doesNotMatch(renderToStaticMarkup(<PageTop page={unlisted} homeHref="/docs/" />), /button/);
  assert.equal(htmlOf({ breadcrumbs: [] }), '');
});
