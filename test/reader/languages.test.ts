import assert from 'node:assert/strict';
import { describe } from 'node:test';
import { LANGUAGES } from '../languagesFixture.ts';
import { createTestSite } from '../site/site.ts';
import { beforeJourneys, isMarked, journey, markWindow, readersOf } from './reader.ts';
import { arrivedAt, listening, until } from './waits.ts';

const TRANSLATED = 'content/de/guides/first.mdx';

/** Both languages know one heading by the same address. */
const WITH_A_PLACE = {
  ...LANGUAGES,
  [TRANSLATED]: `${LANGUAGES[TRANSLATED]}`.replace('## Installieren', '## Installieren {#install}'),
};

for (const command of ['dev', 'preview'] as const) {
  describe(`a site in several languages, served by docsgen ${command}`, () => {
    const site = createTestSite(WITH_A_PLACE);
    const readers = beforeJourneys(() => readersOf(site, command));

    journey('the menu of languages leads to the same page, by a click and by keyboard', readers, async (open) => {
      const { page } = await open('/docs/guides/first/');
      await page.click('.languages summary');
      await page.click('.languages a[lang="de"]');
      await page.waitForURL('**/docs/de/guides/first/');
      await until(page, () => document.documentElement.lang === 'de');
      assert.equal(await page.textContent('h1'), 'Erste Schritte');
      await page.focus('.languages summary');
      await page.keyboard.press('Enter');
      await page.keyboard.press('Escape');
      assert.equal(await page.locator('.languages[open]').count(), 0);
      await page.keyboard.press('Enter');
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await page.waitForURL('**/docs/guides/first/');
      assert.equal(await page.textContent('h1'), 'First steps');
    });

    journey('the menu of languages keeps the place in the page', readers, async (open) => {
      const { page } = await open('/docs/guides/first/#install');
      // By a script, as the pointer would scroll up to the menu: where that takes a moment, the heading has left the address.
      for (const part of ['summary', 'a[lang="de"]'])
        await page.locator(`.languages ${part}`).evaluate((element: HTMLElement) => element.click());
      await page.waitForURL('**/docs/de/guides/first/#install');
      await until(page, () => document.querySelector(':target')?.textContent === 'Installieren');
    });

    journey(
      'the way to the page, the languages and the copy button are in one line on a phone',
      readers,
      async (open) => {
        for (const path of ['/docs/guides/first/', '/docs/de/guides/first/']) {
          const { page } = await open(path, { viewport: { width: 320, height: 700 }, hasTouch: true, isMobile: true });
          const boxes = await page
            .locator('.breadcrumbs, .languages, .copy-page')
            .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON()));
          assert.equal(boxes.length, 3);
          assert.equal(new Set(boxes.map(({ top, height }) => Math.round(top + height / 2))).size, 1, path);
          assert.deepEqual([boxes[2].width, boxes[2].height, boxes[2].right], [44, 44, 304], path);
          const picture = await page
            .locator('.copy-page')
            .evaluate((button) => getComputedStyle(button, '::before').inlineSize);
          assert.equal(picture, '10px', path);
        }
      },
    );

    journey('a menu that is longer than the window scrolls', readers, async (open) => {
      const { page } = await open('/docs/guides/first/');
      await page.setViewportSize({ width: 1280, height: 260 });
      await page.click('.languages summary');
      const { bottom, hidden } = await page.locator('.languages .nav-menu-list').evaluate((menu) => ({
        bottom: menu.getBoundingClientRect().bottom,
        hidden: menu.scrollHeight - menu.clientHeight,
      }));
      assert.ok(bottom <= 260, `it ends at ${bottom} px`);
      assert.ok(hidden > 0, 'all of it is on screen');
    });

    journey('within a language pages are swapped; another language is a new document', readers, async (open) => {
      const { page } = await open('/docs/de/guides/');
      await markWindow(page);
      await page.click('[data-region="sidebar"] a[href="/docs/de/guides/first/"]');
      await arrivedAt(page, '/docs/de/guides/first/');
      assert.equal(await isMarked(page), true);
      assert.equal(await page.getAttribute('.languages a[lang="en"]', 'href'), '/docs/guides/first/');
      await page.click('header a[href="/docs/limits/"]');
      await page.waitForURL('**/docs/limits/');
      await until(page, () => document.documentElement.lang === 'en' && !('isMarked' in window));
      assert.deepEqual(await page.locator('header nav a').allTextContents(), ['Guides', 'Limits']);
    });

    journey('search finds the pages of the language, and says so in it', readers, async (open) => {
      const { page } = await open('/docs/de/');
      await page.keyboard.press('/');
      await page.keyboard.type('schritte');
      await until(page, () => document.querySelector('[role="option"]'));
      assert.deepEqual(await page.locator('.search-status').textContent(), '1 Seite gefunden');
      await page.fill('[role="combobox"]', 'small limits');
      await until(page, () => document.querySelector('#_status')?.textContent?.includes('Keine Ergebnisse'));
      const { page: english } = await open('/docs/');
      await english.keyboard.press('/');
      await english.keyboard.type('begin');
      await until(english, () => document.querySelector('[role="option"]')?.textContent?.includes('First steps'));
      assert.equal(await english.locator('[role="option"]', { hasText: 'Erste Schritte' }).count(), 0);
    });

    journey('what runs in the browser says what it has to say in the language', readers, async (open) => {
      const { page } = await open('/docs/de/guides/first/', { permissions: ['clipboard-read', 'clipboard-write'] });
      await page.click('.content [data-island="CopyButton"] button');
      await until(page, () => document.body.textContent?.includes('Kopiert'));
    });
  });
}

