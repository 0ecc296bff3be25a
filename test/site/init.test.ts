import assert from 'node:assert/strict';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { createTestSite } from './site.ts';

describe('docsgen init', () => {
  it('writes a site that has no fault, named after its folder', async () => {
    const site = createTestSite({});
    const { code, stdout, stderr } = await site.run(['init', 'acme_sdk']);
    assert.deepEqual([code, stderr], [0, '']);
    assert.deepEqual(stdout.match(/(?<=^Wrote {2}).+$/gm), [
      'content/first-steps.md',
      'content/index.md',
      '.gitignore',
      'site/config.ts',
    ]);
    assert.match(stdout, /\n\nServe the site while you write: npx docsgen dev acme_sdk\n$/);
    const check = await site.run(['check', 'acme_sdk', '--strict']);
    assert.match(check.stdout, /Checked 2 pages in .+: 0 errors, 0 warnings\./);
    assert.equal((await site.run(['build', 'acme_sdk', '--strict'])).code, 0);
    assert.match(site.read('acme_sdk/dist/index.html'), /<h1[^>]*>Acme sdk<\/h1>/);
    assert.match(site.read('acme_sdk/dist/first-steps/index.html'), /<title>First steps \| Acme sdk<\/title>/);
  });

  for (const [name, title, dev] of [
    ['हिन्दी', 'हिन्दी', 'हिन्दी'],
    ['gro\u0308sse', 'Gro\u0308sse', 'gro\u0308sse'],
    ['& my docs', 'My docs', "'& my docs'"],
    ['#', 'My project', "'#'"],
  ] as const) {
    it(`takes a title from the name of its folder, and says how it is written in a shell: ${name}`, async () => {
      const site = createTestSite({});
      const { code, stdout } = await site.run(['init', name]);
      assert.equal(code, 0);
      assert.ok(site.read(`${name}/site/config.ts`).includes(`title: '${title}',`));
      if (process.platform !== 'win32') assert.ok(stdout.endsWith(`npx docsgen dev ${dev}\n`), stdout);
    });
  }

  it('refuses a folder that cannot be made', async () => {
    const site = createTestSite({ file: '' });
    const { code, stderr } = await site.run(['init', join('file', 'a')]);
    assert.equal(code, 1);
    assert.match(stderr, /^docsgen: Cannot write `.+` because `file` is not a folder\.\n {2}hint: name a folder/);
  });

  it('changes no file that is there', async () => {
    const files = {
      'README.md': '# Acme\n',
      'AGENTS.md': '# Rules\n',
      '.gitignore': 'mine\n',
      'site/config.ts': 'export const config = {};\n',
    };
    const site = createTestSite(files);
    const { code, stdout } = await site.run(['init']);
    assert.equal(code, 0);
    assert.deepEqual(stdout.match(/(?<=^Kept {3}).+$/gm), ['.gitignore', 'site/config.ts']);
    for (const [path, text] of Object.entries(files)) assert.equal(site.read(path), text);
    assert.match(stdout, /npx docsgen dev\n$/);
  });

  it('writes no configuration beside one of another ending, which would be read no more', async () => {
    const site = createTestSite({ 'site/config.mjs': "export const config = { title: 'Mine' };\n" });
    const { stdout } = await site.run(['init']);
    assert.deepEqual(stdout.match(/(?<=^Kept {3}).+$/gm), ['site/config.mjs']);
    assert.deepEqual(site.list('site'), ['config.mjs']);
  });

  it('says nothing when it is asked to be quiet', async () => {
    const { code, stdout, stderr } = await createTestSite({}).run(['init', '--quiet']);
    assert.deepEqual([code, stdout, stderr], [0, '', '']);
  });

  for (const [path, dev] of Object.entries({
    'content/guide.mdx': 'npx docsgen dev,',
    'content/docs/guide.md': 'npx docsgen dev,',
    'content/README.md': 'npx docsgen dev,',
    'guide.md': 'npx docsgen dev,',
    'docs/api/guide.md': 'npx docsgen dev docs,',
    'web/guide.md': 'npx docsgen dev web,',
  })) {
    it(`refuses a folder with pages of its own: ${path}`, async () => {
      const site = createTestSite({ [path]: '# Guide\n' });
      const { code, stderr } = await site.run(['init']);
      assert.equal(code, 2);
      assert.ok(stderr.startsWith(`docsgen: There are pages already, such as \`${path}\`.\n  hint: ${dev}`), stderr);
      assert.deepEqual(site.list('.'), [path]);
    });
  }

  it('says how the site of another generator comes over', async () => {
    const { stderr } = await createTestSite({ 'mkdocs.yml': 'site_name: A\n', 'docs/a.md': '# A\n' }).run(['init']);
    assert.ok(
      stderr.includes('hint: npx docsgen dev docs, bring over the site of MkDocs: npx docsgen check, or'),
      stderr,
    );
  });

  it('says how the site of another generator comes over from a folder that is named', async () => {
    const site = createTestSite({ 'web site/mkdocs.yml': 'site_name: A\n', 'web site/docs/a.md': '# A\n' });
    const { stderr } = await site.run(['init', 'web site']);
    assert.match(stderr, /bring over the site of MkDocs: npx docsgen check ['"]web site['"], or/);
  });

  it('names the documents of a repository that has a blog, too', async () => {
    for (const [settings, documents] of [
      ['docusaurus.config.js', 'docs'],
      ['astro.config.mjs', 'src/content/docs'],
      ['package.json', 'docs'],
      ['mint.json', 'docs'],
      ['config.toml', 'docs'],
    ] as const) {
      for (const blog of ['blog/a.md', 'web/a.md']) {
        const site = createTestSite({ [settings]: '', [blog]: '# A\n', [`${documents}/b.md`]: '# B\n' });
        const { stderr } = await site.run(['init']);
        const said = `such as \`${documents}/b.md\`.\n  hint: npx docsgen dev ${join(documents)},`;
        assert.ok(stderr.includes(said), stderr);
      }
    }
  });
});
