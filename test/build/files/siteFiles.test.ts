import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { siteFiles } from '../../../src/build/files/siteFiles.ts';
import { siteIn } from '../../siteIn.ts';

const FILES = {
  'content/index.md': '# Home\n\nWords.\n',
  'redirects.yaml': '/old/: /\n/older/: /\n/older/#x: /old/\n',
};
const NO_PAGES = { chunks: new Map(), records: [] };

describe('siteFiles', () => {
  it('makes the small pages of old addresses, unless all of them are kept', async () => {
    const site = await siteIn(FILES);
    const small = ['old.html', 'old/index.html', 'older.html', 'older/index.html'];
    const made = (isKept: boolean) =>
      [...siteFiles(site, NO_PAGES, (isAsked) => isKept && small.every(isAsked) && !isAsked('a.html'))]
        .map(({ path }) => path)
        .filter((path) => path.startsWith('old'))
        .sort();
    assert.deepEqual(made(false), small);
    assert.deepEqual(made(true), []);
  });

  it('keeps the not-found page, unless the site has words for it', async () => {
    const made = async (files: Readonly<Record<string, string>>) =>
      [...siteFiles(await siteIn({ ...FILES, ...files }), NO_PAGES, (isAsked) => isAsked('404.html'))]
        .map(({ path }) => path)
        .filter((path) => path === '404.html');
    assert.deepEqual(await made({}), []);
    assert.deepEqual(await made({ 'content/404.md': '# Lost\n\nWords.\n' }), ['404.html']);
  });
});
