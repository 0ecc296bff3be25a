import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';
import { journey, mainNav, type Readers } from '../reader.ts';
import { BASE } from '../readerSite.ts';
import { arrivedAt, until } from '../waits.ts';

/** Reading with a keyboard: where the focus goes, in what order, and that it can be seen. */
export function keyboardJourneys(readers: () => Readers): void {
  journey('E-04: the skip link comes first, shows itself, and leads into the content', readers, async (open) => {
    const { page } = await open(`${BASE}/limits/`);
    for (const path of [undefined, `${BASE}/guides/`]) {
      if (path !== undefined) {
        await mainNav(page, 'Guides').click();
        await arrivedAt(page, path);
      }
      const link = page.locator('.skip-link');
      // After a navigation the focus is at the title, and goes back from there.
      if (path === undefined) await page.keyboard.press('Tab');
      else await link.focus();
      assert.equal(await link.evaluate((element) => element === document.activeElement), true);
      const box = await link.boundingBox();
      assert.equal(box !== null && box.x >= 0 && box.y >= 0 && box.width > 50, true);
      await page.keyboard.press('Enter');
      await until(page, () => document.activeElement?.id === '_content');
      await page.keyboard.press('Tab');
      assert.equal(await page.evaluate(() => document.activeElement?.closest('main') !== null), true);
    }
  });

  for (const [name, path, options] of [
    ['a wide screen', '/limits/', {}],
    ['a page of code and tabs', '/code/nodejs/browser-automation/', {}],
    ['a middling screen', '/code/python/import-mappings/', { viewport: { width: 1000, height: 700 } }],
    ['a narrow screen', '/quickstart/', { viewport: { width: 360, height: 640 } }],
    ['a long page on a small screen', '/api/rest/', { viewport: { width: 320, height: 600 } }],
  ] as const) {
    journey(`E-05: Tab goes through ${name} in reading order, the focus always in sight`, readers, async (open) => {
      const { page } = await open(BASE + path, options);
      const stops = await walk(page, 70);
      assert.equal(stops.length > 20, true, `${stops.length} stops`);
      assert.deepEqual(
        stops.filter(({ fault }) => fault !== ''),
        [],
      );
      for (const [index, stop] of stops.entries()) {
        assert.equal(stop.isAfterLast, true, `stop ${index} (${stop.what}) stands before the one that had the focus`);
      }
    });
  }

  // Under fingers the button of the list of headings is as tall as its bar.
  for (const [width, isMobile] of [
    [375, false],
    [375, true],
    [1000, false],
    [1280, false],
  ] as const) {
    journey(
      `E-05: what stands still takes the focus without moving the page, ${width} px wide${isMobile ? ', on a phone' : ''}`,
      readers,
      async (open) => {
        const options = { viewport: { width, height: 700 }, isMobile, hasTouch: isMobile };
        const { page } = await open(`${BASE}/code/python/import-mappings/`, options);
        const { looked, moved } = await page.evaluate(() => {
          const moved: string[] = [];
          let looked = 0;
          for (const element of document.querySelectorAll<HTMLElement>(
            ':is(.site-header, .sidebar, .toc) :is(a, button, summary)',
          )) {
            scrollTo(0, 1200);
            element.focus();
            if (document.activeElement !== element) continue;
            looked += 1;
            if (scrollY !== 1200) moved.push(`${element.textContent?.trim()}: ${scrollY - 1200} px`);
          }
          return { looked, moved };
        });
        assert.equal(looked >= 4, true, `${looked} looked at`);
        assert.deepEqual(moved, []);
      },
    );
  }

  // Where the sidebar stands still beside the bar of the list of headings, and in the drawer.
  for (const width of [1024, 390]) {
    journey(`E-05: Shift+Tab shows each link of a sidebar that scrolls, ${width} px wide`, readers, async (open) => {
      const { page } = await open(`${BASE}/limits/`, { viewport: { width, height: 500 } });
      if (width === 390) await page.click('.menu-button');
      await page.locator('.sidebar-region a:visible').last().focus();
      const hidden: string[] = [];
      let looked = 0;
      for (; ; looked += 1) {
        const place = await page.evaluate(() => {
          const link = document.activeElement as HTMLElement;
          const region = link.closest('.sidebar-region');
          if (!region) return undefined;
          const { top, bottom } = link.getBoundingClientRect();
          const room = region.getBoundingClientRect();
          const isSeen = top >= Math.max(room.top, 0) - 0.5 && bottom <= Math.min(room.bottom, innerHeight) + 0.5;
          return isSeen ? '' : `${link.textContent} at ${top}, of ${room.top}`;
        });
        if (place === undefined) break;
        if (place !== '') hidden.push(place);
        await page.keyboard.press('Shift+Tab');
      }
      assert.ok(looked > 20, `${looked}`);
      assert.deepEqual(hidden, []);
    });
  }

  // Firefox scrolls to a link only where less than a line of it is in sight: one of two lines was cut off at the edge.
  journey('E-05: what takes the focus in a list that scrolls keeps away from its edges', readers, async (open) => {
    const { page } = await open(`${BASE}/limits/`);
    for (const [width, box, key] of [
      [1280, '.toc', 'Tab'],
      [1280, '.sidebar-region', 'Shift+Tab'],
      [1024, '.sidebar-region', 'Shift+Tab'],
    ] as const) {
      await page.setViewportSize({ width, height: 400 });
      const links = page.locator(`${box} a:visible`);
      await (key === 'Tab' ? links.first() : links.last()).focus();
      const near: string[] = [];
      for (let looked = 0; looked < 15; looked += 1) {
        await page.keyboard.press(key);
        const fault = await page.evaluate((box) => {
          const link = document.activeElement as HTMLElement;
          const list = link.closest(box);
          if (!list) return 'The focus has left the list';
          const { top, bottom } = link.getBoundingClientRect();
          const room = list.getBoundingClientRect();
          // At its ends the list scrolls no farther.
          const above = list.scrollTop > 0 ? top - room.top : 32;
          const below = list.scrollTop < list.scrollHeight - list.clientHeight - 1 ? room.bottom - bottom : 32;
          return Math.min(above, below) > 31 ? '' : `${link.textContent}: ${above} px above, ${below} px below`;
        }, box);
        if (fault !== '') near.push(fault);
      }
      assert.deepEqual(near, [], `${box} at ${width} px`);
    }
  });

  // Those that had scrolled by came back behind the row that stays at the top of the table.
  journey('E-05: Shift+Tab shows each link of a table that scrolls, below its heads', readers, async (open) => {
    const { page } = await open(`${BASE}/code/python/import-mappings/`);
    await page.locator('.mappings td a').last().focus();
    const hidden: string[] = [];
    for (let looked = 0; looked < 40; looked += 1) {
      const fault = await page.evaluate(() => {
        const link = document.activeElement as HTMLElement;
        const heads = link.closest('table')?.querySelector('th')?.getBoundingClientRect();
        const { top } = link.getBoundingClientRect();
        return heads && top >= heads.bottom ? '' : `${link.textContent} at ${top}, heads to ${heads?.bottom}`;
      });
      if (fault !== '') hidden.push(fault);
      await page.keyboard.press('Shift+Tab');
    }
    assert.deepEqual(hidden, []);
  });

  // It was taken to stand still behind the header, which scrolls along there.
  journey('E-05: with 400 % zoom Shift+Tab shows the button of the list of headings', readers, async (open) => {
    const { page } = await open(`${BASE}/limits/`, { viewport: { width: 320, height: 256 } });
    await page.evaluate(() => {
      const above = document.querySelector('.toc-button')?.getBoundingClientRect().bottom ?? 0;
      scrollTo({ top: scrollY + above - 8, behavior: 'instant' });
      document.querySelector<HTMLElement>('main a')?.focus({ preventScroll: true });
    });
    await page.keyboard.press('Shift+Tab');
    const { isThere, top, bottom } = await page.locator('.toc-button').evaluate((button) => {
      const { top, bottom } = button.getBoundingClientRect();
      return { isThere: document.activeElement === button, top, bottom };
    });
    assert.ok(isThere && top >= 0 && bottom <= 256, `${isThere}, ${top} to ${bottom}`);
  });

  journey(
    'E-05: a box that scrolls, where Firefox lets Tab stop, has its ring within itself',
    readers,
    async (open) => {
      const { page } = await open(`${BASE}/limits/`);
      await page.locator('#_search-input').pressSequentially('memory');
      await page.locator('.search-hit').first().waitFor();
      for (const selector of ['.search-hits', '.sidebar-region', '.toc']) {
        const { reach, overflowY } = await page.locator(selector).evaluate((box: HTMLElement) => {
          box.tabIndex = 0;
          box.focus();
          const { outlineStyle, outlineWidth, outlineOffset, overflowY } = getComputedStyle(box);
          const reach =
            outlineStyle === 'none' ? 'none' : Number.parseFloat(outlineWidth) + Number.parseFloat(outlineOffset);
          return { reach, overflowY };
        });
        assert.deepEqual([selector, reach, overflowY], [selector, 0, 'auto']);
      }
    },
  );

  journey('E-05: the whole of a short page can be walked through, and out of', readers, async (open) => {
    const { page } = await open(`${BASE}/subprocessors/`);
    const stops = await walk(page, 250);
    assert.equal(stops.length < 250, true, 'the focus leaves the page at its end');
    assert.equal(
      stops.some(({ what }) => what.includes('Improve this page')),
      true,
    );
  });

  journey('E-05: links, menus and buttons work by Enter and Space', readers, async (open) => {
    const { page } = await open(`${BASE}/quickstart/`, { permissions: ['clipboard-read', 'clipboard-write'] });
    await page.locator('.copy-button').first().focus();
    await page.keyboard.press('Space');
    await until(page, () => document.querySelector('.copy-button.copied'));
    await page.locator('.header-nav summary', { hasText: 'Reference' }).focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await arrivedAt(page, `${BASE}/cli/install/`);
    await until(page, () => document.activeElement?.tagName === 'H1');
    await page.keyboard.press('Tab');
    assert.equal(
      await page.evaluate(() => document.activeElement?.closest('main') !== null),
      true,
      'reading goes on from the title',
    );
  });
}

