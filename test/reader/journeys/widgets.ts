import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';
import { isMarked, journey, markWindow, PHONE, type Readers } from '../reader.ts';
import { BASE, TABS_PATH } from '../readerSite.ts';
import { arrivedAt, freezeClock, idle, until } from '../waits.ts';

const LONG = `${BASE}/troubleshooting/`;

/** Copying, the marks of the section in view, the drawer of small screens, color schemes, and what is not downloaded. */
export function widgetJourneys(readers: () => Readers): void {
  journey(
    'E-16: a copy button copies at the first click, says so for 500 ms in green, and is itself again',
    readers,
    async (open) => {
      const { page } = await open(TABS_PATH, {
        alone: true,
        permissions: ['clipboard-read', 'clipboard-write'],
        before: (page) => page.clock.install(),
      });
      const block = page.locator('.code-block', { hasText: 'greet.mjs' });
      const button = block.locator('.copy-button');
      const label = block.locator('.copy-label');
      assert.equal(await button.getAttribute('title'), 'Copy code');
      assert.equal(await label.count(), 0);
      await button.click();
      await until(page, () => document.querySelector('.copy-button.copied'));
      assert.equal(
        await page.evaluate(() => navigator.clipboard.readText()),
        'export const greet = (name) => `Hello, ${name}`;',
      );
      await until(page, () => !document.querySelector('.copy-button.copied'));
      // Once more, with the clock in hand.
      await freezeClock(page);
      await button.click();
      await until(page, () => document.querySelector('.copy-button.copied'));
      assert.equal((await label.textContent())?.trim(), 'Copied');
      await until(page, () =>
        document.querySelector('.copied .copy-label')?.checkVisibility({ opacityProperty: true }),
      );
      const isLanguageShown = await block
        .locator('.code-language')
        .evaluate((element) => element.checkVisibility({ visibilityProperty: true }));
      assert.equal(isLanguageShown, false, 'the label would cut the name of the language');
      for (const part of ['.copy-label', '.copy-button::before']) {
        const [selector = '', pseudo] = part.split(/(?=::)/);
        const [red = 0, green = 0, blue = 0] = await block.locator(selector).evaluate((element, named) => {
          const probe = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
          if (!probe) return [];
          probe.fillStyle = getComputedStyle(element, named).color;
          probe.fillRect(0, 0, 1, 1);
          return [...probe.getImageData(0, 0, 1, 1).data];
        }, pseudo);
        assert.equal(green > red && green > blue, true, `${part}: rgb(${red} ${green} ${blue}) is green`);
      }
      await page.clock.runFor(60);
      assert.equal(await page.locator('#_status').textContent(), 'Copied');
      await page.clock.runFor(430);
      assert.equal(await button.evaluate((element) => element.classList.contains('copied')), true);
      await page.clock.runFor(20);
      await until(page, () => !document.querySelector('.copy-button.copied'));
      assert.equal(await label.count(), 0);
      await until(page, () =>
        [...document.querySelectorAll('.code-language')].every((element) =>
          element.checkVisibility({ visibilityProperty: true }),
        ),
      );
      // A second copy is told for as long as the first, also when the first is still being told.
      await button.click();
      await until(page, () => document.querySelector('.copy-button.copied'));
      await page.clock.runFor(400);
      await button.click();
      await until(page, () => document.getElementById('_status')?.textContent !== 'Copied');
      await page.clock.runFor(490);
      assert.equal(await button.evaluate((element) => element.classList.contains('copied')), true);
      await page.clock.runFor(20);
      await until(page, () => !document.querySelector('.copy-button.copied'));
    },
  );

  journey('E-16: where copying is refused the code is selected, and that is said', readers, async (open) => {
    const { page } = await open(TABS_PATH, {
      before: (page) =>
        page.addInitScript(() =>
          Object.defineProperty(navigator, 'clipboard', {
            value: { writeText: () => Promise.reject(new Error('no')) },
          }),
        ),
    });
    await page.locator('.code-block', { hasText: 'greet.mjs' }).locator('.copy-button').click();
    await until(page, () => document.getElementById('_status')?.textContent?.includes('did not allow copying'));
    assert.equal(
      (await page.evaluate(() => getSelection()?.toString()))?.trim(),
      'export const greet = (name) => `Hello, ${name}`;',
    );
  });

  journey('what a reader selects holds no word of a copy button', readers, async (open) => {
    const { page } = await open(`${BASE}/api/rest/`);
    const selected = await page.evaluate(() => {
      getSelection()?.selectAllChildren(document.querySelector('main') as Node);
      return getSelection()?.toString();
    });
    assert.doesNotMatch(selected ?? 'Copied', /Copied/);
  });

  journey('the way back to the top is not there, or plainly to be seen', readers, async (open) => {
    const { page } = await open(`${BASE}/components/api/`);
    const link = page.locator('.to-top');
    const sightAt = async (screens: number) => {
      await page.evaluate((factor) => scrollTo({ top: innerHeight * factor, behavior: 'instant' }), screens);
      // The position of an animation by scrolling is taken in the next frame.
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
      return link.evaluate((element) => {
        const { opacity, visibility } = getComputedStyle(element);
        return `${visibility} ${opacity}`;
      });
    };
    assert.match(await sightAt(1.4), /^hidden /);
    for (const screens of [1.6, 1.7, 3]) assert.equal(await sightAt(screens), 'visible 1');
  });

  // The section in view lists its parts: here the list is then as high as it gets.
  journey('at the end of a page the list of headings ends above the way back to the top', readers, async (open) => {
    const { page } = await open(`${BASE}/troubleshooting/`, { viewport: { width: 1280, height: 900 } });
    await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }));
    await until(page, () => [...document.querySelectorAll('.toc-list a')].at(-1)?.hasAttribute('aria-current'));
    const list = await page.locator('.toc').boundingBox();
    const link = await page.locator('.to-top').boundingBox();
    assert.equal(list && link && list.y + list.height <= link.y, true, JSON.stringify({ list, link }));
  });

  journey(
    'the way back to the top lies on no words where the screen is low, as with 400 % zoom',
    readers,
    async (open) => {
      const { page } = await open(`${BASE}/components/api/`);
      const link = page.locator('.to-top');
      const placeAt = async (height: number, top: number) => {
        await page.setViewportSize({ width: 320, height });
        await page.evaluate((to) => scrollTo({ top: to, behavior: 'instant' }), top);
        await page.evaluate(
          () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
        );
        return (await link.boundingBox())?.y ?? 0;
      };
      assert.equal((await placeAt(640, 3_000)) < 640, true);
      assert.equal((await placeAt(256, 3_000)) > 256, true);
      const bottom = await page.evaluate(() => document.documentElement.scrollHeight);
      await placeAt(256, bottom);
      await link.focus();
      const { y, height } = (await link.boundingBox()) ?? { y: -1, height: 0 };
      assert.equal(y >= 0 && y + height <= 256, true, `${y}`);
    },
  );

  journey('every code block has a copy button', readers, async (open) => {
    const { page } = await open(`${BASE}/code/nodejs/http-requests/`);
    const blocks = await page.locator('.code-block').count();
    assert.equal(blocks > 5, true);
    assert.equal(await page.locator('.code-block .copy-button').count(), blocks);
  });

  journey('the section in view is marked, and named in the address without steps of history', readers, async (open) => {
    const { page } = await open(LONG);
    const steps = await page.evaluate(() => history.length);
    const slugs = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLAnchorElement>('.toc-list a')].map(({ hash }) => hash.slice(1)),
    );
    for (const slug of [slugs[3], slugs[8], slugs[1]]) {
      assert.notEqual(slug, undefined);
      // The heading comes to rest 5 px below the header: within the 10 px of the activation offset.
      await page.evaluate((id) => {
        const heading = document.getElementById(id ?? '');
        const room = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
        dispatchEvent(new WheelEvent('wheel'));
        if (heading) scrollTo({ top: scrollY + heading.getBoundingClientRect().top - room - 5, behavior: 'instant' });
      }, slug);
      await until(page, (id) => location.hash === `#${id}`, slug);
      assert.deepEqual(await activeLinks(page), { toc: [slug], sidebar: [slug], current: [slug, slug] });
    }
    assert.equal(await page.evaluate(() => history.length), steps);
    await page.evaluate(() => {
      dispatchEvent(new WheelEvent('wheel'));
      scrollTo({ top: 0, behavior: 'instant' });
    });
    await until(page, () => location.hash === '');
    assert.deepEqual(await activeLinks(page), { toc: [], sidebar: [], current: [] });
  });

  journey('the marks follow at most every 300 ms, and the last position wins', readers, async (open) => {
    const { page } = await open(LONG, { alone: true, before: (page) => page.clock.install() });
    await freezeClock(page);
    await page.clock.runFor(1000);
    const scroll = (top: number) =>
      page.evaluate(
        (y) =>
          new Promise<void>((resolve) => {
            addEventListener('scroll', () => resolve(), { once: true });
            dispatchEvent(new WheelEvent('wheel'));
            scrollTo({ top: y, behavior: 'instant' });
          }),
        top,
      );
    await scroll(2000);
    await page.clock.runFor(290);
    assert.equal(await page.evaluate(() => location.hash), '');
    await scroll(4000);
    await page.clock.runFor(20);
    const first = await page.evaluate(() => location.hash);
    assert.notEqual(first, '');
    await scroll(8000);
    await page.clock.runFor(290);
    assert.equal(await page.evaluate(() => location.hash), first);
    await page.clock.runFor(20);
    assert.notEqual(await page.evaluate(() => location.hash), first);
  });

  journey(
    'E-06: on a phone the drawer opens, holds navigation and sidebar, and closes after a navigation',
    readers,
    async (open) => {
      const { page } = await open(`${BASE}/limits/`, PHONE);
      await markWindow(page);
      const sidebar = page.locator('#_sidebar');
      assert.equal(await sidebar.isVisible(), false);
      await page.locator('.menu-button').tap();
      await sidebar.waitFor({ state: 'visible' });
      for (const text of ['Quickstart', 'Guides', 'Reference', 'Support', 'Pricing', 'v2']) {
        assert.equal(
          await sidebar.locator('.sidebar-top .nav-link', { hasText: text }).first().isVisible(),
          true,
          text,
        );
      }
      await sidebar.locator('[data-region="sidebar"] details:not([open]) > summary', { hasText: 'CLI' }).tap();
      await sidebar.locator(`[data-region="sidebar"] a[href="${BASE}/cli/login/"]`).tap();
      await arrivedAt(page, `${BASE}/cli/login/`);
      await sidebar.waitFor({ state: 'hidden' });
      assert.equal(await isMarked(page), true);
      // By a heading of the page on screen too, by Escape, and by its own button.
      await page.locator('.menu-button').tap();
      await sidebar.waitFor({ state: 'visible' });
      await page.keyboard.press('Escape');
      await sidebar.waitFor({ state: 'hidden' });
      await page.locator('.menu-button').tap();
      await sidebar.locator('button[aria-label="Close menu"]').tap();
      await sidebar.waitFor({ state: 'hidden' });
      // Back is a navigation too, also one within the page.
      await page.locator('.menu-button').tap();
      await sidebar.locator('.sidebar-headings a').nth(1).tap();
      await sidebar.waitFor({ state: 'hidden' });
      await page.locator('.menu-button').tap();
      await sidebar.waitFor({ state: 'visible' });
      await page.goBack();
      await sidebar.waitFor({ state: 'hidden' });
    },
  );

  journey('on a phone the drawer shows the current page, and the page behind it stays', readers, async (open) => {
    const { page } = await open(`${BASE}/workflows/vpc/`, PHONE);
    await page.evaluate(() => scrollTo(0, 300));
    await page.locator('.menu-button').tap();
    await until(page, () => {
      const box = document.querySelector('.sidebar [aria-current="page"]')?.getBoundingClientRect();
      return box !== undefined && box.top >= 0 && box.bottom <= innerHeight;
    });
    await page.mouse.move(370, 400);
    await page.mouse.wheel(0, 400);
    await page.waitForTimeout(200);
    assert.equal(await page.evaluate(() => scrollY), 300);
  });

  // Its end stood below the window, and there was nothing to scroll.
  journey('an open menu above the sidebar leaves all of it in reach', readers, async (open) => {
    const { page } = await open(`${BASE}/limits/`, { viewport: { width: 1024, height: 600 } });
    const region = page.locator('.sidebar-region');
    const links = page.locator('.sidebar-top .nav-items > li > a');
    const sizes = () =>
      links.evaluateAll((all) =>
        all.map((link) => link.getBoundingClientRect()).map(({ width, height }) => [width, height]),
      );
    const before = await sizes();
    assert.deepEqual(
      before.filter(([, height = 0]) => height > 32),
      [],
      'each in one line',
    );
    await page.locator('.sidebar-top summary', { hasText: 'Reference' }).click();
    // Where browsers show a bar to scroll by, it would leave less room for words.
    assert.deepEqual(await sizes(), before);
    assert.equal(await page.locator('#_sidebar').evaluate((box) => getComputedStyle(box).scrollbarWidth), 'none');
    for (const part of [region, page.locator('.sidebar-top')]) {
      await part.hover();
      await page.mouse.wheel(0, 2000);
    }
    await until(page, () => {
      const last = [...document.querySelectorAll('.sidebar-region a')].filter((link) => link.checkVisibility()).at(-1);
      const { bottom = Number.POSITIVE_INFINITY } = last?.getBoundingClientRect() ?? {};
      return bottom <= innerHeight;
    });
  });

  journey('keys that leave the open drawer do not go to what it covers', readers, async (open) => {
    const { page } = await open(`${BASE}/limits/`, PHONE);
    await page.locator('.menu-button').focus();
    await page.keyboard.press('Enter');
    await page.locator('#_sidebar').waitFor({ state: 'visible' });
    const focused = () =>
      page.evaluate(() => document.activeElement?.closest('.sidebar, .site-header, main, .toc, footer')?.className);
    await page.keyboard.press('Tab');
    assert.equal(await focused(), 'sidebar');
    await page.locator('#_sidebar a:visible').last().focus();
    await page.keyboard.press('Tab');
    assert.ok(['sidebar', 'site-header', undefined].includes(await focused()), await focused());
    await page.keyboard.press('Escape');
    await page.locator('#_sidebar').waitFor({ state: 'hidden' });
    await page.locator('.toc-button').focus();
    assert.equal(await focused(), 'toc');
  });

  journey(
    'the open drawer closes when a key leaves it for what it covers, where that can have the focus',
    readers,
    async (open) => {
      const { page } = await open(`${BASE}/limits/`, PHONE);
      // As in browsers that do not know of `interactivity`.
      await page.evaluate(() => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(':is(.toc, .main, .site-footer) { interactivity: auto !important }');
        document.adoptedStyleSheets.push(sheet);
      });
      const drawer = page.locator('#_sidebar');
      await page.locator('.menu-button').focus();
      await page.keyboard.press('Enter');
      await drawer.waitFor({ state: 'visible' });
      await page.keyboard.press('Tab');
      await drawer.waitFor({ state: 'visible' });
      await page.locator('#_sidebar a:visible').last().focus();
      await page.keyboard.press('Tab');
      await drawer.waitFor({ state: 'hidden' });
      assert.equal(await page.evaluate(() => document.activeElement?.closest('.layout')?.className), 'layout');
    },
  );

  journey(
    'a tablet that is turned shows its columns, not the drawer or the list opened before',
    readers,
    async (open) => {
      const upright = { width: 820, height: 1180 };
      const { page } = await open(`${BASE}/limits/`, { viewport: upright, hasTouch: true });
      for (const button of ['.menu-button', '.toc-button']) {
        await page.setViewportSize(upright);
        await page.locator(button).tap();
        await until(page, () => document.querySelector(':popover-open'));
        await page.setViewportSize({ width: 1366, height: 1024 });
        await until(page, () => !document.querySelector(':popover-open'));
        // The page behind a drawer is held.
        await page.mouse.move(700, 400);
        await page.mouse.wheel(0, 200);
        await until(page, () => scrollY > 0);
      }
    },
  );

  journey('on a phone the list of headings opens, leads to a heading, and closes', readers, async (open) => {
    const { page } = await open(`${BASE}/limits/`, PHONE);
    const panel = page.locator('#_toc-panel');
    await page.locator('.toc-button').tap();
    await panel.waitFor({ state: 'visible' });
    await panel.locator('a').nth(2).tap();
    await until(page, () => location.hash !== '');
    await panel.waitFor({ state: 'hidden' });
  });

  // It covered all of the screen, and nothing was left to tap beside it.
  journey('on a phone held sideways a tap beside the list of headings closes it', readers, async (open) => {
    const { page } = await open(`${BASE}/limits/`, { ...PHONE, viewport: { width: 740, height: 360 } });
    const panel = page.locator('#_toc-panel');
    await page.locator('.toc-button').tap();
    await panel.waitFor({ state: 'visible' });
    await page.touchscreen.tap(4, 340);
    await panel.waitFor({ state: 'hidden' });
  });

  journey('on a phone the list of headings opens at the section in view, each time', readers, async (open) => {
    const { page } = await open(`${BASE}/components/api/`, PHONE);
    const panel = page.locator('#_toc-panel');
    for (const share of [0.9, 0.5]) {
      const before = await page.locator('.toc-button').getAttribute('data-section');
      await page.evaluate((share) => scrollTo(0, document.documentElement.scrollHeight * share), share);
      await until(
        page,
        (before) => {
          const named = document.querySelector<HTMLElement>('.toc-button')?.dataset['section'];
          return named !== before && named === document.querySelector('#_toc-panel [aria-current]')?.textContent;
        },
        before,
      );
      await page.locator('.toc-button').tap();
      await panel.waitFor({ state: 'visible' });
      await until(page, () => {
        const list = document.querySelector('#_toc-panel')?.getBoundingClientRect();
        const link = document.querySelector('#_toc-panel [aria-current]')?.getBoundingClientRect();
        // The heading before it shows as well: that there is something above.
        return list && link && link.top - link.height >= list.top && link.bottom <= list.bottom;
      });
      await page.keyboard.press('Escape');
      await panel.waitFor({ state: 'hidden' });
    }
  });

  journey(
    'the color scheme can be chosen, and is there before the first paint of the next page',
    readers,
    async (open) => {
      const { page } = await open(`${BASE}/limits/`);
      const background = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
      const light = await background();
      await page.locator('.theme-switch').click();
      await until(page, () => document.documentElement.dataset['theme']);
      while ((await page.evaluate(() => document.documentElement.dataset['theme'])) !== 'dark') {
        const before = await page.evaluate(() => document.documentElement.dataset['theme'] ?? '');
        await page.locator('.theme-switch').click();
        await until(page, (theme) => (document.documentElement.dataset['theme'] ?? '') !== theme, before);
      }
      await until(page, (color) => getComputedStyle(document.documentElement).backgroundColor !== color, light);
      const dark = await background();
      await page.goto(`${BASE}/guides/`, { waitUntil: 'commit' });
      await page.locator('h1').waitFor();
      assert.equal(await page.evaluate(() => document.documentElement.dataset['theme']), 'dark');
      // The choice is part of the button's name, before its script is loaded.
      await page.getByRole('button', { name: 'Color scheme: dark', exact: true }).waitFor();
      // Nothing is painted before the styles are there.
      await until(page, () => getComputedStyle(document.documentElement).getPropertyValue('--bg') !== '');
      assert.equal(await background(), dark);
    },
  );

  // The switch followed, in tabs in which the reader had been at it already.
  // On phones the browser's own bar followed the system alone: it was dark above a page that a reader wanted light.
  journey(
    'a color scheme chosen in one tab shows in the others, and in what is around the page',
    readers,
    async (open) => {
      const { page, context } = await open(`${BASE}/limits/`, { alone: true });
      const other = await context.newPage();
      await other.goto(`${BASE}/guides/`);
      await page.bringToFront();
      for (const colorScheme of ['dark', 'light'] as const) {
        for (const tab of [page, other]) await tab.emulateMedia({ colorScheme });
        for (const theme of ['light', 'dark', undefined]) {
          await page.locator('.theme-switch').click();
          for (const tab of [page, other]) {
            await until(tab, (theme) => document.documentElement.dataset['theme'] === theme, theme);
            const bars = await tab.evaluate(() =>
              [...document.querySelectorAll<HTMLMetaElement>('[name="theme-color"]')]
                .filter(({ media }) => matchMedia(media).matches)
                .map(({ content }) => content),
            );
            // Of those that match, browsers take the first.
            assert.equal(bars[0], (theme ?? colorScheme) === 'light' ? '#ffffff' : '#0e1311');
          }
        }
      }
    },
  );

  journey('a reader who only reads and scrolls downloads no island and no React', readers, async (open) => {
    const visit = await open(LONG, { alone: true });
    const { page } = visit;
    for (const top of [2000, 4000, 9000]) {
      await page.mouse.wheel(0, top);
      await until(page, () => location.hash !== '');
    }
    await idle(page);
    const scripts = visit.requests
      .filter((request) => request.resourceType() === 'script')
      .map((request) => new URL(request.url()).pathname.replace(/^.*\//, ''));
    const islands: Record<string, string> = await page.evaluate(() =>
      JSON.parse(document.getElementById('_islands')?.textContent ?? '{}'),
    );
    assert.equal(Object.keys(islands).length > 3, true);
    const heavy = scripts.filter(
      (name) =>
        Object.values(islands).some((addresses) => addresses.split(' ').some((one) => one.endsWith(name))) ||
        !/^(?:boot|entry|devEntry|shared)/i.test(name),
    );
    assert.deepEqual(heavy, []);
    for (const request of visit.requests.filter((request) => request.resourceType() === 'script')) {
      const body = (await (await request.response())?.body())?.toString() ?? '';
      assert.equal(/react|hydrateRoot/i.test(body), false, request.url());
    }
  });

  for (const key of ['/', 'Control+k'] as const) {
    journey(`the search box gets the focus by ${key}`, readers, async (open) => {
      const { page } = await open(`${BASE}/limits/`);
      await page.keyboard.press(key);
      await until(page, () => document.activeElement?.id === '_search-input');
      assert.equal(await page.locator('#_search-input').getAttribute('placeholder'), 'Search...');
      assert.equal(await page.locator('#_search-input').inputValue(), '', 'the key itself is not typed');
      await page.keyboard.press('Escape');
    });
  }

  journey('with a picture enlarged it is the page that is printed', readers, async (open) => {
    const { page } = await open(`${BASE}/quickstart/`);
    await page.locator('.zoom-button').first().click();
    const dialog = page.locator('.zoom-dialog');
    await dialog.waitFor();
    await page.emulateMedia({ media: 'print' });
    assert.equal(await dialog.isVisible(), false);
    assert.equal(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY), 'visible');
  });
}

