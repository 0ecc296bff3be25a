import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { after, describe } from 'node:test';
import sirv from 'sirv';
import type { RunningServer } from '../site/server.ts';
import { createTestSite } from '../site/site.ts';
import { beforeJourneys, createReaders, journey, launchBrowser } from './reader.ts';
import { arrivedAt } from './waits.ts';

const configOf = (text: string, link: string) => `
export const config = {
  siteUrl: '${link.replace(/v1\/$/, '')}',
  nav: { right: [{ text: '${text}', items: [{ text: 'Other', link: '${link}', version: true }] }] },
};
`;

describe('two versions of a site below one host', () => {
  const site = createTestSite({
    'content/index.md': '# Second edition\n\nGo to [A](/a/) and [B](/b/).\n',
    'content/a.md': '# A of the second\n\nWords.\n',
    'content/b.md': '# B of the second\n\nWords.\n',
    'v1/content/index.md': '# First edition\n\nGo to [A](/a/).\n',
    'v1/content/a.md': '# A of the first\n\nWords.\n',
  });
  const answer = sirv(join(site.folder, 'out'), { dev: true });
  const host = createServer((request, response) => answer(request, response));
  after(() => host.close());

  const readers = beforeJourneys(async () => {
    await new Promise<void>((resolve) => host.listen(0, '127.0.0.1', resolve));
    const { port } = host.address() as AddressInfo;
    const origin = `http://localhost:${port}`;
    site.write('site/config.ts', configOf('v2', `${origin}/docs/v1/`));
    site.write('v1/site/config.ts', configOf('v1', `${origin}/docs/`));
    for (const command of ['--base /docs/ --out-dir out/docs', 'v1 --base /docs/v1/ --out-dir ../out/docs/v1']) {
      const run = await site.run(['build', ...command.split(' ')]);
      assert.equal(run.code, 0, run.stderr);
    }
    return createReaders('preview', { port, origin } as RunningServer, await launchBrowser({ pictures: false }));
  });

  journey(
    'a menu of versions leads to the same page where there is one, and else to the start',
    readers,
    async (open) => {
      const { page } = await open('/docs/');
      await page.click('main a[href="/docs/a/"]');
      await arrivedAt(page, '/docs/a/');
      await page.click('.nav-menu > summary:has-text("v2")');
      await page.click('.nav-menu a:has-text("Other")');
      await page.getByRole('heading', { name: 'A of the first' }).waitFor();
      assert.equal(new URL(page.url()).pathname, '/docs/v1/a/');
      await page.click('.nav-menu > summary:has-text("v1")');
      await page.click('.nav-menu a:has-text("Other")');
      await page.getByRole('heading', { name: 'A of the second' }).waitFor();

      const { page: other } = await open('/docs/b/');
      await other.click('.nav-menu > summary:has-text("v2")');
      await other.click('.nav-menu a:has-text("Other")');
      await other.getByRole('heading', { name: 'First edition' }).waitFor();
    },
  );
});
