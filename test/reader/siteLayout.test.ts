import assert from 'node:assert/strict';
import { describe } from 'node:test';
import { createTestSite } from '../site/site.ts';
import { beforeJourneys, isMarked, journey, markWindow, readersOf } from './reader.ts';
import { arrivedAt, listening, until } from './waits.ts';

const FILES = {
  'content/index.md': '# Home\n\nGo to [A](/a/).\n',
  'content/a.md': '---\nparams: { owner: Ada }\n---\n\n# A\n\nWords.\n\n## Part\n\nMore.\n',
  'content/b.md': '# B\n\nWords.\n\n## Part\n\nMore.\n',
  'site/config.ts': "export const config = { base: '/docs/' };\n",
  'site/components.tsx': `import { Island, withPage } from 'docsgen';
import { Choice } from './islands/Choice';
import { Feedback } from './islands/Feedback';
import { Owner } from './islands/Owner';
export const layout = {
  announcement: ({ hrefOf }) => <p><a href={hrefOf('/a/')}>Version 2</a> is out</p>,
  beforeContent: ({ hrefOf }) => <p><a href={hrefOf('/a/')}>New</a></p>,
  afterTitle: () => <p>A minute</p>,
  afterContent: () => <Island name="Feedback"><Feedback /></Island>,
  beforeSidebar: () => <Island name="Choice"><Choice /></Island>,
  afterSidebar: ({ hrefOf }) => <p><a href={hrefOf('/b/')}>To B</a></p>,
  afterToc: withPage(({ page: { title, frontmatter } }) => {
    const words = title + ' of ' + (frontmatter.params?.owner ?? 'nobody');
    return <Island name="Owner" props={{ words }}><Owner words={words} /></Island>;
  }),
  footer: () => <p>Acme Inc.</p>,
};
`,
  'site/islands/Choice.tsx': `import { useState } from 'react';
export function Choice() {
  const [product, choose] = useState('Cloud');
  return <button onClick={() => choose('Server')}>{product}</button>;
}
`,
  'site/islands/Owner.tsx': `import { useState } from 'react';
export function Owner({ words }: { words: string }) {
  const [isAsked, ask] = useState(false);
  return <button onClick={() => ask(true)}>{isAsked ? 'Asked: ' + words : words}</button>;
}
`,
  'site/islands/Feedback.tsx': `import { useState } from 'react';
export function Feedback() {
  const [path, setPath] = useState('');
  return path === '' ? <button onClick={() => setPath(location.pathname)}>Helpful</button> : <p>Thanks for {path}</p>;
}
`,
};

describe('another search in the header', () => {
  const site = createTestSite({
    ...FILES,
    'site/components.tsx': `import { Island } from 'docsgen';
import { Finder } from './islands/Finder';
export const layout = {
  search: () => <Island name="Finder"><Finder /></Island>,
  header: () => <a href="https://a.example/">Sign in to your account at Acme</a>,
};
`,
    'site/site.css': '.own-search button { inline-size: 100%; }\n',
    'site/islands/Finder.tsx': `import { useState } from 'react';
export function Finder() {
  const [open, setOpen] = useState(false);
  return <button onClick={() => setOpen(true)}>{open ? 'Found' : 'Find'}</button>;
}
`,
  });
  const readers = beforeJourneys(() => readersOf(site, 'preview'));

  journey('stands where the search box would, and is alive', readers, async (open) => {
    const { page } = await open('/docs/');
    for (const width of [1440, 390, 320]) {
      await page.setViewportSize({ width, height: 700 });
      // It used to push the way to the links of the sidebar out of a small window.
      const menu = await page.locator('.menu-button').boundingBox();
      assert.ok(width === 1440 || (menu && menu.x + menu.width <= width), `${menu?.x}`);
      const [button, header] = await Promise.all(
        ['.own-search button', '.site-header'].map((part) => page.locator(part).boundingBox()),
      );
      assert.ok(button && header && button.y >= header.y && button.y + button.height <= header.y + header.height);
      assert.ok(width < 1440 || button.width > 170, `${button.width}`);
      const own = await page.locator('.own-header a').boundingBox();
      assert.ok(own && own.x >= button.x + button.width && own.y + own.height <= header.y + header.height, `${width}`);
    }
    assert.equal(await page.locator('.search-input').count(), 0);
    await page.click('.own-search button');
    await page.getByText('Found', { exact: true }).waitFor();
    // The key of docsgen's own search is free.
    await page.keyboard.press('/');
    assert.equal(await page.evaluate(() => document.activeElement?.textContent), 'Found');
    assert.deepEqual(
      site.list('dist/assets').filter((path) => path.startsWith('search/')),
      [],
    );
  });
});

