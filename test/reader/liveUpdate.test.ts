import assert from 'node:assert/strict';
import { renameSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { describe } from 'node:test';
import type { Page } from 'playwright-core';
import { startServer } from '../site/server.ts';
import { createTestSite } from '../site/site.ts';
import {
  beforeJourneys,
  createReaders,
  isMarked,
  journey,
  launchBrowser,
  markWindow,
  type Open,
  startDev,
} from './reader.ts';
import { arrivedAt, listening, until } from './waits.ts';

const long = (words: string) =>
  `# Long\n\nFirst words.\n\n${Array.from({ length: 30 }, (_, index) => `## Part ${index}\n\nText ${index}. ${'Some more words. '.repeat(20)}\n\n`).join('')}Last words: ${words}.\n`;

const FILES = {
  'content/index.mdx': '# Home\n\nThe limit is {LIMIT}. Read [the long page](long.md).\n',
  'content/long.md': long('old'),
  'content/other.md': '# Other\n\nWords.\n',
  'content/unread.mdx': long('old'),
  'content/pictured.md': '# Pictured\n\n![A box](./box.svg)\n',
  'content/box.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>',
  'content/parts.md': `# Parts\n\n${['First', 'Same', 'Same'].map((title) => `:::details[${title}]\nText.\n:::\n\n`).join('')}:::details[Open]{open}\nText.\n:::\n`,
  'site/config.ts': "export const config = { title: 'Site', constants: { LIMIT: '5 MB' } };\n",
  'site/site.css': 'h1 { letter-spacing: 1px; }\n',
  'redirects.yaml': '/old/: /other/\n',
};

describe('docsgen dev, while pages are written', () => {
  const site = createTestSite(FILES);
  const readers = beforeJourneys(async () => {
    return createReaders('dev', await startDev(site), await launchBrowser({ pictures: false }));
  });

  journey('an edit is seen without a reload, and nothing scrolls', readers, async (open) => {
    const { page } = await open('/long/');
    await markWindow(page);
    await page.evaluate(() => scrollTo({ top: 1500, behavior: 'instant' }));
    await until(page, () => scrollY === 1500);
    await listening(page);
    site.write('content/long.md', long('new'));
    await until(page, () => document.querySelector('main')?.textContent?.includes('Last words: new.'));
    assert.equal(await page.evaluate(() => scrollY), 1500);
    assert.equal(await isMarked(page), true);
  });

  journey(
    'a save that leaves the page short or unreadable loses no place: the next one brings it back',
    readers,
    async (open) => {
      const { page } = await open('/unread/');
      await page.evaluate(() => scrollTo({ top: 1500, behavior: 'instant' }));
      await until(page, () => scrollY === 1500);
      await listening(page);
      for (const broken of ['# Long\n\n<Unclosed\n', '# Long\n\n{still unclosed\n']) {
        site.write('content/unread.mdx', broken);
        await until(page, () => !document.querySelector('main')?.textContent?.includes('Last words'));
        await until(page, () => scrollY < 1500);
      }
      site.write('content/unread.mdx', long('mended'));
      await until(page, () => document.querySelector('main')?.textContent?.includes('Last words: mended.'));
      assert.equal(await page.evaluate(() => scrollY), 1500);
      // A writer who has moved since stays there.
      site.write('content/unread.mdx', long('').slice(0, 1800));
      await until(page, () => scrollY < 1500);
      await page.evaluate(() => scrollTo({ top: 300, behavior: 'instant' }));
      site.write('content/unread.mdx', long('again'));
      await until(page, () => document.querySelector('main')?.textContent?.includes('Last words: again.'));
      assert.equal(await page.evaluate(() => scrollY), 300);
    },
  );

  journey('a page that goes and comes back has kept the place and the fragment', readers, async (open) => {
    const { page } = await open('/long/');
    await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }));
    await until(page, () => scrollY === 900 && location.hash === '#part-2');
    await listening(page);
    renameSync(join(site.folder, 'content/long.md'), join(site.folder, 'content/renamed.md'));
    await until(page, () => document.querySelector('h1')?.textContent === 'Page not found');
    await listening(page);
    renameSync(join(site.folder, 'content/renamed.md'), join(site.folder, 'content/long.md'));
    await until(page, () => document.querySelector('h1')?.textContent === 'Long');
    await until(page, () => scrollY === 900 && location.hash === '#part-2');
  });

  journey('a picture that is replaced is loaded anew', readers, async (open) => {
    const { page } = await open('/pictured/');
    await markWindow(page);
    await listening(page);
    site.write('content/box.svg', FILES['content/box.svg'].replaceAll('8', '9'));
    await until(page, () => document.querySelector('main img')?.getAttribute('width') === '9');
    await until(page, () => !('isMarked' in window));
  });

  journey('what the writer has opened or closed stays so, also below what is added', readers, async (open) => {
    const { page } = await open('/parts/');
    await listening(page);
    const states = () => page.locator('main details').evaluateAll((all) => all.map((one) => one.hasAttribute('open')));
    const save = async (text: string) => {
      site.write('content/parts.md', text);
      const heading = /^# (.*)/.exec(text)?.[1];
      await until(page, (words) => document.querySelector('h1')?.textContent === words, heading);
    };
    const { 'content/parts.md': parts } = FILES;
    await page.locator('main summary', { hasText: 'Same' }).nth(1).click();
    await page.locator('main summary', { hasText: 'Open' }).click();
    assert.deepEqual(await states(), [false, false, true, false]);
    await save(parts.replace('# Parts\n', '# Edited\n\n:::details[New]\nText.\n:::\n'));
    assert.deepEqual(await states(), [false, false, false, true, false]);
    await save(parts.replace('# Parts', '# Again').replace('First]', 'First]{open}'));
    assert.deepEqual(await states(), [true, false, true, false]);
    await save(parts);
    assert.deepEqual(await states(), [false, false, true, false]);
  });

  journey('an edit of the title reaches title, sidebar and list of headings', readers, async (open) => {
    const { page } = await open('/other/');
    await markWindow(page);
    await listening(page);
    site.write('content/other.md', '# Another name\n\n## A heading\n\nWords.\n');
    await until(page, () => document.title === 'Another name | Site');
    await until(
      page,
      () => document.querySelector('[data-region="sidebar"] a[aria-current="page"]')?.textContent === 'Another name',
    );
    await until(page, () => document.querySelector('[data-region="toc"] a')?.getAttribute('href') === '#a-heading');
    assert.equal(await isMarked(page), true);
    site.write('content/other.md', FILES['content/other.md']);
    await until(page, () => document.title === 'Other | Site');
  });

  journey('what the head says of the page follows its front matter', readers, async (open) => {
    const { page } = await open('/other/');
    await markWindow(page);
    await listening(page);
    const tags = () =>
      page.evaluate(() => {
        const { lang, dir } = document.documentElement;
        const contents = ['og:title', 'og:description', 'author', 'robots'].map((name) =>
          document.querySelector(`meta:is([name="${name}"],[property="${name}"])`)?.getAttribute('content'),
        );
        return [lang, dir, ...contents];
      });
    const before = await tags();
    assert.deepEqual(before, ['en', 'ltr', 'Other', 'Words.', undefined, undefined]);
    const save = async (settings: string) => {
      const title = `Another${settings.length}`;
      site.write('content/other.md', `---\n${settings}\n---\n\n# ${title}\n\nWords.\n`);
      await until(page, (words) => document.querySelector('h1')?.textContent === words, title);
      return title;
    };
    const author = 'head: [{ tag: meta, attributes: { name: author, content: Ada } }]';
    const title = await save(`lang: ar\ndescription: Told.\n${author}`);
    assert.deepEqual(await tags(), ['ar', 'rtl', title, 'Told.', 'Ada', undefined]);
    await save('unlisted: true');
    assert.deepEqual(await tags(), ['en', 'ltr', undefined, undefined, undefined, 'noindex']);
    assert.equal(await isMarked(page), true);
    site.write('content/other.md', FILES['content/other.md']);
    await until(page, () => document.title === 'Other | Site');
    assert.deepEqual(await tags(), before);
  });

  journey(
    'a page that is deleted leaves the whole page for unknown addresses, with near pages',
    readers,
    async (open) => {
      site.write('content/lonely.md', '# Lonely\n\nWords.\n');
      site.write('content/lonelier.md', '# Lonelier\n\nWords.\n');
      await eventually(async () =>
        (await (await fetch(`${readers().server.origin}/lonely/`)).text()).includes('>Lonely<'),
      );
      const { page } = await open('/lonely/');
      await listening(page);
      for (let round = 1; round <= 2; round += 1) {
        site.remove('content/lonely.md');
        await until(page, () => document.querySelector('[data-nearest] a')?.textContent === 'Lonelier');
        assert.equal(
          await page.locator('.not-found-links').evaluate((links) => getComputedStyle(links).display),
          'flex',
        );
        await listening(page);
        site.write('content/lonely.md', '# Lonely\n\nWords.\n');
        await until(page, () => document.querySelector('h1')?.textContent === 'Lonely');
      }
      site.remove('content/lonely.md');
      site.remove('content/lonelier.md');
    },
  );

  journey(
    'links around the page lead to a translation once there is one, and what is in use stays',
    readers,
    async (open) => {
      const nav = "{ left: [{ text: 'On', link: '/on/' }, { text: 'More', items: [{ text: 'On', link: '/on/' }] }] }";
      const locales = `{ root: { label: 'English' }, de: { label: 'Deutsch', nav: ${nav}, footer: [{ text: 'On', link: '/on/' }] } }`;
      const small = createTestSite({
        'content/index.md': '# Home\n\nWords.\n',
        'content/on.md': '# On\n\nWords.\n',
        'content/de/index.md': '# Start\n\nWorte.\n',
        'site/config.ts': `export const config = { locales: ${locales} };\n`,
      });
      const server = await startDev(small);
      const { page } = await open('/de/', { alone: true, baseURL: server.origin });
      await markWindow(page);
      await listening(page);
      const links = () =>
        page.evaluate(() =>
          [...document.querySelectorAll('.site-header li > a, .sidebar-top li > a, .site-footer li > a')].map((link) =>
            link.getAttribute('href'),
          ),
        );
      assert.deepEqual(new Set(await links()), new Set(['/on/']));
      await page.locator('.site-header .nav-menu summary').click();
      await page.keyboard.press('/');
      await page.keyboard.type('wor');
      small.write('content/de/on.md', '# Weiter\n\nWorte.\n');
      await until(page, () => document.querySelector('.site-header li > a')?.getAttribute('href') === '/de/on/');
      assert.deepEqual(new Set(await links()), new Set(['/de/on/']));
      assert.equal(await page.evaluate(() => (document.activeElement as HTMLInputElement | null)?.value), 'wor');
      assert.equal(await isMarked(page), true);
      await server.stop();
    },
  );

  journey('an announcement goes with the page that it leads to, and comes back with it', readers, async (open) => {
    const small = createTestSite({
      'content/index.md': '# Home\n\nWords.\n',
      'content/news.md': '# News\n\nWords.\n',
      'site/components.tsx':
        "import type { LayoutProps } from 'docsgen';\nconst News = ({ hrefOf }: LayoutProps) => <a href={hrefOf('/news/')}>News</a>;\nexport const layout = { announcement: News };\n",
    });
    const server = await startDev(small);
    const { page } = await open('/', { alone: true, baseURL: server.origin });
    const announcement = page.locator('.announcement');
    await announcement.waitFor();
    await listening(page);
    small.remove('content/news.md');
    await announcement.waitFor({ state: 'detached' });
    await listening(page);
    small.write('content/news.md', '# News\n\nWords.\n');
    await announcement.waitFor();
    await server.stop();
  });

  journey(
    'tabs in the background leave the server free for others, and catch up when they are seen',
    readers,
    async (open) => {
      const { page, context } = await open('/other/', {
        alone: true,
        before: (_, context) =>
          context.addInitScript(() => {
            Object.assign(window, {
              isSeen: (isSeen: boolean) => {
                Object.defineProperty(document, 'hidden', { value: !isSeen, configurable: true });
                document.dispatchEvent(new Event('visibilitychange'));
              },
            });
            Object.defineProperty(document, 'hidden', { value: true, configurable: true });
          }),
      });
      const show = (isSeen: boolean) =>
        page.evaluate((value) => (window as unknown as { isSeen(value: boolean): void }).isSeen(value), isSeen);
      // Browsers keep six connections to a server.
      for (let more = 1; more <= 6; more += 1) await (await context.newPage()).goto('/long/');
      const served = (words: string) =>
        eventually(async () => (await (await page.request.get('/other/')).text()).includes(words));
      await markWindow(page);
      await show(true);
      site.write('content/other.md', '# Other\n\nSeen.\n');
      await until(page, () => document.querySelector('main')?.textContent?.includes('Seen.'));
      await show(false);
      site.write('content/other.md', '# Other\n\nUnseen.\n');
      await served('Unseen.');
      await page.waitForTimeout(100);
      assert.match(await page.locator('main').innerText(), /Seen\./);
      await show(true);
      await until(page, () => document.querySelector('main')?.textContent?.includes('Unseen.'));
      assert.equal(await isMarked(page), true);
      await show(false);
      site.write('site/config.ts', FILES['site/config.ts'].replace("'Site'", "'Place'"));
      await served('>Place<');
      await show(true);
      await until(page, () => document.querySelector('.site-name')?.textContent === 'Place');
      site.write('site/config.ts', FILES['site/config.ts']);
      site.write('content/other.md', FILES['content/other.md']);
      await served('>Site<');
      await served('Words.');
    },
  );

  journey(
    'the tab that the writer has opened stays open, also where the address leads into another',
    readers,
    async (open) => {
      const text = (words: string) =>
        `# Tabbed\n\n${words}\n\n<Tabs>\n<Tab label="One">\n\nFirst.\n\n</Tab>\n<Tab label="Two">\n\n## Inside\n\nSecond.\n\n</Tab>\n</Tabs>\n`;
      site.write('content/tabbed.mdx', text('Words.'));
      await eventually(async () =>
        (await (await fetch(`${readers().server.origin}/tabbed/`)).text()).includes('Second.'),
      );
      // The tab of an earlier visit may be about to load its page anew, as the configuration has just changed.
      const { page } = await open('/tabbed/#inside', { alone: true });
      const selected = () => page.locator('[role=tab][aria-selected=true]').textContent();
      await until(page, () => document.querySelector('[role=tab][aria-selected=true]')?.textContent === 'Two');
      await page.locator('[role=tab]', { hasText: 'One' }).click();
      await listening(page);
      site.write('content/tabbed.mdx', text('Edited.'));
      await until(page, () => document.querySelector('main')?.textContent?.includes('Edited.'));
      await page.waitForTimeout(100);
      assert.equal(await selected(), 'One');
      site.remove('content/tabbed.mdx');
    },
  );

  journey('the focus returns to where it was once errors are mended', readers, async (open) => {
    const { page } = await open('/other/');
    await listening(page);
    await page.keyboard.press('/');
    await page.keyboard.type('wor');
    const value = () => page.evaluate(() => (document.activeElement as HTMLInputElement | null)?.value);
    assert.equal(await value(), 'wor');
    const overlay = page.locator('dialog#docsgen-errors');
    for (const broken of ['[nowhere](nowhere.md)', '[elsewhere](elsewhere.md)']) {
      site.write('content/other.md', `# Other\n\n${broken}\n`);
      await overlay.locator('pre', { hasText: broken }).waitFor();
    }
    site.write('content/other.md', FILES['content/other.md']);
    await overlay.waitFor({ state: 'detached' });
    assert.equal(await value(), 'wor');
  });

  journey('an edit of a page that is reached by a click is seen there', readers, async (open) => {
    const { page } = await open('/');
    await listening(page);
    site.write('content/long.md', long('newer'));
    await page.locator('main a', { hasText: 'the long page' }).click();
    await until(page, () => document.querySelector('main')?.textContent?.includes('Last words: newer.'));
  });

  journey('an edit of a page that was seen before is seen when it is opened again', readers, async (open) => {
    const { page } = await open('/');
    await listening(page);
    const link = page.locator('main a', { hasText: 'the long page' });
    await link.click();
    await until(page, () => document.querySelector('main')?.textContent?.includes('Last words: '));
    await page.goBack();
    await link.waitFor();
    site.write('content/long.md', long('seen again'));
    // The server has compiled it: only the tab may still hold an old one.
    await eventually(async () => (await (await page.request.get('/long/')).text()).includes('Last words: seen again.'));
    await link.click();
    await until(page, () => document.querySelector('main')?.textContent?.includes('Last words: seen again.'));
  });

  journey('of two edits the later one stays, though its answer comes first', readers, async (open) => {
    const { page } = await open('/other/');
    await listening(page);
    const held: (() => Promise<void>)[] = [];
    await page.route('**/other/', async (route) => {
      const response = await route.fetch();
      const body = await response.text();
      if (!body.includes('The first edit.')) return route.fulfill({ response, body });
      held.push(() => route.fulfill({ response, body }));
    });
    site.write('content/other.md', '# Other\n\nThe first edit.\n');
    await eventually(async () => held.length > 0);
    site.write('content/other.md', '# Other\n\nThe second edit.\n');
    await until(page, () => document.querySelector('main')?.textContent?.includes('The second edit.'));
    for (const letGo of held) await letGo();
    await page.evaluate(() => fetch('/long/').then((response) => response.text()));
    await page.waitForTimeout(100);
    assert.match(await page.locator('main').innerText(), /The second edit\./);
    site.write('content/other.md', FILES['content/other.md']);
  });

  journey('an answer for the page that was left does not come over the next one', readers, async (open) => {
    const { page } = await open('/');
    await listening(page);
    let letGo: (() => Promise<void>) | undefined;
    await page.route(/:\d+\/$/, async (route) => {
      const response = await route.fetch();
      letGo = () => route.fulfill({ response });
    });
    site.write('content/index.mdx', FILES['content/index.mdx'].replace('Read', 'Now read'));
    await eventually(async () => letGo !== undefined);
    await page.locator('main a', { hasText: 'the long page' }).click();
    await until(page, () => document.querySelector('h1')?.textContent === 'Long');
    await letGo?.();
    await page.evaluate(() => fetch('/other/').then((response) => response.text()));
    await page.waitForTimeout(100);
    assert.equal(await page.locator('h1').innerText(), 'Long');
    site.write('content/index.mdx', FILES['content/index.mdx']);
  });

  journey('an edit between the page and its stream of updates is not missed', readers, async (open) => {
    const { page, listen } = await openDeaf(open);
    site.write('content/other.md', '# Other\n\nEdited meanwhile.\n');
    await eventually(async () => (await (await page.request.get('/other/')).text()).includes('Edited meanwhile.'));
    await listen();
    await until(page, () => document.querySelector('main')?.textContent?.includes('Edited meanwhile.'));
    site.write('content/other.md', FILES['content/other.md']);
  });

  journey('nor is one of what an unknown address says', readers, async (open) => {
    const { page, listen } = await openDeaf(open, '/unknown/');
    site.write('content/404.md', '# Lost\n\nWords.\n');
    await eventually(async () => (await (await page.request.get('/unknown/')).text()).includes('>Lost<'));
    await listen();
    await until(page, () => document.querySelector('h1')?.textContent === 'Lost');
    site.remove('content/404.md');
    await until(page, () => document.querySelector('h1')?.textContent === 'Page not found');
  });

  journey('nor is one of the configuration, which takes a reload', readers, async (open) => {
    const { page, listen } = await openDeaf(open);
    site.write('site/config.ts', FILES['site/config.ts'].replace("'Site'", "'Place'"));
    await eventually(async () => (await (await page.request.get('/other/')).text()).includes('>Place<'));
    await listen();
    await until(page, () => document.querySelector('.site-name')?.textContent === 'Place');
    site.write('site/config.ts', FILES['site/config.ts']);
    await until(page, () => document.querySelector('.site-name')?.textContent === 'Site');
  });

  journey('an error that is mended before its text has come does not show', readers, async (open) => {
    const { page } = await open('/other/');
    await listening(page);
    let letGo: (() => Promise<void>) | undefined;
    await page.route('**/__docsgen/diagnostics', async (route) => {
      const response = await route.fetch();
      letGo = () => route.fulfill({ response });
    });
    site.write('content/other.md', '# Other\n\n[nowhere](nowhere.md)\n');
    await eventually(async () => letGo !== undefined);
    site.write('content/other.md', '# Other\n\nMended.\n');
    await until(page, () => document.querySelector('main')?.textContent?.includes('Mended.'));
    await letGo?.();
    await page.evaluate(() => fetch('/long/').then((response) => response.text()));
    await page.waitForTimeout(100);
    assert.equal(await page.locator('dialog#docsgen-errors').count(), 0);
    site.write('content/other.md', FILES['content/other.md']);
  });

  journey('of two edits of the styles the later one stays, though the earlier comes last', readers, async (open) => {
    const { page } = await open('/other/', { alone: true });
    await listening(page);
    const links = () => page.locator('head link[rel="stylesheet"]').count();
    const count = await links();
    const held: (() => Promise<void>)[] = [];
    await page.route(/\.css$/, async (route) => {
      if (held.length > 0) return route.continue();
      held.push(() => route.continue());
    });
    site.write('site/site.css', 'h1 { letter-spacing: 7px; }\n');
    await eventually(async () => held.length > 0);
    site.write('site/site.css', 'h1 { letter-spacing: 8px; }\n');
    await eventually(async () => (await links()) > count + 1 || (await spacing(page)) === '8px');
    for (const letGo of held) await letGo();
    await until(page, () => getComputedStyle(document.querySelector('h1') as Element).letterSpacing === '8px');
    await eventually(async () => (await links()) === count);
    assert.equal(await spacing(page), '8px');
    site.write('site/site.css', FILES['site/site.css']);
  });

  journey('after an edit the list of headings still follows the reader', readers, async (open) => {
    const { page } = await open('/long/');
    await listening(page);
    site.write('content/long.md', long('old').replace('## Part 0', '## Part nought'));
    await until(page, () => document.querySelector('[data-region="toc"] a')?.textContent === 'Part nought');
    await page.evaluate(() => {
      dispatchEvent(new WheelEvent('wheel'));
      document.getElementById('part-9')?.scrollIntoView({ behavior: 'instant' });
    });
    await until(page, () => document.querySelector('[data-region="toc"] a[aria-current]')?.textContent === 'Part 9');
    site.write('content/long.md', long('old'));
  });

  journey(
    'T-05, E-25: an error shows over the page with its place, and goes away when it is mended',
    readers,
    async (open) => {
      const { page } = await open('/other/');
      await markWindow(page);
      await listening(page);
      site.write('content/other.md', '# Other\n\nSome words, and a [broken link](gone.md).\n');
      const overlay = page.locator('dialog#docsgen-errors');
      await overlay.waitFor();
      assert.match(
        (await overlay.locator('pre').textContent()) ?? '',
        /^content\/other\.md:3:33: error: There is no page `gone\.md`\. \[broken-link\]\n {2}3 \| Some words/,
      );
      await until(page, () => document.getElementById('docsgen-errors')?.contains(document.activeElement));
      const box = await overlay.boundingBox();
      assert.ok(box !== null && box.x > 20 && box.y > 20, 'it stands in the middle');
      assert.equal(
        await overlay.locator('pre').evaluate((element) => getComputedStyle(element).userSelect !== 'none'),
        true,
      );
      // A page opened meanwhile shows it too, and a phone has no Escape.
      const second = await open('/long/', { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true });
      await second.page.locator('dialog#docsgen-errors').waitFor();
      await second.page.locator('dialog#docsgen-errors button').tap();
      await second.page.locator('dialog#docsgen-errors').waitFor({ state: 'hidden' });
      site.write('content/other.md', FILES['content/other.md']);
      await overlay.waitFor({ state: 'detached' });
      await until(page, () => document.querySelector('main')?.textContent?.includes('Words.'));
      assert.equal(await isMarked(page), true);
    },
  );

  journey('errors that were closed stay closed at the next save, until there are others', readers, async (open) => {
    const { page } = await open('/long/');
    await listening(page);
    const overlay = page.locator('dialog#docsgen-errors');
    site.write('content/other.md', '# Other\n\n[nowhere](nowhere.md)\n');
    await overlay.waitFor();
    await page.keyboard.press('Escape');
    await overlay.waitFor({ state: 'hidden' });
    const told = page.waitForResponse('**/__docsgen/diagnostics');
    site.write('content/long.md', long('saved again'));
    await (await told).finished();
    await page.waitForTimeout(100);
    assert.equal(await overlay.isVisible(), false);
    site.write('content/other.md', '# Other\n\n[elsewhere](elsewhere.md)\n');
    await overlay.waitFor();
    site.write('content/other.md', FILES['content/other.md']);
    site.write('content/long.md', FILES['content/long.md']);
    await overlay.waitFor({ state: 'detached' });
  });

  journey('a page that was loaded before its sidebar changed opens without a load', readers, async (open) => {
    const { page } = await open('/');
    await listening(page);
    await markWindow(page);
    const link = page.locator('main a', { hasText: 'the long page' });
    await link.click();
    await arrivedAt(page, '/long/');
    await page.goBack();
    await arrivedAt(page, '/');
    site.write('content/other.md', '# Renamed\n\nWords.\n');
    const inSidebar = page.locator('[data-region="sidebar"] a', { hasText: 'Renamed' });
    await inSidebar.waitFor();
    await link.click();
    await arrivedAt(page, '/long/');
    await inSidebar.waitFor();
    assert.equal(await isMarked(page), true);
    site.write('content/other.md', FILES['content/other.md']);
    await inSidebar.waitFor({ state: 'detached' });
  });

  journey('T-05: a page that cannot be compiled comes back by itself', readers, async (open) => {
    const { page } = await open('/');
    await listening(page);
    site.write('content/index.mdx', '# Home\n\n<Nope />\n\n{UNKNOWN} <b\n');
    await page.locator('dialog#docsgen-errors').waitFor();
    assert.match(
      (await page.locator('dialog#docsgen-errors pre').textContent()) ?? '',
      /^content\/index\.mdx:\d+:\d+: error: /,
    );
    site.write('content/index.mdx', FILES['content/index.mdx']);
    await page.locator('dialog#docsgen-errors').waitFor({ state: 'detached' });
    await until(page, () => document.querySelector('main')?.textContent?.includes('The limit is 5 MB.'));
  });

  journey('styles change without a reload; configuration with one', readers, async (open) => {
    const { page } = await open('/');
    await markWindow(page);
    await listening(page);
    site.write('site/site.css', 'h1 { letter-spacing: 7px; }\n');
    await until(page, () => getComputedStyle(document.querySelector('h1') ?? document.body).letterSpacing === '7px');
    assert.equal(await isMarked(page), true);
    await page.locator('[data-region="sidebar"] a[href="/other/"]').click();
    await arrivedAt(page, '/other/');
    assert.equal(await isMarked(page), true);
    await page.goBack();
    await arrivedAt(page, '/');
    site.write('site/config.ts', "export const config = { title: 'Site', constants: { LIMIT: '6 MB' } };\n");
    // What was under way may bring the new words before the reload.
    await until(page, () => !('isMarked' in window));
    await until(page, () => document.querySelector('main')?.textContent?.includes('The limit is 6 MB.'));
    await listening(page);
    await markWindow(page);
    utimesSync(join(site.folder, 'site/config.ts'), new Date(), new Date(Date.now() - 2000));
    await page.waitForTimeout(300);
    assert.equal(await isMarked(page), true, 'reloaded for code that is as it was');
    site.write('site/config.ts', FILES['site/config.ts']);
    await until(page, () => document.querySelector('main')?.textContent?.includes('The limit is 5 MB.'));
  });

  journey('T-08: new pages and new redirects answer at once, deleted ones no more', readers, async (open) => {
    const { page } = await open('/');
    await listening(page);
    const statusOf = async (path: string) => (await page.request.get(path, { maxRedirects: 0 })).status();
    assert.equal(await statusOf('/fresh/'), 404);
    site.write('content/fresh.md', '# Fresh\n\nWords.\n');
    await until(page, () => document.querySelector('[data-region="sidebar"]')?.textContent?.includes('Fresh'));
    assert.equal(await statusOf('/fresh/'), 200);
    site.write('redirects.yaml', '/old/: /fresh/\n');
    await eventually(
      async () => (await page.request.get('/old/', { maxRedirects: 0 })).headers()['location'] === '/fresh/',
    );
    site.write('redirects.yaml', FILES['redirects.yaml']);
    site.remove('content/fresh.md');
    await until(page, () => !document.querySelector('[data-region="sidebar"]')?.textContent?.includes('Fresh'));
    assert.equal(await statusOf('/fresh/'), 404);
  });

  journey(
    'an address without a page names the file for it, and shows the page once it is there',
    readers,
    async (open) => {
      const { page } = await open('/guides/wanted/');
      await listening(page);
      assert.equal(await page.locator('main code').textContent(), 'content/guides/wanted.md');
      site.write('content/guides/wanted.md', '# Wanted\n\nWords.\n');
      await until(page, () => document.querySelector('h1')?.textContent === 'Wanted');
      site.remove('content/guides/wanted.md');
      await until(page, () => document.querySelector('h1')?.textContent === 'Page not found');
    },
  );

  journey('a tab says when the server has stopped, and loads anew once it is back', readers, async (open) => {
    const small = createTestSite({ 'content/index.md': '# Home\n\nWords.\n' });
    const server = await startDev(small);
    const { page } = await open('/', { alone: true, baseURL: server.origin });
    await listening(page);
    await markWindow(page);
    await server.stop();
    const notice = page.locator('aside', { hasText: 'The dev server has stopped.' });
    await notice.waitFor();
    await until(page, () => document.getElementById('_status')?.textContent?.startsWith('The dev server has stopped.'));
    const again = await startServer(['dev', '--port', String(server.port)], small.folder);
    await notice.waitFor({ state: 'detached' });
    await until(page, () => !('isMarked' in window));
    // Once is enough, though the page is as it was.
    await listening(page);
    await markWindow(page);
    await page.waitForTimeout(300);
    assert.equal(await isMarked(page), true);
    await again.stop();
  });

  journey('a page that is opened again while the server is gone shows no errors of the site', readers, async (open) => {
    const small = createTestSite({
      'content/index.md': '# Home\n\n[On](on.md)\n',
      'content/on.md': '# On\n\nWords.\n',
    });
    const server = await startDev(small);
    const { page } = await open('/', { alone: true, baseURL: server.origin });
    const thrown: string[] = [];
    page.on('pageerror', ({ message }) => thrown.push(message));
    const shows = (title: string) =>
      until(page, (wanted) => document.querySelector('h1')?.textContent === wanted, title);
    await listening(page);
    small.write('content/index.md', '# Home\n\n[Further](on.md)\n');
    await page.locator('main a', { hasText: 'Further' }).click();
    await shows('On');
    await page.goBack();
    await shows('Home');
    await server.stop();
    const failed = page.waitForEvent('requestfailed', (request) => request.url() === `${server.origin}/on/`);
    await page.goForward();
    await failed;
    await page.locator('aside', { hasText: 'The dev server has stopped.' }).waitFor();
    assert.equal(await page.locator('dialog').count(), 0);
    assert.deepEqual(thrown, []);
  });

  journey('an unknown address says what `404.md` says, as it is written', readers, async (open) => {
    const { page } = await open('/lonk/');
    await listening(page);
    site.write('content/404.md', '# Lost\n\nGo [home](index.mdx).\n');
    await until(page, () => document.querySelector('h1')?.textContent === 'Lost');
    site.write('content/404.md', '# Lost\n\nGo back [home](index.mdx).\n');
    await until(page, () => document.querySelector('main')?.textContent?.includes('Go back home.'));
    assert.equal(await page.locator('main code').textContent(), 'content/lonk.md');
    await page.locator('[data-nearest] a').first().waitFor();
    await page.locator('main a', { hasText: 'home' }).click();
    await arrivedAt(page, '/');
    site.remove('content/404.md');
    await page.goBack();
    await until(page, () => document.querySelector('h1')?.textContent === 'Page not found');
  });

  journey(
    'T-01: an editor that saves by renaming, twenty times, never makes the page vanish',
    readers,
    async (open) => {
      const { page } = await open('/other/');
      await listening(page);
      const answers = new Set<number>();
      let isSaving = true;
      const polling = (async () => {
        while (isSaving) answers.add((await page.request.get('/other/')).status());
      })();
      for (let save = 1; save <= 20; save += 1) {
        site.write('content/.other.md.tmp', `# Other\n\nSave ${save}.\n`);
        renameSync(join(site.folder, 'content/.other.md.tmp'), join(site.folder, 'content/other.md'));
        if (save % 5 === 0)
          await until(page, (text) => document.querySelector('main')?.textContent?.includes(text), `Save ${save}.`);
      }
      isSaving = false;
      await polling;
      assert.deepEqual([...answers], [200]);
      assert.equal(await page.locator('dialog#docsgen-errors').count(), 0);
    },
  );

  journey('T-02: a slow writer ends with what it wrote last', readers, async (open) => {
    const { page } = await open('/other/');
    await listening(page);
    for (const pauseMs of [5, 20, 45, 80]) {
      site.write('content/other.md', '# Other\n\nHalf of the ');
      await new Promise((resolve) => setTimeout(resolve, pauseMs));
      site.write('content/other.md', `# Other\n\nHalf of the text, then all after ${pauseMs} ms.\n`);
      await until(
        page,
        (ms) => document.querySelector('main')?.textContent?.includes(`then all after ${ms} ms.`),
        pauseMs,
      );
    }
    site.write('content/other.md', FILES['content/other.md']);
  });
});

/** Opens a page whose stream of updates is held back until `listen` is called. */
async function openDeaf(
  open: Open,
  path = '/other/',
): Promise<{ readonly page: Page; readonly listen: () => Promise<void> }> {
  let letGo: (() => Promise<void>) | undefined;
  const { page } = await open(path, {
    alone: true,
    before: (page) =>
      page.route('**/__docsgen/events*', async (route) => {
        // After a reload it comes at once.
        if (letGo !== undefined) return route.continue();
        letGo = () => route.continue();
      }),
  });
  await eventually(async () => letGo !== undefined);
  return { page, listen: async () => letGo?.() };
}

const spacing = (page: Page) => page.locator('h1').evaluate((title) => getComputedStyle(title).letterSpacing);

async function eventually(holds: () => Promise<boolean>): Promise<void> {
  const end = performance.now() + 90_000;
  while (!(await holds())) {
    assert.equal(performance.now() < end, true, 'it does not come about');
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}
