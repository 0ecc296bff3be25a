import assert from 'node:assert/strict';
import { describe } from 'node:test';
import { createTestSite } from '../site/site.ts';
import { assertAccessible } from './axe.ts';
import { beforeJourneys, isMarked, journey, markWindow, readersOf } from './reader.ts';
import { arrivedAt, until } from './waits.ts';

const FILES = {
  'content/index.md': '# Home\n\nWords. Go to [A](/a/).\n',
  'content/a.md': '---\ntags: [API, "log in", C++]\n---\n\n# A\n\nWords.\n',
  'content/b.md': '---\ntags: [API]\n---\n\n# B\n\nWords.\n',
  'content/tags.mdx': `# Tags\n\n${'Words.\n\n'.repeat(60)}<PagesByTag />\n`,
};

describe('tags', () => {
  const site = createTestSite(FILES);
  const readers = beforeJourneys(() => readersOf(site, 'preview'));

  journey('lead from a page to the list of pages, and on', readers, async (open) => {
    const { page, requests } = await open('/');
    const styles = () => requests.filter((one) => /\/components[.\w]*\.css$/.test(one.url())).length;
    assert.equal(styles(), 0);
    await markWindow(page);
    await page.click('.prose a');
    await arrivedAt(page, '/a/');
    await until(page, () => getComputedStyle(document.querySelector('.page-tags') as Element).display === 'flex');
    assert.deepEqual(await page.locator('.page-tags li').allTextContents(), ['API', 'log in', 'C++']);
    await assertAccessible(page);
    for (const [text, id] of [
      ['log in', 'tag:log-in'],
      ['C++', 'tag:c++'],
    ] as const) {
      await page.click(`main > .page-tags >> text="${text}"`);
      await until(page, (wanted) => (document.getElementById(wanted)?.getBoundingClientRect().top ?? -1) >= 0, id);
      await page.waitForFunction(
        (wanted) => (document.getElementById(wanted)?.getBoundingClientRect().top ?? 9999) < window.innerHeight,
        id,
      );
      await page.goBack();
      await arrivedAt(page, '/a/');
    }
    await page.click('main > .page-tags >> text="API"');
    await arrivedAt(page, '/tags/#tag:api');
    await assertAccessible(page);
    assert.deepEqual(await page.locator('.toc-list a').allTextContents(), ['API', 'C++', 'log in']);
    await page.click('.toc-list a:has-text("C++")');
    await until(page, () => document.querySelector('.toc-list [aria-current]')?.textContent === 'C++');
    await page.click('h2[id="tag:api"] + ul a:has-text("B")');
    await arrivedAt(page, '/b/');
    assert.ok(await isMarked(page));
  });
});