describe('a header of many links', () => {
  const names = ['Start', 'Quickstart', 'Guides', 'Integrations', 'Tutorials', 'Changelog', 'Community', 'Reference'];
  const nav = (texts: readonly string[]) => texts.map((text) => ({ text, link: '/a/' }));
  const left = [...nav(names), { text: 'More', items: nav(['Other']) }];
  const site = createTestSite({
    ...FILES,
    'site/components.tsx': '',
    'site/config.ts': `export const config = {
  base: '/docs/',
  title: 'Acme Platform',
  nav: ${JSON.stringify({ left, right: nav(['Support', 'Pricing']) })},
};
`,
  });
  const readers = beforeJourneys(() => readersOf(site, 'preview'));

  // From 1152 px on they stood in three lines, the first of which began above the screen.
  journey('has them in one line, or above the sidebar while they have no room', readers, async (open) => {
    const { page } = await open('/docs/a/');
    const rowsAt = async (width: number) => {
      await page.setViewportSize({ width, height: 800 });
      return page.evaluate(() => {
        const rows = (part: string) => {
          const shown = [...document.querySelectorAll(part)].filter((link) => link.checkVisibility());
          return new Set(shown.map((link) => Math.round(link.getBoundingClientRect().top))).size;
        };
        return [rows('.header-nav > ul > li > *'), rows('.sidebar-top > ul > li > *')];
      });
    };
    for (const width of [1024, 1152, 1280]) assert.deepEqual(await rowsAt(width), [0, 6], `${width}`);
    for (const width of [1472, 1920]) assert.deepEqual(await rowsAt(width), [1, 0], `${width}`);
  });
});