const WITH_FALLBACK = {
  ...LANGUAGES,
  'site/config.mjs': (LANGUAGES['site/config.mjs'] ?? '').replace("label: 'Deutsch',", '$& fallback: true,'),
};

for (const command of ['dev', 'preview'] as const) {
  describe(`a language that falls back on the first, served by docsgen ${command}`, () => {
    const site = createTestSite(WITH_FALLBACK);
    const readers = beforeJourneys(() => readersOf(site, command));

    journey('readers stay in it where a page is not translated yet', readers, async (open) => {
      const { page } = await open('/docs/de/');
      await markWindow(page);
      await page.click('header a[href="/docs/de/limits/"]');
      await arrivedAt(page, '/docs/de/limits/');
      assert.equal(await isMarked(page), true);
      const languages = () =>
        page.evaluate(() => [document.documentElement.lang, document.querySelector('article')?.lang]);
      assert.deepEqual(await languages(), ['de', 'en']);
      assert.equal(await page.textContent('article .badge'), 'Noch nicht übersetzt');
      await page.click('.languages summary');
      await page.click('.languages a[lang="en"]');
      await page.waitForURL('**/docs/limits/');
      await page.click('.languages summary');
      await page.click('.languages a[lang="de"]');
      await page.waitForURL('**/docs/de/limits/');
      assert.deepEqual(await languages(), ['de', 'en']);
    });

    journey('its search finds what the page says in the first language', readers, async (open) => {
      const { page } = await open('/docs/de/');
      await page.keyboard.press('/');
      await page.keyboard.type('small limits');
      await until(page, () => document.querySelector('[role="option"]')?.textContent?.includes('Limits'));
      await page.keyboard.press('Enter');
      await arrivedAt(page, '/docs/de/limits/');
    });

    // Names of one line began on the right, longer ones on the left.
    journey('a long name of another direction begins where those of the page do', readers, async (open) => {
      const { page } = await open('/docs/de/', { viewport: { width: 1280, height: 800 } });
      const edges = await page
        .locator('.sidebar-list bdi')
        .first()
        .evaluate((name) => {
          document.documentElement.dir = 'rtl';
          name.textContent = 'Limits of all kinds '.repeat(6);
          const words = document.createRange();
          words.selectNodeContents(name);
          return [...words.getClientRects()].map(({ right }) => Math.round(right));
        });
      assert.ok(edges.length > 2);
      assert.equal(new Set(edges).size, 1, `${edges}`);
    });

    if (command === 'dev')
      journey('an open tab shows what is written in either language', readers, async (open) => {
        const { page } = await open('/docs/de/limits/');
        await listening(page);
        site.write('content/limits.md', '---\ntitle: Limits\n---\n\nThey have grown.\n');
        await page.locator('article[lang="en"]').getByText('They have grown.').waitFor();
        site.write('content/de/limits.md', '---\ntitle: Grenzen\n---\n\nSie sind eng.\n');
        await page.locator('article:not([lang])').getByText('Sie sind eng.').waitFor();
        assert.equal(await page.locator('article .badge').count(), 0);
      });
  });
}

describe('headings in Arabic and Japanese', () => {
  const site = createTestSite({
    'content/index.md': '# Home\n\n## Words\n',
    'content/ar/index.md': '# دليل البدء\n\n## عنوان\n',
    'content/ja/index.md': '# はじめに\n\n## 見出し\n',
    'site/config.ts': `export const config = {
  locales: { root: { label: 'English' }, ar: { label: 'العربية' }, ja: { label: '日本語' } },
};
`,
  });
  const readers = beforeJourneys(() => readersOf(site, 'preview'));

  // They stood closer, as large Latin letters do: joined ones lay on each other.
  journey('have the letters as far from each other as their font has them', readers, async (open) => {
    for (const [path, isClose] of [
      ['/', true],
      ['/ar/', false],
      ['/ja/', false],
    ] as const) {
      const { page } = await open(path);
      const spaces = await page
        .locator('h1, h2, .site-name')
        .evaluateAll((all) => all.map((one) => getComputedStyle(one).letterSpacing));
      assert.equal(spaces.length, 3);
      for (const space of spaces) assert.equal(Number.parseFloat(space) < 0, isClose, `${path}: ${spaces}`);
    }
  });
});
