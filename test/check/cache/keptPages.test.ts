import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { numberedRoutes } from '../../../src/build/numberedRoutes.ts';
import { keptPages, pagesToKeep } from '../../../src/check/cache/keptPages.ts';
import { hasSearches } from '../../../src/check/checkSearches.ts';
import { startMaking } from '../../../src/check/inspection/startMaking.ts';
import { siteIn } from '../../siteIn.ts';

const FILES: Readonly<Record<string, string>> = {
  'content/index.md': '---\ntitle: Home\n---\nStart. [A](a.md)\n',
  'content/a.md': '---\ntitle: A\n---\nWords. [B](b.md)\n',
  'content/b.md': '---\ntitle: B\n---\nMore.\n',
  'content/list.mdx': '---\ntitle: List\n---\n<AllPages />\n',
  'site/components.tsx':
    "import { withPages } from 'docsgen';\nexport const AllPages = withPages<object>(({ pages }) => <p>{pages.map(({ headers }) => headers.length).join()}</p>);\n",
};

/** A site that was checked, and which pages a next check over other files keeps. */
async function checked(files = FILES) {
  const site = await siteIn(files);
  const pages = pagesToKeep(site, await startMaking(site, { onProgress() {} }).finish());
  const last = { surroundings: site.surroundingsKey(), hasSearches: hasSearches(site.project.config), pages };
  return {
    pages,
    async keeps(changed: Readonly<Record<string, string>>, asked = last) {
      const next = await siteIn({ ...files, ...changed });
      return [...keptPages(next, numberedRoutes(next), asked).keys()];
    },
    last,
  };
}

const ALL = ['/', '/a/', '/b/', '/list/'];
const SEARCHES = { 'site/config.mjs': "export const config = { check: { searches: { words: '/a/' } } };\n" };

describe('keptPages', () => {
  it('keeps all pages while nothing has changed, whether or not their surroundings are known as a whole', async () => {
    const { keeps, last } = await checked();
    assert.deepEqual(await keeps({}), ALL);
    assert.deepEqual(await keeps({}, { ...last, surroundings: 'other' }), ALL);
  });

  it('keeps none without an earlier check', async () => {
    const site = await siteIn(FILES);
    assert.equal(keptPages(site, numberedRoutes(site), undefined).size, 0);
  });

  it('makes a page anew whose words have changed, and those that list it, and no other', async () => {
    const { keeps } = await checked();
    assert.deepEqual(await keeps({ 'content/a.md': '---\ntitle: A\n---\n\n## New\n\n[B](b.md)\n' }), ['/', '/b/']);
  });

  it('makes the pages anew that show the title of another, or lead to one that is gone', async () => {
    const { keeps } = await checked();
    assert.deepEqual(await keeps({ 'content/b.md': '---\ntitle: Other\n---\nMore.\n' }), []);
    assert.deepEqual(await keeps({ 'content/b.md': '---\ntitle: B\nunlisted: true\n---\nMore.\n' }), []);
  });

  it('makes a page anew whose chunk has another number: its files have other names', async () => {
    const { keeps, last } = await checked();
    const a = last.pages.get('/a/');
    assert.ok(a !== undefined);
    const renumbered = new Map(last.pages).set('/a/', { ...a, number: a.number + 1 });
    assert.deepEqual(await keeps({}, { ...last, pages: renumbered }), ['/', '/b/', '/list/']);
  });

  it('makes a page anew whose partial or shown file has a translation now: what is wrong with it is wrong there', async () => {
    const part = 'content/parts/_part.mdx';
    const { keeps } = await checked({
      ...FILES,
      'site/config.mjs':
        "export const config = { locales: { root: { label: 'English' }, de: { label: 'Deutsch' } } };\n",
      [part]: '![](a.png)\n',
      'content/parts/a.js': 'a();\n',
      'content/de/a.mdx': '---\ntitle: A\n---\n<Include src="/parts/_part.mdx" />\n',
      'content/de/b.md': '---\ntitle: B\n---\n```js file="/parts/a.js"\n```\n',
      'content/parts/a.png': 'PNG',
    });
    const isKept = async (changed: Readonly<Record<string, string>>) => {
      const kept: readonly string[] = await keeps(changed);
      return [kept.includes('/de/a/'), kept.includes('/de/b/')];
    };
    assert.deepEqual(await isKept({}), [true, true]);
    assert.deepEqual(await isKept({ 'content/de/parts/_part.mdx': '![](a.png)\n' }), [false, true]);
    assert.deepEqual(await isKept({ 'content/de/parts/a.js': 'a();\n' }), [true, false]);
  });

  it('makes pages with errors anew: what they did not find may be there now', async () => {
    const { keeps, pages } = await checked({ ...FILES, 'content/c.mdx': '# C\n\n<Include src="/_part.mdx" />\n' });
    assert.deepEqual([...pages.keys()], ALL);
    assert.deepEqual(await keeps({}), ALL);
    assert.deepEqual(await keeps({ 'content/_part.mdx': 'Part.\n' }), ALL);
  });

  it('makes Markdown with components anew: what is told of it depends on partials that it would have as MDX', async () => {
    const markdown = { 'content/d.md': '# D\n\n<Include src="/_part.mdx" />\n' };
    const asMdx = await checked({ ...FILES, ...markdown, 'content/_part.mdx': 'Part.\n' });
    assert.deepEqual([...asMdx.pages.keys()], ALL);
    const asMarkdown = await checked({ ...FILES, ...markdown });
    assert.deepEqual([...asMarkdown.pages.keys()], ALL);
  });

  it('makes pages anew that list others with a component that has failed: it is told of where it is rendered', async () => {
    const { pages } = await checked({
      ...FILES,
      'site/components.tsx':
        "import { withPages } from 'docsgen';\nexport const AllPages = withPages<object>(() => { throw new Error('none'); });\n",
    });
    assert.deepEqual([...pages.keys()], ['/', '/a/', '/b/']);
  });

  it('makes all anew where searches are asked for that were not: the pages as they are searched are not there', async () => {
    const without = await checked();
    assert.deepEqual(await without.keeps(SEARCHES), []);
    const { keeps } = await checked({ ...FILES, ...SEARCHES });
    assert.deepEqual(await keeps({}), ALL);
    assert.deepEqual(await keeps({ 'site/config.mjs': 'export const config = {};\n' }), ALL);
  });
});
