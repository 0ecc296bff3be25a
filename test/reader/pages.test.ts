import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { before, describe } from 'node:test';
import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { createTestSite } from '../site/site.ts';
import {
  BASE,
  createReaderSite,
  createReaders,
  journey,
  launchBrowser,
  type Readers,
  startPreview,
  TABS_PATH,
  until,
  type Visit,
} from './reader.ts';

const AXE = readFileSync(new URL('../../node_modules/axe-core/axe.min.js', import.meta.url), 'utf8');
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];
/** Rows of the same make: twenty of them are left to look at, because axe-core takes its time for each. */
const MANY_ALIKE = '.mappings tbody tr:nth-child(n + 20)';
const PHONE = { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true };

/** One page of each kind. */
const KINDS: Readonly<Record<string, string>> = {
  'the start page': '/',
  'a guide': '/quickstart/',
  'a long reference': '/components/api/',
  'a page of endpoints': '/api/rest/',
  'a page of tables': '/limits/',
  'tabs and code': '/tabs-under-test/',
  'the import mappings': '/code/python/import-mappings/',
  'a page of cards': '/guides/',
  'the page for unknown addresses': '/no/such/page/',
  'the unlisted page': '/unlisted-preview/',
};

// Both servers answer with the same documents: what holds for one page of `preview` holds for that of `dev`.
describe('the pages of the site', () => {
  const site = createReaderSite();
  let readers: Readers | undefined;
  const theirs = () => readers as Readers;
  before(async () => {
    readers = await createReaders('preview', await startPreview(site), await launchBrowser());
  });

  describe('can be used by everybody (axe-core, no violation)', { concurrency: 2 }, () => {
    for (const [name, path] of Object.entries(KINDS)) {
      journey(name, theirs, async (open) => {
        const { page } = await open(BASE + path, { alone: true });
        await assertAccessible(page);
      });
    }

    journey('an open menu', theirs, async (open) => {
      const { page } = await open(`${BASE}/limits/`, { alone: true });
      for (const summary of ['Reference', 'v2']) {
        await page.locator('.header-nav summary', { hasText: summary }).click();
        await assertAccessible(page, '.site-header');
      }
    });

    journey('the search panel', theirs, async (open) => {
      const { page } = await open(`${BASE}/limits/`, { alone: true });
      await page.locator('#search-input').click();
      for (const [query, found] of [
        ['workflow', true],
        ['zzzzqqqq', false],
      ] as const) {
        await page.locator('#search-input').fill(query);
        await page.locator('.search-panel').waitFor({ state: 'visible' });
        await until(
          page,
          (hasHits) =>
            (document.querySelector('.search-hit') !== null) === hasHits &&
            document.querySelector('.search-status')?.textContent?.trim(),
          found,
        );
        await assertAccessible(page, '.site-header');
      }
    });

    journey('a phone, with the drawer and the list of headings shut and open', theirs, async (open) => {
      const { page } = await open(`${BASE}/limits/`, PHONE);
      await assertAccessible(page);
      await page.locator('.menu-button').tap();
      await page.locator('#sidebar').waitFor({ state: 'visible' });
      await page.locator('#sidebar summary', { hasText: 'Reference' }).tap();
      await assertAccessible(page, '#sidebar');
      await page.locator('#sidebar button[aria-label="Close menu"]').tap();
      await page.locator('#sidebar').waitFor({ state: 'hidden' });
      await page.locator('.toc-button').tap();
      await page.locator('#toc-panel').waitFor({ state: 'visible' });
      await assertAccessible(page, '.toc');
    });

    journey('a page with an island that failed, and one that is offline', theirs, async (open) => {
      const { page, context } = await open(`${BASE}/quickstart/`, {
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

    journey('a redirect page, and a page without scripts', theirs, async (open) => {
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

  describe('are light', () => {
    journey(
      'the first view of a page: at most 6 kB of JavaScript and 16 kB of CSS, gzipped; no font, no other host',
      theirs,
      async (open) => {
        const figures: string[] = [];
        for (const path of ['/', '/quickstart/', '/components/api/', '/limits/', '/code/python/import-mappings/']) {
          const visit = await open(BASE + path, { alone: true, reducedMotion: 'no-preference' });
          await visit.page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
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
        await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
        assert.deepEqual(await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts), [], path);
      }
    });
  });

  describe('fit narrow screens', () => {
    journey('no page scrolls sideways at 320 px', theirs, async (open) => {
      const { page } = await open(`${BASE}/`, { viewport: { width: 320, height: 640 } });
      for (const path of [
        ...Object.values(KINDS),
        '/pricing/',
        '/workflows/steps/triggers/',
        '/privacy-and-security/',
        '/code/nodejs/',
      ]) {
        await page.goto(BASE + path);
        const wide = await page.evaluate(() => ({
          page: document.documentElement.scrollWidth,
          culprits: [...document.querySelectorAll('main *')]
            .filter(
              (element) =>
                element.getBoundingClientRect().right > 321 &&
                !element.closest('pre, .table-scroll, [role="tablist"], .visually-hidden, svg'),
            )
            .map((element) => element.outerHTML.slice(0, 100))
            .slice(0, 3),
        }));
        assert.equal(wide.page <= 320, true, `${path} is ${wide.page} px wide: ${wide.culprits.join('\n')}`);
      }
    });

    journey('what is wider scrolls in its own box, which the keyboard reaches', theirs, async (open) => {
      const { page } = await open(`${BASE}/limits/`, { viewport: { width: 320, height: 640 } });
      for (const path of ['/limits/', '/components/api/', '/code/python/import-mappings/']) {
        await page.goto(BASE + path);
        const unreachable = await page.evaluate(() =>
          [...document.querySelectorAll<HTMLElement>('main *')]
            .filter(
              (element) =>
                element.scrollWidth > element.clientWidth + 1 &&
                /auto|scroll/.test(getComputedStyle(element).overflowX),
            )
            .filter((element) => element.tabIndex < 0 && !element.querySelector('a, button'))
            .map((element) => element.outerHTML.slice(0, 100)),
        );
        assert.deepEqual(unreachable, [], path);
      }
    });

    journey('on a phone everything that is tapped is at least 24 px large', theirs, async (open) => {
      const { page } = await open(`${BASE}/`, PHONE);
      for (const path of ['/', '/limits/', '/components/api/', '/tabs-under-test/']) {
        await page.goto(BASE + path);
        const small = await page.evaluate(() =>
          [...document.querySelectorAll<HTMLElement>('a[href], button, summary, input')]
            .filter((target) => target.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
            // Links in running text are as high as their line.
            .filter(
              (target) =>
                !target.closest('p, li > a, td, dd, dt, h1, h2, h3, h4, .skip-link') || target.closest('nav, header'),
            )
            .map((target) => [target.outerHTML.slice(0, 90), target.getBoundingClientRect()] as const)
            .filter(([, { width, height }]) => width > 0 && (width < 24 || height < 24))
            .map(([html, { width, height }]) => `${Math.round(width)} × ${Math.round(height)}: ${html}`),
        );
        assert.deepEqual(small, [], path);
      }
    });
  });

  describe('keep what is promised of the whole', () => {
    journey(
      'with a tag-manager container its script is loaded by the id, from that host alone; without one nothing is',
      theirs,
      async (open) => {
        const small = createTestSite({ 'index.md': '# Home\n\nWords.\n' });
        const server = await startPreview(small, { DOCSGEN_GTM_ID: 'GTM-AB12CD3' });
        const elsewhere: string[] = [];
        const { page } = await open('/', {
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
          alone: true,
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
        for (const path of Object.values(KINDS)) {
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
        await page.locator('#search-input').fill('workflow');
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
});

/**
 * Runs axe-core over the page, or a part of it: in the light scheme with all rules of WCAG 2.2 A and AA and of good
 * practice, in the dark one with those of colour, which are all that can differ.
 */
async function assertAccessible(page: Page, part?: string): Promise<void> {
  await page.evaluate((selector) => {
    for (const row of document.querySelectorAll(selector)) row.remove();
  }, MANY_ALIKE);
  await page.evaluate(AXE);
  // Colours of a scheme just switched to would be measured half way.
  await page.evaluate(() => {
    // The policy of the site refuses styles in the page, but not through the CSSOM.
    const styles = new CSSStyleSheet();
    styles.replaceSync('*, ::before, ::after { transition: none !important; }');
    document.adoptedStyleSheets.push(styles);
  });
  await page.emulateMedia({ colorScheme: 'light' });
  assert.deepEqual(await violations(page, part, { type: 'tag', values: RULES }), []);
  await page.emulateMedia({ colorScheme: 'dark' });
  assert.deepEqual(await violations(page, part, { type: 'rule', values: COLOUR_RULES }), []);
}

const violations = (
  page: Page,
  part: string | undefined,
  runOnly: { readonly type: string; readonly values: readonly string[] },
) =>
  page.evaluate(
    async ([include, runOnly]) => {
      const { axe } = window as unknown as {
        axe: { run: (context: unknown, options: unknown) => Promise<{ violations: AxeViolation[] }> };
      };
      const result = await axe.run({ include }, { runOnly, resultTypes: ['violations'] });
      return result.violations.map(({ id, help, nodes }) => {
        const places = nodes
          .slice(0, 4)
          .map(({ html, failureSummary }) => `  ${html.slice(0, 160)}\n    ${failureSummary}`);
        return `${id}: ${help}\n${places.join('\n')}`;
      });
    },
    [part ?? 'html', runOnly] as const,
  );

interface AxeViolation {
  readonly id: string;
  readonly help: string;
  readonly nodes: readonly { readonly html: string; readonly failureSummary: string }[];
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
