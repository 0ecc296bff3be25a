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

describe('pageIdFixes', () => {
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
    ['the page has a slug', { ...DOCUSAURUS, 'content/a.md': page('id: b', 'slug: c') }],
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
});
