import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { safeHtml } from '../../src/model/brands.ts';
import type { PageView } from '../../src/model/view.ts';
import { shapeOf } from '../../src/render/pageShape.ts';
import { templateOf } from '../../src/render/template.ts';
import { DocumentHead } from '../../src/theme/document/DocumentHead.tsx';
import { Main } from '../../src/theme/Main.tsx';
import { SidebarRegion } from '../../src/theme/navigation/SidebarRegion.tsx';
import { pageViewOf, siteViewOf } from './viewFixture.ts';

const site = siteViewOf('The site');
const page = pageViewOf('A & <b> "c" \'d\'');

/** Everything of a page that is rendered by its shape, with the view as it is. */
const render = (view: PageView) =>
  renderToStaticMarkup(
    createElement('div', {}, [
      createElement(DocumentHead, { site, page: view, key: 'head' }),
      createElement(Main, { site, page: view, key: 'main' }),
      createElement(SidebarRegion, { site, page: view, top: '', key: 'sidebar' }),
    ]),
  );

const byShape = (view: PageView) => {
  const shape = shapeOf(view, site.title);
  return templateOf(render(shape.view))(shape.texts);
};

const without = (...names: (keyof PageView)[]): PageView =>
  Object.fromEntries(Object.entries(page).filter(([name]) => !names.includes(name as never))) as never;

const LONG_NAME = 'org.example.database.ConnectionPool & more';

const VIEWS: Readonly<Record<string, PageView>> = {
  'with everything': page,
  'with who changed it last': { ...page, lastUpdated: { date: '2026-01-02', text: 'Day', author: 'Ada & "B"' } },
  'with nothing that may be missing': without(
    ...(['titleSlug', 'leadHtml', 'canonical', 'markdownHref', 'image', 'structuredData', 'contentClass'] as const),
    ...(['prev', 'next', 'editHref', 'pageLinks', 'lastUpdated', 'sidebar'] as const),
  ),
  'that the site says something of': {
    ...page,
    layout: { beforeContent: safeHtml('<p>One</p>'), afterContent: safeHtml('<p>Two &amp; 3</p>') },
  },
  'that begins the site': { ...page, isHome: true, breadcrumbs: [] },
  "with the site's title": { ...page, title: site.title },
  'without description': { ...page, description: '' },
  'that nobody may find': { ...page, noindex: true },
  'from right to left': { ...page, lang: 'ar', dir: 'rtl' },
  'below a group without a page': {
    ...page,
    breadcrumbs: [
      { text: 'Group', href: '' },
      { text: 'x', href: '/x/', current: true },
    ],
  },
  'with a hero': { ...page, hero: { actions: [] } },
  'with a hero of its own': {
    ...page,
    hero: {
      images: [{ src: '/docs/"a".svg', width: 8, height: 6 }, { src: '/docs/b.svg' }],
      actions: [
        { text: 'A & b', href: '/docs/a/' },
        { text: 'C', href: 'https://c.example/?a&b', external: true },
      ],
    },
  },
  'beside pages with long names': {
    ...page,
    breadcrumbs: [{ text: LONG_NAME, href: '/docs/a/' }],
    prev: { text: LONG_NAME, href: '/docs/b/', lang: 'en' },
    next: { text: LONG_NAME, href: '/docs/c/' },
    hero: { actions: [{ text: LONG_NAME, href: '/docs/d/' }] },
  },
  'with links in another language': { ...page, pageLinks: [{ text: 'Ask', href: '/ask', lang: 'en' }] },
  'with headings that went elsewhere': { ...page, moved: [['a', '/b/#a']] },
};

describe('the shape of a page', () => {
  for (const [name, view] of Object.entries(VIEWS)) {
    it(`renders to what a page ${name} does by itself`, () => assert.equal(byShape(view), render(view)));
  }

  it('is the same for pages that differ in texts alone', () => {
    const other = pageViewOf('Other');
    const sibling: PageView = {
      ...other,
      contentClass: page.contentClass ?? '',
      contentHtml: safeHtml('<p>other</p>'),
    };
    assert.equal(shapeOf(page, site.title).key, shapeOf(sibling, site.title).key);
  });

  it('is another for each of the views above', () => {
    const keys = Object.values(VIEWS).map((view) => shapeOf(view, site.title).key);
    assert.equal(new Set(keys).size, keys.length);
  });
});
