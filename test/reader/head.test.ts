import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, describe } from 'node:test';
import type { Page } from 'playwright-core';
import { startServer } from '../site/server.ts';
import { createTestSite } from '../site/site.ts';
import { beforeJourneys, createReaders, journey, launchBrowser, startDev } from './reader.ts';
import { arrivedAt, listening, until } from './waits.ts';

/** Another host, as far as browsers go: its script says that it runs. */
const other = createServer((_, response) => {
  response.setHeader('Content-Type', 'text/javascript').end('document.documentElement.dataset.foreign = "runs";');
});
const otherPort = new Promise<number>((resolve) =>
  other.listen(0, '127.0.0.1', () => resolve((other.address() as AddressInfo).port)),
);
after(() => other.close());

const configured = (foreign: string, more = '') => `
import { defineConfig } from 'docsgen';
const own = (name: string) => \`document.documentElement.dataset.\${name} = document.documentElement.dataset.\${name} ? 'again' : 'runs'; // <ü> "&amp;"\`;
export const config = defineConfig({
  title: 'Site',
  base: '/docs/',${more}
  head: [
    { tag: 'script', content: own('inline') },
    { tag: 'script', attributes: { type: 'module' }, content: \`\\r\\n\${own('module')}\\r\\n\` },
    { tag: 'script', attributes: { src: '/own.js', defer: true } },
    { tag: 'style', content: 'h1 { color: rgb(1, 2, 3) } /* < > & */' },
    { tag: 'link', attributes: { rel: 'manifest', href: '/site.webmanifest' } },
    { tag: 'script', attributes: { src: '${foreign}', defer: true } },
  ],
});
`;

const FILES = {
  'content/index.md': '# Home\n\nRead on at [two](two.md).\n',
  'content/two.md': '# Two\n\nWords.\n',
  'site/public/site.webmanifest': '{ "name": "Site" }\n',
  // A Chromium with windows asks for an icon, and tells of one that is not there.
  'site/public/favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>\n',
  'site/public/own.js': 'document.documentElement.dataset.own = "runs";\n',
};

/** What has run, and in which color the title stands. */
const stateOf = (page: Page) =>
  page.evaluate(() => {
    const { inline, module, own, foreign } = document.documentElement.dataset;
    const heading = document.querySelector('h1');
    return { inline, module, own, foreign, color: heading && getComputedStyle(heading).color };
  });

const RUNS = { inline: 'runs', module: 'runs', own: 'runs', foreign: undefined, color: 'rgb(1, 2, 3)' };

describe('tags that a site adds to the head, in a browser', () => {
  const site = createTestSite(FILES);
  let foreign = '';
  const readers = beforeJourneys(async () => {
    foreign = `http://127.0.0.1:${await otherPort}/x.js`;
    site.write('site/config.ts', configured(foreign));
    const run = await site.run(['build']);
    assert.equal(run.code, 0, run.stderr);
    // What the browser does below without a word to the writer.
    assert.match(
      run.stderr,
      /^site\/config\.ts:13:\d+: warning: The content security policy blocks .* \[refused-source\]$/m,
    );
    return createReaders(
      'preview',
      await startServer(['preview'], site.folder),
      await launchBrowser({ pictures: false }),
    );
  });

  journey('what stands in the page runs, once, and what the policy does not name is refused', readers, async (open) => {
    const { page, consoleErrors } = await open('/docs/');
    assert.deepEqual(await stateOf(page), RUNS);
    assert.ok(consoleErrors.length > 0);
    for (const error of consoleErrors) assert.ok(error.includes(foreign) && error.includes('script-src'), error);
    const client = await page.context().newCDPSession(page);
    const manifest = await client.send('Page.getAppManifest');
    assert.deepEqual([manifest.errors, manifest.data], [[], FILES['site/public/site.webmanifest']]);
    await page.click('main a');
    await arrivedAt(page, '/docs/two/');
    assert.deepEqual(await stateOf(page), RUNS);
  });

  journey('the not-found page has them too', readers, async (open) => {
    const { page } = await open('/docs/nowhere/');
    assert.deepEqual(await stateOf(page), RUNS);
  });

  journey(
    'in `docsgen dev` they follow the configuration, and another host may run that it names',
    readers,
    async () => {
      const server = await startDev(site);
      const page = await readers().browser.newPage();
      await page.addInitScript('globalThis.__name = (value) => value');
      await page.goto(`${server.origin}/docs/`);
      assert.deepEqual(await stateOf(page), RUNS);
      await listening(page);
      const origin = new URL(foreign).origin;
      site.write('site/config.ts', configured(foreign, `\n  securityPolicy: { 'script-src': ['${origin}'] },`));
      await until(page, () => document.documentElement.dataset.foreign === 'runs');
      assert.deepEqual(await stateOf(page), { ...RUNS, foreign: 'runs' });
      await page.close();
      await server.stop();
    },
  );
});

describe('a site whose policy demands Trusted Types, as its documentation says', () => {
  const guide = readFileSync(new URL('../../docs/content/hosting.md', import.meta.url), 'utf8');
  const sample = /### Trusted Types[\s\S]*?```ts\n([\s\S]*?)```/.exec(guide)?.[1] ?? '';
  const { 'content/index.md': home, 'content/two.md': two, 'site/public/favicon.svg': icon } = FILES;
  const site = createTestSite({
    'content/index.md': home,
    'content/two.md': two,
    'site/public/favicon.svg': icon,
    'site/config.ts': `export const config = { base: '/docs/', ${sample} };\n`,
  });
  const readers = beforeJourneys(async () => {
    const run = await site.run(['build']);
    assert.equal(run.code, 0, run.stderr);
    return createReaders(
      'preview',
      await startServer(['preview'], site.folder),
      await launchBrowser({ pictures: false }),
    );
  });

  journey('readers navigate and search', readers, async (open) => {
    const { page, consoleErrors } = await open('/docs/');
    await page.click('main a');
    await arrivedAt(page, '/docs/two/');
    await page.keyboard.press('/');
    await page.keyboard.type('Words');
    await page.locator('#_search-hits >> text=Two').first().waitFor();
    assert.deepEqual(consoleErrors, []);
  });
});
