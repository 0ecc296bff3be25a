import assert from 'node:assert/strict';
import { describe } from 'node:test';
import type { Page } from 'playwright-core';
import { createTestSite } from '../site/site.ts';
import { assertAccessible } from './axe.ts';
import { beforeJourneys, isMarked, journey, markWindow, readersOf } from './reader.ts';
import { arrivedAt, listening, until } from './waits.ts';

const LANDING = `---
title: Everything that an extraordinarily long title may say
description: One SDK for all of it.
hero:
  image: /acme.svg
  actions:
    - { text: Get started, link: /guides/first/ }
    - { text: Source code, link: https://github.com/acme/acme }
---

<CardGrid>
${['One', 'Two', 'Three', 'Four'].map((title) => `<Card title="${title}" href="/guides/first/">Words.</Card>`).join('\n')}
</CardGrid>

## Below

Words.
`;

const FILES = {
  'content/index.mdx': LANDING,
  'content/guides/first.md': '# First\n\n## A heading\n\nWords. Go [home](/).\n',
  'content/guides/cards.mdx': '# Cards\n\nWords.\n\n<Card title="A">a</Card>\n\n<Card title="B">b</Card>\n\nWords.\n',
  'content/guides/alone.md': '---\nsidebar: false\n---\n\n# Alone\n\nWords.\n',
  'content/guides/pictures.md': `# Pictures

Words.

<picture><source media="(prefers-color-scheme: dark)" srcset="/acme.svg?dark"><img src="/acme.svg" alt="A box"></picture>

Words <picture><source media="(prefers-color-scheme: dark)" srcset="/acme.svg?dark"><img src="/acme.svg" alt="" width="20"></picture> beside one.
`,
  'site/public/acme.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="320" height="240"/>',
  'site/config.ts':
    "export const config = { base: '/docs/', title: 'Acme', nav: { left: [{ text: 'Guides', link: '/guides/first/' }], right: [{ text: 'How the machines of Acme are kept', link: 'https://a.example/' }, { text: 'Where those of the others are kept', link: 'https://b.example/' }] } };\n",
};

/** What stands around the article, and how wide its columns are. */
const around = (page: Page) =>
  page.evaluate(() => {
    const lengthOf = (name: string) => document.querySelector(`[data-region="${name}"]`)?.childElementCount;
    const [start, , end] = getComputedStyle(document.querySelector('.layout') as Element).gridTemplateColumns.split(
      ' ',
    );
    return [lengthOf('sidebar'), lengthOf('toc'), start, end];
  });

