import assert from 'node:assert/strict';
import { describe } from 'node:test';
import type { Page } from 'playwright-core';
import { createTestSite } from '../site/site.ts';
import { assertAccessible } from './axe.ts';
import { beforeJourneys, journey, readersOf } from './reader.ts';

const FILES = {
  'content/index.md': '# Home\n\nAll about HTML here.\n',
  'content/a.md': '# A\n\nWords.\n',
  'content/_glossary.md': '*[HTML]: Hyper Text Markup Language\n',
};

/** What is shown behind the abbreviation. */
const shownBehind = (page: Page) =>
  page.locator('main abbr').evaluate((abbreviation) => {
    const { content } = getComputedStyle(abbreviation, '::after');
    return content === 'none' ? '' : content;
  });

describe('an abbreviation, served by docsgen preview', () => {
  const readers = beforeJourneys(() => readersOf(createTestSite(FILES), 'preview'));

  journey('says what it stands for to who comes to it by key or touch, without scripts', readers, async (open) => {
    const { page } = await open('/', { javaScriptEnabled: false, hasTouch: true });
    assert.equal(await shownBehind(page), '');
    await page.locator('main abbr').tap();
    assert.match(await shownBehind(page), /Hyper Text Markup Language/);
    await page.keyboard.press('Shift+Tab');
    assert.equal(await shownBehind(page), '');
    await page.keyboard.press('Tab');
    assert.match(await shownBehind(page), /Hyper Text Markup Language/);
  });

  journey('is accessible, and printed with what it stands for', readers, async (open) => {
    const { page } = await open('/');
    await assertAccessible(page, { part: 'main' });
    await page.emulateMedia({ media: 'print' });
    assert.match(await shownBehind(page), /Hyper Text Markup Language/);
  });

  journey('brings its styles to no other page', readers, async (open) => {
    const { page } = await open('/a/');
    assert.equal(await page.locator('link[href*="/components."]').count(), 0);
    const { page: other } = await open('/');
    assert.equal(await other.locator('link[href*="/components."]').count(), 1);
  });
});
