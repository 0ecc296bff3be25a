import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { safeHtml } from '../../src/model/brands.ts';
import { renderSidebarHeadings, renderToc } from '../../src/render/renderHeadings.ts';
import { elementsOf } from '../parsedHtml.ts';

const HEADINGS = [
  { level: 2, title: 'A <b> & "c"', slug: 'a' },
  { level: 3, title: 'Below', slug: 'größe-"1"' },
  { level: 2, title: 'Z', slug: 'z' },
];

const linksOf = (html: string) =>
  elementsOf(html)
    .filter(({ tag }) => tag === 'a')
    .map(({ text, attributes, path }) => [text, attributes.href, path.filter((step) => step === 'ul').length]);

const LINKS = [
  ['A <b> & "c"', '#a', 1],
  ['Below', '#größe-"1"', 2],
  ['Z', '#z', 1],
];

describe('lists of headings', () => {
  it('link to them, each below the one that it belongs to', () => {
    assert.deepEqual(linksOf(renderSidebarHeadings({ headings: HEADINGS })), LINKS);
    assert.deepEqual(linksOf(renderToc({ headings: HEADINGS })), LINKS);
    assert.match(renderSidebarHeadings({ headings: HEADINGS }), /^<ul class="sidebar-headings"><li>.*<ul><li>/);
    assert.match(renderToc({ headings: HEADINGS }), /<ul class="toc-list">/);
    assert.equal(renderToc({ headings: HEADINGS }).match(/<ul/g)?.length, 2, 'none is empty');
  });

  it('are in the language of a page that is not translated', () => {
    const page = { headings: HEADINGS, untranslated: { lang: 'en', dir: 'ltr' } } as const;
    assert.match(renderToc(page), /<ul class="toc-list" lang="en">/);
    assert.deepEqual(linksOf(renderSidebarHeadings(page)), LINKS);
  });

  it('have below them what the site puts there, in its language', () => {
    const html = renderToc({ headings: HEADINGS }, { html: safeHtml('<b>1 &amp; 2</b>'), lang: 'de' });
    assert.match(html, /<\/ul><div class="after-toc" lang="de"><b>1 &amp; 2<\/b><\/div><\/div>$/);
    assert.equal(renderToc({ headings: [] }, { html: safeHtml('<b>1</b>'), lang: 'de' }), '');
    assert.doesNotMatch(renderToc({ headings: HEADINGS }), /after-toc/);
  });

  it('are nothing on a page without headings', () => {
    assert.equal(renderSidebarHeadings({ headings: [] }), '');
    assert.equal(renderToc({ headings: [] }), '');
  });

  it('are long from some length on', () => {
    const many = Array.from({ length: 21 }, (_, index) => ({ level: 2, title: `T${index}`, slug: `t${index}` }));
    assert.match(renderToc({ headings: many }), /<ul class="toc-list toc-long">/);
    assert.match(renderToc({ headings: many.slice(1) }), /<ul class="toc-list">/);
  });
});
