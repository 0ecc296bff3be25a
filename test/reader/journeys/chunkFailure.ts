import assert from 'node:assert/strict';
import type { Page, Route } from 'playwright-core';
import { isMarked, journey, mainNav, markWindow, type Readers, takesCtrlClick, type Visit } from '../reader.ts';
import { BASE } from '../readerSite.ts';
import { arrivedAt, freezeClock, until } from '../waits.ts';

const FROM = `${BASE}/limits/`;
const TO = `${BASE}/guides/`;
const CHUNKS = '**/assets/chunks/**';

/** Ways in which a page chunk does not come, and the kind that the error names. */
const FAILURES: readonly {
  readonly name: string;
  readonly kind: string;
  readonly cause?: RegExp;
  readonly answer: (route: Route) => Promise<void>;
}[] = [
  {
    name: 'is not there (404)',
    kind: 'error',
    answer: (route) => route.fulfill({ status: 404, contentType: 'text/plain', body: 'Not found.' }),
  },
  { name: 'is refused by the network', kind: 'error', answer: (route) => route.abort('connectionrefused') },
  {
    name: 'is a page of HTML with status 200',
    kind: 'missing',
    cause: /Unexpected token '<'/,
    answer: (route) =>
      route.fulfill({ status: 200, contentType: 'text/html', body: '<!doctype html><title>Home</title>' }),
  },
  {
    name: 'is empty',
    kind: 'missing',
    answer: (route) => route.fulfill({ status: 200, contentType: 'text/javascript', body: '' }),
  },
  {
    name: 'belongs to another build',
    kind: 'missing',
    answer: (route) =>
      route.fulfill({
        status: 200,
        contentType: 'text/javascript',
        body: '(self.docsgenChunks=self.docsgenChunks||[]).push(["/other/",{}])',
      }),
  },
  {
    name: 'throws while it runs',
    kind: 'missing',
    cause: /deliberate/,
    answer: (route) =>
      route.fulfill({ status: 200, contentType: 'text/javascript', body: 'throw new Error("deliberate")' }),
  },
];

