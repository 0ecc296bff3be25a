import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { SidebarItemView } from '../../src/model/view.ts';
import { sidebarTemplate } from '../../src/render/sidebarTemplate.ts';
import { SidebarItem } from '../../src/theme/navigation/Sidebar.tsx';
import { elementsOf } from '../parsedHtml.ts';

const ITEMS: readonly SidebarItemView[] = [
  { text: 'Home', href: '/docs/' },
  {
    text: 'Guides',
    href: '/docs/guides/',
    items: [
      { text: 'First', href: '/docs/guides/first/' },
      { text: 'More', items: [{ text: 'R&D "x"', href: "/docs/r&d/it's/" }] },
    ],
  },
  { text: 'Reference', items: [{ text: 'API', href: '/docs/api/' }] },
  { text: 'Away', href: 'https://a.example/', external: true },
];

const template = sidebarTemplate(ITEMS);

/** What is marked for a page: the current links, and the texts of the groups that are open. */
function marksFor(href: string) {
  const elements = elementsOf(template.markedFor(href, '<ul class="own"><li>heading</li></ul>'));
  return {
    current: elements
      .filter(({ attributes }) => attributes['aria-current'] === 'page')
      .map(({ attributes }) => attributes.href),
    open: elements.filter(({ tag, attributes }) => tag === 'details' && 'open' in attributes).length,
    headings: elements.filter(({ attributes }) => attributes.class === 'own').length,
  };
}

describe('sidebarTemplate', () => {
  it('marks the link of a page, opens the groups around it, and puts its headings below', () => {
    assert.deepEqual(marksFor('/docs/guides/first/'), { current: ['/docs/guides/first/'], open: 1, headings: 1 });
    assert.deepEqual(marksFor("/docs/r&d/it's/"), { current: ["/docs/r&d/it's/"], open: 2, headings: 1 });
    assert.deepEqual(marksFor('/docs/'), { current: ['/docs/'], open: 0, headings: 1 });
  });

  it('marks nothing for a page that it does not list', () => {
    assert.deepEqual(marksFor('/docs/none/'), { current: [], open: 0, headings: 0 });
    assert.equal(template.markedFor('/docs/none/', 'x'), template.html);
  });

  it('changes nothing but marks: without them it is what client navigation loads', () => {
    const marked = template.markedFor('/docs/guides/first/', '');
    assert.equal(marked.replace(' aria-current="page"', '').replaceAll(' open=""', ''), template.html);
  });

  it('leaves open what is open on every page, and opens what is around it', () => {
    const inner = { text: 'Inner', isOpen: true, items: [{ text: 'A', href: '/a/' }] };
    const { html, markedFor } = sidebarTemplate([{ text: 'Outer', items: [inner, { text: 'B', href: '/b/' }] }]);
    const openIn = (page: string) =>
      elementsOf(page).flatMap(({ tag, attributes }) => (tag === 'details' ? ['open' in attributes] : []));
    assert.deepEqual(openIn(html), [false, true]);
    for (const href of ['/a/', '/b/']) assert.deepEqual(openIn(markedFor(href, '')), [true, true], href);
  });

  it('shows badges behind entries, and within their links', () => {
    const badge = { text: 'New', type: 'tip' } as const;
    const { html } = sidebarTemplate([
      { text: 'A', href: '/a/', badge },
      { text: 'G', badge, items: [{ text: 'B', href: '/b/' }] },
    ]);
    const shown = '<span class="badge badge-tip">New</span>';
    assert.ok(html.includes(`<a href="/a/">A${shown}</a>`), html);
    assert.ok(html.includes(`G${shown}</summary>`), html);
  });

  it('is named by its content', () => {
    assert.equal(sidebarTemplate(ITEMS).id, template.id);
    assert.notEqual(sidebarTemplate(ITEMS.slice(1)).id, template.id);
  });

  it('M-05: escapes what it shows', () => {
    const { html } = sidebarTemplate([
      { text: '</summary><script>x</script>', href: '"><script>y</script>', items: [{ text: '<b>', href: '/z' }] },
    ]);
    assert.deepEqual(
      elementsOf(html).filter(({ tag }) => tag === 'script' || tag === 'b'),
      [],
    );
  });

  it('writes a link to a page as React does, which renders those with more to say', () => {
    const texts = ['R&D "x"', "<b>it's</b>", 'org.example.database.ConnectionPool & more', 'a$b$&'];
    for (const text of texts) {
      const item = { text, href: `/a?b=1&c='${text}'` };
      const [react, ours] = [renderToStaticMarkup(createElement(SidebarItem, { item })), sidebarTemplate([item]).html];
      assert.equal(ours, `<ul class="sidebar-list">${react}</ul>`);
    }
  });
});
