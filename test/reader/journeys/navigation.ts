import assert from 'node:assert/strict';
import type { Page, Route } from 'playwright-core';
import { chunkRequests, isMarked, journey, mainNav, markWindow, type Readers } from '../reader.ts';
import { BASE } from '../readerSite.ts';
import { arrivedAt, createGate, scrollSettled, until } from '../waits.ts';

const SITE_URL = 'https://pipedream.com/docs';
/** Those that a page names itself. */
const SCRIPTS = /\/assets\/(?:boot|entry)\./;
const LONG = `${BASE}/troubleshooting/`;

/** Following links of each kind, and arriving where the server has a say. */
export function followingJourneys(readers: () => Readers): void {
  journey('E-07: a link is followed without loading the document', readers, async (open) => {
    const visit = await open(`${BASE}/quickstart/`);
    const { page } = visit;
    await markWindow(page);
    await page.evaluate(() => window.scrollTo({ top: 400, behavior: 'instant' }));
    await mainNav(page, 'Guides').click();
    await until(page, () => document.title.startsWith('Guides'));
    assert.equal(new URL(page.url()).pathname, `${BASE}/guides/`);
    assert.equal(await isMarked(page), true);
    assert.deepEqual(visit.documents(), [`${BASE}/quickstart/`]);
    const chunk = visit.requests.find((request) => request.url().includes('/assets/chunks/'));
    assert.equal(chunk?.resourceType(), 'script');
    // Everything that names the page is the one that a full load would have brought.
    const loaded = await open(`${BASE}/guides/`);
    assert.deepEqual(await headOf(page), await headOf(loaded.page));
    assert.equal(await page.locator('main h1').textContent(), await loaded.page.locator('main h1').textContent());
    assert.equal(await sidebarOf(page), await sidebarOf(loaded.page));
    assert.equal(await page.evaluate(() => document.activeElement?.tagName), 'H1');
    await until(page, () => document.getElementById('_status')?.textContent === document.title);
    await until(page, () => scrollY === 0);
    assert.equal(
      await page
        .locator('nav[data-region="sidebar"] [aria-current="page"], [data-region="sidebar"] a[aria-current="page"]')
        .textContent(),
      await loaded.page.locator('[data-region="sidebar"] a[aria-current="page"]').textContent(),
    );
  });

  journey('R-09: an old link to a heading that went elsewhere arrives there', readers, async (open) => {
    const { page } = await open(`${BASE}/tabs-under-test/?q=1#first-set-of-old`);
    await arrivedAt(page, `${BASE}/tabs-under-test/?q=1#second-set`);
    await until(page, () => document.querySelector(':target')?.id === 'second-set');
    await markWindow(page);
    await page.evaluate(() => {
      location.hash = 'first-set-of-old';
    });
    await until(page, () => location.hash === '#second-set');
    assert.equal(await isMarked(page), true);
    // Followed within the document, too, which has no script for it until then.
    await page.goto(`${BASE}/limits/`);
    await markWindow(page);
    await page.evaluate((href) => {
      const link = Object.assign(document.createElement('a'), { href, id: 'old-link', textContent: 'Old' });
      document.querySelector('main')?.prepend(link);
    }, `${BASE}/tabs-under-test/#first-set-of-old`);
    await page.click('#old-link');
    await arrivedAt(page, `${BASE}/tabs-under-test/#second-set`);
    assert.equal(await isMarked(page), true);
    for (const old of ['tabs-under-test/', 'tabs-before/', 'tabs-before.html']) {
      await page.goto(`${BASE}/${old}#limits`);
      await page.waitForURL(`**${BASE}/limits/#memory`);
    }
    await page.goto(`${BASE}/tabs-before/#third-set`);
    await page.waitForURL(`**${BASE}/tabs-under-test/#third-set`);
  });

  journey('title, language, description and canonical link follow the page', readers, async (open) => {
    const { page } = await open(`${BASE}/limits/`);
    await page.evaluate(() => {
      document.documentElement.lang = 'xx';
    });
    await page.locator('.site-name').click();
    await until(page, () => document.documentElement.lang === 'en');
    assert.deepEqual(await headOf(page).then(({ lang, canonical }) => ({ lang, canonical })), {
      lang: 'en',
      canonical: `${SITE_URL}/`,
    });
    await page
      .locator(`[data-region="sidebar"] details:has(a[href="${BASE}/quickstart/create-new-workflow.html"]) > summary`)
      .first()
      .click();
    await page.locator(`[data-region="sidebar"] a[href="${BASE}/quickstart/create-new-workflow.html"]`).click();
    await until(page, () => location.pathname.endsWith('.html'));
    assert.equal((await headOf(page)).canonical, `${SITE_URL}/quickstart/create-new-workflow`);
  });

  journey('E-08: an address with a fragment arrives at its heading, below the header', readers, async (open) => {
    const { page } = await open(`${LONG}#limit-exceeded-errors`);
    await assertAtHeading(page, 'limit-exceeded-errors');
    // By a link from another page: the focus goes there too, and the heading is the page's target.
    await page.locator('.site-name').click();
    await arrivedAt(page, `${BASE}/`);
    await scrollSettled(page);
    await page.locator('.header-nav summary', { hasText: 'Reference' }).click();
    await page.locator('.header-nav a', { hasText: 'Handling Cold Starts' }).click();
    await arrivedAt(page, `${BASE}/workflows/settings/#eliminate-cold-starts`);
    await assertAtHeading(page, 'eliminate-cold-starts');
    assert.equal(await page.evaluate(() => document.activeElement?.id), 'eliminate-cold-starts');
    assert.equal(await page.evaluate(() => document.querySelector(':target')?.id), 'eliminate-cold-starts');
  });

  journey('a page that shows cards and steps is never bare, wherever the reader comes from', readers, async (open) => {
    const { page } = await open(`${BASE}/status/`);
    await markWindow(page);
    await mainNav(page, 'Guides').click();
    await until(page, () => document.querySelector('.card'));
    const border = () =>
      page.evaluate(() => getComputedStyle(document.querySelector('.card') as Element).borderTopWidth);
    assert.equal(await border(), '1px');
    assert.equal(await isMarked(page), true);
    await page.goto(new URL(`${BASE}/guides/`, page.url()).href);
    assert.equal(await border(), '1px');
  });

  journey('an unknown address shows the layout, and a way on', readers, async (open) => {
    const { page } = await open(`${BASE}/no/such/page/`);
    const answer = await page.request.get(`${BASE}/no/such/page/`);
    assert.equal(answer.status(), 404);
    assert.equal(await page.locator('h1').textContent(), 'Page not found');
    assert.equal(await page.locator('.site-header').isVisible(), true);
    assert.equal(await page.locator('#_sidebar').isVisible(), true);
    // Firefox cannot tell from the scroll position that nobody needs a way back to the top.
    assert.equal(await page.locator('.to-top').evaluate((link) => getComputedStyle(link).display), 'none');
    await markWindow(page);
    await page.locator('main a', { hasText: 'home page' }).click();
    await arrivedAt(page, `${BASE}/`);
    assert.equal(await isMarked(page), true);
    assert.equal(await page.locator('meta[name="robots"]').count(), 0);
    await page.goBack();
    await until(page, () => document.querySelector('h1')?.textContent === 'Page not found');
  });

  journey('a link to an unknown page or to an unlisted one is a plain navigation', readers, async (open) => {
    const visit = await open(`${BASE}/limits/`);
    const { page } = visit;
    for (const path of [`${BASE}/gone/`, `${BASE}/unlisted-preview/`]) {
      await page.evaluate((href) => {
        const link = document.createElement('a');
        link.href = href;
        link.id = 'made';
        link.textContent = 'made by the test';
        document.querySelector('main')?.prepend(link);
      }, path);
      await page.locator('#made').click();
      await page.waitForURL(`**${path}`);
      await page.locator('h1').waitFor();
      assert.equal(visit.documents().at(-1), path);
      assert.equal(await page.locator('meta[name="robots"]').getAttribute('content'), 'noindex');
      await page.goBack();
      await arrivedAt(page, `${BASE}/limits/`);
    }
  });

  journey('a link to words on another page is a plain navigation, which shows them', readers, async (open) => {
    const visit = await open(`${BASE}/limits/`);
    const { page } = visit;
    await page.evaluate(
      (href) => {
        const link = document.createElement('a');
        link.href = href;
        link.id = 'made';
        link.textContent = 'made by the test';
        document.querySelector('main')?.prepend(link);
      },
      `${LONG}#:~:text=${encodeURIComponent('private to your account')}`,
    );
    await page.locator('#made').click();
    await until(page, () => document.title.startsWith('Troubleshooting') && scrollY > 1_000);
    assert.deepEqual(visit.documents(), [`${BASE}/limits/`, LONG]);
  });

  journey(
    'legacy addresses and other spellings lead to their pages, query and fragment kept',
    readers,
    async (open) => {
      const { page } = await open(`${BASE}/`);
      for (const [from, to] of [
        ['/cron?utm=1#types', '/workflows/steps/triggers/?utm=1#types'],
        ['/notebook/inspector/', '/workflows/events/inspect/'],
        ['/limits?x=1', '/limits/?x=1'],
        ['/limits.html', '/limits/'],
        ['/limits/index.html#top', '/limits/#top'],
        ['/quickstart/create-new-workflow', '/quickstart/create-new-workflow.html'],
      ] as const) {
        await page.goto(BASE + from);
        const { pathname, search, hash } = new URL(page.url());
        assert.equal(pathname + search + hash, BASE + to);
        assert.notEqual(await page.locator('h1').textContent(), 'Page not found');
      }
    },
  );
}

