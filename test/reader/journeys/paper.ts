import assert from 'node:assert/strict';
import { describe } from 'node:test';
import { journey, type Readers } from '../reader.ts';
import { BASE } from '../readerSite.ts';

/** Pages as they are printed. */
export function paperJourneys(readers: () => Readers): void {
  describe('fit paper', () => {
    journey('the address of a card stands beside its title, not on top of it', readers, async (open) => {
      const { page } = await open(`${BASE}/`);
      await page.emulateMedia({ media: 'print' });
      const places = await page
        .locator('.card-title a')
        .evaluateAll((links) => links.map((link) => getComputedStyle(link, '::after')).map(({ position }) => position));
      assert.deepEqual([...new Set(places)], ['static']);
    });

    // They began with the path, and a line ran through them.
    journey('printed addresses have their host, and no line beneath them', readers, async (open) => {
      const { page } = await open(`${BASE}/quickstart/`);
      await page.emulateMedia({ media: 'print' });
      const link = page.locator(`.prose a[href="${BASE}/projects/"]`).first();
      assert.deepEqual(
        await link.evaluate((element) => [
          getComputedStyle(element, '::after').content,
          getComputedStyle(element).textDecorationLine,
        ]),
        [`" (https://pipedream.com${BASE}/projects/)"`, 'none'],
      );
    });

    journey('the head of a table stays above its rows', readers, async (open) => {
      const { page } = await open(`${BASE}/limits/`);
      await page.emulateMedia({ media: 'print' });
      const [rows, head] = await page.evaluate(() => {
        const table = document.querySelector('.prose table');
        scrollTo({ top: (table?.getBoundingClientRect().top ?? 0) + scrollY + 40, behavior: 'instant' });
        return ['tbody', 'th'].map((part) => table?.querySelector(part)?.getBoundingClientRect());
      });
      assert.ok((head?.bottom ?? 0) <= (rows?.top ?? 0) + 1, `${head?.bottom} > ${rows?.top}`);
    });

    // They were left at the foot of a sheet, and the code was on the next one.
    journey(
      'the bar of a block of code stays with the code, and the label of a tab with its panel',
      readers,
      async (open) => {
        const { page } = await open(`${BASE}/shopify-faq-2023-10/`);
        await page.emulateMedia({ media: 'print' });
        const breaks = await page
          .locator('.code-language, .tab-panel-title')
          .evaluateAll((parts) => parts.map((part) => `${part.className} ${getComputedStyle(part).breakAfter}`));
        assert.deepEqual([...new Set(breaks)].sort(), ['code-language avoid', 'tab-panel-title avoid']);
      },
    );

    // Of cards that begin a sheet it was seen at the foot of the one before.
    journey('a card has no shadow', readers, async (open) => {
      const { page } = await open(`${BASE}/`);
      await page.emulateMedia({ media: 'print' });
      const card = page.locator('.card').first();
      assert.equal(await card.evaluate((one) => getComputedStyle(one).boxShadow), 'none');
    });

    journey('what is said of a field is as wide as other text', readers, async (open) => {
      const { page } = await open(`${BASE}/code/nodejs/`);
      await page.emulateMedia({ media: 'print' });
      const widths = await page
        .locator('.field > dd > *, .prose > p')
        .evaluateAll((texts) => texts.map((text) => getComputedStyle(text).maxWidth));
      assert.deepEqual([...new Set(widths)], ['none']);
    });

    journey('a table of long code is as wide as the sheet', readers, async (open) => {
      const { page } = await open(`${BASE}/shopify-faq-2023-10/`, { viewport: { width: 680, height: 960 } });
      await page.emulateMedia({ media: 'print' });
      assert.equal(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), true);
    });
  });
}
