import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { safeHtml } from '../../src/model/brands.ts';
import { renderNotFound } from '../../src/render/renderNotFound.ts';
import { documentElementsOf } from '../parsedHtml.ts';
import { siteViewOf } from './viewFixture.ts';

const page = {
  dir: 'ltr' as const,
  lang: 'de',
  description: 'Text',
  sidebar: { id: 'side', html: safeHtml('<ul><li>sidebar</li></ul>') },
};
const html = renderNotFound(siteViewOf('Docs'), page);
const elements = documentElementsOf(html);

describe('renderNotFound', () => {
  it('has the layout of the site, its sidebar and a way home', () => {
    assert.equal(elements.find(({ tag }) => tag === 'html')?.attributes.lang, 'de');
    assert.equal(elements.filter(({ tag }) => tag === 'main').length, 1);
    assert.equal(elements.filter(({ tag }) => tag === 'h1').length, 1);
    assert.ok(html.includes('<ul><li>sidebar</li></ul>'));
    assert.ok(
      elements.some(
        ({ tag, attributes, path }) => tag === 'a' && attributes.href === '/docs/' && path.includes('main'),
      ),
    );
  });

  it('leads home, and to the pages of the top navigation, each once', () => {
    const site = siteViewOf('Docs');
    const nav = {
      ...site.nav,
      left: [{ kind: 'link', text: 'Start', href: site.homeHref } as const, ...site.nav.left],
    };
    const [, links = ''] = /<p class="not-found-links">(.*?)<\/p>/s.exec(renderNotFound({ ...site, nav }, page)) ?? [];
    assert.deepEqual(
      [...links.matchAll(/<a ([^>]*)>([^<]*)/g)].map(([, , text]) => text),
      ['Go to the home page', 'Docs'],
    );
  });

  // There was no way on but home: on a phone, the header shows no entry either.
  it('leads to what is in the menus of a navigation that has nothing else', () => {
    const site = siteViewOf('Docs');
    const menu = { kind: 'menu', text: 'More', items: [{ text: 'Limits', href: '/docs/limits/' }] } as const;
    const linksIn = (left: typeof site.nav.left) =>
      /<p class="not-found-links">(.*?)<\/p>/s.exec(renderNotFound({ ...site, nav: { ...site.nav, left } }, page))?.[1];
    assert.match(linksIn([menu]) ?? '', /href="\/docs\/limits\/"[^>]*>Limits</);
    assert.doesNotMatch(linksIn([...site.nav.left, menu]) ?? '', /Limits/);
    // A link home is on the page anyway.
    assert.match(linksIn([{ kind: 'link', text: 'Start', href: site.homeHref }, menu]) ?? '', /Limits/);
  });

  it('leads to no other version, to no page twice, and to some of a long menu', () => {
    const site = siteViewOf('Docs');
    const many = Array.from({ length: 12 }, (_, at) => ({ text: `Page ${at % 11}`, href: `/docs/${at % 11}/` }));
    const left = [
      {
        kind: 'menu',
        text: 'v2',
        items: [
          { text: 'v2', href: 'https://a.example/', current: true },
          { text: 'v1', href: 'https://b.example/', version: true },
        ],
      },
      { kind: 'menu', text: 'More', items: [{ text: 'Group', items: many.slice(0, 2) }, ...many.slice(1)] },
    ] as const;
    const [, links = ''] =
      /<p class="not-found-links">(.*?)<\/p>/s.exec(renderNotFound({ ...site, nav: { ...site.nav, left } }, page)) ??
      [];
    assert.deepEqual(
      [...links.matchAll(/<a [^>]*>([^<]*)/g)].map(([, text]) => text),
      ['Go to the home page', ...many.slice(0, 8).map(({ text }) => text)],
    );
  });

  it('has a button to search for what was asked for, where there is a search box', () => {
    const button = /<p class="not-found-links">.*<button [^>]*hidden=""[^>]*>Search<\/button><\/p>/s;
    assert.match(html, button);
    const { searchPlaceholder: _, ...unsearched } = siteViewOf('Docs');
    assert.doesNotMatch(renderNotFound(unsearched, page), button);
  });

  it('brings the styles that it alone needs, before anything is shown', () => {
    const sheets = elements.filter(({ attributes }) => attributes.rel === 'stylesheet');
    assert.deepEqual(
      sheets.map(({ attributes }) => attributes.href),
      ['/docs/assets/a.css', '/docs/assets/notFound.css'],
    );
    assert.ok(sheets.every(({ path }) => path.includes('head')));
  });

  it('names the search box only where the site has one', () => {
    const { searchPlaceholder: _, ...unsearched } = siteViewOf('Docs');
    assert.match(html, /search box/);
    assert.doesNotMatch(renderNotFound(unsearched, page), /search box/);
  });

  it('tells a writer, and nobody else, of the file for a page here', () => {
    assert.doesNotMatch(html, /Create/);
    assert.match(
      renderNotFound(siteViewOf('Docs'), { ...page, newFile: 'content/a.md' }),
      /<code>content\/a\.md<\/code>/,
    );
  });

  it('says what the site itself has to say in the place of all but what a script and a writer need', () => {
    const own = {
      ...page,
      title: 'Lost',
      titleHtml: safeHtml('<i>Lost</i>'),
      contentHtml: safeHtml('<p>Own words.</p>'),
    };
    const told = renderNotFound(siteViewOf('Docs'), { ...page, own, newFile: 'content/a.md' });
    assert.match(told, /<h1[^>]*><i>Lost<\/i><\/h1>.*<p>Own words\.<\/p>.*content\/a\.md.*data-nearest/s);
    assert.match(told, /<title>Lost \|/);
    assert.doesNotMatch(told, /no page at this address|search box|not-found-links/);
    // It stood below docsgen's own words alone.
    assert.match(told, /content\/a\.md.*<button [^>]*hidden=""[^>]*>Search<\/button><div data-nearest/s);
  });

  it('is kept out of search engines, and names no address as its own', () => {
    assert.match(elements.find(({ attributes }) => attributes.name === 'robots')?.attributes.content ?? '', /noindex/);
    assert.equal(
      elements.find(({ attributes }) => attributes.rel === 'canonical'),
      undefined,
    );
  });
});
