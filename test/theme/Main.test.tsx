import assert from 'node:assert/strict';
import { it } from 'node:test';
import { renderToStaticMarkup } from 'react-dom/server';
import { safeHtml } from '../../src/model/brands.ts';
import type { PageView } from '../../src/model/view.ts';
import { Main } from '../../src/theme/Main.tsx';
import { pageViewOf, siteViewOf } from '../render/viewFixture.ts';

const htmlOf = (page: Partial<PageView>) =>
  renderToStaticMarkup(<Main site={siteViewOf('Docs')} page={{ ...pageViewOf('A'), contentClass: 'own', ...page }} />);

it('an article has its title, what is said of it, and its content; a start page is known to styles', () => {
  const top =
    '<h1 id="title" tabindex="-1">A</h1><p class="lead">A</p><div class="prose"><p>content</p></div></article>';
  assert.ok(htmlOf({}).includes(`<article class="content own">${top}`));
  assert.ok(htmlOf({ isHome: true }).includes(`<article class="content content-home own">${top}`));
});

it('a page leads to the one before it, and to the one behind it', () => {
  const html = htmlOf({ prev: { text: 'One', href: '/one/' }, next: { text: 'Three', href: '/three/' } });
  const links = [...html.matchAll(/<a class="neighbor[^"]*" href="([^"]*)" rel="(\w+)">.*?<\/svg>(.*?)<\/a>/g)];
  assert.deepEqual(
    links.map(([, href, rel, content = '']) => [
      href,
      rel,
      content
        .replace(/<[^>]*>/g, ' ')
        .split(/ +/)
        .join(' ')
        .trim(),
    ]),
    [
      ['/one/', 'prev', 'Previous One'],
      ['/three/', 'next', 'Next Three'],
    ],
  );
});

it('what the site shows below the title of a page that is not translated reads in its own direction', () => {
  const layout = { afterTitle: safeHtml('<p>۳ دقیقه.</p>') };
  const site = { ...siteViewOf('Docs'), lang: 'fa', layout };
  const shownOn = (page: Partial<PageView>) =>
    /<div class="after-title"[^>]*>/.exec(
      renderToStaticMarkup(<Main site={site} page={{ ...pageViewOf('A'), dir: 'rtl', ...page }} />),
    )?.[0];
  assert.equal(shownOn({}), '<div class="after-title" lang="fa">');
  const untranslated = { lang: 'en', dir: 'ltr' } as const;
  assert.equal(shownOn({ untranslated }), '<div class="after-title" lang="fa" dir="rtl">');
});
