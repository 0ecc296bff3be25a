import assert from 'node:assert/strict';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { makeShownSite } from '../../../src/check/inspection/makeShownSite.ts';
import { startMaking } from '../../../src/check/inspection/startMaking.ts';
import { SourceChanged } from '../../../src/model/sourceFile.ts';
import { siteIn } from '../../siteIn.ts';

const FILES = {
  'content/index.md': '---\nnext: /a/\n---\n\n# Home\n\n[A](./a.md)\n',
  'content/a.md': '<Include src="/_part.mdx" />\n',
  'content/_part.mdx': 'Words.\n',
  'content/data.bin': '12345',
};

async function made(files: Readonly<Record<string, string>>, config = '') {
  const site = await siteIn({ ...FILES, ...files, 'site/config.mjs': `export const config = { ${config} };` });
  return makeShownSite(site, await startMaking(site, { onProgress() {} }).finish());
}

describe('makeShownSite', () => {
  it('keeps the facts of each page, with its sources, and the links of its front matter', async () => {
    const { shown } = await made({ 'content/b.mdx': '<Include src="/_part.mdx" />\n' });
    assert.deepEqual([...shown.pages.keys()].sort(), ['/', '/a/', '/b/']);
    assert.deepEqual(
      shown.pages.get('/b/')?.sources.map(({ relativePath }) => relativePath),
      ['b.mdx', '_part.mdx'],
    );
    assert.equal(shown.pages.get('/')?.page.links.filter(({ target }) => target?.path === '/a/').length, 2);
    assert.ok(shown.pages.get('/')?.document.references.some(({ url }) => url === '/a/'));
  });

  it('keeps the facts of a not-found page where the site has words for it', async () => {
    const { shown } = await made({ 'content/404.md': '# Lost\n\n[A](/a/)\n' });
    assert.deepEqual([...shown.notFound], ['/404.html']);
    const { document, sources } = shown.pages.get('/404.html') ?? assert.fail();
    assert.deepEqual(
      sources.map(({ relativePath }) => relativePath),
      ['404.md'],
    );
    assert.ok(document.ids.has('lost'));
    assert.deepEqual([...(await made({})).shown.pages.keys()].sort(), ['/', '/a/']);
  });

  it('knows every file that a build would publish, and its size', async () => {
    const { shown, sizes } = await made({});
    for (const path of ['index.html', 'a/index.html', 'pages.json', 'llms.txt', 'llms-full.txt', 'data.bin'])
      assert.ok(shown.hasFile(path), path);
    assert.equal(shown.hasFile('none.html'), false);
    assert.equal(sizes.get('data.bin'), 5);
  });

  it('O-19: says of a file that is deleted meanwhile that it has changed, as a build does', async () => {
    const site = await siteIn(FILES);
    const pages = await startMaking(site, { onProgress() {} }).finish();
    rmSync(join(site.project.config.contentDir, 'data.bin'));
    assert.throws(
      () => makeShownSite(site, pages),
      (error) => error instanceof SourceChanged && error.file.endsWith('data.bin'),
    );
  });

  it('tells of two files of one path', async () => {
    const { clashes } = await made({ 'content/a.html': 'A file of the same address.' });
    assert.deepEqual(
      clashes.map(({ code }) => code),
      ['output-clash'],
    );
  });

  for (const [what, files] of [
    ['a page below the address of another', { 'content/a.html/b.md': 'B' }],
    ['a page whose name makes a file and a folder of one path', { 'content/b.html.md': 'B' }],
    ['names that differ only in case', { 'site/public/Logo.svg': 'x', 'content/logo.svg': 'y' }],
    ['a file where a page has its folder', { 'content/a': 'x' }],
  ] as const) {
    it(`tells of ${what}, as a build does`, async () => {
      const { clashes } = await made(files);
      assert.deepEqual(
        clashes.map(({ code }) => code),
        ['output-clash'],
      );
    });
  }

  it('takes addresses of the configuration from what the site resolves them to', async () => {
    const { shown } = await made({}, "base: '/docs/', footer: [{ text: 'A', link: '/a/' }], logo: '/logo.svg'");
    assert.deepEqual([...shown.configured].sort(), ['/docs/a/', '/docs/logo.svg']);
  });

  it('knows whether the policy of the site refuses styles', async () => {
    const refuses = async (config: string) => (await made({}, config)).shown.refusesStyles;
    assert.equal(await refuses(''), true);
    assert.equal(await refuses("securityPolicy: { 'style-src': [\"'unsafe-inline'\"] }"), false);
    assert.equal(await refuses('securityPolicy: false'), false);
  });
});
