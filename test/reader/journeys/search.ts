import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';
import { isMarked, journey, markWindow, PHONE, type Readers, takesCtrlClick, type Visit } from '../reader.ts';
import { BASE, TABS_PATH } from '../readerSite.ts';
import { arrivedAt, createGate, until } from '../waits.ts';

const START = `${BASE}/quickstart/`;

/** What a strict host sends: no inline script or style, nothing from elsewhere, no code made of text. */
const STRICT_POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'";

/** Finding pages, and what that loads. */
export function findingJourneys(readers: () => Readers): void {
  journey(
    'E-17: a reader types, sees pages with their sections, and opens the section by keys alone',
    readers,
    async (open) => {
      const { page } = await open(START);
      await markWindow(page);
      await ask(page, 'auto retry');
      assert.equal(await page.locator('.search-version').innerText(), 'v2');
      const group = page.locator('.search-group').first();
      assert.equal(await group.getAttribute('aria-label'), 'Settings');
      assert.deepEqual(await marksIn(group.locator('.search-section').first().locator('.search-hit-title')), [
        'Auto-retry',
      ]);
      assert.notDeepEqual(await marksIn(group.locator('.search-section .search-hit-excerpt').first()), []);
      assert.equal(await active(page), 'Auto-retry Errors', 'the section says more of the query than its page');
      await page.keyboard.press('ArrowUp');
      assert.equal(await active(page), 'Settings');
      await page.keyboard.press('ArrowUp');
      assert.notEqual(await active(page), 'Settings', 'from the first hit the arrow leads to the last one');
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('ArrowDown');
      assert.equal(await active(page), 'Auto-retry Errors');
      await page.keyboard.press('Enter');
      await arrivedAt(page, `${BASE}/workflows/settings/#auto-retry-errors`);
      assert.ok(await isMarked(page), 'the document is the same');
      assert.equal(await page.locator('.search-panel').isVisible(), false);
    },
  );

  journey('E-24: what was found is said, a slip is forgiven, and nothing found is said too', readers, async (open) => {
    const { page } = await open(START);
    await ask(page, 'enviroment variables');
    const said = () => page.locator('#_status').innerText();
    await until(page, () => /found for/.test(document.getElementById('_status')?.textContent ?? ''));
    assert.match(await said(), /^\d+ pages found for “environment variables”$/);
    assert.match(await page.locator('.search-status').innerText(), /environment variables/);
    assert.equal(await active(page), 'Environment Variables');
    await page.locator('#_search-input').fill('qqqqzzzz');
    await until(page, () => /^No results/.test(document.getElementById('_status')?.textContent ?? ''));
    assert.equal(await page.locator('.search-hit').count(), 0);
    assert.equal(await page.locator('#_search-input').getAttribute('aria-activedescendant'), null);
  });

  journey('nothing of the search is loaded before its first use', readers, async (open) => {
    const visit = await open(START);
    await visit.page.waitForTimeout(300);
    assert.deepEqual(searchRequests(visit), []);
    // At once, as a paste does it: each pause in typing is a query of its own.
    await visit.page.locator('#_search-input').fill('delay workflow');
    await until(visit.page, () => document.querySelector('.search-hit'));
    const texts = searchRequests(visit).filter((path) => path.includes('/text.'));
    assert.ok(texts.length > 0 && texts.length <= 8, `${texts.length} page texts`);
  });

  journey(
    'the search works under a strict policy, which allows no code made of text and no WebAssembly',
    readers,
    async (open) => {
      const { page, consoleErrors } = await open(START, {
        before: (page) =>
          page.route(/^(?!.*__docsgen\/events)/, async (route) => {
            const response = await route.fetch();
            await route.fulfill({
              response,
              headers: { ...response.headers(), 'content-security-policy': STRICT_POLICY },
            });
          }),
      });
      await ask(page, 'data stores');
      assert.ok((await page.locator('.search-hit').count()) > 3);
      assert.deepEqual(
        consoleErrors.filter((text) => /Content Security Policy/i.test(text)),
        [],
      );
    },
  );
}

