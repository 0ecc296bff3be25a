import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Route } from '../../../src/model/brands.ts';
import { siteIn } from '../../siteIn.ts';

const PAGES = {
  'content/index.md': '# Home\n',
  'content/top.md': '# Top\n',
  'content/guides/index.md': '# Guides\n',
  'content/guides/b.md': '---\norder: 2\n---\n\n# B\n',
  'content/guides/a.md': '# A\n',
  'content/guides/c.md': '---\norder: 1\n---\n\n# C\n',
  'content/guides/hidden.md': '---\nunlisted: sidebar\n---\n\n# Hidden\n',
  'content/guides/secret.md': '---\nunlisted: true\n---\n\n# Secret\n',
  'content/guides/draft.md': '---\ndraft: true\n---\n\n# Draft\n',
  'content/guides/deep/x.md': '# X\n',
  'content/guides/deep/y.md': '# Y\n',
  'content/overview.md': '# Overview\n',
  'content/overview/part.md': '# Part\n',
};

/** Which folder a page lists, and the routes of what is in it; of a folder in that, those in it. */
async function listsIn(files: Readonly<Record<string, string>>) {
  const site = await siteIn(files);
  return (route: string, folder?: string) => {
    const record = site.page(route as Route)?.record ?? assert.fail(route);
    const { prefix, entries } = site.navigation().folder(record, folder);
    return [prefix, entries?.map(({ route: page, items }) => items?.map((item) => item.route).join() ?? page)];
  };
}

describe('folderList', () => {
  it('is of the folder of the page, without the page, in the order of a sidebar and without what that leaves out', async () => {
    const lists = await listsIn(PAGES);
    const deep = '/guides/deep/x/,/guides/deep/y/';
    assert.deepEqual(lists('/guides/'), ['/guides/', ['/guides/c/', '/guides/b/', '/guides/a/', deep]]);
    assert.deepEqual(lists('/guides/b/'), ['/guides/', ['/guides/c/', '/guides/a/', deep]]);
    assert.deepEqual(lists('/'), ['/', ['/top/', '/guides/c/,/guides/b/,/guides/a/,', '/overview/part/']]);
    assert.deepEqual(lists('/top/'), ['/', ['/guides/c/,/guides/b/,/guides/a/,', '/overview/part/']]);
    // The page that stands beside a folder is that of the folder.
    assert.deepEqual(lists('/overview/'), ['/overview/', ['/overview/part/']]);
  });

  it('is of a folder that is named, from the start of the site or from that of the page', async () => {
    const lists = await listsIn(PAGES);
    for (const folder of ['/guides/deep/', '/guides/deep']) assert.equal(lists('/', folder)[0], '/guides/deep/');
    assert.deepEqual(lists('/', './guides/deep')[1], ['/guides/deep/x/', '/guides/deep/y/']);
    assert.deepEqual(lists('/guides/a/', 'deep/'), lists('/', '/guides/deep/'));
    assert.deepEqual(lists('/guides/deep/x/', '..'), lists('/', '/guides/'));
    assert.deepEqual(lists('/', '/nowhere/'), ['/nowhere/', undefined]);
  });

  it('has the order of a sidebar that somebody wrote down, and what that does not name behind it', async () => {
    const config = `export const config = { sidebars: [{ routes: ['/'], items: ['/guides/deep/y/', '/guides/a/', { text: 'G', items: ['/guides/c/'] }] }] };\n`;
    const lists = await listsIn({ ...PAGES, 'site/config.mjs': config });
    assert.deepEqual(lists('/guides/')[1], [
      '/guides/deep/x/,/guides/deep/y/',
      '/guides/a/',
      '/guides/c/',
      '/guides/b/',
    ]);
  });

  it('is of the language of the page, with the originals of what is not translated', async () => {
    const lists = await listsIn({
      'content/index.md': '# Home\n',
      'content/guides/index.md': '# Guides\n',
      'content/guides/a.md': '# A\n',
      'content/guides/b.md': '# B\n',
      'content/de/index.md': '# Start\n',
      'content/de/guides/index.md': '---\npermalink: /de/anleitungen/\n---\n\n# Anleitungen\n',
      'content/de/guides/a.md': '# Ah\n',
      'site/config.mjs': `export const config = { locales: { root: { label: 'English' }, de: { label: 'Deutsch' } } };\n`,
    });
    const german = ['/de/guides/', ['/de/guides/a/', '/guides/b/']];
    assert.deepEqual(lists('/de/anleitungen/'), german);
    assert.deepEqual(lists('/de/', '/guides/')[1], german[1]);
    assert.deepEqual(lists('/guides/')[1], ['/guides/a/', '/guides/b/']);
  });
});
