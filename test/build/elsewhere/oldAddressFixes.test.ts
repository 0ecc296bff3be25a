import assert from 'node:assert/strict';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { applyFixes } from '../../../src/check/fixes/applyFixes.ts';
import { readText } from '../../../src/system/files.ts';
import { siteIn } from '../../siteIn.ts';
import { temporaryFolder } from '../../temporaryFolder.ts';

/** The files of a project once what needs no judgment is corrected, and the codes of what is still told. */
async function mended(files: Readonly<Record<string, string>>, rounds = 1) {
  const folder = temporaryFolder();
  let site = await siteIn({ ...HOME, ...files }, { folder });
  for (let round = 0; round < rounds; round += 1) {
    applyFixes(folder, site.diagnostics());
    site = await siteIn({}, { folder });
  }
  const read = (path: string) => readText(join(folder, path));
  return { read, codes: site.diagnostics().map(({ code }) => code), redirects: site.redirects() };
}

const HOME = { 'content/index.md': '# Home\n\nWords.\n' };

const page = (yaml: string) => `---\n${yaml}\n---\n\n# A\n\nWords.\n`;

describe('old addresses in front matter', () => {
  it('become redirects, as Hugo and Jekyll name them', async () => {
    const { read, codes, redirects } = await mended({
      'content/a.md': page('aliases: [/old/, /older.html]\norder: 1'),
      // Spellings of one address are one.
      'content/b.md': page('redirect_from:\n  - /b-before\n  - /b-before/\n  - /b-before.html'),
    });
    assert.equal(read('content/a.md'), page('order: 1'));
    assert.deepEqual(read('redirects.yaml')?.split('\n').sort(), [
      '',
      '/b-before: /b/',
      '/old/: /a/',
      '/older.html: /a/',
    ]);
    assert.deepEqual(codes, []);
    assert.deepEqual(redirects.map(({ from }) => from).sort(), ['/b-before', '/old/', '/older.html']);
  });

  it('go without a redirect where there are none, as templates of Hugo and Obsidian leave it', async () => {
    const { read, codes } = await mended({
      'content/a.md': page('aliases: []\norder: 1'),
      'content/b.md': page('aliases:\norder: 2'),
    });
    assert.deepEqual([read('content/a.md'), read('content/b.md')], [page('order: 1'), page('order: 2')]);
    assert.deepEqual([read('redirects.yaml'), codes], [undefined, []]);
  });

  it('stand before the redirects that are there, each once, and without that of the page itself', async () => {
    const { read, codes } = await mended({
      'content/a.md': page('aliases: [/old/, /a/, /A, /new/]'),
      'content/Big.md': page('aliases: [/big]'),
      'redirects.yaml': '# Ours\n/old: /a/\n',
    });
    assert.equal(read('redirects.yaml'), '/new/: /a/\n# Ours\n/old: /a/\n');
    assert.deepEqual(codes, []);
  });

  it('wait until the page has its own address, which another correction may write', async () => {
    const { read, codes, redirects } = await mended({ 'content/a.md': page('slug: /new\naliases: [/old/]') }, 2);
    assert.equal(read('content/a.md'), page('permalink: /new/'));
    assert.deepEqual(codes, []);
    assert.deepEqual(
      redirects.map(({ from, to }) => [from, to]),
      [['/old/', '/new/']],
    );
    const draft = await mended({ 'content/a.md': page('published: false\naliases: [/old/]') }, 2);
    assert.equal(draft.read('content/a.md'), page('draft: true\naliases: [/old/]'));
    assert.deepEqual([draft.read('redirects.yaml'), draft.codes], [undefined, []]);
  });

  for (const [what, files] of [
    ['is that of another page', { 'content/a.md': page('aliases: [/b/]'), 'content/b.md': page('order: 1') }],
    ['leads elsewhere', { 'content/a.md': page('aliases: [/x/]'), 'redirects.yaml': '/x: /\n' }],
    ['is wanted by two', { 'content/a.md': page('aliases: [/x/]'), 'content/b.md': page('aliases: /x') }],
    ['counts from the folder', { 'content/a.md': page('aliases: [old]') }],
    ['is the value of another key', { 'content/a.md': page('image_folder: /x/') }],
    ['would need quotes', { 'content/a.md': page('aliases: ["/a b/"]') }],
    ['has no list to stand in', { 'content/a.md': page('aliases: [/x/]'), 'redirects.yaml': '{ /y: /a/ }\n' }],
    [
      'would stand before a document of its own',
      { 'content/a.md': page('aliases: [/x/]'), 'redirects.yaml': '# Ours\n---\n/y: /a/\n' },
    ],
    [
      'would stand before a map that is set in',
      { 'content/a.md': page('aliases: [/x/]'), 'redirects.yaml': '# Ours\n  /y: /a/\n' },
    ],
  ] as const)
    it(`stay where one ${what}`, async () => {
      const { read, codes } = await mended(files);
      assert.equal(read('content/a.md'), files['content/a.md']);
      assert.equal(read('redirects.yaml'), 'redirects.yaml' in files ? files['redirects.yaml'] : undefined);
      assert.ok(codes.includes('unknown-key'));
    });
});
