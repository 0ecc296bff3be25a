import assert from 'node:assert/strict';
import { describe } from 'node:test';
import { createTestSite } from '../../site/site.ts';
import { journey, PHONE, type Readers, startPreview } from '../reader.ts';
import { BASE, SHORT_PATH, TABS_PATH } from '../readerSite.ts';

/** Where pictures, words and blocks stand, and how far from each other. */
export function layoutJourneys(readers: () => Readers): void {
  describe('show pictures as they are written', () => {
    journey('badges stand side by side, where their writer has put them', readers, async (open) => {
      const { page } = await open(SHORT_PATH);
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

    journey('a picture that takes the room there is, or a share of it, has it', readers, async (open) => {
      const half = (alt: string) => `<img src="a.svg" alt="${alt}" width="49%">`;
      const server = await startPreview(
        createTestSite({
          'index.md': `# Home\n\n![A plan](plan.svg)\n\n<p>\n${half('One')} ${half('Two')}\n</p>\n\n<img src="a.svg" alt="All" width="100%">\n`,
          'plan.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 10"/>',
          'a.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="90" height="60"/>',
        }),
      );
      const { page } = await open('/', { alone: true, baseURL: server.origin });
      const boxes = await page.locator('.prose img').evaluateAll(async (images) => {
        for (const image of images as HTMLImageElement[]) image.loading = 'eager';
        await Promise.all((images as HTMLImageElement[]).map((image) => image.decode()));
        return images.map((image) => image.getBoundingClientRect().toJSON());
      });
      const room = await page.locator('.prose').evaluate((prose) => prose.getBoundingClientRect().width);
      assert.deepEqual([boxes[0].width, boxes[0].height, boxes[3].width], [room, room / 2, room]);
      assert.ok(boxes[1].top === boxes[2].top && boxes[1].right < boxes[2].left, JSON.stringify(boxes));
      await server.stop();
    });
  });

  describe('fit their words', () => {
    journey('an item that is no task has its mark, also among tasks', readers, async (open) => {
      const { page } = await open(TABS_PATH);
      const items = page.locator('.contains-task-list > li');
      assert.deepEqual(await items.evaluateAll((items) => items.map((item) => getComputedStyle(item).listStyleType)), [
        'none',
        'disc',
        'none',
        'none',
      ]);
    });

    journey('the box of a task hangs where a bullet would, also before a paragraph', readers, async (open) => {
      const { page } = await open(TABS_PATH);
      const boxes = page.locator('.task-list-item input');
      const lefts = await boxes.evaluateAll((boxes) => boxes.map((box) => box.getBoundingClientRect().left));
      assert.equal(lefts.length, 3);
      assert.equal(new Set(lefts).size, 1, String(lefts));
    });

    journey('a word longer than a column is broken in it', readers, async (open) => {
      const { page } = await open(SHORT_PATH, { viewport: { width: 1440, height: 900 } });
      const cut = await page.evaluate(() => {
        const links = [...document.querySelectorAll('#_sidebar a, .toc-list a, .neighbor, .breadcrumbs li + li')];
        const seen = links.filter((link) => link.checkVisibility());
        for (const link of seen)
          (link.querySelector('.neighbor-title, a, span') ?? link).textContent = 'word'.repeat(40);
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
    journey('items of several parts stand apart; lines of a diff are as wide as their block', readers, async (open) => {
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
      readers,
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

    journey('a menu in the drawer lies on the ground of the drawer', readers, async (open) => {
      const { page } = await open(`${BASE}/limits/`, { ...PHONE, colorScheme: 'dark' });
      const menu = page.locator('.sidebar-top .nav-menu-list').first();
      assert.equal(await menu.evaluate((list) => getComputedStyle(list).backgroundColor), 'rgba(0, 0, 0, 0)');
    });

    // The menu scrolled, though all of it has room there, and cut off two sides of the line.
    journey('the focus is seen on all sides of a link in a menu of the drawer', readers, async (open) => {
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
}
