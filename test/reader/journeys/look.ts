import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';
import { journey, type Readers } from '../reader.ts';
import { BASE, TABS_PATH } from '../readerSite.ts';

/** A page, what is set off on it by color and weight, and a thing of its kind that is not. */
const SET_OFF: Readonly<Record<string, readonly [path: string, one: string, other: string]>> = {
  'the page on screen, in the sidebar,': [
    `${BASE}/workflows/settings/`,
    '.sidebar-list a[href="/docs/workflows/settings/"]',
    '.sidebar-list a[href="/docs/workflows/sharing/"]',
  ],
  'the section in view, in the sidebar,': [
    `${BASE}/limits/#memory`,
    '.sidebar-headings a[aria-current]',
    '.sidebar-headings a:not([aria-current])',
  ],
  'the section in view, in the list of headings,': [
    `${BASE}/limits/#memory`,
    '.toc-list a[aria-current]',
    '.toc-list a:not([aria-current])',
  ],
  'the tab that is shown': [TABS_PATH, '#lang-python', '#lang-go'],
};

/** What is decided about the look of pages in figures and words, and shows in no other journey. */
export function lookJourneys(readers: () => Readers): void {
  for (const [width, columns] of [
    [1280, ['#_sidebar', 'main', '.toc-list']],
    [1279, ['#_sidebar', 'main']],
    [900, ['#_sidebar', 'main']],
    [899, ['main']],
  ] as const) {
    journey(`a window of ${width} px has ${columns.length} columns`, readers, async (open) => {
      const { page } = await open(`${BASE}/limits/`, { viewport: { width, height: 800 } });
      assert.deepEqual(await columnsOf(page), columns);
    });
  }

  // What shows of it are two sides of a square, of which the open one had both below its middle.
  journey('the arrow of an open group is as high as that of a closed one', readers, async (open) => {
    const { page } = await open(`${BASE}/limits/#memory`, { viewport: { width: 1440, height: 900 } });
    const heights = await page.locator('.sidebar-list summary').evaluateAll((groups) =>
      groups.flatMap((group) =>
        [false, true].map((isOpen) => {
          (group.parentElement as HTMLDetailsElement).open = isOpen;
          const arrow = getComputedStyle(group, '::after');
          const side = Number.parseFloat(arrow.width) / 4;
          return new DOMMatrix(arrow.transform).transformPoint({ x: side, y: side }).y;
        }),
      ),
    );
    assert.ok(heights.length > 0);
    assert.deepEqual(
      heights.filter((height) => Math.abs(height) > 0.5),
      [],
    );
  });

  journey(
    'text is of 16 px, with lines 1.65 as high, which have room for 65 to 75 characters',
    readers,
    async (open) => {
      const { page } = await open(`${BASE}/connected-accounts/`, { viewport: { width: 1440, height: 900 } });
      const [size, height, characters = 0] = await page.evaluate(() => {
        const texts = [...document.querySelectorAll<HTMLElement>('.prose > p')];
        const { fontSize, lineHeight, maxInlineSize } = getComputedStyle(texts[0] ?? document.body);
        const written = texts.reduce((sum, text) => sum + (text.textContent ?? '').length, 0);
        const width = texts.reduce((sum, text) => {
          Object.assign(text.style, { display: 'inline-block', maxInlineSize: 'none', whiteSpace: 'nowrap' });
          return sum + text.getBoundingClientRect().width;
        }, 0);
        return [fontSize, lineHeight, (written / width) * Number.parseFloat(maxInlineSize)] as const;
      });
      assert.deepEqual([size, height], ['16px', '26.4px']);
      assert.ok(characters >= 65 && characters <= 75, `${characters} characters a line`);
    },
  );

  journey('pages are as light or dark as the system, also when that changes', readers, async (open) => {
    const { page } = await open(`${BASE}/limits/`, { colorScheme: 'dark' });
    const text = () => page.evaluate(() => getComputedStyle(document.body).color);
    const dark = await text();
    await page.emulateMedia({ colorScheme: 'light' });
    const light = await text();
    const brightness = [dark, light].map((color) => Number(/\d+/.exec(color)?.[0]));
    assert.ok((brightness[0] ?? 0) > 150 && (brightness[1] ?? 255) < 100, `text is ${dark} and ${light}`);
  });

  journey('the head of a long table stays while its rows scroll by', readers, async (open) => {
    const { page } = await open(`${BASE}/code/python/import-mappings/`);
    const [above, rows] = await page.locator('.table-scroll').evaluate((box) => {
      box.scrollTop = 400;
      const top = (part: string) => box.querySelector(part)?.getBoundingClientRect().top ?? 0;
      const { top: own } = box.getBoundingClientRect();
      return [top('th') - own, top('td') - own];
    });
    assert.ok(Math.abs(above) < 2, `the head is ${above} px below the top of its box`);
    assert.ok(rows < 0, 'the rows have not moved');
  });

  journey('a disabled tab looks disabled', readers, async (open) => {
    const { page } = await open(TABS_PATH);
    const looks = ['#lang-rust', '#lang-go'].map((tab) =>
      page.locator(tab).evaluate((element) => {
        const { cursor, textDecorationLine } = getComputedStyle(element);
        return [cursor, textDecorationLine];
      }),
    );
    assert.deepEqual(await Promise.all(looks), [
      ['not-allowed', 'line-through'],
      ['pointer', 'none'],
    ]);
  });

  for (const [what, [path, ...both]] of Object.entries(SET_OFF)) {
    journey(`${what} is set off by color and weight`, readers, async (open) => {
      const { page } = await open(path);
      const looks = both.map((selector) =>
        page
          .locator(selector)
          .first()
          .evaluate((element) => {
            const { color, fontWeight, webkitTextStrokeWidth } = getComputedStyle(element);
            // A stroke around the letters makes them bolder, too.
            return { color, weight: Number(fontWeight) + Number.parseFloat(webkitTextStrokeWidth) };
          }),
      );
      const [one, other] = await Promise.all(looks);
      assert.notEqual(one?.color, other?.color);
      assert.ok((one?.weight ?? 0) > (other?.weight ?? 0), `${one?.weight} and ${other?.weight}`);
    });
  }

  journey('no list of headings moves while another section comes into view', readers, async (open) => {
    const { page } = await open(`${BASE}/code/bash/`, { viewport: { width: 1440, height: 900 } });
    for (const list of ['.toc-list', '.sidebar-headings']) {
      const heights = await page
        .locator(list)
        .first()
        .evaluate((element) => {
          const links = [...element.querySelectorAll('a')];
          for (const link of links) link.removeAttribute('aria-current');
          return [undefined, ...links].map((current) => {
            current?.setAttribute('aria-current', 'true');
            const { height } = element.getBoundingClientRect();
            current?.removeAttribute('aria-current');
            return height;
          });
        });
      assert.ok(heights.length > 5);
      assert.deepEqual([...new Set(heights)], heights.slice(0, 1), list);
    }
  });

  // Those of two lines were closer.
  journey('links of the list of headings are as far from each other, in one line or two', readers, async (open) => {
    const { page } = await open(`${BASE}/code/nodejs/auth/`, { viewport: { width: 1440, height: 900 } });
    const gaps = await page.locator('.toc-list a').evaluateAll((links) => {
      const texts = links.map((link) => {
        const words = document.createRange();
        words.selectNodeContents(link);
        return words.getBoundingClientRect();
      });
      return texts.slice(1).map(({ top }, index) => top - (texts[index]?.bottom ?? 0));
    });
    assert.ok(Math.max(...gaps) - Math.min(...gaps) <= 1, `${gaps}`);
  });

  journey('a callout has its icon, a call its method, and Quickstart its frame', readers, async (open) => {
    const { page } = await open(`${BASE}/api/rest/`);
    for (const part of ['.callout-title .icon', '.endpoint .method'])
      assert.equal(await page.locator(part).first().isVisible(), true, part);
    const frameOf = (link: string) =>
      page
        .locator('.site-header .nav-link', { hasText: link })
        // A shadow would be gone in forced colors.
        .evaluate((element) => getComputedStyle(element).borderTopStyle);
    assert.notEqual(await frameOf('Quickstart'), await frameOf('Guides'));
  });

  journey('a page shows what stands around its text and its code', readers, async (open) => {
    const { page } = await open(`${BASE}/components/quickstart/nodejs/sources/`);
    for (const part of [
      '.breadcrumbs',
      '.lead',
      '.edit-link',
      '.neighbors',
      '.code-block figcaption',
      '.code-language',
      '.copy-button',
    ])
      assert.equal(await page.locator(part).first().isVisible(), true, part);
    const groundOf = (line: string) =>
      page
        .locator(line)
        .first()
        .evaluate((element) => getComputedStyle(element).backgroundColor);
    assert.notEqual(await groundOf('.line.highlighted'), await groundOf('.line:not(.highlighted)'));
    const picture = await page
      .locator('.copy-button')
      .first()
      .evaluate((button) => {
        const { opacity, borderTopStyle, inlineSize, color } = getComputedStyle(button, '::before');
        return { opacity, borderTopStyle, inlineSize, isSeen: color !== getComputedStyle(button).backgroundColor };
      });
    assert.deepEqual(picture, { opacity: '1', borderTopStyle: 'solid', inlineSize: '10px', isSeen: true });
  });

  journey('the hit that Enter opens is set off from the others', readers, async (open) => {
    const { page } = await open(`${BASE}/limits/`);
    await page.keyboard.press('/');
    await page.keyboard.type('memory');
    await page.locator('[role="option"][aria-selected="true"]').waitFor();
    // At once: while the reader types, another answer may begin at another hit.
    const grounds = await page
      .locator('[role="option"]')
      .evaluateAll((hits) => hits.map((hit) => [hit.ariaSelected, getComputedStyle(hit).backgroundColor] as const));
    const [own, ...more] = grounds.flatMap(([isSelected, ground]) => (isSelected === 'true' ? ground : []));
    assert.deepEqual(more, []);
    assert.equal(grounds.filter(([, ground]) => ground === own).length, 1, grounds.join());
  });

  journey('the link of a heading shows on hover and on focus', readers, async (open) => {
    const { page } = await open(`${BASE}/limits/`);
    const heading = page.locator('.heading').first();
    const link = heading.locator('.heading-anchor');
    const opacity = () => link.evaluate((element) => getComputedStyle(element).opacity);
    const seen = [await opacity()];
    await heading.hover();
    seen.push(await opacity());
    await page.mouse.move(0, 0);
    seen.push(await opacity());
    await page.keyboard.press('Tab');
    await link.focus();
    seen.push(await opacity());
    assert.deepEqual(seen, ['0', '1', '0', '1']);
  });

  journey('each entry of the menu is as high as a finger needs, and lower for a pointer', readers, async (open) => {
    for (const [hasTouch, least] of [
      [true, 44],
      [false, 24],
    ] as const) {
      const viewport = { width: 360, height: 740 };
      const { page } = await open(`${BASE}/limits/`, { viewport, isMobile: hasTouch, hasTouch });
      await page.locator('.menu-button').click();
      const heights = (part: string) =>
        page
          .locator(`#_sidebar ${part}:visible`)
          .evaluateAll((entries) => entries.map((entry) => entry.getBoundingClientRect().height));
      const [headings, others] = [await heights('.sidebar-headings a'), await heights(':is(a, summary, button)')];
      assert.ok(headings.length > 0 && others.length > headings.length, `${headings.length} of ${others.length}`);
      assert.ok(Math.min(...headings) >= least && Math.min(...headings) < least + 2, `${headings}`);
      assert.ok(Math.min(...others) >= least, `${others}`);
    }
  });

  // A tap leaves the hover where it fell, until the next one: a group that was opened looked like the page on screen.
  journey('on a touch screen the hover that a tap leaves does not show', readers, async (open) => {
    const { page } = await open(TABS_PATH, { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true });
    const looksAsBefore = async (part: string) => {
      const touched = page.locator(part).first();
      const look = () =>
        touched.evaluate((element) => {
          const { color, backgroundColor, textDecorationLine } = getComputedStyle(element);
          return [color, backgroundColor, textDecorationLine];
        });
      const before = await look();
      // Chromium's own taps take it away again some time later.
      await touched.hover();
      assert.deepEqual([part, ...(await look())], [part, ...before]);
    };
    for (const part of ['.prose summary', '#lang-node-js', '.copy-button', '.theme-switch', '.edit-link'])
      await looksAsBefore(part);
    await page.locator('.menu-button').tap();
    await looksAsBefore('.sidebar-list summary');
  });

  journey('what moves takes 150 to 200 ms', readers, async (open) => {
    const { page } = await open(`${BASE}/components/api/`, { reducedMotion: 'no-preference' });
    const durations = await page.evaluate(() => [
      ...new Set([...document.querySelectorAll('*')].map((element) => getComputedStyle(element).transitionDuration)),
    ]);
    assert.ok(durations.length > 1, 'nothing moves');
    for (const duration of durations.filter((one) => one !== '0s')) assert.match(duration, /^0\.(?:15|2)s$/);
  });
}

/** The columns that are seen, from left to right. */
const columnsOf = (page: Page) =>
  page.evaluate(() => {
    const columns = ['#_sidebar', 'main', '.toc-list'].filter((part) =>
      document.querySelector(part)?.checkVisibility(),
    );
    const edges = columns.map((part) => document.querySelector(part)?.getBoundingClientRect());
    return columns.filter((_, index) => index === 0 || (edges[index]?.left ?? 0) >= (edges[index - 1]?.right ?? 0) - 1);
  });
