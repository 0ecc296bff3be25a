import assert from 'node:assert/strict';
import { describe } from 'node:test';
import { addStyles } from '../axe.ts';
import { journey, type Readers } from '../reader.ts';
import { SHORT_PATH } from '../readerSite.ts';

/** Pages on a tablet. */
export function tabletJourneys(readers: () => Readers): void {
  describe('fit a tablet', () => {
    journey('held sideways, the top navigation stands in one line, within its bar', readers, async (open) => {
      const { page } = await open(SHORT_PATH, { viewport: { width: 1180, height: 820 }, hasTouch: true });
      const heights = await page
        .locator('.header-nav')
        .evaluateAll((navs) => navs.map((nav) => nav.getBoundingClientRect().height));
      assert.deepEqual(heights, [44, 44]);
    });

    // The scroll bar took the room of a link, which stood in a line of its own.
    journey(
      'the narrowest window that has the top navigation in its header has it in one line',
      readers,
      async (open) => {
        const { page } = await open(SHORT_PATH);
        const width = await page.evaluate(() => {
          const widths = [...document.styleSheets].flatMap(({ cssRules }) => [...queriesIn(cssRules)]);
          return Math.max(...widths.filter((one) => one < innerWidth));

          function* queriesIn(rules: CSSRuleList): Generator<number> {
            for (const rule of rules) {
              const [, em] = /^\(min-width: ([\d.]+)em\)$/.exec((rule as CSSMediaRule).conditionText ?? '') ?? [];
              if (em !== undefined) yield Number(em) * 16;
              if ('cssRules' in rule) yield* queriesIn(rule.cssRules as CSSRuleList);
            }
          }
        });
        await page.setViewportSize({ width: Math.ceil(width), height: 800 });
        const heights = await page
          .locator('.header-nav')
          .evaluateAll((navs) => navs.map((nav) => nav.getBoundingClientRect().height));
        assert.ok(heights.length === 2 && heights.every((height) => height > 0 && height < 40), `${width}: ${heights}`);
      },
    );

    // The edge of the window cut the first line of it through.
    journey(
      'in text as large as a reader needs it, both lines of the top navigation are read',
      readers,
      async (open) => {
        const { page } = await open(SHORT_PATH, { viewport: { width: 1200, height: 800 } });
        // What a browser does to all text where the reader has set a smallest size.
        await addStyles(page, '.header-nav * { font-size: 24px !important; }');
        const cut = await page.locator('.header-nav .nav-link').evaluateAll((links) => {
          const bar = document.querySelector('.site-header')?.getBoundingClientRect().bottom ?? 0;
          return links.flatMap((link) => {
            const text = document.createRange();
            text.selectNode(link.firstChild ?? link);
            const { top, bottom } = text.getBoundingClientRect();
            // The line of a text has some room above and below its letters.
            return top < -3 || bottom > bar + 3 ? [`${link.textContent} ${top}-${bottom}`] : [];
          });
        });
        assert.deepEqual(cut, []);
      },
    );

    // Its links stood in three lines, the first of them above the screen, and the name of the site lost letters.
    journey(
      "where a reader's own styles make text twice as large, the header keeps its words",
      readers,
      async (open) => {
        const { page } = await open(SHORT_PATH, { viewport: { width: 1280, height: 800 } });
        await page.evaluate(() => document.documentElement.style.setProperty('font-size', '32px'));
        for (const width of [1280, 1152]) {
          await page.setViewportSize({ width, height: 800 });
          const cut = await page.evaluate(() => {
            const bar = document.querySelector('.site-header')?.getBoundingClientRect().bottom ?? 0;
            const words = [...document.querySelectorAll('.header-nav .nav-link, .site-name span')];
            return words
              .filter((one) => {
                const { top, bottom } = one.getBoundingClientRect();
                return top < 0 || bottom > bar || one.scrollHeight > one.clientHeight + 1;
              })
              .map((one) => one.textContent);
          });
          assert.deepEqual(cut, [], `${width}`);
        }
        // Nor were the first words of the hits on the screen, nor what is typed in the box.
        await page.setViewportSize({ width: 1280, height: 800 });
        await page.locator('.search-input').pressSequentially('memory');
        await page.locator('.search-hit').first().waitFor();
        const search = await page.evaluate(() => {
          const input = document.querySelector('.search-input') as HTMLElement;
          const { paddingLeft, paddingRight } = getComputedStyle(input);
          const left = document.querySelector('.search-panel')?.getBoundingClientRect().left ?? -1;
          return { left, room: input.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight) };
        });
        assert.ok(search.left >= 0 && search.room > 60, JSON.stringify(search));
        await page.keyboard.press('Escape');
        await page.setViewportSize({ width: 390, height: 800 });
        const room = await page.locator('.site-name span').evaluate((name) => name.getBoundingClientRect().width);
        assert.ok(room > 80, `${room} px`);
      },
    );

    journey('above the sidebar, the top navigation stands in two columns', readers, async (open) => {
      const { page } = await open(SHORT_PATH, { viewport: { width: 1024, height: 800 } });
      const lefts = await page
        .locator('.sidebar-top .nav-items > li')
        .evaluateAll((items) => items.map((item) => item.getBoundingClientRect().left));
      assert.equal(new Set(lefts).size, 2, lefts.join(', '));
      // A long name ended below the frame of its neighbor.
      const cut = await page.locator('.sidebar-top .nav-items > li > a').evaluateAll((links) =>
        links.flatMap((link) => {
          const text = document.createRange();
          text.selectNodeContents(link);
          const room = link.getBoundingClientRect().right - text.getBoundingClientRect().right;
          return room < 4 ? [`${link.textContent} ${room}`] : [];
        }),
      );
      assert.deepEqual(cut, []);
    });

    // It began at the edge of the screen, over the sidebar, away from its button.
    journey('the list of headings opens below its button, beside the sidebar', readers, async (open) => {
      const { page } = await open(SHORT_PATH, { viewport: { width: 1024, height: 800 } });
      await page.locator('.toc-button').click();
      const [panel, bar] = ['.toc-panel', '.toc'].map((selector) => async () => {
        const { left, right } = await page.locator(selector).evaluate((box) => box.getBoundingClientRect());
        return [left, right];
      });
      assert.deepEqual(await panel?.(), await bar?.());
      // Where a page has no sidebar, its bar is as wide as the screen.
      await page.evaluate(() => document.querySelector('.sidebar-region')?.replaceChildren());
      assert.equal((await bar?.())?.[0], 0);
      assert.deepEqual(await panel?.(), await bar?.());
      // In Safari it began at the padding of the bar, as it does here when it is no popover any more.
      await page.locator('.toc-panel').evaluate((box) => {
        box.removeAttribute('popover');
        Object.assign((box as HTMLElement).style, { position: 'fixed' });
      });
      assert.deepEqual(await panel?.(), await bar?.());
    });
  });
}
