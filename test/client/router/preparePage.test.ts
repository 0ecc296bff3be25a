import assert from 'node:assert/strict';
import { beforeEach, describe, it } from 'node:test';
import { preparePage } from '../../../src/client/router/preparePage.ts';
import type { PageChunk } from '../../../src/model/chunk.ts';
import { catchStylesheets, find, openBrowser, settled } from '../browser.ts';
import { DOCUMENT, pageChunk } from '../pageFixture.ts';

const commitPage = async (...page: Parameters<typeof preparePage>) => (await preparePage(...page))();

beforeEach(() => {
  const { window } = openBrowser(DOCUMENT, 'https://x.dev/docs/guide/');
  // Scripts come, though none is run.
  window.happyDOM.settings.handleDisabledFileLoadingAsSuccess = true;
});

describe('preparePage', () => {
  it('swaps main and table of contents, and keeps the sidebar of the same section with its groups', async () => {
    const group = find('[data-region="sidebar"] details');
    const link = await commitPage(pageChunk(), undefined);
    assert.equal(find('h1').textContent, 'Guide');
    assert.equal(find('[data-region="toc"] a').getAttribute('href'), '#one');
    assert.equal(find('[data-region="sidebar"] details'), group);
    assert.equal(link, find('a[aria-current="page"]'));
  });

  it('swaps the sidebar of another section, and marks the page in it', async () => {
    const html = '<ul><li><a href="/docs/guide/">Guide</a></li></ul>';
    await commitPage(pageChunk({ sidebar: { id: 'other', src: '/s.js' } }), html);
    assert.equal(find('[data-region="sidebar"]').dataset['sidebarId'], 'other');
    assert.equal(find('[data-region="sidebar"] a[aria-current]').textContent, 'Guide');
  });

  it('has the groups of a sidebar open again that were when the reader left its section', async () => {
    const sidebar = find('[data-region="sidebar"]');
    const { innerHTML } = sidebar;
    const { sidebar: own } = pageChunk();
    const group = () => find<HTMLDetailsElement>('[data-region="sidebar"] li + li > details');
    const made = group().open;
    group().open = true;
    await commitPage(pageChunk({ sidebar: { id: 'other', src: '/s.js' } }), '<ul></ul>');
    await commitPage(pageChunk({ sidebar: own ?? assert.fail() }), innerHTML);
    assert.deepEqual([made, group().open], [false, true]);
  });

  it('marks the entry of the top navigation that the page belongs to', async () => {
    const current = () => document.querySelector('.site-header [aria-current]')?.textContent;
    await commitPage(pageChunk({ navHref: '/docs/' }), undefined);
    assert.equal(current(), 'Home');
    await commitPage(pageChunk(), undefined);
    assert.equal(current(), undefined);
  });

  it('leaves the mark of the version on screen where it is', async () => {
    const version = '<li><a href="https://x.dev/docs/" data-version="" aria-current="true">v2</a></li>';
    find('.site-header ul').insertAdjacentHTML('beforeend', version);
    await commitPage(pageChunk({ navHref: '/docs/' }), undefined);
    assert.equal(document.querySelectorAll('.site-header [data-version][aria-current="true"]').length, 1);
  });

  it('waits for the stylesheet that a page needs besides those of every page', async () => {
    const styles = { href: '/docs/assets/components.css', integrity: 'sha256-a' };
    const added = catchStylesheets();
    const preparing = preparePage(pageChunk({ styles }), undefined);
    const link = added[0] ?? assert.fail();
    assert.deepEqual([link.getAttribute('href'), link.integrity], [styles.href, styles.integrity]);
    let isReady = false;
    preparing.then(() => {
      isReady = true;
    });
    await settled();
    assert.equal(isReady, false);
    link.onload?.(new Event('load'));
    (await preparing)();
    assert.equal(find('h1').textContent, 'Guide');
  });

  it('gets the script that leads on from headings that have left a page, once', async () => {
    const scripts = () => [...document.head.querySelectorAll<HTMLScriptElement>('script[src="/m.js"]')];
    const main =
      '<h1>Guide</h1><script type="application/json" data-moved="/m.js" data-integrity="sha256-a">[]</script>';
    await commitPage(pageChunk(), undefined);
    assert.equal(scripts().length, 0);
    for (const _ of [1, 2]) await commitPage(pageChunk({ main }), undefined);
    assert.deepEqual(
      scripts().map(({ integrity }) => integrity),
      ['sha256-a'],
    );
  });

  it('asks again, on the next page, for a script that has not come', async () => {
    const main = '<h1>Guide</h1><script type="application/json" data-moved="/late.js">[]</script>';
    const scripts = () => [...document.head.querySelectorAll<HTMLScriptElement>('script[src="/late.js"]')];
    await commitPage(pageChunk({ main }), undefined);
    const [failed] = scripts();
    failed?.dispatchEvent(new Event('error'));
    await commitPage(pageChunk({ main }), undefined);
    assert.equal(scripts().length, 1);
    assert.notEqual(scripts()[0], failed);
  });

  it('empties the sidebar for a page without one', async () => {
    const { sidebar: _, ...chunk } = pageChunk();
    assert.equal(await commitPage(chunk, undefined), undefined);
    assert.equal(find('[data-region="sidebar"]').innerHTML, '');
    assert.equal(find('[data-region="sidebar"]').dataset['sidebarId'], '');
  });

  it('refuses a page of a build with other client files, and one in another format, before anything of it is shown', async () => {
    await assert.rejects(() => preparePage(pageChunk({ client: 'client2' }), undefined), /another build/);
    await assert.rejects(() => preparePage({} as PageChunk, undefined), /another build/);
    assert.equal(find('h1').textContent, 'Home');
  });

  it('throws when the document is not ours', async () => {
    find('[data-region="toc"]').remove();
    await assert.rejects(() => commitPage(pageChunk(), undefined), /no region "toc"/);
  });
});
