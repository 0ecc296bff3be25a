import assert from 'node:assert/strict';
import { describe } from 'node:test';
import type { Page } from 'playwright-core';
import { journey, PHONE, type Readers } from '../reader.ts';
import { BASE, SHORT_PATH } from '../readerSite.ts';
import { freezeClock, until } from '../waits.ts';

/** Pages on a phone, and where text is larger. */
export function phoneJourneys(readers: () => Readers): void {
  describe('fit a phone', () => {
    // They were wider by a few pixels, and cut off the last letters.
    journey('tables of short texts need not scroll', readers, async (open) => {
      const { page } = await open(`${BASE}/limits/`, PHONE);
      const widths = await page
        .locator('.table-scroll')
        .evaluateAll((boxes) => boxes.map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth));
      assert.deepEqual(widths, Array(widths.length).fill(0));
      assert.ok(widths.length > 2);
    });

    // Letters showed on both sides of the button, and the word stood on the ground of a bar that is not there.
    journey(
      'a line of plain text ends before its copy button, which has the ground of the text',
      readers,
      async (open) => {
        const permissions = ['clipboard-read', 'clipboard-write'];
        const before = (page: Page) => page.clock.install();
        const { page } = await open(`${BASE}/api/rest/webhooks/`, { ...PHONE, permissions, alone: true, before });
        const block = page.locator('.code-block:has(> [data-island]:first-child)').first();
        await block.locator('.copy-button').click();
        await until(page, () => document.querySelector('.copy-button.copied'));
        await until(page, () => !document.querySelector('.copy-button.copied'));
        // Held where the word is shown.
        await freezeClock(page);
        await block.locator('.copy-button').click();
        await block.locator('.copy-label').waitFor();
        const found = await block.evaluate((block) => {
          const ground = getComputedStyle(block.querySelector('pre') ?? block).backgroundColor;
          const button = block.querySelector('[data-island]') ?? block;
          const label = block.querySelector('.copy-label') ?? block;
          return {
            covers: getComputedStyle(button).backgroundImage.includes(ground),
            label: getComputedStyle(label).backgroundColor === ground,
            gap: Math.round(block.getBoundingClientRect().right - button.getBoundingClientRect().right),
          };
        });
        assert.deepEqual(found, { covers: true, label: true, gap: 1 });
      },
    );

    journey('a drawing keeps off its frame, and its text is large enough to read', readers, async (open) => {
      for (const [width, room] of [
        [360, 6],
        [720, 16],
      ] as const) {
        const { page } = await open(`${BASE}/`, { viewport: { width, height: 800 } });
        const { away, text } = await page.evaluate(() => {
          const [frame, drawing] = ['.diagram', '.diagram-drawing'].map((one) => document.querySelector(one));
          const leftOf = (one: Element | null | undefined) => one?.getBoundingClientRect().left ?? 0;
          const sizes = Array.from(drawing?.querySelectorAll<SVGTextElement>('text') ?? [], (one) => {
            const scale = one.getScreenCTM()?.a ?? 0;
            return Number.parseFloat(getComputedStyle(one).fontSize) * scale;
          });
          return { away: leftOf(drawing) - leftOf(frame), text: Math.min(...sizes) };
        });
        assert.ok(away >= room, `${away} px off the frame at ${width} px`);
        assert.ok(text >= 12, `text of ${text} px at ${width} px`);
      }
    });

    journey('text twice as large leaves words whole, and the page as wide as the screen', readers, async (open) => {
      const { page, context } = await open(`${BASE}/api/rest/`, { ...PHONE, alone: true });
      const session = await context.newCDPSession(page);
      await session.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
      await until(page, () => getComputedStyle(document.documentElement).fontSize === '32px');
      const found = await page.evaluate(() => {
        const crumb = document.createRange();
        crumb.selectNodeContents(document.querySelector('.breadcrumbs li + li > *') ?? document);
        const name = document.querySelector('.site-name span');
        const logo = document.querySelector('.site-name img');
        const parts = [...document.querySelectorAll('.endpoint-path')].flatMap(({ childNodes }) => [...childNodes]);
        return {
          width: document.documentElement.scrollWidth,
          crumbLines: crumb.getClientRects().length,
          logoHeight: logo?.getBoundingClientRect().height,
          // It is narrower than high where there is less room still.
          logoFit: logo && getComputedStyle(logo).objectFit,
          isNameCut: name && name.scrollWidth > name.clientWidth,
          cutPaths: parts
            .filter((part) => {
              const range = document.createRange();
              range.selectNodeContents(part);
              return range.getClientRects().length > 1;
            })
            .map(({ textContent }) => textContent),
        };
      });
      assert.deepEqual(found, {
        width: 360,
        crumbLines: 1,
        // It grows less than words do, which need the room.
        logoHeight: 31.5,
        logoFit: 'contain',
        isNameCut: false,
        cutPaths: [],
      });
    });

    // They were cut where a line ended: "Introdu", "ction".
    journey('headings twice as large are as narrow as the longest of their words asks for', readers, async (open) => {
      const { page, context } = await open(`${BASE}/`, { ...PHONE, alone: true });
      const session = await context.newCDPSession(page);
      await session.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
      for (const path of ['/', '/workflows/concurrency-and-throttling/', '/api/rest/']) {
        await page.goto(BASE + path);
        const cut = await page.locator('.content > h1, .prose h2').evaluateAll((headings) =>
          headings.flatMap((heading) => {
            const text = heading.firstChild as Text;
            return [...text.data.matchAll(/[\p{L}.]+/gu)].flatMap(({ 0: word, index }) => {
              const range = document.createRange();
              range.setStart(text, index);
              range.setEnd(text, index + word.length);
              return range.getClientRects().length > 1 ? [word] : [];
            });
          }),
        );
        assert.deepEqual(cut, [], path);
      }
      // Words that are longer still get a hyphen, from browsers that know how; code does not.
      const hyphens = (selector: string) =>
        page
          .locator(selector)
          .first()
          .evaluate((element) => getComputedStyle(element).hyphens);
      assert.deepEqual([await hyphens('.prose h2'), await hyphens('.prose code')], ['auto', 'manual']);
    });

    journey(
      'of the drawer and of the search nothing is cut off where text is twice as large',
      readers,
      async (open) => {
        const { page, context } = await open(`${BASE}/`, { ...PHONE, alone: true });
        const session = await context.newCDPSession(page);
        await session.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
        await until(page, () => getComputedStyle(document.documentElement).fontSize === '32px');
        await page.locator('.menu-button').tap();
        const drawer = page.locator('#_sidebar');
        await drawer.waitFor({ state: 'visible' });
        // Links of its second column were out of sight and out of reach.
        const cut = await drawer.evaluate((drawer) => {
          const { right } = drawer.getBoundingClientRect();
          return [...drawer.querySelectorAll('a, summary')]
            .filter((link) => link.checkVisibility() && link.getBoundingClientRect().right > right)
            .map(({ textContent }) => textContent);
        });
        assert.deepEqual(cut, []);
        await page.locator('#_sidebar button[aria-label="Close menu"]').tap();
        await page.locator('.search').tap();
        await page.locator('.search-cancel').waitFor();
        // It showed two letters of what is typed.
        const room = await page.locator('#_search-input').evaluate((input) => {
          const { paddingLeft, paddingRight } = getComputedStyle(input);
          return input.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
        });
        assert.ok(room >= 96, `${room} px`);
      },
    );

    // Between the language and a button of 88 px it had a letter a line.
    journey('the title of a block of code has room where text is twice as large', readers, async (open) => {
      const { page, context } = await open(`${BASE}/components/api/`, { ...PHONE, alone: true });
      const session = await context.newCDPSession(page);
      await session.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
      await until(page, () => getComputedStyle(document.documentElement).fontSize === '32px');
      const found = await page.locator('.code-block').evaluateAll((blocks) => {
        const widths = (selector: string) =>
          blocks
            .map((block) => block.querySelector(selector)?.getBoundingClientRect().width ?? 0)
            // None in a tab that is not open.
            .filter((width) => width > 0);
        return { title: Math.min(...widths('figcaption')), button: Math.min(...widths('.copy-button')) };
      });
      assert.ok(found.title >= 200 && found.button >= 44, JSON.stringify(found));
    });

    // Of the title stood a letter in each line, one of them below the language.
    journey("where a reader's own styles make text twice as large, titles of code keep room", readers, async (open) => {
      const { page } = await open(`${BASE}/quickstart/`, PHONE);
      await page.evaluate(() => document.documentElement.style.setProperty('font-size', '32px'));
      const titles = await page
        .locator('.steps figcaption, .code-block > figcaption')
        .evaluateAll((all) => all.map((one) => [one.textContent, one.getBoundingClientRect().width] as const));
      assert.ok(titles.length > 0);
      assert.deepEqual(
        titles.filter(([, width]) => width < 120),
        [],
      );
    });

    // A browser scrolls to what gets the focus and no farther: the edge of the window cut the line below it.
    journey('the focus is seen on all sides of what a key leads to below the screen', readers, async (open) => {
      const { page } = await open(`${BASE}/`, { viewport: { width: 1280, height: 800 } });
      await page.locator('main h1').evaluate((title) => {
        title.tabIndex = -1;
        title.focus();
      });
      const cut: string[] = [];
      for (let inMain = true; inMain; ) {
        await page.keyboard.press('Tab');
        const seen = await page.evaluate(() => {
          const focused = document.activeElement ?? document.body;
          const { outlineWidth, outlineOffset } = getComputedStyle(focused);
          const end = focused.getBoundingClientRect().bottom + Number.parseFloat(outlineOffset);
          const below = end + Number.parseFloat(outlineWidth) - innerHeight;
          return { inMain: !!focused.closest('main, footer'), cut: below > 0.5 ? focused.outerHTML.slice(0, 90) : '' };
        });
        inMain = seen.inMain;
        if (inMain && seen.cut) cut.push(seen.cut);
      }
      assert.deepEqual(cut, []);
    });

    // Where buttons are as high as the bar they stand in, its edge cut the line around them.
    journey('the focus is seen on all sides of a button that fills its box', readers, async (open) => {
      for (const [path, button, box] of [
        ['/api/auth/', '.copy-button', '.code-block'],
        ['/', '.zoom-button', '.diagram'],
      ] as const) {
        const { page } = await open(BASE + path, PHONE);
        await page.keyboard.press('Tab');
        await page.locator(`${box} ${button}`).first().focus();
        const cut = await page.evaluate((box) => {
          const focused = document.activeElement ?? document.body;
          const { outlineWidth, outlineOffset, outlineStyle } = getComputedStyle(focused);
          const away = Number.parseFloat(outlineOffset) + Number.parseFloat(outlineWidth);
          const [inner, outer] = [focused, focused.closest(box) ?? focused].map((one) => one.getBoundingClientRect());
          if (outlineStyle !== 'solid' || !inner || !outer) return ['no line'];
          return [
            inner.left - outer.left,
            inner.top - outer.top,
            outer.right - inner.right,
            outer.bottom - inner.bottom,
          ].filter((room) => room < away);
        }, box);
        assert.deepEqual(cut, [], path);
      }
    });

    // A row was two thirds of the screen high, three words a line.
    journey(
      'a sentence in a table of three columns has room, and the table scrolls in its box',
      readers,
      async (open) => {
        const { page } = await open(`${BASE}/workflows/concurrency-and-throttling/`, PHONE);
        const rows = await page
          .locator('.prose tr')
          .evaluateAll((rows) => rows.map((row) => row.getBoundingClientRect().height));
        assert.ok(rows.length > 3 && Math.max(...rows) <= 240, rows.join(', '));
        assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), 360);
      },
    );

    journey('where more contrast is wanted, quiet text and lines have it', readers, async (open) => {
      for (const colorScheme of ['light', 'dark'] as const) {
        const { page } = await open(`${BASE}/api/rest/`, { ...PHONE, colorScheme, contrast: 'more' });
        const [text = 0, ...lines] = await page.evaluate(() => {
          const lightOf = (color: string) => {
            const [red = 0, green = 0, blue = 0] = (color.match(/[\d.]+/g) ?? [])
              .map((part) => Number(part) / 255)
              .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
            return 0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05;
          };
          const ground = lightOf(getComputedStyle(document.documentElement).backgroundColor);
          return [
            '.lead color',
            '.table-scroll border-top-color',
            // Theirs stayed as quiet as they were.
            '.callout-note border-top-color',
            '.callout-tip border-top-color',
            '.callout-warning border-top-color',
            '.method-delete border-top-color',
          ].map((what) => {
            const [selector = '', property = ''] = what.split(' ');
            const element = document.querySelector(selector) ?? document.body;
            const light = lightOf(getComputedStyle(element).getPropertyValue(property));
            return Math.max(light / ground, ground / light);
          });
        });
        assert.ok(text >= 7 && Math.min(...lines) >= 3, `${colorScheme}: text ${text}, lines ${lines}`);
      }
    });

    // The text behind them showed through, and nobody saw where the focus was.
    journey('what lies on the page has a ground where browsers know no `light-dark()`', readers, async (open) => {
      const { page } = await open(`${BASE}/limits/`, {
        ...PHONE,
        alone: true,
        before: (page) =>
          page.route('**/*', async (route) => {
            if (!['document', 'stylesheet'].includes(route.request().resourceType())) return route.fallback();
            const response = await route.fetch();
            const body = (await response.text())
              .replaceAll('light-dark(', 'unknown(')
              .replaceAll(/ integrity="[^"]+"/g, '');
            return route.fulfill({ response, body });
          }),
      });
      await page.locator('.toc-button').focus();
      await page.keyboard.press('Shift');
      const seen = await page.evaluate(() => [
        ...['.site-header', '.toc', '.sidebar', '.toc-panel', '.search-panel'].map((selector) => {
          const box = document.querySelector(selector) ?? document.body;
          return `${selector} ${getComputedStyle(box).backgroundColor}`;
        }),
        getComputedStyle(document.activeElement ?? document.body).outlineStyle,
      ]);
      assert.deepEqual(
        seen.filter((one) => /rgba\(0, 0, 0, 0\)|none/.test(one)),
        [],
      );
      assert.equal(seen.at(-1), 'solid');
    });

    journey('the closed search box shows its picture alone, in forced colors too', readers, async (open) => {
      for (const forcedColors of ['none', 'active'] as const) {
        const { page } = await open(SHORT_PATH, { ...PHONE, forcedColors });
        const box = page.locator('.search');
        const empty = await box.screenshot();
        await page.locator('.search-input').evaluate((input: HTMLInputElement) => {
          input.placeholder = '';
        });
        assert.ok(empty.equals(await box.screenshot()), `placeholder, forced colors ${forcedColors}`);
        await page.locator('.search-input').evaluate((input: HTMLInputElement) => {
          input.value = 'timeout';
        });
        assert.ok(empty.equals(await box.screenshot()), `value, forced colors ${forcedColors}`);
      }
    });

    journey('code in the title of a callout stands in its line, not in a column beside it', readers, async (open) => {
      const { page } = await open(`${BASE}/code/nodejs/sharing-code/`, PHONE);
      const code = page.locator('.callout-title code').first();
      assert.equal(await code.evaluate((element) => getComputedStyle(element).display), 'inline');
    });

    // From right to left the button lay on the first letters.
    journey('the copy button covers no code, in whatever direction the page is read', readers, async (open) => {
      const { page } = await open(`${BASE}/api/rest/`, PHONE);
      for (const dir of ['ltr', 'rtl']) {
        const [code, button] = await page.evaluate((dir) => {
          document.documentElement.dir = dir;
          const block = document.querySelector('.code-block > [data-island]:first-child')?.parentElement;
          const text = document.createRange();
          text.selectNodeContents(block?.querySelector('code') ?? document);
          return [text, block?.querySelector('button')].map((one) => one?.getBoundingClientRect().toJSON());
        }, dir);
        assert.ok(code.right < button.left, `${dir}: ${JSON.stringify([code, button])}`);
      }
    });

    journey('E-09: everything that is tapped is at least 44 px large', readers, async (open) => {
      const { page } = await open(`${BASE}/`, PHONE);
      for (const path of ['/', '/limits/', '/api/auth/', '/tabs-under-test/', '/code/go/http-requests/']) {
        await page.goto(BASE + path);
        const small = await page.evaluate(() => {
          const isHit = (target: Element, x: number, y: number) => target.contains(document.elementFromPoint(x, y));
          return (
            [...document.querySelectorAll<HTMLElement>('a[href], button, summary, input:not(.task-list-item *)')]
              .filter((target) => target.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
              // Links in running text are as high as their line.
              .filter((target) => !target.closest('p, li > a, td, dd, dt, .skip-link') || target.closest('nav, header'))
              .filter((target) => {
                const { width, height } = target.getBoundingClientRect();
                if (width === 0 || (width >= 44 && height >= 44)) return false;
                // What is hit may be larger than what shows.
                target.scrollIntoView({ block: 'center' });
                const { left, right, top, bottom } = target.getBoundingClientRect();
                const [x, y] = [(left + right) / 2, (top + bottom) / 2];
                return ![-21, 21].every((away) => isHit(target, x + away, y) && isHit(target, x, y + away));
              })
              .map((target) => target.outerHTML.slice(0, 90))
          );
        });
        assert.deepEqual(small, [], path);
      }
    });
  });
}