/** Following links, going back, arriving at anchors, and everything that a browser does by itself. */
export function navigationJourneys(readers: () => Readers): void {
  followingJourneys(readers);

  journey('Back and Forward restore the scroll position', readers, async (open) => {
    const { page } = await open(LONG);
    await markWindow(page);
    await scrollTo(page, 3000);
    await page.evaluate(() => document.querySelector<HTMLElement>('.site-name')?.click());
    await arrivedAt(page, `${BASE}/`);
    await until(page, () => scrollY === 0);
    await scrollTo(page, 300);
    await page.goBack();
    await arrivedAt(page, LONG);
    await until(
      page,
      () => document.querySelector('h1')?.textContent?.includes('Troubleshooting') && Math.abs(scrollY - 3000) < 2,
    );
    await page.goForward();
    await arrivedAt(page, `${BASE}/`);
    await until(page, () => Math.abs(scrollY - 300) < 2);
    assert.equal(await isMarked(page), true);
  });

  journey('a reload keeps the scroll position', readers, async (open) => {
    const { page } = await open(LONG);
    await scrollTo(page, 2500);
    // Chromium forgets the state of an entry whose fragment changes while its reload is awaited.
    await until(page, () => location.hash !== '');
    await page.reload();
    await until(page, () => Math.abs(scrollY - 2500) < 2);
  });

  journey('a reload while the page scrolls keeps the scroll position, too', readers, async (open) => {
    const { page } = await open(LONG);
    await page.evaluate(() => {
      window.scrollTo(0, 2500);
      location.reload();
    });
    await page.waitForEvent('load');
    await until(page, () => Math.abs(scrollY - 2500) < 2);
  });

  journey('Back before the scripts of a reloaded page run leads to the page before', readers, async (open) => {
    const { page } = await open(`${BASE}/limits/`);
    await mainNav(page, 'Guides').click();
    await page.locator('h1', { hasText: 'Guides' }).waitFor();
    const held: (() => Promise<void>)[] = [];
    await page.route(SCRIPTS, async (route) => void held.push(() => route.continue()));
    await page.reload({ waitUntil: 'commit' });
    await page.evaluate(() => history.back());
    await page.waitForURL(`**${BASE}/limits/`, { waitUntil: 'commit' });
    await page.unroute(SCRIPTS);
    for (const letGo of held) await letGo().catch(() => undefined);
    await page.locator('h1', { hasText: 'Limits' }).waitFor();
  });

  journey('a link on the page is one step of history, and Back returns to where it was', readers, async (open) => {
    const { page } = await open(LONG);
    await markWindow(page);
    const steps = await page.evaluate(() => history.length);
    await page.locator('.toc-list a:visible').nth(2).click();
    await scrollSettled(page);
    assert.equal(await page.evaluate(() => history.length), steps + 1);
    const slug = await page.evaluate(() => decodeURIComponent(location.hash.slice(1)));
    await assertAtHeading(page, slug);
    await page.goBack();
    await until(page, () => location.hash === '' && scrollY < 5);
    assert.equal(await isMarked(page), true);
  });

  journey('Back during a smooth scroll returns to where the reader was', readers, async (open) => {
    const { page } = await open(LONG, { reducedMotion: 'no-preference' });
    await scrollTo(page, 4000);
    await until(page, () => location.hash !== '');
    await scrollSettled(page);
    await page.evaluate(
      () =>
        new Promise<void>((resolve) => {
          addEventListener('popstate', () => resolve(), { once: true });
          document.querySelector<HTMLElement>('.toc-list a')?.click();
          // On its way: Chromium's takes about 700 ms.
          setTimeout(() => history.back(), 250);
        }),
    );
    // On a busy machine a scroll under way stands still for some frames, too.
    await until(page, () => Math.abs(scrollY - 4000) < 2);
    await scrollSettled(page);
    const top = await page.evaluate(() => scrollY);
    assert.ok(Math.abs(top - 4000) < 2, `at ${top}`);
  });

  journey('a link to the page on screen leads back to its top, and is no step of history', readers, async (open) => {
    const visit = await open(`${BASE}/limits/`);
    const { page } = visit;
    await markWindow(page);
    const steps = await page.evaluate(() => history.length);
    // Too little for the spy to name a section.
    await scrollTo(page, 40);
    await page.locator(`[data-region="sidebar"] a[href="${BASE}/limits/"]`).click();
    await until(page, () => scrollY === 0);
    assert.equal(await page.evaluate(() => history.length), steps);
    assert.equal(await isMarked(page), true);
    assert.deepEqual(chunkRequests(visit), []);
  });

  journey(
    'scrolling to the top or to a heading is smooth, unless the reader wants no motion',
    readers,
    async (open) => {
      for (const [reducedMotion, expected] of [
        ['no-preference', 'smooth'],
        ['reduce', 'instant'],
      ] as const) {
        const { page } = await open(`${BASE}/limits/`, { reducedMotion });
        await page.evaluate(() => {
          const asked: unknown[] = [];
          Object.assign(window, { asked });
          const { scrollIntoView } = Element.prototype;
          const scroll = window.scrollTo.bind(window);
          window.scrollTo = (options?: ScrollToOptions | number) => {
            if (typeof options === 'object') asked.push(options.behavior);
            scroll(options as ScrollToOptions);
          };
          Element.prototype.scrollIntoView = function (options) {
            // Without options it is a second look, once the page has come to rest.
            if (typeof options === 'object') asked.push(options.behavior);
            scrollIntoView.call(this, options);
          };
        });
        await mainNav(page, 'Guides').click();
        await arrivedAt(page, `${BASE}/guides/`);
        await page.locator('.header-nav summary', { hasText: 'Reference' }).click();
        await page.locator('.header-nav a', { hasText: 'Handling Cold Starts' }).click();
        await arrivedAt(page, `${BASE}/workflows/settings/#eliminate-cold-starts`);
        await scrollSettled(page);
        const asked = await page.evaluate(() => (window as unknown as { asked: string[] }).asked);
        assert.equal(asked[0], expected);
        assert.ok(asked.lastIndexOf(expected) > 0, String(asked));
        // Within the page, too: the browser's own jump would be at its end at once.
        await page.evaluate(() => {
          const asked = (window as unknown as { asked: unknown[] }).asked;
          asked.length = 0;
        });
        await page.locator('[data-region="toc"] a').first().click();
        await until(page, () => document.querySelector(':target')?.matches('h2') && location.hash.length > 1);
        await scrollSettled(page);
        assert.deepEqual(
          await page.evaluate(() => (window as unknown as { asked: unknown[] }).asked),
          ['instant', expected],
          'the jump is taken back, and the reader glides',
        );
      }
    },
  );

  journey(
    'the reader sees the way from the top of a page to a heading, of this page or another',
    readers,
    async (open) => {
      const { page } = await open(`${BASE}/limits/`, { reducedMotion: 'no-preference' });
      const toOwnHeading = () => page.locator('[data-region="toc"] a[href="#memory"]').click();
      const toAnother = async () => {
        await page.locator('.header-nav summary', { hasText: 'Reference' }).click();
        await page.locator('.header-nav a', { hasText: 'Handling Cold Starts' }).click();
      };
      assert.ok(await isWaySeen(page, 'memory', { start: '/limits/', follow: toOwnHeading }), 'of this page');
      const way = { start: '/guides/', follow: toAnother };
      assert.ok(await isWaySeen(page, 'eliminate-cold-starts', way), 'of another page');
    },
  );

  journey('clicks with a modifier, downloads and other origins are left to the browser', readers, async (open) => {
    const { page } = await open(`${BASE}/limits/`);
    await markWindow(page);
    // By their events alone: tabs and windows that they open crash in Chromium 150 without windows.
    const taken = await page.evaluate(() =>
      (
        [
          ['<a href="/docs/guides/">x</a>', { ctrlKey: true }],
          ['<a href="/docs/guides/">x</a>', { shiftKey: true }],
          ['<a href="/docs/guides/" download>x</a>', {}],
          ['<a href="/docs/guides/" target="_blank">x</a>', {}],
          ['<a href="https://example.com/docs/guides/">x</a>', {}],
          ['<a href="mailto:a@example.com">x</a>', {}],
          ['<a href="/docs/logo.svg">x</a>', {}],
          ['<a href="/elsewhere/">x</a>', {}],
          // All others are not.
          ['<a href="/docs/guides/">x</a>', {}],
        ] as const
      ).map(([html, keys]) => {
        const box = document.querySelector('main')?.appendChild(document.createElement('p'));
        if (!box) return undefined;
        box.innerHTML = html;
        let isTaken: boolean | undefined;
        addEventListener(
          'click',
          (event) => {
            isTaken = event.defaultPrevented;
            event.preventDefault();
          },
          { once: true },
        );
        box.querySelector('a')?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...keys }));
        box.remove();
        return isTaken;
      }),
    );
    assert.deepEqual(taken, [false, false, false, false, false, false, false, false, true]);
    await arrivedAt(page, `${BASE}/guides/`);
    assert.equal(await isMarked(page), true);
  });

  journey('the newest of two clicks wins', readers, async (open) => {
    const gate = createGate();
    const { page } = await open(`${BASE}/limits/`, {
      before: (page) => page.route('**/assets/chunks/**', (route) => gate.opened.then(() => route.continue())),
    });
    await markWindow(page);
    await mainNav(page, 'Guides').click();
    await until(page, () => document.querySelector('script[src*="/assets/chunks/"]'));
    await mainNav(page, 'Quickstart').click();
    await until(page, () => document.querySelectorAll('script[src*="/assets/chunks/"]').length === 2);
    gate.open();
    await arrivedAt(page, `${BASE}/quickstart/`);
    await scrollSettled(page);
    assert.equal(new URL(page.url()).pathname, `${BASE}/quickstart/`);
    assert.equal((await page.title()).startsWith('Quickstart'), true);
    assert.equal(await isMarked(page), true);
  });

  journey('a reader who leaves the site while a page is awaited is not led there', readers, async (open) => {
    const { page } = await open(`${BASE}/limits/`, { alone: true });
    const asked = (pattern: string) => new Promise<Route>((resolve) => page.route(pattern, resolve));
    const chunk = asked('**/assets/chunks/**');
    const elsewhere = asked('**/elsewhere');
    await mainNav(page, 'Guides').click();
    const awaited = await chunk;
    await page.evaluate(() => location.assign('/elsewhere'));
    const left = await elsewhere;
    // Firefox does so by itself.
    await awaited.abort();
    // Longer than it takes to ask whether the server is there.
    await page.waitForTimeout(500);
    await left.fulfill({ contentType: 'text/html', body: '<title>Elsewhere</title>' });
    await page.waitForURL('**/elsewhere');
    assert.equal(await page.title(), 'Elsewhere');
  });

  journey('pages are loaded ahead on hover and on focus, once', readers, async (open) => {
    const visit = await open(`${BASE}/limits/`);
    const { page } = visit;
    await mainNav(page, 'Guides').hover();
    await until(page, () =>
      performance.getEntriesByType('resource').some(({ name }) => name.includes('/assets/chunks/')),
    );
    assert.equal(chunkRequests(visit).length, 1);
    await page.mouse.move(640, 790);
    await mainNav(page, 'Quickstart').focus();
    await until(
      page,
      () =>
        performance.getEntriesByType('resource').filter(({ name }) => name.includes('/assets/chunks/')).length === 2,
    );
    await mainNav(page, 'Guides').click();
    await arrivedAt(page, `${BASE}/guides/`);
    assert.equal(chunkRequests(visit).length, 2);
  });

  for (const [name, connection] of [
    ['Save-Data is set', { saveData: true }],
    ['the connection is slow', { effectiveType: '2g' }],
  ] as const) {
    journey(`nothing is loaded ahead where ${name}`, readers, async (open) => {
      const visit = await open(`${BASE}/limits/`, {
        before: (page) =>
          page.addInitScript((value) => Object.defineProperty(navigator, 'connection', { value }), connection),
      });
      const { page } = visit;
      await mainNav(page, 'Guides').hover();
      await mainNav(page, 'Quickstart').focus();
      await mainNav(page, 'Documentation').hover();
      // Longer than the hover has to last.
      await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 150)));
      assert.deepEqual(chunkRequests(visit), []);
      await mainNav(page, 'Guides').click();
      await arrivedAt(page, `${BASE}/guides/`);
      assert.equal(visit.documents().length, 1);
    });
  }

  journey(
    'the progress bar shows while a page not loaded is awaited, and never for one that is there',
    readers,
    async (open) => {
      // Whatever is asked for waits, also what is fetched ahead, and nothing waits again.
      const gate = createGate();
      const visit = await open(`${BASE}/limits/`, {
        before: (page) => page.route('**/assets/chunks/**', (route) => gate.opened.then(() => route.continue())),
      });
      const { page } = visit;
      await page.evaluate(() => {
        const bars: unknown[] = [];
        Object.assign(window, { bars });
        new MutationObserver(() => document.querySelector('#nprogress') && bars.push(1)).observe(
          document.documentElement,
          { childList: true, subtree: true },
        );
      });
      await mainNav(page, 'Guides').click();
      await page.locator('#nprogress .bar').waitFor();
      // Hidden from assistive technology: no invalid role, no progress without a name.
      assert.equal(await page.locator('#nprogress [role]').count(), 0);
      assert.equal(await page.locator('#nprogress .bar').getAttribute('aria-hidden'), 'true');
      // Forced colors take every ground away but that of a system color.
      await page.emulateMedia({ forcedColors: 'active' });
      const [bar, header] = await page.evaluate(() =>
        ['#nprogress .bar', '.site-header'].map(
          (part) => getComputedStyle(document.querySelector(part) ?? document.body).backgroundColor,
        ),
      );
      assert.notEqual(bar, header);
      await page.emulateMedia({ forcedColors: null });
      assert.equal(new URL(page.url()).pathname, `${BASE}/limits/`, 'the address changes with the page');
      gate.open();
      await arrivedAt(page, `${BASE}/guides/`);
      await page.locator('#nprogress').waitFor({ state: 'detached' });
      const shown = await page.evaluate(() => (window as unknown as { bars: unknown[] }).bars.splice(0).length);
      assert.equal(shown > 0, true);
      // The page that was left was loaded with the document: it is fetched once, and then it is there.
      await page.goBack();
      await until(page, () => document.title.startsWith('Limits') && !document.querySelector('#nprogress'));
      await page.evaluate(() => (window as unknown as { bars: unknown[] }).bars.splice(0));
      await mainNav(page, 'Guides').click();
      await arrivedAt(page, `${BASE}/guides/`);
      await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 250)));
      assert.equal(await page.evaluate(() => (window as unknown as { bars: unknown[] }).bars.length), 0);
    },
  );

  journey('the Reference menu opens, leads on, and closes', readers, async (open) => {
    const { page } = await open(`${BASE}/limits/`);
    const summary = page.locator('.header-nav summary', { hasText: 'Reference' });
    const list = page.locator('.header-nav .nav-menu-list').first();
    assert.equal(!(await list.isVisible()), true);
    await summary.click();
    assert.deepEqual(await list.locator('a').allTextContents(), [
      'Components API',
      'CLI',
      'REST API',
      'Limits',
      'Security & Privacy',
      'Handling Cold Starts',
    ]);
    await page.mouse.click(640, 700);
    await list.waitFor({ state: 'hidden' });
    await summary.focus();
    await page.keyboard.press('Enter');
    await list.waitFor({ state: 'visible' });
    await page.keyboard.press('Tab');
    await page.keyboard.press('Escape');
    await list.waitFor({ state: 'hidden' });
    assert.ok(await summary.evaluate((element) => element === document.activeElement), 'the focus returns to the menu');
    await page.keyboard.press('Enter');
    await list.waitFor({ state: 'visible' });
    await page.keyboard.press('Shift+Tab');
    await list.waitFor({ state: 'hidden' });
    await summary.click();
    await list.locator('a', { hasText: 'CLI' }).click();
    await arrivedAt(page, `${BASE}/cli/install/`);
    assert.equal(!(await list.isVisible()), true);
  });

  journey('the version switch names both versions and leads to them', readers, async (open) => {
    const { page } = await open(`${BASE}/limits/`);
    await page.locator('.header-nav summary', { hasText: 'Docs version: v2' }).click();
    const entries = page.locator('.header-nav details[open] li');
    assert.deepEqual(await entries.allTextContents(), ['v2Current', 'v1Deprecated']);
    assert.deepEqual(
      await entries.locator('a').evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href)),
      [SITE_URL, `${SITE_URL}/v1`],
    );
    assert.equal(await entries.first().isVisible(), true);
  });
}

