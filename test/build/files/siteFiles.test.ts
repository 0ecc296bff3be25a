import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { redirectPage } from '../../../src/build/files/redirectPage.ts';
import { siteFiles } from '../../../src/build/files/siteFiles.ts';
import { documentElementsOf } from '../../parsedHtml.ts';
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

  // A space stood in the address, `.html` was cut off the name of a file, and a page that is not translated had one of its own.
  it('names in the small page of an old address the one address of what it leads to', async () => {
    const site = await siteIn({
      'content/index.md': '# Home\n\nWords.\n',
      'content/a b#.md': '# A\n\nWords.\n\n## Part\n',
      'content/de/index.md': '# Anfang\n\nWorte.\n',
      'site/public/notes.html': '<p>Notes</p>\n',
      'redirects.yaml': '/page/: /a b%23/?x=1#part\n/file/: /notes.html#x\n/out/: https://b.example/?x=1\n',
      'site/config.mjs':
        "export const config = { base: '/docs/', siteUrl: 'https://a.example/docs', locales: { root: { label: 'English' }, de: { label: 'Deutsch', fallback: true } } };\n",
    });
    assert.deepEqual(site.diagnostics(), []);
    const canonicalOf = (from: string) => {
      const redirect = site.redirects().find((one) => one.from === from);
      const html = redirect === undefined ? '' : redirectPage(site, redirect);
      return documentElementsOf(html).find(({ attributes }) => attributes.rel === 'canonical')?.attributes.href;
    };
    assert.deepEqual(['/page/', '/de/page/', '/file/', '/out/'].map(canonicalOf), [
      'https://a.example/docs/a%20b%23/',
      'https://a.example/docs/a%20b%23/',
      'https://a.example/docs/notes.html',
      'https://b.example/?x=1',
    ]);
  });
});
