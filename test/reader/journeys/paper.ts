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

    // Headings and labels before code were left at the foot of a sheet. Columns break as sheets do.
    journey('a heading, the title of code and the label of a tab stay with what follows', readers, async (open) => {
      const { page } = await open(`${BASE}/code/nodejs/http-requests/`);
      await page.emulateMedia({ media: 'print' });
      const parted = await page.evaluate(() => {
        const prose = document.querySelector<HTMLElement>('.prose');
        if (!prose) return ['no text'];
        Object.assign(prose.style, { columns: '600px', columnFill: 'auto', inlineSize: '600px' });
        const isShown = (element: Element) => element.getClientRects().length > 0;
        const shownIn = (element: Element) =>
          [...element.querySelectorAll('figcaption, .code-language, pre')].find(isShown);
        const pairs = [...prose.querySelectorAll('.heading, .tab-panel-title, figcaption')].flatMap((one) => {
          const next = one.matches('figcaption') ? one.parentElement?.querySelector('pre') : one.nextElementSibling;
          return next ? [[one, shownIn(next) ?? next] as const] : [];
        });
        const found = new Set<string>();
        for (let height = 200; height < 700; height += 5) {
          prose.style.blockSize = `${height}px`;
          for (const [one, next] of pairs) {
            const [end, start] = [[...one.getClientRects()].at(-1), next.getClientRects()[0]];
            if (end && start && start.left > end.right) found.add(one.textContent);
          }
        }
        return [...found];
      });
      assert.deepEqual(parted, []);
    });

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
