import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { mended } from './mended.ts';

const page = (line: string) => `---\n${line}\norder: 1\n---\n\n# A\n\nWords.\n`;

/** What is told of pages beside a start page, before any correction and after all of them, and their first lines. */
async function mendedPages(lines: Readonly<Record<string, string>>, config = '') {
  const files = Object.entries(lines).map(([name, line]) => [`content/${name}`, page(line)] as const);
  const settings = config === '' ? {} : { 'site/config.mjs': `export const config = { ${config} };\n` };
  const { told, left, read } = await mended({
    'content/index.md': '# Home\n\nWords.\n',
    ...settings,
    ...Object.fromEntries(files),
  });
  const hints = (all: typeof told) => all.map(({ code, place, hint }) => [code, place?.file.slice(8), hint]);
  return { told: hints(told), left: hints(left), lines: files.map(([file]) => read(file)?.split('\n')[1]) };
}

describe('contestedAddresses', () => {
  // Each of the two became its `permalink`, and the corrected project was not built.
  it('leaves a slug that two pages have, and tells of the other', async () => {
    const { told, left, lines } = await mendedPages({ 'a.md': 'slug: /x', 'b.md': 'url: /X/', 'c.md': 'slug: /y' });
    const hint = (to: string, file: string) =>
      `write \`permalink: ${to}\` in one of two pages: \`content/${file}\` has this address there, too`;
    assert.deepEqual(left, [
      ['unknown-key', 'a.md', hint('/x/', 'b.md')],
      ['unknown-key', 'b.md', hint('/X/', 'a.md')],
    ]);
    assert.deepEqual(told.slice(0, 2), left);
    assert.deepEqual(lines, ['slug: /x', 'url: /X/', 'permalink: /y/']);
  });

  it('leaves one that is the address of another page, which keeps it', async () => {
    const { left, lines } = await mendedPages({ 'a.md': 'slug: /b', 'b.md': 'description: B' });
    assert.deepEqual(left, [
      ['unknown-key', 'a.md', 'write another `permalink`, or give `content/b.md` one: `/b/` is its address'],
    ]);
    assert.deepEqual(lines, ['slug: /b', 'description: B']);
  });

  it('writes one whose page has moved away', async () => {
    const { left, lines } = await mendedPages({ 'a.md': 'slug: /b', 'b.md': 'slug: /c', 'd.md': 'slug: /d/' });
    assert.deepEqual([left, lines], [[], ['permalink: /b/', 'permalink: /c/', 'permalink: /d/']]);
  });

  it('leaves one at which docsgen writes files', async () => {
    const { left, lines } = await mendedPages({ 'a.md': 'slug: /assets/a' });
    assert.match(left[0]?.[2] ?? '', /docsgen itself writes files at `\/assets\/a\/`/);
    assert.deepEqual(lines, ['slug: /assets/a']);
  });

  it('takes a slug for an address in the language of its page', async () => {
    const locales = "locales: { root: { label: 'English' }, de: { label: 'Deutsch' } }";
    const { left, lines } = await mendedPages({ 'a.md': 'slug: /x', 'de/a.md': 'slug: /x' }, locales);
    assert.deepEqual(lines, ['permalink: /x/', 'permalink: /x/']);
    assert.deepEqual(
      left.map(([code]) => code),
      ['no-start-page'],
    );
  });
});
