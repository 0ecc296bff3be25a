import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
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
