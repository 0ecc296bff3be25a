import assert from 'node:assert/strict';
import { describe } from 'node:test';
import type { Page } from 'playwright-core';
import { createTestSite } from '../site/site.ts';
import { assertAccessible } from './axe.ts';
import { beforeJourneys, journey, readersOf } from './reader.ts';

const CODE = Array.from({ length: 30 }, (_, index) => `const value${index + 1} = ${index + 1};`).join('\n');

const FILES = {
  'content/index.md': `# Folded\n\n\`\`\`js title="long.mjs" fold\n${CODE}\n\`\`\`\n\n\`\`\`js\n${CODE}\n\`\`\`\n`,
};

/** How much of the samples is seen: of the first in parts of the second, which shows all. */
const shownPart = (page: Page) =>
  page.evaluate(() => {
    const [folded = 0, whole = 1] = [...document.querySelectorAll('.code-block pre')].map(
      ({ clientHeight }) => clientHeight,
    );
    return Math.round((100 * folded) / whole);
  });

describe('a folded sample, served by docsgen preview', () => {
  const readers = beforeJourneys(() => readersOf(createTestSite(FILES), 'preview'));

  journey('shows its first lines, and all of them once its box is ticked, without scripts', readers, async (open) => {
    const { page } = await open('/', { javaScriptEnabled: false });
    assert.ok((await shownPart(page)) < 45, String(await shownPart(page)));
    await page.getByLabel('Show all 30 lines').click();
    assert.equal(await shownPart(page), 100);
    await page.getByText('Show all 30 lines').click();
    assert.ok((await shownPart(page)) < 45);
  });

  journey('is opened with the keyboard, and copied as a whole', readers, async (open) => {
    const { page } = await open('/', { permissions: ['clipboard-read', 'clipboard-write'] });
    await assertAccessible(page, { part: '.code-folded' });
    await page.locator('.code-folded .copy-button').click();
    await page.locator('.code-folded .copy-button.copied').waitFor();
    assert.equal(await page.evaluate(() => navigator.clipboard.readText()), CODE);
    await page.locator('.code-folded pre').focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    assert.equal(await shownPart(page), 100);
  });

  journey('is printed with all its lines, and without its box', readers, async (open) => {
    const { page } = await open('/');
    await page.emulateMedia({ media: 'print' });
    assert.equal(await shownPart(page), 100);
    const fade = await page.locator('.code-folded pre').evaluate((pre) => getComputedStyle(pre).maskImage);
    assert.equal(fade, 'none');
    assert.equal(await page.getByText('Show all 30 lines').isVisible(), false);
  });
});