/** Page chunks, manifests and islands that do not come: the reader always arrives, or stays at a page that works. */
export function chunkFailureJourneys(readers: () => Readers): void {
  for (const { name, kind, cause, answer } of FAILURES) {
    journey(`D-01, D-02, D-09: the reader arrives though the chunk ${name}`, readers, async (open) => {
      const visit = await open(FROM, { mayThrow: true, before: (page) => page.route(CHUNKS, answer) });
      const { page } = visit;
      await page.evaluate(() =>
        document.addEventListener('docsgen:chunk-error', ({ detail }: CustomEventInit) => {
          sessionStorage.setItem('failure', JSON.stringify({ ...detail, cause: String(detail.cause) }));
        }),
      );
      await follow(page);
      await page.waitForURL(`**${TO}`);
      await page.locator('h1', { hasText: 'Guides' }).waitFor();
      assert.deepEqual(visit.documents(), [FROM, TO], 'one plain navigation');
      const failure = await page.evaluate(() => JSON.parse(sessionStorage.getItem('failure') ?? 'null'));
      assert.equal(failure.kind, kind);
      assert.match(failure.address, /\/docs\/assets\/chunks\/\d+\.\w+\.js$/);
      if (cause !== undefined) assert.match(failure.cause, cause);
      assertReported(visit, failure.chunk, kind);
      await page.goBack();
      await page.locator('h1', { hasText: 'Limits' }).waitFor();
    });
  }

  for (const [name, change] of [
    [
      'of a build with other client files',
      (chunk: string) => chunk.replace(/(?<="client":")\w+/, (client) => [...client].reverse().join('')),
    ],
    [
      'in another format',
      () => '(self.docsgenChunks=self.docsgenChunks||[]).push(["/guides/",{"title":"Of another time"}])',
    ],
  ] as const) {
    journey(`a page ${name} is left to the browser`, readers, async (open) => {
      const visit = await open(FROM, {
        before: (page) =>
          page.route(CHUNKS, async (route) => {
            const response = await route.fetch();
            await route.fulfill({ response, body: change(await response.text()) });
          }),
      });
      const { page } = visit;
      await follow(page);
      await page.waitForURL(`**${TO}`);
      await page.locator('h1', { hasText: 'Guides' }).waitFor();
      assert.deepEqual(visit.documents(), [FROM, TO]);
      assert.deepEqual(visit.consoleErrors, []);
      await page.goBack();
      await page.locator('h1', { hasText: 'Limits' }).waitFor();
    });
  }

  journey('D-03: after 8 s without an answer the browser takes over', readers, async (open) => {
    const held: Route[] = [];
    const visit = await open(FROM, {
      alone: true,
      before: async (page) => {
        await page.clock.install();
        await page.route(CHUNKS, async (route) => void held.push(route));
      },
    });
    const { page } = visit;
    await markWindow(page);
    await freezeClock(page);
    await follow(page);
    await until(page, () => document.querySelector('script[src*="/assets/chunks/"]'));
    await page.clock.runFor(7_900);
    assert.ok(await isMarked(page), 'not before');
    assert.equal(new URL(page.url()).pathname, FROM);
    // The clock's own call is cut off by the navigation.
    await page.clock.runFor(200).catch(() => undefined);
    await page.waitForURL(`**${TO}`);
    await page.locator('h1', { hasText: 'Guides' }).waitFor();
    assert.deepEqual(visit.documents(), [FROM, TO]);
    for (const route of held) await route.abort().catch(() => undefined);
  });

  journey(
    'a chunk that never answers is given up after 120 s, and asked for anew by the next click',
    readers,
    async (open) => {
      const held: Route[] = [];
      const visit = await open(FROM, {
        alone: true,
        before: async (page) => {
          await page.clock.install();
          await page.route(CHUNKS, async (route) => {
            if (held.length === 0) held.push(route);
            else await route.continue();
          });
        },
      });
      const { page } = visit;
      await markWindow(page);
      await freezeClock(page);
      // Loaded ahead: nobody waits for it, so nothing but the time-out ends it.
      await mainNav(page, 'Guides').focus();
      await until(page, () => document.querySelector('script[src*="/assets/chunks/"]'));
      await page.clock.fastForward(119_900);
      assert.deepEqual(errorsOf(visit), []);
      // While the first request hangs the browser holds back a second one to the same address, until it knows of its end.
      // It may have ended it with its element, and tell nobody.
      const ended = page.waitForEvent('requestfailed', { timeout: 5_000 }).catch(() => undefined);
      await page.clock.runFor(200);
      await until(page, () => !document.querySelector('script[src*="/assets/chunks/"]'));
      assert.match(
        errorsOf(visit)[0] ?? '',
        /Loading chunk \d+ failed\.\n\(timeout: .*\/assets\/chunks\/\d+\.\w+\.js\)/,
      );
      for (const route of held) await route.abort();
      await ended;
      await page.clock.resume();
      await follow(page);
      await arrivedAt(page, TO);
      assert.equal(await isMarked(page), true);
      assert.equal(errorsOf(visit).length, 1);
    },
  );

  for (const [name, answer] of [
    ['does not come', (route: Route) => route.fulfill({ status: 500, body: 'no' })],
    [
      'is no JSON',
      (route: Route) => route.fulfill({ status: 200, contentType: 'application/json', body: '<!doctype html>' }),
    ],
    [
      'does not list the page',
      (route: Route) => route.fulfill({ status: 200, contentType: 'application/json', body: '{}' }),
    ],
  ] as const) {
    journey(`the reader arrives though the manifest ${name}`, readers, async (open) => {
      const visit = await open(FROM, { before: (page) => page.route('**/assets/manifest/**', answer) });
      await follow(visit.page);
      await visit.page.waitForURL(`**${TO}`);
      await visit.page.locator('h1', { hasText: 'Guides' }).waitFor();
      assert.deepEqual(visit.documents(), [FROM, TO]);
    });
  }

  journey('D-05: offline the page stays readable, says so, and can try again', readers, async (open) => {
    // What shows pages is there from a first link on: Chromium 150 asks for no module again that has once failed to come.
    const visit = await open(`${BASE}/api/`, { alone: true });
    const { page, context } = visit;
    await markWindow(page);
    await page.locator('.sidebar').getByRole('link', { name: 'Limits', exact: true }).click();
    await arrivedAt(page, FROM);
    await context.setOffline(true);
    await follow(page);
    const notice = page.locator('.offline-notice');
    await notice.waitFor();
    assert.match((await notice.textContent()) ?? '', /^You seem to be offline\. This page is still readable\./);
    await until(page, () => document.getElementById('_status')?.textContent?.startsWith('You seem to be offline'));
    assert.equal(new URL(page.url()).pathname, FROM);
    assert.equal(await page.locator('h1').textContent(), 'Limits');
    // On a busy machine the bar may have shown, and takes a moment to go.
    await page.locator('#nprogress').waitFor({ state: 'detached' });
    const retry = notice.locator('button');
    assert.equal(await retry.isDisabled(), true);
    await context.setOffline(false);
    await until(page, () => !document.querySelector<HTMLButtonElement>('.offline-notice button')?.disabled);
    await retry.click();
    await arrivedAt(page, TO);
    await notice.waitFor({ state: 'detached' });
    assert.equal(await isMarked(page), true);
    assert.deepEqual(visit.documents(), [`${BASE}/api/`]);
  });

  journey('D-05: who is offline before the first link arrives when trying again, too', readers, async (open) => {
    const { page, context } = await open(FROM, { alone: true });
    await context.setOffline(true);
    await follow(page);
    const retry = page.locator('.offline-notice button');
    await retry.waitFor();
    await context.setOffline(false);
    await until(page, () => !document.querySelector<HTMLButtonElement>('.offline-notice button')?.disabled);
    await retry.click();
    await arrivedAt(page, TO);
  });

  journey(
    'D-05: with large text in a small window the notice is within reach, and its button has a border where colors are forced',
    readers,
    async (open) => {
      const { page } = await open(FROM, {
        alone: true,
        viewport: { width: 320, height: 256 },
        forcedColors: 'active',
        before: (page) => page.route(/\/(?:assets\/chunks\/.*|version\.json)$/, (route) => route.abort()),
      });
      await page.evaluate(() => document.documentElement.style.setProperty('font-size', '32px'));
      await page.evaluate(() => document.querySelector<HTMLElement>('a[href="/docs/guides/"]')?.click());
      const notice = page.locator('.offline-notice');
      await notice.waitFor();
      const { y = -1, height = 0 } = (await notice.boundingBox()) ?? {};
      assert.ok(y >= 0 && y + height <= 256, `from ${y}, ${height} px`);
      const button = notice.locator('button');
      await button.scrollIntoViewIfNeeded();
      assert.equal(await button.evaluate((one) => getComputedStyle(one).borderTopStyle), 'solid');
    },
  );

  journey('D-05: trying again in vain leaves the focus on its button', readers, async (open) => {
    const { page } = await open(FROM, {
      alone: true,
      // The browser believes to be online.
      before: (page) => page.route(/\/(?:assets\/chunks\/.*|version\.json)$/, (route) => route.abort()),
    });
    await follow(page);
    const retry = page.locator('.offline-notice button');
    await retry.focus();
    const isTold = () =>
      until(page, () => document.getElementById('_status')?.textContent?.startsWith('You seem to be offline'));
    await isTold();
    await page.evaluate(() => document.getElementById('_status')?.replaceChildren());
    await page.keyboard.press('Enter');
    await isTold();
    assert.equal(await retry.evaluate((button) => button === document.activeElement), true);
    assert.equal(await retry.count(), 1);
  });

  journey(
    'D-05: a page that Back could not show is not offered any more once Forward has left it',
    readers,
    async (open) => {
      const { page, context } = await open(FROM, { alone: true });
      await markWindow(page);
      await follow(page);
      await arrivedAt(page, TO);
      await context.setOffline(true);
      await page.goBack();
      await page.locator('.offline-notice').waitFor();
      assert.equal(new URL(page.url()).pathname, FROM);
      await page.goForward();
      await page.locator('.offline-notice').waitFor({ state: 'detached' });
      assert.equal(await page.locator('h1').textContent(), 'Guides');
      assert.equal(await isMarked(page), true);
    },
  );

  journey(
    'D-05: what is asked of an island offline is told, and done when the reader asks again, not by itself',
    readers,
    async (open) => {
      const { page, context } = await open(`${BASE}/quickstart/`, {
        alone: true,
        permissions: ['clipboard-read', 'clipboard-write'],
      });
      const clipboard = () => page.evaluate(() => navigator.clipboard.readText());
      await page.evaluate(() => navigator.clipboard.writeText('of the reader'));
      await context.setOffline(true);
      await page.locator('.copy-button').first().click();
      const retry = page.locator('.offline-notice button');
      await retry.waitFor();
      const arrived = page.waitForResponse((response) => response.url().includes('/CopyButton.'));
      await context.setOffline(false);
      await (await arrived).finished();
      await until(page, () => !document.querySelector<HTMLButtonElement>('.offline-notice button')?.disabled);
      assert.equal(await clipboard(), 'of the reader');
      await retry.click();
      await until(page, () => document.getElementById('_status')?.textContent === 'Copied');
      assert.notEqual(await clipboard(), 'of the reader');
      assert.equal(await retry.count(), 0);
    },
  );

  journey('D-05: what is typed offline into a search that sleeps is told, and found later', readers, async (open) => {
    const { page, context } = await open(FROM, { alone: true });
    await context.setOffline(true);
    await page.locator('#_search-input').pressSequentially('memory');
    await page.locator('.offline-notice').waitFor();
    assert.equal(await page.locator('#_search-input').inputValue(), 'memory');
    await context.setOffline(false);
    await page.locator('.search-hit').first().waitFor();
    // The answer is at odds with it.
    await page.locator('.offline-notice').waitFor({ state: 'detached' });
  });

  journey('offline the link of a heading leads to it', readers, async (open) => {
    const { page, context } = await open(FROM, { alone: true });
    await context.setOffline(true);
    await page.locator('#memory + .heading-anchor').click();
    await page.waitForURL(`**${FROM}#memory`);
  });

  journey(
    'the link of a heading leads to it though its island hangs, and a click with Ctrl is the browser’s',
    readers,
    async (open) => {
      const { page } = await open(FROM, {
        alone: true,
        before: (page) => page.route('**/assets/HeadingLink.*', () => {}),
      });
      const link = page.locator('#memory + .heading-anchor');
      // The address also names the heading in view, without an entry: the entries tell where a click led.
      const entries = () => page.evaluate(() => history.length);
      const before = await entries();
      assert.equal(await takesCtrlClick(link), false);
      assert.equal(await entries(), before);
      await link.click();
      await page.waitForURL(`**${FROM}#memory`);
      assert.equal(await entries(), before + 1);
    },
  );

  journey(
    'D-06: an island that does not come leaves its HTML, and no button that looks alive',
    readers,
    async (open) => {
      const visit = await open(`${BASE}/quickstart/`, {
        alone: true,
        before: async (page) => {
          await page.clock.install();
          await page.route('**/assets/CopyButton.*', (route) => route.fulfill({ status: 404, body: '' }));
        },
      });
      const { page } = visit;
      const button = page.locator('.copy-button').first();
      await button.click();
      // The one retry comes after a second.
      await page.clock.runFor(1_100);
      await page.locator('[data-island="CopyButton"][data-island-failed]').first().waitFor();
      assert.equal(await button.isDisabled(), true);
      assert.equal(await button.getAttribute('title'), 'This control could not be loaded.');
      assert.match(
        errorsOf(visit).find((text) => text.includes('CopyButton')) ?? '',
        /Loading chunk CopyButton failed\.\n\(error: .*\/assets\/CopyButton\.\w+\.js\?r=1\)/,
      );
      assert.equal(await page.locator('.code-block code').first().isVisible(), true);
      await follow(page);
      await arrivedAt(page, TO);
    },
  );

  for (const viewport of [
    { width: 1280, height: 800 },
    { width: 360, height: 740 },
  ]) {
    journey(`a search that never comes says so at ${viewport.width} px`, readers, async (open) => {
      const before = (page: Page) =>
        page.route('**/assets/SearchBox.*', (route) =>
          route.fulfill({ status: 200, contentType: 'text/javascript', body: 'null.x' }),
        );
      const { page } = await open(`${BASE}/quickstart/`, { viewport, before });
      const status = page.locator('.search-status');
      await page.locator('.search-input').hover();
      await page.locator('[data-island="SearchBox"][data-island-failed]').waitFor();
      await page.mouse.move(0, 700);
      await status.waitFor();
      const { said, left, right } = await status.evaluate((one) => {
        const { left, right } = one.getBoundingClientRect();
        return { said: getComputedStyle(one, '::before').content, left, right };
      });
      assert.equal(await status.innerText(), '');
      assert.equal(said, '"Search is not available at the moment."');
      assert.ok(left >= 0 && right <= viewport.width && right - left > 150, `${left} to ${right}`);
      await page.evaluate(() => {
        for (const animation of document.getAnimations()) animation.finish();
      });
      await status.waitFor({ state: 'hidden' });
      await page.locator('.search').hover();
      await status.waitFor();
    });
  }

  journey('an island that comes and throws is told as such, and not asked for again', readers, async (open) => {
    let asked = 0;
    const visit = await open(`${BASE}/quickstart/`, {
      before: (page) =>
        page.route('**/assets/CopyButton.*', (route) => {
          asked += 1;
          return route.fulfill({ status: 200, contentType: 'text/javascript', body: 'null.x' });
        }),
    });
    await visit.page.locator('.copy-button').first().click();
    await visit.page.locator('[data-island="CopyButton"][data-island-failed]').first().waitFor();
    assert.match(
      errorsOf(visit).join('\n'),
      /Loading chunk CopyButton failed\.\n\(missing: \S*\/CopyButton\.\w+\.js\)/,
    );
    assert.equal(asked, 1);
  });

  journey(
    'D-07: an island that comes at the second attempt does what was asked at the first',
    readers,
    async (open) => {
      let asked = 0;
      const { page } = await open(`${BASE}/quickstart/`, {
        alone: true,
        permissions: ['clipboard-read', 'clipboard-write'],
        before: async (page) => {
          await page.clock.install();
          await page.route('**/assets/CopyButton.*', (route) => {
            asked += 1;
            return asked === 1 ? route.abort() : route.continue();
          });
        },
      });
      await page.locator('.copy-button').first().click();
      await page.clock.runFor(1_100);
      await until(page, () => {
        const copied = document.querySelector('.copy-button')?.classList.contains('copied');
        return copied;
      });
      assert.equal(asked, 2);
    },
  );

  journey('C-11: storage that is blocked breaks nothing', readers, async (open) => {
    const visit = await open(`${BASE}/quickstart/`, { before: blockStorage });
    const { page } = visit;
    await markWindow(page);
    await page.locator('.theme-switch').click();
    await until(page, () => document.documentElement.dataset['theme']);
    await follow(page);
    await arrivedAt(page, TO);
    assert.equal(await isMarked(page), true);
  });

  journey('D-08: without storage, a chunk that is gone for good makes no loop of loads', readers, async (open) => {
    const visit = await open(FROM, {
      alone: true,
      before: async (page) => {
        await page.clock.install();
        await blockStorage(page);
        await page.route('**/assets/{chunks/**,CopyButton.*}', (route) => route.fulfill({ status: 404, body: '' }));
      },
    });
    const { page } = visit;
    await follow(page);
    await page.waitForURL(`**${TO}`);
    await page.locator('h1', { hasText: 'Guides' }).waitFor();
    await page.clock.runFor(60_000);
    assert.deepEqual(visit.documents(), [FROM, TO]);
    await mainNav(page, 'Quickstart').click();
    await page.waitForURL(`**${BASE}/quickstart/`);
    await page.locator('.copy-button').first().click();
    await page.clock.runFor(60_000);
    await page.locator('[data-island="CopyButton"][data-island-failed]').first().waitFor();
    assert.deepEqual(visit.documents(), [FROM, TO, `${BASE}/quickstart/`]);
  });

  journey(
    'D-11: the reader arrives though a policy blocks the chunk, and the progress bar with it',
    readers,
    async (open) => {
      const visit = await open(FROM, {
        alone: true,
        before: async (page) => {
          await page.addInitScript(() => {
            // What a page says to the test that is left at once is not always heard.
            const tell = (text: string) => {
              sessionStorage['told'] = `${sessionStorage['told'] ?? ''}${text}\n`;
            };
            document.addEventListener('securitypolicyviolation', ({ blockedURI }) => tell(`refused: ${blockedURI}`));
            const say = console.error;
            console.error = (...words) => {
              tell(`error: ${words.join(' ')}`);
              say(...words);
            };
          });
          await page.route('**/version.json', async (route) => {
            // The module that shows pages is refused as well: only then may the page be left when the chunk is, too.
            await until(page, () => sessionStorage['told']?.includes('error: '));
            await route.continue();
          });
          await page.route(`**${FROM}`, async (route) => {
            const response = await route.fetch();
            // Nothing may run but the scripts that the page itself names.
            const named = [...(await response.text()).matchAll(/<script [^>]*src="([^"]+)"/g)].map(
              ([, path = '']) => new URL(path, response.url()).href,
            );
            const headers = { ...response.headers(), 'content-security-policy': `script-src ${named.join(' ')}` };
            await route.fulfill({ response, headers });
          });
        },
      });
      await follow(visit.page);
      await visit.page.waitForURL(`**${TO}`);
      await visit.page.locator('h1', { hasText: 'Guides' }).waitFor();
      assert.deepEqual(visit.documents(), [FROM, TO]);
      const told = await visit.page.evaluate(() => String(sessionStorage['told']));
      assert.match(told, /^refused: .*\/assets\/chunks\//m);
      assert.match(told, /^error: ChunkLoadError: Loading chunk \d+ failed\.\n\(error: /m);
    },
  );
}

const blockStorage = (page: Page) =>
  page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        },
      });
    }
  });

const follow = (page: Page) => mainNav(page, 'Guides').click();

const errorsOf = ({ consoleErrors }: Visit) => consoleErrors.filter((text) => text.includes('Loading chunk'));

function assertReported(visit: Visit, chunk: unknown, kind: string): void {
  const errors = errorsOf(visit);
  assert.equal(errors.length, 1, `reported once: ${errors.join('\n')}`);
  assert.equal(typeof chunk, 'number');
  assert.match(
    errors[0] ?? '',
    new RegExp(
      `ChunkLoadError: Loading chunk ${chunk} failed\\.\\n\\(${kind}: \\S*/docs/assets/chunks/${chunk}\\.\\w+\\.js\\)`,
    ),
  );
}