interface Stop {
  readonly what: string;
  /** Empty when the focus can be seen. */
  readonly fault: string;
  readonly isAfterLast: boolean;
}

/** Presses so many keys between two looks whether the focus has left the page. */
const KEYS_AT_ONCE = 20;

/** Presses Tab up to `limit` times, or until the focus has left the page. */
async function walk(page: Page, limit: number): Promise<Stop[]> {
  await page.evaluate(recordStops);
  for (let count = 1; count <= limit; count += 1) {
    await page.keyboard.press('Tab');
    if (count % KEYS_AT_ONCE === 0 && (await page.evaluate(() => 'focusHasLeft' in window))) break;
  }
  return page.evaluate(() => (window as unknown as { stopsSoFar: () => Stop[] }).stopsSoFar());
}

/** Looks at what has the focus before each key, when all that came with the focus is over. Runs in the page. */
function recordStops(): void {
  const stops: Stop[] = [];
  let last: Element | undefined;
  let hasLeft = false;
  const record = () => {
    const element = document.activeElement;
    if (hasLeft || !(element instanceof HTMLElement)) return;
    if (element === document.body) {
      hasLeft = stops.length > 0;
      if (hasLeft) Object.assign(window, { focusHasLeft: true });
      return;
    }
    stops.push(lookAt(element));
    last = element;
  };
  getSelection()?.collapse(document.body, 0);
  document.addEventListener('keydown', record, true);
  Object.assign(window, {
    stopsSoFar() {
      record();
      return stops;
    },
  });

  function lookAt(element: HTMLElement): Stop {
    // The browser puts the stops of an open popover after its button, wherever they stand.
    const isAfterLast =
      !last?.isConnected || Boolean(last.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING);
    const what = `${element.tagName} ${element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 40)}`;
    const box = element.getBoundingClientRect();
    // A card's link covers the card by its `::after`, which then shows the focus.
    const showsFocus = [getComputedStyle(element), getComputedStyle(element, '::after')].some(
      ({ outlineStyle, outlineWidth }) => outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2,
    );
    const faults = [
      box.width < 1 || box.height < 1 ? 'has no size' : '',
      box.bottom <= 0 || box.top >= innerHeight || box.right <= 0 || box.left >= innerWidth ? 'is out of sight' : '',
      showsFocus ? '' : 'shows no focus',
      isCovered(element) ? 'is covered' : '',
      isCutOff(element, box) ? 'has a ring that is cut off' : '',
    ];
    return { what, fault: faults.filter(Boolean).join(', '), isAfterLast };

    function isCutOff(focused: HTMLElement, { left, top, right, bottom }: DOMRect): boolean {
      const { outlineStyle, outlineWidth, outlineOffset } = getComputedStyle(focused);
      const reach = outlineStyle === 'none' ? 0 : Number.parseFloat(outlineWidth) + Number.parseFloat(outlineOffset);
      const scroller = focused.closest('.sidebar-region, .toc');
      if (!scroller || getComputedStyle(scroller).overflowY !== 'auto') return false;
      const room = scroller.getBoundingClientRect();
      return (
        left - reach < room.left - 0.5 ||
        right + reach > room.right + 0.5 ||
        top - reach < room.top - 0.5 ||
        bottom + reach > room.bottom + 0.5
      );
    }

    function isCovered(focused: HTMLElement): boolean {
      // A link may be broken over lines: one of its parts has to be free. What is taller than the screen has a part in sight.
      return [...focused.getClientRects()].every((part) =>
        [Math.min(part.height / 2, 12), part.height / 2].every((below) => {
          const x = Math.min(Math.max(part.left + part.width / 2, 1), innerWidth - 1);
          const y = Math.min(Math.max(part.top + below, 1), innerHeight - 1);
          const top = document.elementFromPoint(x, y);
          return top !== null && !focused.contains(top) && !top.contains(focused);
        }),
      );
    }
  }
}
