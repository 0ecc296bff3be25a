import assert from 'node:assert/strict';
import { describe } from 'node:test';
import type { TestSite } from '../../site/site.ts';
import { assertAccessible } from '../axe.ts';
import { journey, mainNav, PHONE, type Readers } from '../reader.ts';
import { BASE, SHORT_PATH, TABS_PATH } from '../readerSite.ts';
import { until } from '../waits.ts';

/** Pages whose shells differ. What stands in them is looked at on every page of the site. */
const SHELLS: Readonly<Record<string, string>> = {
  'the start page': '/',
  'tabs and code': '/tabs-under-test/',
  'the page for unknown addresses': '/no/such/page/',
  'the unlisted page': '/unlisted-preview/',
};

/** What everybody can use, whatever they read with. */
export function accessibilityJourneys(readers: () => Readers, site: TestSite): void {
  // Screen readers would say it twice.
  for (const [path, ...controls] of [
    [`${BASE}/api/rest/`, 'Docs version: v2', 'Copy code', 'Copy path'],
    [TABS_PATH, 'Rust not available'],
  ] as const) {
    journey(`no control of ${path} is described by what its name has said`, readers, async (open) => {
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
      journey(name, readers, async (open) => {
        const { page } = await open(BASE + path);
        await assertAccessible(page);
      });
    }

    journey('an open menu', readers, async (open) => {
      const { page } = await open(SHORT_PATH);
      for (const summary of ['Reference', 'v2']) {
        await page.locator('.header-nav summary', { hasText: summary }).click();
        await assertAccessible(page, { part: '.site-header' });
      }
    });

    journey('the search panel', readers, async (open) => {
      const { page } = await open(SHORT_PATH);
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

    journey('the search of a phone', readers, async (open) => {
      const { page } = await open(SHORT_PATH, PHONE);
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

    journey('a phone, with the drawer and the list of headings shut and open', readers, async (open) => {
      const { page } = await open(SHORT_PATH, PHONE);
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

    journey('a page with an island that failed, and one that is offline', readers, async (open) => {
      const { page, context } = await open(SHORT_PATH, {
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
      await mainNav(page, 'Guides').click();
      await page.locator('.offline-notice').waitFor();
      await assertAccessible(page);
    });

    journey('E-26: a redirect page, and a page without scripts', readers, async (open) => {
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
}
