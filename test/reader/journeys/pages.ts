import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe } from 'node:test';
import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { createTestSite, type TestSite } from '../../site/site.ts';
import { addStyles, assertAccessible } from '../axe.ts';
import { BASE, freezeClock, journey, type Readers, startPreview, TABS_PATH, until, type Visit } from '../reader.ts';

const PHONE = { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true };

/** Pages whose shells differ. What stands in them is looked at on every page of the site. */
const SHELLS: Readonly<Record<string, string>> = {
  'the start page': '/',
  'tabs and code': '/tabs-under-test/',
  'the page for unknown addresses': '/no/such/page/',
  'the unlisted page': '/unlisted-preview/',
};

/** A short page with all that pages have around them. */
const SHORT = '/api/auth/';

/**
 * What is looked at on the built site alone: `dev` answers with the same documents, so what holds for a page of `preview`
 * holds for that of `dev`.
 */
export function pageJourneys(theirs: () => Readers, site: TestSite): void {
  // Screen readers would say it twice.
  for (const [path, ...controls] of [
    [`${BASE}/api/rest/`, 'Docs version: v2', 'Copy code', 'Copy path'],
    [TABS_PATH, 'Rust not available'],
  ] as const) {
    journey(`no control of ${path} is described by what its name has said`, theirs, async (open) => {
      const { page, context } = await open(path, PHONE);
      const session = await context.newCDPSession(page);
      const read = () => session.send('Accessibility.getFullAXTree');
      // What the open drawer covers is out of reach.
      const { nodes: behind } = await read();
      await page.locator('.menu-button').tap();
      const { nodes: inDrawer } = await read();
      const texts = [...behind, ...inDrawer].map(({ name, description }) => [
        name?.value ?? '',
        description?.value ?? '',
      ]);
      assert.deepEqual(
        controls.filter((control) => !texts.some(([name]) => name === control)),
        [],
      );
      assert.deepEqual(
        texts.filter(([name, description]) => description !== '' && name.includes(description)),
        [],
      );
    });
  }

  describe('can be used by everybody (axe-core, no violation)', () => {
    for (const [name, path] of Object.entries(SHELLS)) {
      journey(name, theirs, async (open) => {
        const { page } = await open(BASE + path);
        await assertAccessible(page);
      });
    }

    journey('an open menu', theirs, async (open) => {
      const { page } = await open(BASE + SHORT);
      for (const summary of ['Reference', 'v2']) {
        await page.locator('.header-nav summary', { hasText: summary }).click();
        await assertAccessible(page, { part: '.site-header' });
      }
    });

    journey('the search panel', theirs, async (open) => {
      const { page } = await open(BASE + SHORT);
      await page.locator('#_search-input').click();
      for (const [query, found] of [
        ['workflow', true],
        ['zzzzqqqq', false],
      ] as const) {
        await page.locator('#_search-input').fill(query);
        await page.locator('.search-panel').waitFor({ state: 'visible' });
        await until(
          page,
          (hasHits) =>
            (document.querySelector('.search-hit') !== null) === hasHits &&
            document.querySelector('.search-status')?.textContent?.trim(),
          found,
        );
        await assertAccessible(page, { part: '.site-header' });
      }
    });

    journey('the search of a phone', theirs, async (open) => {
      const { page } = await open(BASE + SHORT, PHONE);
      await page.locator('.search').tap();
      await page.locator('.search-cancel').waitFor();
      await assertAccessible(page);
      await page.locator('#_search-input').fill('workflow');
      await until(page, () => document.querySelector('.search-hit'));
      await assertAccessible(page);
      await page.locator('#_search-input').fill('zzzzqqqq');
      await until(page, () => document.querySelector('.search-status')?.textContent?.includes('No results'));
      await assertAccessible(page);
    });

    journey('a phone, with the drawer and the list of headings shut and open', theirs, async (open) => {
      const { page } = await open(BASE + SHORT, PHONE);
      await assertAccessible(page);
      await page.locator('.menu-button').tap();
      await page.locator('#_sidebar').waitFor({ state: 'visible' });
      await page.locator('#_sidebar summary', { hasText: 'Reference' }).tap();
      await assertAccessible(page, { part: '#_sidebar' });
      await page.locator('#_sidebar button[aria-label="Close menu"]').tap();
      await page.locator('#_sidebar').waitFor({ state: 'hidden' });
      await page.locator('.toc-button').tap();
      await page.locator('#_toc-panel').waitFor({ state: 'visible' });
      await assertAccessible(page, { part: '.toc' });
    });

    journey('a page with an island that failed, and one that is offline', theirs, async (open) => {
      const { page, context } = await open(BASE + SHORT, {
        alone: true,
        mayThrow: true,
        before: (page) =>
          page.route('**/assets/CopyButton.*', (route) =>
            route.fulfill({ status: 200, contentType: 'text/javascript', body: '' }),
          ),
      });
      await page.locator('.copy-button').first().click();
      await page.locator('[data-island-failed]').first().waitFor();
      await context.setOffline(true);
      await page.locator('nav[aria-label="Main"] a', { hasText: 'Guides' }).first().click();
      await page.locator('.offline-notice').waitFor();
      await assertAccessible(page);
    });

    journey('E-26: a redirect page, and a page without scripts', theirs, async (open) => {
      const html = site
        .read('dist/cron/index.html')
        .replace(/<meta http-equiv="refresh"[^>]*>/, '')
        .replace(/<script src="[^"]*redirect[^>]*><\/script>/, '');
      const { page } = await open(`${BASE}/limits/`, {
        before: (page) =>
          page.route('**/docs/cron-for-test/', (route) => route.fulfill({ contentType: 'text/html', body: html })),
      });
      await page.goto(`${BASE}/cron-for-test/`);
      await assertAccessible(page);
      await page.route(/\/assets\/[^/]*(?:entry|boot)[^/]*\.js$/i, (route) => route.abort());
      await page.goto(TABS_PATH);
      await page.waitForFunction(() => !document.documentElement.classList.contains('js'));
      await assertAccessible(page);
    });
  });

  describe('show pictures as they are written', () => {
    journey('badges stand side by side, where their writer has put them', theirs, async (open) => {
      const { page } = await open(BASE + SHORT);
      const boxes = await page.evaluate(() => {
        const line = document.createElement('p');
        line.align = 'center';
        const badge = '<a href="/"><img alt="" width="90" height="20" src="data:,"></a>';
        line.innerHTML = `${badge} ${badge} <picture><img alt="" width="90" height="20" src="data:,"></picture>`;
        document.querySelector('.prose')?.append(line);
        return [...line.querySelectorAll('img')].map((img) => img.getBoundingClientRect().toJSON());
      });
      assert.equal(new Set(boxes.map(({ top }) => top)).size, 1, JSON.stringify(boxes));
      assert.equal(new Set(boxes.map(({ left }) => left)).size, 3);
    });
  });

  describe('are light', () => {
    journey(
      'the first view of a page: at most 6 kB of JavaScript and 16 kB of CSS, gzipped; no font, no other host',
      theirs,
      async (open) => {
        const figures: string[] = [];
        for (const path of ['/', '/quickstart/', '/code/python/import-mappings/']) {
          const visit = await open(BASE + path, { alone: true, reducedMotion: 'no-preference' });
          await visit.page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 5_000 })));
          const { script, stylesheet } = await bytesOf(visit);
          figures.push(`${path} ${script} B of JavaScript, ${stylesheet} B of CSS`);
          assert.equal(script > 0 && script <= 6 * 1024, true, `${path}: ${script} bytes of JavaScript`);
          assert.equal(stylesheet > 0 && stylesheet <= 16 * 1024, true, `${path}: ${stylesheet} bytes of CSS`);
          const others = visit.requests.filter(
            (request) => !['document', 'script', 'stylesheet', 'image'].includes(request.resourceType()),
          );
          assert.deepEqual(
            others.map((request) => new URL(request.url()).pathname).filter((name) => name !== `${BASE}/favicon.svg`),
            [],
            path,
          );
          const { origin } = new URL(visit.page.url());
          assert.deepEqual(
            visit.requests
              .map((request) => request.url())
              .filter((url) => !url.startsWith(`${origin}/`) && !url.startsWith('data:')),
            [],
          );
          assert.equal(await layoutShift(visit.page), 0, `${path} shifts`);
        }
        process.stderr.write(`# first view, gzipped: ${figures.join('; ')}\n`);
      },
    );

    journey('all that a first view needs is asked for in one go', theirs, async (open) => {
      const needed = [/\/boot\.[^/]*\.js$/, /\.css$/, /\/entry\.[^/]*\.js$/];
      const asked: string[] = [];
      let release = () => {};
      const isAsked = new Promise<void>((resolve) => {
        release = resolve;
      });
      const isLate = new Promise<void>((resolve) => setTimeout(resolve, 3_000));
      let early: readonly string[] = [];
      await open(`${BASE}/limits/`, {
        alone: true,
        before: async (page) => {
          page.on('request', (request) => {
            asked.push(request.url());
            if (needed.every((pattern) => asked.some((url) => pattern.test(url)))) release();
          });
          // Which holds up all that the page says after it.
          await page.route(needed[0] as RegExp, async (route) => {
            await Promise.race([isAsked, isLate]);
            early = [...asked];
            await route.continue();
          });
        },
      });
      for (const pattern of needed)
        assert.ok(
          early.some((url) => pattern.test(url)),
          `${pattern}`,
        );
    });

    journey('nothing moves when scripts arrive, on a phone or slowly', theirs, async (open) => {
      for (const [path, options] of [
        ['/tabs-under-test/', {}],
        ['/quickstart/', PHONE],
        ['/guides/', PHONE],
      ] as const) {
        let release = () => {};
        const held = new Promise<void>((resolve) => {
          release = resolve;
        });
        const { page } = await open(BASE + path, {
          alone: true,
          ...options,
          before: async (page) => {
            await page.addInitScript(() => {
              const shifts: number[] = [];
              Object.assign(window, { shifts });
              new PerformanceObserver((list) => {
                for (const entry of list.getEntries())
                  shifts.push((entry as PerformanceEntry & { value: number }).value);
              }).observe({ type: 'layout-shift', buffered: true });
            });
            await page.route(/\/assets\/[^/]*entry[^/]*\.js$/i, async (route) => {
              // The page is painted before the script comes.
              setTimeout(release, 300);
              await held;
              await route.continue();
            });
          },
        });
        await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 5_000 })));
        assert.deepEqual(await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts), [], path);
      }
    });

    journey('nothing moves when a picture comes, on a phone either', theirs, async (open) => {
      const small = createTestSite({
        'index.md': '# Home\n\nAbove.\n\n![What a plan is](plan.svg)\n\nBelow.\n',
        'plan.svg':
          '<svg xmlns="http://www.w3.org/2000/svg" width="600" height="240"><rect width="600" height="240"/></svg>',
      });
      const server = await startPreview(small);
      for (const options of [{}, PHONE]) {
        const { page } = await open('/', {
          alone: true,
          baseURL: server.origin,
          ...options,
          before: (page) =>
            page.route(/plan[^/]*\.svg$/, async (route) => {
              // The page is painted without it.
              await page.locator('.prose > p').last().waitFor();
              await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 50))));
              await route.continue();
            }),
        });
        const picture = page.locator('.prose img');
        await picture.evaluate((image: HTMLImageElement) => image.decode());
        const height = await picture.evaluate((image) => image.getBoundingClientRect().height);
        assert.ok(height > 100, `${height} px`);
        assert.equal(await layoutShift(page), 0);
      }
      await server.stop();
    });

    journey('nothing moves when a document comes in pieces', theirs, async (open, { server }) => {
      // The reader's browser paints what it has while it waits for the rest.
      const CUTS = ['aria-label="More"', '<figcaption'];
      const slow = createServer(async ({ url = '' }, response) => {
        const answer = await fetch(server.origin + url);
        response.setHeader('content-type', answer.headers.get('content-type') ?? '');
        const body = Buffer.from(await answer.arrayBuffer());
        if (!url.endsWith('/')) return void response.end(body);
        const html = body.toString();
        let sent = 0;
        for (const at of CUTS.map((cut) => html.indexOf(cut))) {
          response.write(html.slice(sent, at));
          sent = at;
          await new Promise((resolve) => setTimeout(resolve, 200));
        }
        response.end(html.slice(sent));
      });
      await new Promise<void>((resolve) => slow.listen(0, '127.0.0.1', resolve));
      try {
        const { port } = slow.address() as AddressInfo;
        const { page } = await open(`${BASE}/quickstart/`, { alone: true, baseURL: `http://127.0.0.1:${port}` });
        assert.equal(await layoutShift(page), 0);
      } finally {
        slow.close();
        slow.closeAllConnections();
      }
    });
  });

  describe('follow the reader', () => {
    journey('E-11: where less motion is wanted nothing moves: neither styles nor scrolling', theirs, async (open) => {
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

    journey('E-12: in forced colours what colour alone said is said by lines', theirs, async (open) => {
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
    journey('E-12: in forced colours a drawing has those alone', theirs, async (open) => {
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
    journey('right to left, the search box shows what is in it as it reads', theirs, async (open) => {
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
    journey('right to left, hits in English read from left to right, at the right', theirs, async (open) => {
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
      theirs,
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
      theirs,
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

  describe('fit their words', () => {
    journey('an item that is no task has its mark, also among tasks', theirs, async (open) => {
      const { page } = await open(TABS_PATH);
      const items = page.locator('.contains-task-list > li');
      assert.deepEqual(await items.evaluateAll((items) => items.map((item) => getComputedStyle(item).listStyleType)), [
        'none',
        'disc',
        'none',
        'none',
      ]);
    });

    journey('the box of a task hangs where a bullet would, also before a paragraph', theirs, async (open) => {
      const { page } = await open(TABS_PATH);
      const boxes = page.locator('.task-list-item input');
      const lefts = await boxes.evaluateAll((boxes) => boxes.map((box) => box.getBoundingClientRect().left));
      assert.equal(lefts.length, 3);
      assert.equal(new Set(lefts).size, 1, String(lefts));
    });

    journey('a word longer than a column is broken in it', theirs, async (open) => {
      const { page } = await open(BASE + SHORT, { viewport: { width: 1440, height: 900 } });
      const cut = await page.evaluate(() => {
        const links = [...document.querySelectorAll('#_sidebar a, .toc-list a, .neighbour, .breadcrumbs li + li')];
        const seen = links.filter((link) => link.checkVisibility());
        for (const link of seen)
          (link.querySelector('.neighbour-title, a, span') ?? link).textContent = 'word'.repeat(40);
        return seen
          .filter(({ clientWidth, scrollWidth }) => clientWidth > 0 && scrollWidth > clientWidth + 1)
          .map(({ parentElement }) => parentElement?.className)
          .concat(document.documentElement.scrollWidth > innerWidth ? ['page'] : []);
      });
      assert.deepEqual(cut, []);
    });
  });

  describe('keep a rhythm', () => {
    // The next item stood closer to a block of code than the text above it, and so did it to a second paragraph.
    journey('items of several parts stand apart; lines of a diff are as wide as their block', theirs, async (open) => {
      const { page } = await open(`${BASE}/limits/`);
      const found = await page.locator('.prose').evaluate((prose) => {
        prose.innerHTML = `<ol><li>a<figure class="code-block"><pre><code><span class="hljs-deletion">- x</span></code></pre></figure></li>
          <li><p>b</p><p>c</p></li><li>d</li><li>e</li></ol>`;
        const boxes = (selector: string) =>
          [...prose.querySelectorAll(selector)].map((element) => element.getBoundingClientRect());
        const items = boxes('li');
        const [block, line] = boxes('pre, .hljs-deletion').map(({ width }) => width);
        return { gaps: items.slice(1).map(({ top }, at) => top - (items[at]?.bottom ?? 0)), isWide: line === block };
      });
      assert.deepEqual(found, { gaps: [20, 20, 8], isWide: true });
    });

    journey(
      'the way to a page at the top is told in words, also where the page itself is not',
      theirs,
      async (open) => {
        const { page } = await open(`${BASE}/limits/`, PHONE);
        const home = page.locator('.breadcrumbs a');
        assert.equal(await home.evaluate((link) => getComputedStyle(link, '::after').content), '"Home page"');
        const [{ left }, title] = await Promise.all(
          [home, page.locator('h1')].map((part) =>
            part.evaluate((element) => element.getBoundingClientRect().toJSON()),
          ),
        );
        assert.equal(left, title.left);
      },
    );

    journey('a menu in the drawer lies on the ground of the drawer', theirs, async (open) => {
      const { page } = await open(`${BASE}/limits/`, { ...PHONE, colorScheme: 'dark' });
      const menu = page.locator('.sidebar-top .nav-menu-list').first();
      assert.equal(await menu.evaluate((list) => getComputedStyle(list).backgroundColor), 'rgba(0, 0, 0, 0)');
    });

    // The menu scrolled, though all of it has room there, and cut off two sides of the line.
    journey('the focus is seen on all sides of a link in a menu of the drawer', theirs, async (open) => {
      const { page } = await open(`${BASE}/limits/`, PHONE);
      await page.click('.menu-button');
      await page.click('.sidebar-top summary');
      await page.keyboard.press('Tab');
      const [outline, overflow] = await page.evaluate(() => {
        const focused = document.activeElement ?? document.body;
        const list = focused.closest('.sidebar-top .nav-menu-list') ?? focused;
        return [getComputedStyle(focused).outlineStyle, getComputedStyle(list).overflow];
      });
      assert.deepEqual([outline, overflow], ['solid', 'visible']);
    });
  });

  describe('fit a tablet', () => {
    journey('held sideways, the top navigation stands in one line, within its bar', theirs, async (open) => {
      const { page } = await open(BASE + SHORT, { viewport: { width: 1180, height: 820 }, hasTouch: true });
      const heights = await page
        .locator('.header-nav')
        .evaluateAll((navs) => navs.map((nav) => nav.getBoundingClientRect().height));
      assert.deepEqual(heights, [44, 44]);
    });

    // The edge of the window cut the first line of it through.
    journey(
      'in text as large as a reader needs it, both lines of the top navigation are read',
      theirs,
      async (open) => {
        const { page } = await open(BASE + SHORT, { viewport: { width: 1200, height: 800 } });
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
      theirs,
      async (open) => {
        const { page } = await open(BASE + SHORT, { viewport: { width: 1280, height: 800 } });
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

    journey('above the sidebar, the top navigation stands in two columns', theirs, async (open) => {
      const { page } = await open(BASE + SHORT, { viewport: { width: 1024, height: 800 } });
      const lefts = await page
        .locator('.sidebar-top .nav-items > li')
        .evaluateAll((items) => items.map((item) => item.getBoundingClientRect().left));
      assert.equal(new Set(lefts).size, 2, lefts.join(', '));
      // A long name ended below the frame of its neighbour.
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
    journey('the list of headings opens below its button, beside the sidebar', theirs, async (open) => {
      const { page } = await open(BASE + SHORT, { viewport: { width: 1024, height: 800 } });
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

  describe('fit paper', () => {
    journey('the address of a card stands beside its title, not on top of it', theirs, async (open) => {
      const { page } = await open(`${BASE}/`);
      await page.emulateMedia({ media: 'print' });
      const places = await page
        .locator('.card-title a')
        .evaluateAll((links) => links.map((link) => getComputedStyle(link, '::after')).map(({ position }) => position));
      assert.deepEqual([...new Set(places)], ['static']);
    });

    // They began with the path, and a line ran through them.
    journey('printed addresses have their host, and no line beneath them', theirs, async (open) => {
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

    journey('the head of a table stays above its rows', theirs, async (open) => {
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
      theirs,
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
    journey('a card has no shadow', theirs, async (open) => {
      const { page } = await open(`${BASE}/`);
      await page.emulateMedia({ media: 'print' });
      const card = page.locator('.card').first();
      assert.equal(await card.evaluate((one) => getComputedStyle(one).boxShadow), 'none');
    });

    journey('what is said of a field is as wide as other text', theirs, async (open) => {
      const { page } = await open(`${BASE}/code/nodejs/`);
      await page.emulateMedia({ media: 'print' });
      const widths = await page
        .locator('.field > dd > *, .prose > p')
        .evaluateAll((texts) => texts.map((text) => getComputedStyle(text).maxWidth));
      assert.deepEqual([...new Set(widths)], ['none']);
    });

    journey('a table of long code is as wide as the sheet', theirs, async (open) => {
      const { page } = await open(`${BASE}/shopify-faq-2023-10/`, { viewport: { width: 680, height: 960 } });
      await page.emulateMedia({ media: 'print' });
      assert.equal(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), true);
    });
  });

  describe('fit a phone', () => {
    // They were wider by a few pixels, and cut off the last letters.
    journey('tables of short texts need not scroll', theirs, async (open) => {
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
      theirs,
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

    journey('a drawing keeps off its frame where the sentence stands beside it', theirs, async (open) => {
      const { page } = await open(`${BASE}/`, { viewport: { width: 720, height: 800 } });
      const [frame, drawing] = await page.evaluate(() =>
        ['.diagram', '.diagram-drawing'].map((one) => document.querySelector(one)?.getBoundingClientRect().left ?? 0),
      );
      assert.ok((drawing ?? 0) - (frame ?? 0) >= 16, `${(drawing ?? 0) - (frame ?? 0)} px`);
    });

    journey('text twice as large leaves words whole, and the page as wide as the screen', theirs, async (open) => {
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
    journey('headings twice as large are as narrow as the longest of their words asks for', theirs, async (open) => {
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

    journey('of the drawer and of the search nothing is cut off where text is twice as large', theirs, async (open) => {
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
    });

    // Between the language and a button of 88 px it had a letter a line.
    journey('the title of a block of code has room where text is twice as large', theirs, async (open) => {
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
    journey("where a reader's own styles make text twice as large, titles of code keep room", theirs, async (open) => {
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
    journey('the focus is seen on all sides of what a key leads to below the screen', theirs, async (open) => {
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
    journey('the focus is seen on all sides of a button that fills its box', theirs, async (open) => {
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
      theirs,
      async (open) => {
        const { page } = await open(`${BASE}/workflows/concurrency-and-throttling/`, PHONE);
        const rows = await page
          .locator('.prose tr')
          .evaluateAll((rows) => rows.map((row) => row.getBoundingClientRect().height));
        assert.ok(rows.length > 3 && Math.max(...rows) <= 240, rows.join(', '));
        assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), 360);
      },
    );

    journey('where more contrast is wanted, quiet text and lines have it', theirs, async (open) => {
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
    journey('what lies on the page has a ground where browsers know no `light-dark()`', theirs, async (open) => {
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

    journey('the closed search box shows its picture alone, in forced colours too', theirs, async (open) => {
      for (const forcedColors of ['none', 'active'] as const) {
        const { page } = await open(BASE + SHORT, { ...PHONE, forcedColors });
        const box = page.locator('.search');
        const empty = await box.screenshot();
        await page.locator('.search-input').evaluate((input: HTMLInputElement) => {
          input.placeholder = '';
        });
        assert.ok(empty.equals(await box.screenshot()), `placeholder, forced colours ${forcedColors}`);
        await page.locator('.search-input').evaluate((input: HTMLInputElement) => {
          input.value = 'timeout';
        });
        assert.ok(empty.equals(await box.screenshot()), `value, forced colours ${forcedColors}`);
      }
    });

    journey('code in the title of a callout stands in its line, not in a column beside it', theirs, async (open) => {
      const { page } = await open(`${BASE}/code/nodejs/sharing-code/`, PHONE);
      const code = page.locator('.callout-title code').first();
      assert.equal(await code.evaluate((element) => getComputedStyle(element).display), 'inline');
    });

    // From right to left the button lay on the first letters.
    journey('the copy button covers no code, in whatever direction the page is read', theirs, async (open) => {
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

    journey('E-09: everything that is tapped is at least 44 px large', theirs, async (open) => {
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

  describe('keep what is promised of the whole', () => {
    // The head of the table stood there over nothing.
    journey('a filter of the table that matches nothing leaves no empty table', theirs, async (open) => {
      const { page } = await open(`${BASE}/code/python/import-mappings/`);
      const filter = page.locator('.mapping-filter input');
      await filter.fill('no such package');
      await page.locator('.mappings').waitFor({ state: 'hidden' });
      await filter.fill('');
      await page.locator('.mappings').waitFor();
    });

    journey(
      'with a tag-manager container its script is loaded by the id, from that host alone; without one nothing is',
      theirs,
      async (open) => {
        const small = createTestSite({ 'index.md': '# Home\n\nWords.\n' });
        const server = await startPreview(small, { DOCSGEN_GTM_ID: 'GTM-AB12CD3' });
        const elsewhere: string[] = [];
        const { page } = await open('/', {
          alone: true,
          baseURL: server.origin,
          before: (page) =>
            page.route(/^https?:\/\/(?!localhost)/, (route) => {
              elsewhere.push(`${route.request().resourceType()} ${route.request().url()}`);
              return route.fulfill({ contentType: 'text/javascript', body: '' });
            }),
        });
        await until(page, () => document.querySelector('script[src*="googletagmanager"]'));
        assert.deepEqual(elsewhere, ['script https://www.googletagmanager.com/gtm.js?id=GTM-AB12CD3']);
        await server.stop();
      },
    );

    journey(
      'H-01: the policy of the site finds nothing to refuse, on any kind of page and in use',
      theirs,
      async (open) => {
        const visit = await open(`${BASE}/`, {
          before: (page) =>
            page.addInitScript(() => {
              const violations: string[] = [];
              Object.assign(window, { violations });
              addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile }) =>
                violations.push(`${violatedDirective} ${blockedURI} ${sourceFile}`),
              );
            }),
        });
        const { page } = visit;
        const violations = () => page.evaluate(() => (window as unknown as { violations: string[] }).violations);
        for (const path of ['/', '/quickstart/', '/guides/', '/code/python/import-mappings/', '/no/such/page/']) {
          await page.goto(BASE + path);
          assert.deepEqual(await violations(), [], path);
        }
        await page.goto(TABS_PATH);
        await page.locator('#shell-fish').click();
        await until(page, () => document.getElementById('shell-fish')?.getAttribute('aria-selected') === 'true');
        await page.locator('.copy-button:visible').first().click();
        await page.locator('.theme-switch').click();
        await page.locator('nav[aria-label="Main"] a', { hasText: 'Guides' }).first().click();
        await until(page, () => document.title.startsWith('Guides'));
        await page.locator('#_search-input').fill('workflow');
        await page.locator('.search-panel').waitFor({ state: 'visible' });
        assert.deepEqual(await violations(), []);
        assert.deepEqual(
          visit.consoleErrors.filter((text) => /Content Security Policy|Refused/.test(text)),
          [],
        );
        // It is in force, by the header and in the page.
        await page.evaluate(() => document.body.setAttribute('style', 'color: red'));
        await until(page, () => (window as unknown as { violations: string[] }).violations.length === 2);
      },
    );
  });
}

/** Gzipped size of what a visit has loaded, by type. */
async function bytesOf({ requests }: Visit): Promise<{ readonly script: number; readonly stylesheet: number }> {
  const sizes = { script: 0, stylesheet: 0 };
  for (const request of requests) {
    const type = request.resourceType();
    if (type !== 'script' && type !== 'stylesheet') continue;
    const body = await (await request.response())?.body();
    sizes[type] += gzipSync(body ?? '', { level: 9 }).length;
  }
  return sizes;
}

/** Sum of all layout shifts so far. */
const layoutShift = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) sum += (entry as PerformanceEntry & { value: number }).value;
        }).observe({ type: 'layout-shift', buffered: true });
        // Buffered entries are handed over in a task of their own.
        setTimeout(() => resolve(sum), 50);
      }),
  );
