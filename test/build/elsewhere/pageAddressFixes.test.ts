import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { mended } from './mended.ts';

const page = (...lines: readonly string[]) => `---\n${[...lines, 'order: 1'].join('\n')}\n---\n\n# A\n\nWords.\n`;
const HOME = { 'content/index.md': '# Home\n\nWords.\n' };
const DOCUSAURUS = { 'docusaurus.config.js': "module.exports = { title: 'Acme' };\n" };

/** The files of a project once what needs no judgment is corrected. */
const mendedSite = (files: Readonly<Record<string, string>>) =>
  mended({
    ...(Object.keys(files).some((path) => path.startsWith('content/')) ? HOME : { 'index.md': '# Home\n\nWords.\n' }),
    ...files,
  });

describe('pageAddressFixes', () => {
  it('keeps the address that a page has in Docusaurus', async () => {
    const { read, left } = await mendedSite({
      ...DOCUSAURUS,
      'content/guide/First.md': page('id: first-steps'),
      'content/guide/next.md': page("id: 'next'"),
      'content/01-top.md': page('id: top'),
    });
    assert.equal(read('content/guide/First.md'), page('permalink: /guide/first-steps/'));
    assert.equal(read('content/guide/next.md'), page());
    assert.equal(read('content/01-top.md'), page('permalink: /top/'));
    assert.deepEqual(left, []);
  });

  it('takes away what the name of a file says, wherever the page is', async () => {
    const { read, left } = await mendedSite({
      ...DOCUSAURUS,
      'content/01-guide/first.md': page('id: first'),
      'content/other.md': page('id: other', 'slug: /elsewhere'),
    });
    assert.equal(read('content/01-guide/first.md'), page());
    assert.equal(read('content/other.md'), page('permalink: /elsewhere/'));
    assert.deepEqual(left, []);
  });

  it('carries the navigation over once pages have their addresses', async () => {
    const { read, left } = await mendedSite({
      ...DOCUSAURUS,
      'content/guide/First.md': page('id: first-steps'),
      'sidebars.js': "module.exports = { docs: [{ type: 'category', label: 'G', items: ['guide/first-steps'] }] };\n",
    });
    assert.match(read('site/config.ts') ?? '', /items: \[\{ text: 'G', items: \['\/guide\/first-steps\/'\] \}\]/);
    assert.deepEqual(left, []);
  });

  for (const [what, files] of [
    ['no settings of Docusaurus are there', { 'content/a.md': page('id: b') }],
    ['it is the start page of a folder', { ...DOCUSAURUS, 'content/a/index.md': page('id: b') }],
    ['the pages are still in another folder', { ...DOCUSAURUS, 'docs/a.md': page('id: b') }],
    ['the page has a slug', { ...DOCUSAURUS, 'content/a/index.md': page('id: b', 'slug: c') }],
    ['the page has a permalink', { ...DOCUSAURUS, 'content/a.md': page('id: b', 'permalink: /c/') }],
    ['its folder has a number', { ...DOCUSAURUS, 'content/01-a/a.md': page('id: b') }],
    ['a folder within has one', { ...DOCUSAURUS, 'content/a/2_b/a.md': page('id: b') }],
    ['the address is that of a page', { ...DOCUSAURUS, 'content/a.md': page('id: b'), 'content/b.md': page() }],
    ['two want it', { ...DOCUSAURUS, 'content/a.md': page('id: c'), 'content/b.md': page('id: c') }],
    ['it is no name', { ...DOCUSAURUS, 'content/a.md': page('id: [a]') }],
    ['it has signs of addresses', { ...DOCUSAURUS, 'content/a.md': page('id: b/c') }],
    ['it goes on in other lines', { ...DOCUSAURUS, 'content/a.md': page('id:', '  b') }],
  ] as const)
    it(`leaves an id where ${what}`, async () => {
      const { read, left } = await mendedSite(files);
      for (const [path, text] of Object.entries(files)) assert.equal(read(path), text);
      assert.ok(left.some(({ message }) => message === 'Unknown front-matter key `id`.'));
    });

  it('keeps the address that a slug gives a page, which counts from its folder', async () => {
    const { read, left } = await mendedSite({
      ...DOCUSAURUS,
      'content/guide/First.md': `${page('slug: first-steps')}\n[Next](../top.md), [post](/blog/hello).\n`,
      'content/guide/next.md': page("slug: './after.first'"),
      'content/guide/same.md': page('slug: same'),
      'content/top.md': page('slug: guide/top', 'id: other'),
      'content/blog/2024-01-02-hello.md': `${page('slug: hello')}\n[First](/docs/guide/first-steps).\n`,
      'content/blog/2024-01-03-there/index.md': page('slug: there'),
      'content/blog/more/late.md': page('slug: /2024/late/', 'date: 2024-01-04'),
      'content/blog/about.md': page('slug: /about'),
    });
    assert.match(read('content/guide/First.md') ?? '', /^permalink: \/guide\/first-steps\/$/m);
    assert.equal(read('content/guide/next.md'), page('permalink: /guide/after.first/'));
    assert.equal(read('content/guide/same.md'), page());
    assert.equal(read('content/top.md'), page('permalink: /guide/top/', 'id: other'));
    assert.match(read('content/blog/2024-01-02-hello.md') ?? '', /^permalink: \/blog\/hello\/$/m);
    assert.match(read('content/blog/2024-01-02-hello.md') ?? '', /\]\(\/guide\/first-steps\/\)/);
    assert.equal(read('content/blog/2024-01-03-there/index.md'), page('permalink: /blog/there/'));
    assert.equal(read('content/blog/more/late.md'), page('permalink: /blog/2024/late/', 'date: 2024-01-04'));
    assert.equal(read('content/blog/about.md'), page('permalink: /about/'));
    assert.deepEqual(
      left.map(({ message }) => message),
      ['Unknown front-matter key `date`.', 'Unknown front-matter key `id`.'],
    );
  });

  for (const [what, files] of [
    ['no settings of Docusaurus are there', { 'content/a.md': page('slug: b') }],
    ['it is the start page of a folder', { ...DOCUSAURUS, 'content/a/index.md': page('slug: b') }],
    ['the page has a permalink', { ...DOCUSAURUS, 'content/a.md': page('slug: b', 'permalink: /c/') }],
    ['its folder has a number', { ...DOCUSAURUS, 'content/01-a/a.md': page('slug: b') }],
    ['the address is that of a page', { ...DOCUSAURUS, 'content/a.md': page('slug: b'), 'content/b.md': page() }],
    ['two want it', { ...DOCUSAURUS, 'content/a.md': page('slug: c'), 'content/b.md': page('id: c') }],
    ['it has signs of addresses', { ...DOCUSAURUS, 'content/a.md': page('slug: b?c') }],
    ['it leads out of its folder', { ...DOCUSAURUS, 'content/a/a.md': page('slug: ../b') }],
    ['it leads up within', { ...DOCUSAURUS, 'content/a/a.md': page('slug: b/../c') }],
    ['it is that of a file here', { ...DOCUSAURUS, 'content/a/a.md': page('slug: b/index') }],
  ] as const)
    it(`leaves a slug where ${what}`, async () => {
      const { read, left } = await mendedSite(files);
      assert.match(read(Object.keys(files).find((path) => /a\.md|index/.test(path)) ?? '') ?? '', /^slug: /m);
      assert.ok(left.some(({ message }) => message === 'Unknown front-matter key `slug`.'));
    });

  it('leaves what is below the address of a folder that the settings have elsewhere', async () => {
    const settings = (docs: string, blog: string) => ({
      'docusaurus.config.js': `module.exports = { title: 'A', presets: [['classic', { docs: { routeBasePath: '${docs}' }, blog: { blogTitle: 'B', routeBasePath: "${blog}" } }]] };\n`,
    });
    const pages = { 'content/docs/a.md': page('slug: /a'), 'content/blog/2024-01-02-b.md': page('slug: /b') };
    const moved = await mendedSite({ ...settings('/', '/news'), ...pages });
    assert.equal(moved.read('content/docs/a.md'), page('permalink: /a/'));
    assert.equal(moved.read('content/blog/2024-01-02-b.md'), page('permalink: /b/'));
    const usual = await mendedSite({ ...settings('/docs/', 'blog'), ...pages });
    assert.equal(usual.read('content/docs/a.md'), page());
    assert.equal(usual.read('content/blog/2024-01-02-b.md'), page('permalink: /blog/b/'));
  });

  it('keeps the address that a slug gives a page in Starlight, which is all of it', async () => {
    const settings =
      "export default { integrations: [starlight({ title: 'A', sidebar: [{ slug: 'guide/top' }] })] };\n";
    const { read, left } = await mendedSite({
      'astro.config.mjs': settings,
      'content/guide/first.md': page('slug: guide/top'),
      'content/guide/next.md': page('slug: other'),
      'content/guide/same.md': page('slug: guide/same'),
      'content/guide/id.md': page('id: own'),
      'content/guide/start.md': page('slug: guide/index'),
      'content/guide/up.md': page('slug: guide/../up'),
    });
    assert.equal(read('content/guide/first.md'), page('permalink: /guide/top/'));
    assert.equal(read('content/guide/next.md'), page('permalink: /other/'));
    assert.equal(read('content/guide/same.md'), page());
    assert.equal(read('content/guide/id.md'), page('id: own'));
    assert.equal(read('content/guide/start.md'), page('permalink: /guide/'));
    assert.equal(read('content/guide/up.md'), page('slug: guide/../up'));
    assert.match(read('site/config.ts') ?? '', /'\/guide\/top\/'/);
    assert.deepEqual(
      left.map(({ message }) => message),
      ['Unknown front-matter key `id`.', 'Unknown front-matter key `slug`.'],
    );
  });
});