const headOf = (page: Page) =>
  page.evaluate(() => ({
    title: document.title,
    lang: document.documentElement.lang,
    dir: document.documentElement.dir,
    description: document.querySelector<HTMLMetaElement>('meta[name="description"]')?.content,
    canonical: document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href,
    robots: document.querySelector<HTMLMetaElement>('meta[name="robots"]')?.content,
  }));

/** The sidebar as it stands, without the marks of the spy and what the reader has opened. */
const sidebarOf = (page: Page) =>
  page.evaluate(() =>
    document.querySelector('[data-region="sidebar"]')?.innerHTML.replace(/ aria-current="location"| open=""/g, ''),
  );

/** As a reader's wheel does, at once. */
async function scrollTo(page: Page, top: number): Promise<void> {
  await page.evaluate((y) => {
    dispatchEvent(new WheelEvent('wheel'));
    window.scrollTo({ top: y, behavior: 'instant' });
  }, top);
  await until(page, (y) => Math.abs(scrollY - y) < 2, top);
  // The position is kept once the scroll has come to rest.
  await until(
    page,
    () => Array.isArray(history.state?.docsgenScroll) && Math.abs(history.state.docsgenScroll[1] - scrollY) < 2,
  );
}

async function assertAtHeading(page: Page, slug: string): Promise<void> {
  await until(
    page,
    (id) => {
      const heading = document.getElementById(id)?.getBoundingClientRect();
      const header = document.querySelector('.site-header')?.getBoundingClientRect();
      return heading && header && heading.top >= header.bottom - 1 && heading.top < header.bottom + 90;
    },
    slug,
  );
}

/** A busy machine paints few frames, and a glide may be over between two of them: the reader goes the same way again. */
const ATTEMPTS = 8;

/** Whether a heading's page passes by on the way to it from its top, at two places at least: a jump passes none. */
async function isWaySeen(
  page: Page,
  heading: string,
  { start, follow }: { readonly start: string; readonly follow: () => Promise<unknown> },
): Promise<boolean> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    await page.goto(`${BASE}${start}`);
    await page.evaluate(() => {
      const places = new Set<number>();
      Object.assign(window, { places });
      const look = () => {
        places.add(Math.round(scrollY));
        requestAnimationFrame(look);
      };
      look();
    });
    await follow();
    await until(page, (id) => (document.getElementById(id)?.getBoundingClientRect().top ?? 999) < 200, heading);
    await scrollSettled(page);
    const places = await page.evaluate(() => [...(window as unknown as { places: Set<number> }).places]);
    const passed = places.filter((place) => place > 0 && place < Math.max(...places));
    if (passed.length >= 2) return true;
  }
  return false;
}