for (const command of ['dev', 'preview'] as const) {
  describe(`what a site puts on every page, served by docsgen ${command}`, () => {
    const site = createTestSite(FILES);
    const readers = beforeJourneys(() => readersOf(site, command));

    journey('is alive on the first page, and on one that is swapped in', readers, async (open) => {
      const { page } = await open('/docs/');
      await page.click('.after-content button');
      await page.getByText('Thanks for /docs/', { exact: true }).waitFor();
      await markWindow(page);
      await page.click('.before-content a');
      await arrivedAt(page, '/docs/a/');
      assert.equal(await isMarked(page), true);
      await page.click('.after-content button');
      await page.getByText('Thanks for /docs/a/', { exact: true }).waitFor();
      assert.equal(await page.textContent('.site-footer p'), 'Acme Inc.');
    });

    journey(
      'stands around the sidebar, where it stays from page to page, and below the headings',
      readers,
      async (open) => {
        const { page } = await open('/docs/a/');
        await page.setViewportSize({ width: 1440, height: 600 });
        const ends = (part: string) =>
          page.locator(part).evaluate((box) => {
            const { top, bottom } = box.getBoundingClientRect();
            return [Math.round(top), Math.round(bottom)] as const;
          });
        const [before, region, after] = [
          await ends('.before-sidebar'),
          await ends('.sidebar-region'),
          await ends('.after-sidebar'),
        ];
        assert.deepEqual([before[1], region[1]], [region[0], after[0]]);
        assert.ok(region[1] - region[0] > 300 && after[1] > after[0] && before[1] > before[0]);
        await page.click('.before-sidebar button');
        await page.locator('.before-sidebar').getByText('Server', { exact: true }).waitFor();
        await page.click('.after-toc button');
        await page.getByText('Asked: A of Ada', { exact: true }).waitFor();
        await markWindow(page);
        await page.click('.after-sidebar a');
        await arrivedAt(page, '/docs/b/');
        assert.equal(await isMarked(page), true);
        assert.equal(await page.textContent('.before-sidebar'), 'Server');
        await page.click('.after-toc button');
        await page.getByText('Asked: B of nobody', { exact: true }).waitFor();
        // In small windows it is in the drawer, and in the panel of the list.
        await page.setViewportSize({ width: 390, height: 700 });
        assert.equal(await page.isVisible('.after-sidebar a'), false);
        await page.click('.menu-button');
        await page.locator('.after-sidebar a').waitFor();
        await page.keyboard.press('Escape');
        await page.click('.toc-button');
        await page.locator('.after-toc button').waitFor();
      },
    );

    journey('an announcement that a reader closes stays closed, from the first paint on', readers, async (open) => {
      const { page } = await open('/docs/');
      const height = () => page.locator('.announcement').evaluate((bar) => bar.getBoundingClientRect().height);
      assert.ok((await height()) > 30);
      await page.click('.announcement a');
      await arrivedAt(page, '/docs/a/');
      await page.click('.announcement-close');
      assert.equal(await height(), 0);
      assert.equal(await page.isVisible('.announcement a'), false);
      assert.equal(await page.evaluate(() => document.activeElement?.id), '_content');
      // The page begins where it does without one.
      const top = () => page.locator('.layout').evaluate((layout) => layout.getBoundingClientRect().top);
      const header = await page.locator('.site-header').evaluate((bar) => bar.getBoundingClientRect().bottom);
      assert.equal(await top(), header);
      await page.route('**/entry*.js', (route) => route.abort());
      await page.reload();
      assert.equal(await height(), 0);
      assert.equal(await top(), header);
    });

    journey(
      'an announcement leaves the end of the sidebar in the window, also on a short page',
      readers,
      async (open) => {
        const { page } = await open('/docs/b/');
        await page.setViewportSize({ width: 1440, height: 600 });
        const bottomOf = (part: string) =>
          page.locator(part).evaluate((box) => Math.round(box.getBoundingClientRect().bottom));
        assert.ok((await bottomOf('.after-sidebar')) <= 600);
        assert.equal(await bottomOf('.sidebar'), 600);
        // That was so for one line alone.
        const words = page.locator('.announcement-words p');
        await words.evaluate((line) => line.append(' and more of it'.repeat(40)));
        await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
        assert.equal(await bottomOf('.sidebar'), 600);
        assert.ok((await bottomOf('.after-sidebar')) <= 600);
        // Once it has gone, the sidebar takes its room.
        await page.locator('.main').evaluate((main) => {
          main.style.minBlockSize = '3000px';
        });
        await page.mouse.wheel(0, 1000);
        await until(page, () => scrollY > 200);
        assert.equal(await bottomOf('.sidebar'), 600);
        await page.click('.announcement-close');
        assert.equal(await bottomOf('.sidebar'), 600);
      },
    );

    // On a screen wider than the page its button stood apart, at the edge.
    journey('an announcement ends where the header does, however wide the screen is', readers, async (open) => {
      const { page } = await open('/docs/a/');
      for (const width of [2560, 1280, 390]) {
        await page.setViewportSize({ width, height: 700 });
        const ends = await page.evaluate(() =>
          ['.header-row button', '.announcement-close'].map((buttons) =>
            [...document.querySelectorAll(buttons)]
              .map((button) => Math.round(button.getBoundingClientRect().right))
              .reduce((most, right) => Math.max(most, right), 0),
          ),
        );
        assert.equal(ends[1], ends[0], `${width}`);
      }
    });

    journey('the list of headings hangs from its bar, which an announcement moves down', readers, async (open) => {
      const { page } = await open('/docs/a/');
      await page.setViewportSize({ width: 390, height: 700 });
      await page.click('.toc-button');
      const edges = await page.evaluate(() =>
        ['.toc', '.toc-panel'].map((box) => document.querySelector(box)?.getBoundingClientRect()),
      );
      assert.equal(edges[1]?.top, edges[0]?.bottom);
    });

    journey('is nothing that keys come to from the open drawer, which covers it', readers, async (open) => {
      const { page } = await open('/docs/a/');
      await page.setViewportSize({ width: 390, height: 700 });
      await page.click('.menu-button');
      await page.locator('#_sidebar a:visible').last().focus();
      await page.keyboard.press('Tab');
      assert.equal(await page.evaluate(() => document.activeElement?.closest('.announcement')?.className), undefined);
    });

    journey('is not printed, as the frame of the page is not', readers, async (open) => {
      const { page } = await open('/docs/a/');
      await page.emulateMedia({ media: 'print' });
      for (const place of ['.announcement', '.before-content', '.after-title', '.after-content', '.site-footer'])
        assert.equal(await page.isVisible(place), false, place);
      assert.equal(await page.isVisible('article h1, main h1'), true);
    });

    journey('stands on the page for unknown addresses, except what follows the content', readers, async (open) => {
      const { page } = await open('/docs/gone/');
      assert.equal(await page.textContent('.announcement p'), 'Version 2 is out');
      assert.equal(await page.textContent('.before-content'), 'New');
      assert.equal(await page.locator('.after-content, .after-toc').count(), 0);
      assert.equal(await page.textContent('.site-footer p'), 'Acme Inc.');
    });
  });
}

describe('what a site says of a page, while it is written', () => {
  const site = createTestSite(FILES);
  const readers = beforeJourneys(() => readersOf(site, 'dev'));

  journey('follows its front matter without a reload', readers, async (open) => {
    const { page } = await open('/docs/a/');
    await markWindow(page);
    await listening(page);
    site.write('content/a.md', FILES['content/a.md'].replace('Ada', 'Eve'));
    await until(page, () => document.querySelector('.after-toc')?.textContent === 'A of Eve');
    assert.equal(await isMarked(page), true);
  });
});