for (const command of ['dev', 'preview'] as const) {
  describe(`a landing page, served by docsgen ${command}`, () => {
    const site = createTestSite(FILES);
    const readers = beforeJourneys(() => readersOf(site, command));

    journey(
      'is reached and left without loading a document: what stands around pages goes and comes',
      readers,
      async (open) => {
        const { page } = await open('/docs/guides/first/');
        await markWindow(page);
        const ordinary = await around(page);
        assert.deepEqual(ordinary, [1, 2, '280px', '256px']);
        await page.click('main a[href="/docs/"]');
        await arrivedAt(page, '/docs/');
        await page.locator('.page-hero').waitFor();
        assert.deepEqual(await around(page), [0, 0, '0px', '0px']);
        // Its styles have come with it.
        assert.notEqual(
          await page
            .locator('.button')
            .first()
            .evaluate((one) => getComputedStyle(one).borderRadius),
          '0px',
        );
        assert.equal(await page.evaluate(() => document.activeElement?.tagName), 'H1');
        await page.click('.page-hero a');
        await arrivedAt(page, '/docs/guides/first/');
        await until(page, () => !document.querySelector('.page-hero'));
        assert.deepEqual(await around(page), ordinary);
        await page.goBack();
        await page.locator('.page-hero').waitFor();
        assert.deepEqual(await around(page), [0, 0, '0px', '0px']);
        assert.equal(await isMarked(page), true);
      },
    );

    journey('shows the pictures of the scheme that the reader has chosen', readers, async (open) => {
      const { page } = await open('/docs/guides/pictures/', { alone: true });
      const shown = () =>
        page
          .locator('article img:visible')
          .evaluateAll((all) => all.map((one) => (one as HTMLImageElement).src.replace(/.*acme/, '')));
      for (const [scheme, ofSystem] of [
        ['dark', '.svg?dark'],
        ['light', '.svg'],
      ] as const) {
        await page.emulateMedia({ colorScheme: scheme });
        for (const [theme, address] of [
          ['', ofSystem],
          ['light', '.svg'],
          ['dark', '.svg?dark'],
        ]) {
          await until(page, (theme) => (document.documentElement.dataset['theme'] ?? '') === theme, theme);
          assert.deepEqual(await shown(), [address, address], `${scheme} ${theme}`);
          // Paper is light.
          await page.emulateMedia({ colorScheme: scheme, media: 'print' });
          assert.deepEqual(await shown(), ['.svg', '.svg'], `${scheme} ${theme}, on paper`);
          await page.emulateMedia({ colorScheme: scheme, media: 'screen' });
          await page.locator('.theme-switch').click();
        }
      }
    });

    if (command === 'preview') {
      journey('fits every screen, has its picture at once, and no violation', readers, async (open) => {
        const { page } = await open('/docs/');
        // Right to left it was behind the end of the title.
        const glow = await page.locator('.main').evaluate((main) => getComputedStyle(main).backgroundImage);
        assert.match(glow, /at 50% /);
        // A drawing is as wide as it says, where a small one is larger.
        await page.setViewportSize({ width: 1440, height: 600 });
        const drawing = page.locator('.page-hero img');
        assert.equal(await drawing.evaluate((one) => one.clientWidth), 320);
        await drawing.evaluate((one) => one.setAttribute('width', '32'));
        assert.equal(await drawing.evaluate((one) => one.clientWidth), 288);
        for (const width of [1440, 1280, 1024, 390, 320]) {
          await page.setViewportSize({ width, height: 600 });
          const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
          assert.ok(over <= 0, `${width}: ${over}`);
        }
        // A reader's own styles make text twice as large: what leads back to the top stuck out.
        await page.setViewportSize({ width: 1280, height: 600 });
        await page.evaluate(() => document.documentElement.style.setProperty('font-size', '32px'));
        assert.ok((await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)) <= 0);
        await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
        await page.setViewportSize({ width: 320, height: 256 });
        await assertAccessible(page);
        assert.equal(await page.locator('.page-hero img').getAttribute('loading'), null);
      });

      for (const path of ['/docs/', '/docs/guides/alone/']) {
        journey(
          `has its top navigation in a drawer where the header has no room for it: ${path}`,
          readers,
          async (open) => {
            const { page } = await open(path, { viewport: { width: 1024, height: 700 } });
            const link = page.locator('.sidebar-top a').first();
            assert.equal(await link.isVisible(), false);
            await page.click('.menu-button');
            await link.click();
            await arrivedAt(page, '/docs/guides/first/');
            await until(page, () => !document.querySelector('.page-hero, :popover-open'));
            // There the sidebar is a column again, in which it stands.
            assert.deepEqual(
              await page
                .locator('.menu-button, .sidebar')
                .evaluateAll((all) => all.map((one) => getComputedStyle(one).display)),
              ['none', 'flex'],
            );
          },
        );
      }

      journey('has cards in a grid as close as that says; one by itself stands apart', readers, async (open) => {
        const gapsIn = async (path: string, boxes: string) => {
          const { page } = await open(path);
          return page.evaluate((selector) => {
            const rects = [...document.querySelectorAll(selector)].map((box) => box.getBoundingClientRect());
            return rects.slice(1).map(({ top }, index) => Math.round(top - (rects[index]?.bottom ?? 0)));
          }, boxes);
        };
        const [before = 0, between = 0, behind = 0] = await gapsIn('/docs/guides/cards/', '.prose > :not(h1)');
        assert.ok(before >= 16 && between >= 16 && behind >= 16, `${before} ${between} ${behind}`);
        const inGrid = await gapsIn('/docs/', '.card');
        assert.equal(Math.max(...inGrid), 16, `${inGrid}`);
      });

      // Of three the last stood alone below the others, and four below each other.
      journey('has no card alone in its row, also on a tablet', readers, async (open) => {
        for (const width of [768, 1440]) {
          const { page } = await open('/docs/', { viewport: { width, height: 900 } });
          const inRows = () =>
            page.evaluate(() => {
              const tops = [...document.querySelectorAll('.card')].map((card) => card.getBoundingClientRect().top);
              return [...new Set(tops)].map((top) => tops.filter((one) => one === top).length);
            });
          assert.deepEqual(await inRows(), [2, 2], `${width}`);
          await page.evaluate(() => document.querySelector('.card')?.remove());
          assert.deepEqual(await inRows(), [3], `${width}`);
        }
      });

      journey('has buttons on paper that can be read, as an unknown address has', readers, async (open) => {
        for (const [path, count] of [
          ['/docs/', 2],
          ['/docs/no/such/', 3],
        ] as const) {
          const { page } = await open(path, { colorScheme: 'dark' });
          await page.emulateMedia({ media: 'print' });
          const colors = await page
            .locator('.button')
            .evaluateAll((all) => all.map((one) => getComputedStyle(one).color));
          assert.deepEqual(colors, Array(count).fill('rgb(16, 26, 21)'), path);
        }
      });
    } else {
      journey('becomes one while it is written, and an ordinary page again', readers, async (open) => {
        const { page } = await open('/docs/');
        await markWindow(page);
        await listening(page);
        site.write('content/index.mdx', LANDING.replace('Get started', 'Begin here'));
        await until(page, () => document.querySelector('.page-hero a')?.textContent === 'Begin here');
        site.write('content/index.mdx', LANDING.replace(/hero:.*?(?=---)/s, ''));
        await until(page, () => !document.querySelector('.page-hero') && document.querySelector('.sidebar-list'));
        assert.deepEqual(await around(page), [1, 2, '280px', '256px']);
        site.write('content/index.mdx', LANDING);
        await until(page, () => document.querySelector('.page-hero') && !document.querySelector('.sidebar-list'));
        assert.equal(await isMarked(page), true);
      });
    }
  });
}
