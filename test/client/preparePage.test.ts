import assert from 'node:assert/strict';
import { beforeEach, describe, it } from 'node:test';
import { preparePage } from '../../src/client/preparePage.ts';
import type { PageChunk } from '../../src/model/chunk.ts';
import { find, openBrowser } from './browser.ts';
import { DOCUMENT, pageChunk } from './pageFixture.ts';

const commitPage = (...page: Parameters<typeof preparePage>) => preparePage(...page)();

beforeEach(() => {
  openBrowser(DOCUMENT, 'https://x.dev/docs/guide/');
});

describe('preparePage', () => {
  it('swaps main and table of contents, and keeps the sidebar of the same section with its groups', () => {
    const group = find('[data-region="sidebar"] details');
    const link = commitPage(pageChunk(), undefined);
    assert.equal(find('h1').textContent, 'Guide');
    assert.equal(find('[data-region="toc"] a').getAttribute('href'), '#one');
    assert.equal(find('[data-region="sidebar"] details'), group);
    assert.equal(link, find('a[aria-current="page"]'));
  });

  it('swaps the sidebar of another section, and marks the page in it', () => {
    const html = '<ul><li><a href="/docs/guide/">Guide</a></li></ul>';
    commitPage(pageChunk({ sidebar: { id: 'other', src: '/s.js' } }), html);
    assert.equal(find('[data-region="sidebar"]').dataset['sidebarId'], 'other');
    assert.equal(find('[data-region="sidebar"] a[aria-current]').textContent, 'Guide');
  });

  it('marks the entry of the top navigation that the page belongs to', () => {
    const current = () => document.querySelector('.site-header [aria-current]')?.textContent;
    commitPage(pageChunk({ navHref: '/docs/' }), undefined);
    assert.equal(current(), 'Home');
    commitPage(pageChunk(), undefined);
    assert.equal(current(), undefined);
  });

  it('empties the sidebar for a page without one', () => {
    const { sidebar: _, ...chunk } = pageChunk();
    assert.equal(commitPage(chunk, undefined), undefined);
    assert.equal(find('[data-region="sidebar"]').innerHTML, '');
    assert.equal(find('[data-region="sidebar"]').dataset['sidebarId'], '');
  });

  it('refuses a page of a build with other client files, and one in another format, before anything of it is shown', () => {
    assert.throws(() => preparePage(pageChunk({ client: 'client2' }), undefined), /another build/);
    assert.throws(() => preparePage({} as PageChunk, undefined), /another build/);
    assert.equal(find('h1').textContent, 'Home');
  });

  it('throws when the document is not ours', () => {
    find('[data-region="toc"]').remove();
    assert.throws(() => commitPage(pageChunk(), undefined), /no region "toc"/);
  });
});