/** Every kind of island, once: they are bundled, and found by their names. */
export function wakingJourney(readers: () => Readers): void {
  journey('every kind of island wakes when it is used', readers, async (open) => {
    const { page } = await open(TABS_PATH, { permissions: ['clipboard-read', 'clipboard-write'] });
    await page.locator('#shell-fish').click();
    await until(page, () => document.getElementById('shell-fish')?.getAttribute('aria-selected') === 'true');
    await page.locator('.copy-button:visible').first().click();
    await until(page, () => document.querySelector('.copy-button.copied'));
    await page.locator('.copy-page').click();
    await until(page, () => document.querySelector('.copy-page.copied'));
    await page.locator('.theme-switch').click();
    await until(page, () => document.documentElement.dataset['theme']);
    await page.locator('#first-set + .heading-anchor').click();
    await until(page, () => document.querySelector('.heading-anchor.copied'));
    await page.goto(`${BASE}/code/python/import-mappings/`);
    await page.locator('.mapping-filter input').fill('beautifulsoup');
    await until(page, () => document.querySelectorAll('.mappings tbody tr:not([hidden])').length < 10);
    await page.goto(`${BASE}/quickstart/`);
    await page.locator('.zoom-button').first().hover();
    await until(page, () => {
      const button = document.querySelector('.zoom-button');
      return button && getComputedStyle(button, '::after').maskImage.includes('svg');
    });
    await page.locator('.zoom-button').first().click();
    await page.locator('.zoom-dialog').waitFor();
  });
}

const activeLinks = (page: Page) =>
  page.evaluate(() => {
    const slugs = (selector: string) =>
      [...document.querySelectorAll<HTMLAnchorElement>(selector)].map(({ hash }) => hash.slice(1));
    return {
      toc: slugs('.toc-list a[aria-current]'),
      sidebar: slugs('.sidebar-headings a[aria-current]'),
      current: slugs('a[aria-current="location"]'),
    };
  });
