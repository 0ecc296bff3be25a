import assert from 'node:assert/strict';
import { describe } from 'node:test';
import type { Page } from 'playwright-core';
import { createTestSite } from '../site/site.ts';
import { assertAccessible } from './axe.ts';
import { beforeJourneys, journey, readersOf } from './reader.ts';

const LINES = '```js\nlet a = 1;\nlet b;\n```\n\n```diff\n-let a;\n+let b;\n let c;\n```\n';

const FILES = {
  'site/config.ts': "export const config = { title: 'Acme', lineNumbers: true };\n",
  'content/index.md': `# Numbers\n\n${LINES}`,
  'content/rtl.md': `---\ndir: rtl\n---\n\n# Numbers\n\n${LINES}`,
};

/** How far each line's text stands from the edge of its sample, in CSS pixels. */
const textEdges = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('.code-block .line')].map((line) => {
      const text = document.createRange();
      text.selectNodeContents(line);
      const edges = [...text.getClientRects()].filter(({ width }) => width > 1).map(({ left }) => left);
      return Math.round(Math.min(...edges) - Number(line.closest('pre')?.getBoundingClientRect().left));
    }),
  );

const isWithinWindow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth);

describe('code with line numbers, served by docsgen preview', () => {
  const readers = beforeJourneys(() => readersOf(createTestSite(FILES), 'preview'));

  journey('has its text beside the numbers, also in a diff, on a phone and on paper', readers, async (open) => {
    for (const route of ['/', '/rtl/']) {
      const { page } = await open(route, { viewport: { width: 320, height: 700 } });
      for (const media of ['screen', 'print'] as const) {
        await page.emulateMedia({ media });
        const edges = await textEdges(page);
        assert.equal(edges.length, 5);
        assert.equal(new Set(edges).size, 1, `${route} ${media}: ${edges}`);
        assert.ok(Number(edges[0]) > 30, String(edges));
      }
      assert.ok(await isWithinWindow(page));
      await page.emulateMedia({ media: 'screen' });
      await assertAccessible(page, { part: '.code-block' });
    }
  });

  journey('is copied without its numbers', readers, async (open) => {
    const { page } = await open('/', { permissions: ['clipboard-read', 'clipboard-write'] });
    await page.locator('.copy-button').last().click();
    await page.locator('.copy-button.copied').waitFor();
    assert.equal(await page.evaluate(() => navigator.clipboard.readText()), '-let a;\n+let b;\n let c;');
  });
});
