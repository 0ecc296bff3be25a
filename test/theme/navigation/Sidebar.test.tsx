import assert from 'node:assert/strict';
import { it } from 'node:test';
import type { SidebarItemView } from '../../../src/model/view.ts';
import { sidebarTemplate } from '../../../src/render/sidebarTemplate.ts';

const htmlOf = (item: SidebarItemView) => /<li>(.*)<\/li>/s.exec(sidebarTemplate([item]).html)?.[1];

const A = { text: 'A', href: '/a/' };
const LIST = '<ul class="sidebar-list"><li><a href="/a/">A</a></li></ul>';

it('a group opens with the page that it is, if it is one', () => {
  assert.equal(htmlOf({ text: 'G', items: [A] }), `<details><summary>G</summary>${LIST}</details>`);
  const own = (link: string) =>
    `<details><summary>G</summary>${LIST.replace('<li>', `<li>${link}</li><li>`)}</details>`;
  assert.equal(htmlOf({ text: 'G', href: '/g/', items: [A] }), own('<a href="/g/">Overview</a>'));
  assert.equal(
    htmlOf({ text: 'G', href: 'https://g.example/', external: true, hrefLang: 'en', items: [A] }),
    own('<a href="https://g.example/" class="external" rel="noopener" hrefLang="en">Overview</a>'),
  );
});

it('an entry says that it leaves the site, and in which language it is, and what it leads to', () => {
  const away = { text: 'A', href: 'https://a.example/', external: true, lang: 'en', hrefLang: 'en' };
  const text = '<bdi>A</bdi>';
  assert.equal(
    htmlOf(away),
    `<a href="https://a.example/" class="external" rel="noopener" lang="en" hrefLang="en">${text}</a>`,
  );
  assert.equal(
    htmlOf({ text: 'A', lang: 'en', items: [A] }),
    `<details><summary lang="en">${text}</summary>${LIST}</details>`,
  );
});
