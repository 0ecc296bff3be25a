import assert from 'node:assert/strict';
import { it } from 'node:test';
import { renderToStaticMarkup } from 'react-dom/server';
import type { PageView } from '../../src/model/view.ts';
import { PageFooter } from '../../src/theme/PageFooter.tsx';

const htmlOf = (page: Partial<PageView>) => renderToStaticMarkup(<PageFooter page={page as PageView} />);

const PARTS: readonly (readonly [page: Partial<PageView>, html: RegExp])[] = [
  [
    { editHref: 'https://a.example/edit' },
    /<a class="edit-link" href="https:\/\/a\.example\/edit" rel="noopener"><svg.*<\/svg>Improve this page<\/a>/,
  ],
  [{ markdownHref: '/a/index.md' }, /<a class="markdown-link" href="\/a\/index\.md">View as Markdown<\/a>/],
  [
    {
      pageLinks: [
        { text: 'Ask & tell', href: 'https://a.example/?a&b' },
        { text: 'Write', href: 'mailto:a@a.example', lang: 'en' },
      ],
    },
    /<a class="page-link" href="https:\/\/a\.example\/\?a&amp;b" rel="noopener">Ask &amp; tell<\/a><a class="page-link" href="mailto:a@a\.example" rel="noopener" lang="en">Write<\/a>/,
  ],
  [
    { lastUpdated: { date: '2026-01-02T03:04:05.000Z', text: 'January 2, 2026' } },
    /<p>Last updated <time dateTime="2026-01-02T03:04:05\.000Z">January 2, 2026<\/time><\/p>/,
  ],
];

it('the end of a page has each of what is known of it, and no other', () => {
  for (const [page, html] of PARTS) {
    // Links stand in a group of their own: where a site hides some of them, the date stays at the other side.
    const inner = page.lastUpdated === undefined ? `<div>${html.source}</div>` : html.source;
    assert.match(htmlOf(page), new RegExp(`^<footer[^>]*>${inner}</footer>$`));
  }
  const whole = htmlOf(Object.assign({}, ...PARTS.map(([page]) => page)));
  for (const [, html] of PARTS) assert.match(whole, html);
  assert.equal(htmlOf({}), '');
});

it('the day of the last change stands with who made it, in the direction of that name', () =>
  assert.match(
    htmlOf({ lastUpdated: { date: '2026-01-02', text: 'January 2, 2026', author: 'Ada & Bob' } }),
    /<p>Last updated <time dateTime="2026-01-02">January 2, 2026<\/time> · <bdi>Ada &amp; Bob<\/bdi><\/p>/,
  ));
