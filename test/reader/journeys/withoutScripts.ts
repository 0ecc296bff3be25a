import assert from 'node:assert/strict';
import type { Page, Route } from 'playwright-core';
import { journey, mainNav, PHONE, type Readers } from '../reader.ts';
import { BASE, TABS_PATH } from '../readerSite.ts';

const NO_SCRIPTS = { javaScriptEnabled: false };

/** Everything that needs no script works without them; what needs them is not there to be clicked in vain. */
export function withoutScriptsJourneys(readers: () => Readers): void {
  journey('without scripts a page has all its content, every tab panel with its label', readers, async (open) => {
    const { page } = await open(TABS_PATH, NO_SCRIPTS);
    for (const text of ['Node.js', 'Python', 'Rust', 'Go']) {
      assert.equal(await page.locator('.tab-panel', { hasText: `Text of the ${text} panel.` }).isVisible(), true, text);
      assert.equal(await page.locator('.tab-panel-title', { hasText: text }).first().isVisible(), true, text);
    }
    assert.equal(await page.locator('[role="tab"]').first().isVisible(), false);
    assert.deepEqual(await deadControls(page), []);
  });

  journey('E-21: without scripts links, menus and sidebar groups work', readers, async (open) => {
    const visit = await open(`${BASE}/limits/`, NO_SCRIPTS);
    const { page } = visit;
    const menu = page.locator('.header-nav .nav-menu-list').first();
    assert.equal(await menu.isVisible(), false);
    await page.locator('.header-nav summary', { hasText: 'Reference' }).click();
    assert.equal(await menu.isVisible(), true);
    await menu.locator('a', { hasText: 'CLI' }).click();
    await page.waitForURL(`**${BASE}/cli/install/`);
    const group = page.locator('[data-region="sidebar"] details:not([open])').first();
    await group.locator('> summary').click();
    await page.locator('[data-region="sidebar"] details[open] a:visible').last().click();
    await page.locator('h1').waitFor();
    assert.equal(visit.documents().length, 3);
    await page.locator('.toc-list a').first().click();
    assert.notEqual(new URL(page.url()).hash, '');
    assert.deepEqual(await deadControls(page), []);
  });

  journey('without scripts the drawer of a phone opens, leads on, and is closed again', readers, async (open) => {
    const { page } = await open(`${BASE}/limits/`, { ...NO_SCRIPTS, ...PHONE });
    const sidebar = page.locator('#_sidebar');
    assert.equal(await sidebar.isVisible(), false);
    await page.locator('.menu-button').tap();
    await sidebar.waitFor({ state: 'visible' });
    await sidebar.locator('.sidebar-top a', { hasText: 'Guides' }).tap();
    await page.waitForURL(`**${BASE}/guides/`);
    assert.equal(await sidebar.isVisible(), false);
    await page.locator('.menu-button').tap();
    await sidebar.locator('button[aria-label="Close menu"]').tap();
    await sidebar.waitFor({ state: 'hidden' });
    assert.deepEqual(await deadControls(page), []);
  });

  journey('without scripts legacy addresses and unknown ones are answered', readers, async (open) => {
    const redirected = await open(`${BASE}/notebook/actions/`, NO_SCRIPTS);
    assert.equal(new URL(redirected.page.url()).pathname, `${BASE}/workflows/steps/actions/`);
    const unknown = await open(`${BASE}/nowhere/`, NO_SCRIPTS);
    assert.equal(await unknown.page.locator('h1').textContent(), 'Page not found');
    const words = await unknown.page.locator('main').innerText();
    assert.match(words, /Start from one of these places:\s+Go/);
    assert.doesNotMatch(words, /search/i, 'there is no search box');
    await unknown.page.locator('main a', { hasText: 'home page' }).click();
    await unknown.page.waitForURL(`**${BASE}/`);
  });

  journey('D-16: printed without scripts a page has all its text and nothing to click', readers, async (open) => {
    const { page } = await open(TABS_PATH, { ...NO_SCRIPTS, colorScheme: 'dark' });
    await page.emulateMedia({ media: 'print' });
    for (const text of ['Node.js', 'Python', 'Rust', 'Go']) {
      assert.equal(await page.locator('.tab-panel', { hasText: `Text of the ${text} panel.` }).isVisible(), true, text);
      assert.equal(await page.locator('.tab-panel-title', { hasText: text }).first().isVisible(), true, text);
    }
    assert.deepEqual(
      await page
        .locator('button, input:not(.task-list-item *), summary:not(.prose *), nav, [role="tab"]')
        .filter({ visible: true })
        .all(),
      [],
    );
    // Nobody can unfold paper.
    assert.equal(await page.locator('.prose details p').isVisible(), true);
    const paper = () =>
      page.evaluate(() => {
        const isTooWide = document.documentElement.scrollWidth > innerWidth;
        return { ink: getComputedStyle(document.body).color, isTooWide };
      });
    const fromDarkScreen = await paper();
    await page.emulateMedia({ media: 'print', colorScheme: 'light' });
    assert.deepEqual(fromDarkScreen, await paper(), 'paper is white, whatever the screen is');
    assert.equal(fromDarkScreen.isTooWide, false);
  });

  journey(
    'D-12: with all assets blocked a page can be read, and every link reaches its page',
    readers,
    async (open) => {
      const visit = await open(TABS_PATH, { before: (page) => page.route('**/assets/**', (route) => route.abort()) });
      const { page } = visit;
      assert.equal(await page.locator('.tab-panel', { hasText: 'Text of the Rust panel.' }).isVisible(), true);
      const visited = [TABS_PATH];
      for (const region of ['nav[aria-label="Main"]', '[data-region="sidebar"]', '.header-nav details', 'main']) {
        const path = await page.evaluate(followOneOf, region);
        await page.waitForURL(`**${path}`);
        await page.locator('h1').waitFor();
        visited.push(path);
        assert.deepEqual(visit.documents(), visited, region);
      }
    },
  );

  for (const [what, answer] of [
    ['C-12: with the entry script blocked', (route) => route.abort()],
    [
      'D-10, C-08: with an entry script that somebody has changed on its way',
      async (route) => {
        const response = await route.fetch();
        await route.fulfill({ response, body: `${await response.text()}\n// A host's own words.` });
      },
    ],
  ] satisfies readonly (readonly [string, (route: Route) => Promise<void>])[]) {
    journey(`${what} the page is one without scripts: nothing dead, links plain`, readers, async (open) => {
      const visit = await open(TABS_PATH, {
        before: (page) => page.route(/\/assets\/[^/]*entry[^/]*\.js$/i, answer),
      });
      const { page } = visit;
      await page.waitForFunction(() => !document.documentElement.classList.contains('js'));
      assert.deepEqual(await deadControls(page), []);
      assert.equal(await page.locator('.tab-panel', { hasText: 'Text of the Rust panel.' }).isVisible(), true);
      await mainNav(page, 'Guides').click();
      await page.waitForURL(`**${BASE}/guides/`);
      assert.deepEqual(visit.documents(), [TABS_PATH, `${BASE}/guides/`]);
    });
  }
}

/** Runs in the page: clicks the first link of a region that leads to another page, and yields where. */
function followOneOf(region: string): string {
  const link = [...document.querySelectorAll<HTMLAnchorElement>(`${region} a[href^="/docs/"]`)].find(
    ({ pathname, hash }) => pathname !== location.pathname && hash === '' && pathname.endsWith('/'),
  );
  if (!link) throw new Error(`no link in ${region}`);
  link.click();
  return link.pathname;
}

/** Buttons and fields that can be seen and do nothing: all but those that the browser itself serves. */
const deadControls = (page: Page) =>
  page
    .locator('button, input:not(.task-list-item *), select, [role="tab"]')
    .evaluateAll((controls) =>
      controls
        .filter(
          (control) => control.checkVisibility({ visibilityProperty: true }) && !control.hasAttribute('popovertarget'),
        )
        .map((control) => control.outerHTML.slice(0, 120)),
    );
