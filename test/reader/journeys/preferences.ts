import assert from 'node:assert/strict';
import { describe } from 'node:test';
import { journey, type Readers } from '../reader.ts';
import { BASE, TABS_PATH } from '../readerSite.ts';

/** What readers have chosen in their system or browser: motion, contrast, colors, direction. */
export function preferenceJourneys(readers: () => Readers): void {
  describe('follow the reader', () => {
    journey('E-11: where less motion is wanted nothing moves: neither styles nor scrolling', readers, async (open) => {
      const { page } = await open(TABS_PATH);
      const moving = () =>
        page.evaluate(() =>
          [document.documentElement, ...document.querySelectorAll('*')].flatMap((element) =>
            ['', '::before', '::after']
              .map((part) => getComputedStyle(element, part))
              .filter(
                ({ transitionDuration, animationDuration, animationTimeline, scrollBehavior }) =>
                  Number.parseFloat(transitionDuration) > 0.001 ||
                  (Number.parseFloat(animationDuration) > 0.001 && animationTimeline === 'auto') ||
                  scrollBehavior === 'smooth',
              )
              .map(() => element.outerHTML.slice(0, 80)),
          ),
        );
      assert.deepEqual(await moving(), []);
      await page.emulateMedia({ reducedMotion: 'no-preference' });
      assert.notEqual((await moving()).length, 0);
    });

    journey('E-12: in forced colors what color alone said is said by lines', readers, async (open) => {
      const { page } = await open(`${BASE}/code/python/faqs/`, { forcedColors: 'active' });
      const outlines = await page.evaluate(() =>
        Object.fromEntries(
          [
            '[data-region="sidebar"] a[aria-current="page"]',
            '.tab[aria-selected="true"]',
            '.tab[aria-selected="false"]',
          ].map((selector) => {
            const element = document.querySelector(selector);
            return [selector, element && getComputedStyle(element).outlineStyle];
          }),
        ),
      );
      assert.deepEqual(outlines, {
        '[data-region="sidebar"] a[aria-current="page"]': 'solid',
        '.tab[aria-selected="true"]': 'solid',
        '.tab[aria-selected="false"]': 'none',
      });
      // The line of the open tab, which is none there, covered the lower side of the frame.
      const shown = page.locator('.tab[aria-selected="true"]').first();
      assert.equal(await shown.evaluate((tab) => getComputedStyle(tab, '::after').content), 'none');
      // Of the two sheets of the picture one is a shadow, and shadows are forced to nothing unless it says otherwise.
      const sheets = await page.evaluate(() => {
        const { borderTopColor, boxShadow } = getComputedStyle(
          document.querySelector('.copy-button') as Element,
          '::before',
        );
        const probe = document.body.appendChild(document.createElement('p'));
        probe.style.color = 'ButtonText';
        return { line: borderTopColor, text: getComputedStyle(probe).color, boxShadow };
      });
      assert.equal(sheets.line, sheets.text);
      assert.ok(sheets.boxShadow.includes(sheets.text), sheets.boxShadow);
      await page.keyboard.press('Tab');
      assert.equal(
        await page.evaluate(() => getComputedStyle(document.activeElement ?? document.body).outlineStyle),
        'solid',
      );
      // Shadow and backdrop leave a dark drawer without an edge.
      await page.setViewportSize({ width: 390, height: 800 });
      await page.click('.menu-button');
      assert.equal(
        await page.locator('.sidebar').evaluate((drawer) => getComputedStyle(drawer).borderInlineEndWidth),
        '1px',
      );
      await page.keyboard.press('Escape');
      await page.setViewportSize({ width: 1280, height: 800 });
      // What is marked by a line looked the same with the focus on it.
      for (const selector of ['[data-region="sidebar"] a[aria-current="page"]', '.tab[aria-selected="true"]']) {
        const item = page.locator(selector).first();
        const line = () => item.evaluate((element) => getComputedStyle(element).outline);
        const marked = await line();
        await item.focus();
        assert.notEqual(await line(), marked, selector);
      }
    });

    // Where readers had chosen the other scheme, white words stood on a white ground.
    journey('E-12: in forced colors a drawing has those alone', readers, async (open) => {
      const { page } = await open(`${BASE}/projects/file-stores/`, { forcedColors: 'active', colorScheme: 'dark' });
      const others = await page.evaluate(() => {
        document.documentElement.dataset['theme'] = 'light';
        const probe = document.body.appendChild(document.createElement('p'));
        const forced = ['Canvas', 'CanvasText'].map((color) => {
          probe.style.color = color;
          return getComputedStyle(probe).color;
        });
        probe.remove();
        return [...document.querySelectorAll('.diagram-drawing *')].flatMap((shape) => {
          const { fill, stroke } = getComputedStyle(shape);
          return [fill, stroke].some((color) => color !== 'none' && !forced.includes(color))
            ? [`${shape.outerHTML.slice(0, 80)} ${fill} ${stroke}`]
            : [];
        });
      });
      assert.deepEqual(others, []);
      await page.evaluate(() => delete document.documentElement.dataset['theme']);
    });

    // The dots of "Search..." stood before it, on a page in Arabic whose texts around it are in English.
    journey('right to left, the search box shows what is in it as it reads', readers, async (open) => {
      const { page } = await open(`${BASE}/api/auth/`);
      await page.evaluate(() => {
        document.documentElement.dir = 'rtl';
      });
      const input = page.locator('#_search-input');
      const pictures = async (texts: readonly string[], show: (text: string) => Promise<void>) => {
        const taken: string[] = [];
        for (const text of texts) {
          await show(text);
          taken.push((await input.screenshot({ animations: 'disabled', caret: 'hide' })).toString('hex'));
        }
        return taken;
      };
      // Marks that nobody sees, and that leave no doubt about the direction.
      const plain = ['Search...', 'بحث...', '\u2066Search...\u2069', '\u2067بحث...\u2069'];
      for (const show of [
        (text: string) => input.evaluate((field, value) => field.setAttribute('placeholder', value), text),
        (text: string) =>
          input.evaluate((field, value) => {
            (field as HTMLInputElement).value = value;
          }, text),
      ]) {
        const [english, arabic, asEnglish, asArabic] = await pictures(plain, show);
        assert.ok(english === asEnglish, 'English');
        assert.ok(arabic === asArabic, 'Arabic');
        assert.notEqual(english, arabic);
      }
    });

    // What stood before the first word, and behind the last, was on the other side: `.MB memory 512`.
    journey('right to left, hits in English read from left to right, at the right', readers, async (open) => {
      const { page } = await open(`${BASE}/`);
      await page.evaluate(() => {
        document.documentElement.dir = 'rtl';
      });
      const glow = await page.evaluate(
        () => getComputedStyle(document.querySelector('.main') ?? document.body).background,
      );
      assert.match(glow, /at 75% /);
      await page.fill('#_search-input', 'cold starts');
      await page.locator('.search-hit-excerpt').first().waitFor();
      const cut = page.locator('.search-hit-excerpt', { hasText: /^…/ }).first();
      const [sign, letter] = await cut.evaluate((element) => {
        const text = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
        const placesOf = (node: Node | null) => {
          const range = document.createRange();
          range.selectNodeContents(node ?? element);
          return range.getClientRects()[0]?.toJSON();
        };
        return [placesOf(text.nextNode()), placesOf(text.nextNode())];
      });
      assert.ok(sign.left < letter.left, JSON.stringify([sign, letter]));
      assert.equal(await cut.evaluate((element) => getComputedStyle(element).textAlign), 'right');
    });

    journey(
      'E-20: right to left, everything stands on the other side, and nothing sticks out',
      readers,
      async (open) => {
        const { page } = await open(`${BASE}/api/auth/`);
        const places = () =>
          page.evaluate(() =>
            ['.site-name', '#_sidebar', 'main h1', '.toc-list', '.theme-switch', '.code-block .copy-button'].map(
              (selector) => {
                const { left = 0, right = 0 } = document.querySelector(selector)?.getBoundingClientRect() ?? {};
                return [Math.round(left), Math.round(right)] as const;
              },
            ),
          );
        const { width, before } = {
          before: await places(),
          width: await page.evaluate(() => document.body.clientWidth),
        };
        await page.evaluate(() => {
          document.documentElement.dir = 'rtl';
        });
        const offset = await page.evaluate(() => document.body.getBoundingClientRect().left);
        for (const [index, [left, right]] of (await places()).entries()) {
          const [wasLeft, wasRight] = before[index] ?? [0, 0];
          const mirrored = [width - wasRight + offset, width - wasLeft + offset];
          assert.ok(
            Math.abs(left - (mirrored[0] ?? 0)) <= 2 && Math.abs(right - (mirrored[1] ?? 0)) <= 2,
            `${index}: ${left}-${right}, expected ${mirrored.join('-')}`,
          );
        }
        assert.equal(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), true);
        const external = page.locator('.external').first();
        assert.equal(await external.evaluate((link) => getComputedStyle(link, '::after').content), '"\u2196" / ""');
        assert.equal(
          await page
            .locator('.code-block pre')
            .first()
            .evaluate((element) => getComputedStyle(element).direction),
          'ltr',
        );
      },
    );

    // Between columns twice as wide it had two letters a line, beneath the list of headings.
    journey(
      "where a reader's own styles make text twice as large, the article keeps its room",
      readers,
      async (open) => {
        for (const width of [1280, 960]) {
          const { page } = await open(`${BASE}/connected-accounts/`, { viewport: { width, height: 800 } });
          await page.evaluate(() => document.documentElement.style.setProperty('font-size', '32px'));
          const room = await page.locator('.content > h1').evaluate((title) => title.getBoundingClientRect().width);
          assert.ok(room > width / 2 - 16, `${room} of ${width} px`);
        }
      },
    );
  });
}
