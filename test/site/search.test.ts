import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { answerQuery } from '../../src/client/search/answerQuery.ts';
import { openSearchFiles } from '../../src/client/search/searchFiles.ts';
import { searchPointer } from '../../src/model/search/searchFiles.ts';
import { createTestSite } from './site.ts';

const PAGES = {
  'index.md': '# Home\n\nStart here.\n',
  'apples.md': '# Apples\n\nRed and green.\n\n## Storage\n\nCool and dark.\n',
  'secret.md': '---\nsearch: false\n---\n# Pears\n\nUnheard-of.\n',
};

describe('docsgen build', () => {
  it('writes a search index, the same bytes each time', async () => {
    const [one, two] = [createTestSite(PAGES), createTestSite(PAGES)];
    for (const site of [one, two]) assert.equal((await site.run(['build'])).code, 0);
    const files = one.list('dist/assets').filter((path) => path.startsWith('search/') || path.endsWith('search.json'));
    assert.ok(files.includes('manifest/search.json'));
    for (const path of files) assert.equal(one.read(`dist/assets/${path}`), two.read(`dist/assets/${path}`), path);
    assert.match(one.read('dist/index.html'), /id="_search-input"/);
    const all = files.map((path) => one.read(`dist/assets/${path}`)).join('\n');
    assert.match(all, /green/);
    assert.doesNotMatch(all, /unheard/i);
  });

  it('makes of a changed page what a clean build makes of it', async () => {
    const changed = { ...PAGES, 'apples.md': '# Apples\n\nYellow ones too.\n\n## Storage\n\nCool and dry.\n' };
    const [site, clean] = [createTestSite(PAGES), createTestSite(changed)];
    await site.run(['build']);
    site.write('apples.md', changed['apples.md']);
    for (const one of [site, clean]) assert.equal((await one.run(['build'])).code, 0);
    assert.deepEqual(site.tree(), clean.tree());
  });

  it('finds a page by its keywords, also by those that an edit has brought', async () => {
    const site = createTestSite({
      ...PAGES,
      'apples.md': `---\nkeywords: [Cox, golden delicious]\n---\n${PAGES['apples.md']}`,
    });
    const titlesFor = async (query: string) => {
      assert.equal((await site.run(['build'])).code, 0);
      const readJson = async (path: string) => JSON.parse(site.read(`dist/assets/${path}`));
      const { pages } = await answerQuery(query, openSearchFiles(await readJson(searchPointer()), readJson));
      return pages.map(({ title }) => title.map(({ text }) => text).join(''));
    };
    assert.deepEqual(await titlesFor('delicious'), ['Apples']);
    assert.deepEqual(await titlesFor('braeburn'), []);
    site.write('apples.md', `---\nkeywords: Cox, Braeburn\n---\n${PAGES['apples.md']}`);
    assert.deepEqual(await titlesFor('braeburn'), ['Apples']);
    assert.doesNotMatch(site.read('dist/apples/index.html'), /braeburn/i);
  });

  it('makes neither index nor box with --no-search, which the help names', async () => {
    const site = createTestSite(PAGES);
    assert.match(
      (await site.run(['build', '--help'])).stdout,
      /--no-search\s+leave out the search index and the search box/,
    );
    await site.run(['build']);
    assert.equal((await site.run(['build', '--no-search'])).code, 0);
    assert.doesNotMatch(site.read('dist/index.html'), /search-input/);
    assert.deepEqual(
      site.list('dist/assets').filter((path) => path.includes('search/') || path.endsWith('search.json')),
      [],
    );
  });
});
