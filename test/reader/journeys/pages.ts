import assert from 'node:assert/strict';
import { describe } from 'node:test';
import { createTestSite, type TestSite } from '../../site/site.ts';
import { journey, mainNav, type Readers, startPreview } from '../reader.ts';
import { BASE, TABS_PATH } from '../readerSite.ts';
import { until } from '../waits.ts';
import { accessibilityJourneys } from './accessibility.ts';
import { firstViewJourneys } from './firstView.ts';
import { layoutJourneys } from './layout.ts';
import { paperJourneys } from './paper.ts';
import { phoneJourneys } from './phone.ts';
import { preferenceJourneys } from './preferences.ts';
import { tabletJourneys } from './tablet.ts';

/**
 * What is looked at on the built site alone: `dev` answers with the same documents, so what holds for a page of `preview`
 * holds for that of `dev`.
 */
export function pageJourneys(readers: () => Readers, site: TestSite): void {
  accessibilityJourneys(readers, site);
  layoutJourneys(readers);
  firstViewJourneys(readers);
  preferenceJourneys(readers);
  tabletJourneys(readers);
  paperJourneys(readers);
  phoneJourneys(readers);

  describe('keep what is promised of the whole', () => {
    // The head of the table stood there over nothing.
    journey('a filter of the table that matches nothing leaves no empty table', readers, async (open) => {
      const { page } = await open(`${BASE}/code/python/import-mappings/`);
      const filter = page.locator('.mapping-filter input');
      await filter.fill('no such package');
      await page.locator('.mappings').waitFor({ state: 'hidden' });
      await filter.fill('');
      await page.locator('.mappings').waitFor();
    });

    journey(
      'with a tag-manager container its script is loaded by the id, from that host alone; without one nothing is',
      readers,
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
      readers,
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
        await mainNav(page, 'Guides').click();
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