/** The search box: finding, the keyboard, what is heard, what is loaded and when, and where it may not work. */
export function searchJourneys(readers: () => Readers): void {
  findingJourneys(readers);

  journey('the box closes what would lie on top of its hits, when a key opens it', readers, async (open) => {
    const { page } = await open(`${BASE}/limits/`, { viewport: { width: 700, height: 740 } });
    for (const button of ['.menu-button', '.toc-button']) {
      await page.locator(button).click();
      await until(page, () => document.querySelector(':popover-open'));
      await page.keyboard.press('Control+k');
      await until(page, () => !document.querySelector(':popover-open'));
      assert.equal(await page.evaluate(() => document.activeElement?.id), '_search-input');
    }
  });

  journey(
    'a hit that is opened in a new tab leaves the hits in sight, and marks nothing here',
    readers,
    async (open) => {
      const { page } = await open(`${BASE}/limits/`);
      await ask(page, 'memory');
      for (const href of [`${BASE}/limits/#memory`, `${BASE}/workflows/settings/`]) {
        assert.equal(await takesCtrlClick(page.locator(`.search-hit[href="${href}"]`)), false);
        assert.equal(await page.locator('.search-panel').isVisible(), true);
        assert.deepEqual(await highlights(page), []);
      }
    },
  );

  journey(
    'the words that were looked for are marked on the page, until Escape or the next page',
    readers,
    async (open) => {
      const { page } = await open(START);
      await ask(page, 'flow.delay');
      await page.keyboard.press('Enter');
      await arrivedAt(page, `${BASE}/code/nodejs/delay/`);
      assert.ok((await highlights(page)).includes('$.flow.delay'));
      assert.equal(new URL(page.url()).search, '', 'the address is the page’s own');
      await page.keyboard.press('Escape');
      assert.deepEqual(await highlights(page), []);
      await ask(page, 'setTimeout');
      await page.locator('.search-hit', { hasText: 'Delaying a workflow' }).first().click();
      await until(page, () => [...(CSS.highlights.get('found') ?? [])].map(String).includes('setTimeout'));
      await page.locator('.site-name').click();
      await arrivedAt(page, `${BASE}/`);
      await until(page, () => !CSS.highlights.has('found'));
    },
  );

  for (const key of ['/', 'Control+k']) {
    journey(`${key} opens the box, Escape closes it and gives the focus back`, readers, async (open) => {
      const { page } = await open(START);
      const link = page.locator('.content a[href]').first();
      await link.focus();
      await page.keyboard.press(key);
      await page.keyboard.type('delay');
      await until(page, () => document.querySelector('.search-hit'));
      await page.keyboard.press('Escape');
      assert.equal(await page.locator('.search-panel').isVisible(), false);
      assert.equal(await page.locator('#_search-input').inputValue(), '');
      assert.ok(await link.evaluate((element) => element === document.activeElement));
      await page.keyboard.press(key);
      assert.equal(await page.locator('.search-panel').isVisible(), false, 'nothing is asked any more');
    });
  }

  journey('what was found only in a closed tab is shown on the page that is opened for it', readers, async (open) => {
    const { page } = await open(START);
    await ask(page, 'fish');
    await page.keyboard.press('Enter');
    await page.waitForURL((url) => url.pathname === TABS_PATH);
    // What browsers may find while it is hidden has a size.
    await until(page, () => document.getElementById('shell-fish')?.getAttribute('aria-selected') === 'true');
    await until(page, () => document.getElementById('shell-fish-panel')?.checkVisibility());
  });

  journey('the first letter of a word finds pages', readers, async (open) => {
    const { page } = await open(START);
    await page.locator('#_search-input').pressSequentially('e');
    await until(page, () => /found|results/.test(document.querySelector('.search-status')?.textContent ?? ''));
    assert.match((await page.locator('.search-status').textContent()) ?? '', /\d pages found/);
  });

  journey('Enter right after the last letter opens the best page', readers, async (open) => {
    const { page } = await open(START);
    await page.keyboard.press('/');
    await until(page, () => document.activeElement?.id === '_search-input');
    await page.keyboard.type('concurrency');
    await page.keyboard.press('Enter');
    await arrivedAt(page, `${BASE}/workflows/concurrency-and-throttling/`);
  });

  journey('Enter before the box works opens the best page as soon as there is one', readers, async (open) => {
    const { page } = await open(START, { alone: true });
    const island = await gateOf(page, /\/assets\/SearchBox\./);
    const index = await gateOf(page, /\/assets\/manifest\/search/);
    await page.keyboard.press('/');
    await page.keyboard.type('concurrency');
    await page.keyboard.press('Enter');
    island();
    await until(page, () => document.getElementById('_status')?.textContent === 'Searching…');
    index();
    await arrivedAt(page, `${BASE}/workflows/concurrency-and-throttling/`);
  });

  journey('Enter opens what the arrows have come to, though the next answer is on its way', readers, async (open) => {
    const { page } = await open(START, { alone: true });
    await ask(page, 'delay');
    const index = await gateOf(page, /\/assets\/search\//);
    await page.keyboard.type(' zoom');
    await until(page, () => document.querySelector('#_search-hits[aria-busy="true"]'));
    await page.keyboard.press('ArrowDown');
    const id = await page.locator('#_search-input').getAttribute('aria-activedescendant');
    const href = await page.locator(`#${id}`).getAttribute('href');
    await page.keyboard.press('Enter');
    await arrivedAt(page, href ?? '');
    index();
  });

  journey('the keys of the hits are taken, but not while a word is composed, as in Japanese', readers, async (open) => {
    const { page } = await open(START);
    await ask(page, 'delay');
    const isTaken = (key: string, isComposing: boolean) =>
      page.evaluate((options) => !document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', options)), {
        key,
        isComposing,
        bubbles: true,
        cancelable: true,
      });
    assert.equal(await isTaken('ArrowDown', false), true);
    assert.equal(await isTaken('Enter', true), false);
  });

  journey('Enter opens nothing once the reader has left the box', readers, async (open) => {
    const { page } = await open(START, { alone: true });
    const index = await gateOf(page, /\/assets\/manifest\/search/);
    await page.keyboard.press('/');
    await page.keyboard.type('concurrency');
    await page.keyboard.press('Enter');
    await until(page, () => document.getElementById('_status')?.textContent === 'Searching…');
    await page.keyboard.press('Tab');
    const clicks = page.evaluate(async () => {
      let count = 0;
      document.addEventListener('click', () => {
        count += 1;
      });
      const frame = () => new Promise(requestAnimationFrame);
      while (!document.querySelector('.search-hit')) await frame();
      await frame();
      await frame();
      return count;
    });
    index();
    assert.equal(await clicks, 0);
  });

  journey('a search whose files do not come says so, and works again when they do', readers, async (open) => {
    const { page } = await open(START, { alone: true });
    await askInVain(page, 'delay');
    await page.keyboard.type('s');
    await until(page, () => document.querySelector('.search-hit'));
  });

  journey('a search that has failed is tried again with Enter', readers, async (open) => {
    const { page } = await open(START, { alone: true });
    await askInVain(page, 'concurrency');
    await page.keyboard.press('Enter');
    await arrivedAt(page, `${BASE}/workflows/concurrency-and-throttling/`);
  });

  journey('a search that has failed is tried again by its button, one line on a small phone', readers, async (open) => {
    const { page } = await open(START, { alone: true, viewport: { width: 320, height: 640 } });
    await askInVain(page, 'delay');
    const again = page.locator('.search-again');
    const lines = await again.evaluate((button) => {
      const words = document.createRange();
      words.selectNodeContents(button);
      return words.getClientRects().length;
    });
    assert.equal(lines, 1);
    await again.click();
    await until(page, () => document.querySelector('.search-hit'));
    assert.equal(await page.evaluate(() => document.activeElement?.id), '_search-input');
  });

  journey('where there are no workers the page itself searches', readers, async (open) => {
    const { page } = await open(START, {
      before: (page) => page.addInitScript(() => Reflect.deleteProperty(globalThis, 'Worker')),
    });
    await ask(page, 'concurrency');
    assert.equal((await page.locator('.search-hit').count()) > 0, true);
  });

  journey('/ can be switched off for good, and Control+k stays', readers, async (open) => {
    const { page } = await open(START);
    await ask(page, 'concurrency');
    await page.locator('.search-slash').click();
    await page.keyboard.press('Escape');
    await page.reload();
    await until(page, () => document.querySelector<HTMLElement>('.search-key')?.hidden);
    await page.keyboard.press('/');
    assert.equal(await page.evaluate(() => document.activeElement?.id), '');
    await page.keyboard.press('Control+k');
    await until(page, () => document.activeElement?.id === '_search-input');
  });

  journey('with scripts off there is no search box', readers, async (open) => {
    const { page } = await open(START, { javaScriptEnabled: false });
    assert.equal(await page.locator('#_search-input').isVisible(), false);
  });

  journey(
    'the page stays where it is while a reader types, or moves through the header by keys',
    readers,
    async (open) => {
      const { page } = await open(`${BASE}/limits/`);
      const top = () => page.evaluate(() => Math.round(scrollY));
      await page.evaluate(() => scrollTo(0, 1500));
      for (let step = 0; step < 8; step += 1) {
        await page.keyboard.press('Tab');
        assert.equal(await top(), 1500);
      }
      await page.keyboard.press('/');
      for (const letter of 'webhook') {
        await page.keyboard.type(letter);
        await page.waitForTimeout(50);
        assert.equal(await top(), 1500, letter);
      }
      await until(page, () => document.querySelector('.search-hit'));
      await page.keyboard.press('Escape');
      assert.equal(await top(), 1500);
    },
  );

  journey('on a slow line the box says that it searches, keeps what was typed, and finds it', readers, async (open) => {
    const { page } = await open(START, { alone: true });
    const island = await gateOf(page, /\/assets\/SearchBox\./);
    const index = await gateOf(page, /\/assets\/manifest\/search/);
    await page.keyboard.press('/');
    await page.keyboard.type('environment vari');
    await until(page, () => document.querySelector('.search-status')?.checkVisibility({ visibilityProperty: true }));
    assert.equal(await page.locator('.search-status').innerText(), 'Searching…');
    // A screen reader heard nothing: what says it later has not come either.
    const said = page.getByRole('status').filter({ hasText: 'Searching…' });
    assert.equal(await said.getAttribute('class'), 'search-status');
    await page.keyboard.type('ables');
    island();
    await until(page, () => document.getElementById('_status')?.textContent === 'Searching…');
    // Once, not twice.
    assert.equal(await page.locator('.search-status').getAttribute('role'), null);
    assert.equal(await page.locator('.search-status').isVisible(), true);
    index();
    await until(page, () => document.querySelector('.search-hit'));
    assert.equal(await active(page), 'Environment Variables');
    assert.equal(await page.locator('#_search-input').inputValue(), 'environment variables');
  });

  journey('a box that does not come to life says so after a while, and works once it does', readers, async (open) => {
    const { page } = await open(START, { alone: true });
    const island = await gateOf(page, /\/assets\/SearchBox\./);
    await typeInBox(page, 'concurrency');
    const says = () => {
      const status = document.querySelector('.search-status') ?? document.body;
      const { visibility, content } = getComputedStyle(status, '::before');
      const isSpanSeen = getComputedStyle(status.firstElementChild ?? status).visibility === 'visible';
      return `${visibility === 'visible' ? content : ''}|${isSpanSeen}`;
    };
    await until(page, () => {
      const status = document.querySelector('.search-status');
      const isSeen = (part: Element | null) => part !== null && getComputedStyle(part).visibility === 'visible';
      if (status === null || !isSeen(status.firstElementChild)) return false;
      return getComputedStyle(status, '::before').content !== 'none';
    });
    assert.equal(await page.evaluate(says), '|true');
    // What is left of the wait is not waited for.
    await page.evaluate(() => {
      for (const animation of document.getAnimations()) animation.finish();
    });
    assert.equal(await page.evaluate(says), '"Search is not available at the moment."|false');
    island();
    await until(page, () => document.querySelector('.search-hit'));
  });

  journey('on a phone the box is left by its button, by Escape and by a press beside it', readers, async (open) => {
    const { page } = await open(START, PHONE);
    const link = page.locator('.content a[href]').first();
    const cancel = page.locator('.search-cancel');
    const isLeft = async () => {
      await until(page, () => !document.querySelector('.search[data-open]') && !document.querySelector('[inert]'));
      assert.equal(await page.locator('.search-panel').isVisible(), false);
      assert.equal(await cancel.count(), 0);
      assert.equal(new URL(page.url()).pathname, START);
    };
    const ways = [
      () => cancel.tap(),
      () => page.keyboard.press('Escape'),
      // Below the panel, where a link of the page may be.
      () => page.touchscreen.tap(180, 735),
      // The keyboard of the phone was put away before.
      () => page.evaluate(() => (document.activeElement as HTMLElement).blur()).then(() => cancel.tap()),
    ];
    for (const way of ways) {
      await link.focus();
      await ask(page, 'environment variables');
      await until(page, () => document.querySelector<HTMLElement>('.layout')?.inert);
      assert.equal(await page.evaluate(() => document.querySelector('#_status')?.closest('[inert]')), null);
      await way();
      await isLeft();
      assert.ok(await link.evaluate((element) => element === document.activeElement));
    }
  });

  journey('Back closes the box, also within the page: a phone shows nothing else', readers, async (open) => {
    for (const options of [PHONE, {}]) {
      const { page } = await open(START, options);
      await page.evaluate((path) => {
        const link = document.createElement('a');
        link.href = path;
        document.querySelector('main')?.append(link);
        link.click();
      }, `${BASE}/limits/`);
      await arrivedAt(page, `${BASE}/limits/`);
      await until(page, () => document.activeElement?.localName === 'h1');
      await page.evaluate(() => {
        location.hash = 'memory';
      });
      for (const path of [`${BASE}/limits/`, START]) {
        await ask(page, 'environment variables');
        await page.goBack();
        await arrivedAt(page, path);
        await until(page, () => !document.querySelector('.search[data-open]') && !document.querySelector('[inert]'));
      }
      await until(page, () => document.activeElement?.localName === 'h1');
    }
  });

  journey(
    'E-05: on a narrow screen Tab leaves the open box for what comes after it, and before',
    readers,
    async (open) => {
      const { page } = await open(START, { viewport: { width: 360, height: 640 } });
      const focused = () => page.evaluate(() => document.activeElement?.className ?? '');
      for (const [key, expected] of [
        ['Tab', /theme-switch/],
        ['Shift+Tab', /site-name/],
      ] as const) {
        await page.locator('#_search-input').focus();
        await page.locator('.search-cancel').waitFor();
        await until(page, () => document.querySelector<HTMLElement>('.layout')?.inert);
        if (key === 'Tab') {
          await page.keyboard.press('Tab');
          assert.match(await focused(), /search-cancel/);
        }
        await page.keyboard.press(key);
        assert.match(await focused(), expected, key);
        await until(page, () => !document.querySelector('.search[data-open]') && !document.querySelector('[inert]'));
      }
    },
  );

  journey('on a phone a press beside the empty box does nothing but close it', readers, async (open) => {
    const { page } = await open(START, PHONE);
    await page.locator('.search').tap();
    await page.locator('.search-cancel').waitFor();
    // Each link that is in view, where it is.
    const links = await page.locator('.content a[href]').evaluateAll((elements) =>
      elements
        .map((element) => element.getBoundingClientRect())
        .filter(({ top, bottom }) => top > 60 && bottom < 740)
        .map(({ x, y, width, height }) => [x + width / 2, y + height / 2] as const),
    );
    for (const [x, y] of links.length > 0 ? links : ([[180, 400]] as const)) {
      await page.touchscreen.tap(x, y);
      await until(page, () => !document.querySelector('.search[data-open]'));
      await page.waitForTimeout(100);
      assert.equal(new URL(page.url()).pathname, START);
      await page.locator('.search').tap();
      await page.locator('.search-cancel').waitFor();
    }
  });

  journey('the panel fits a phone', readers, async (open) => {
    const { page } = await open(START, PHONE);
    await page.locator('.search').tap();
    await page.locator('#_search-input').fill('environment variables');
    await until(page, () => document.querySelector('.search-hit'));
    const box = await page.locator('.search-panel').boundingBox();
    assert.ok(box && box.x >= 0 && box.x + box.width <= 360 && box.y + box.height <= 740, JSON.stringify(box));
    assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), 360);
    await page.locator('.search-section').first().tap();
    await arrivedAt(page, `${BASE}/environment-variables/`);
  });

  journey('the panel fits a phone held sideways, a window at 400 % and one at 200 %', readers, async (open) => {
    const { page } = await open(START);
    await ask(page, 'environment variables');
    for (const [width, height] of [
      [640, 360],
      [700, 320],
      [320, 256],
      [767, 480],
      [1280, 256],
    ] as const) {
      await page.setViewportSize({ width, height });
      const box = await page.locator('.search-panel').boundingBox();
      const isWhole = box && box.x >= 0 && box.x + box.width <= width && box.y >= 0 && box.y + box.height <= height;
      assert.ok(isWhole, `${width} × ${height}: ${JSON.stringify(box)}`);
    }
  });
}

/** Opens the box by its key, types, and waits for the answer to what was typed. */
async function ask(page: Page, query: string): Promise<void> {
  await typeInBox(page, query);
  // The answers to the first letters may come before.
  await until(page, () => document.querySelector('.search-panel:not([hidden]) [aria-busy="false"] .search-hit'));
}

/** The same where the files of the search do not come; they would come from then on. */
async function askInVain(page: Page, query: string): Promise<void> {
  const isSearch = (url: URL) => /\/assets\/(search\/|manifest\/search)/.test(url.pathname);
  await page.route(isSearch, (route) => route.abort());
  await typeInBox(page, query);
  await until(page, () => /not available/.test(document.querySelector('.search-status')?.textContent ?? ''));
  await page.unroute(isSearch);
}

async function typeInBox(page: Page, query: string): Promise<void> {
  await page.keyboard.press('/');
  await until(page, () => document.activeElement?.id === '_search-input');
  await page.keyboard.type(query);
}

/** Holds back what a page asks for, until what it yields is called. */
async function gateOf(page: Page, matches: RegExp): Promise<() => void> {
  const { opened, open } = createGate();
  await page.route(matches, async (route) => {
    await opened;
    await route.continue();
  });
  return open;
}

/** Title of the hit that Enter opens. */
async function active(page: Page): Promise<string> {
  const id = await page.locator('#_search-input').getAttribute('aria-activedescendant');
  const hit = page.locator(`#${id}`);
  assert.equal(await hit.getAttribute('aria-selected'), 'true');
  return hit.locator('.search-hit-title').innerText();
}

const marksIn = (locator: ReturnType<Page['locator']>) => locator.locator('mark').allInnerTexts();

const highlights = (page: Page) => page.evaluate(() => [...(CSS.highlights.get('found') ?? [])].map(String));

const searchRequests = ({ requests }: Visit): string[] =>
  requests
    .map((request) => new URL(request.url()).pathname)
    .filter((path) => /\/assets\/(search\/|manifest\/search|SearchBox)/.test(path));
