import assert from 'node:assert/strict';
import { renameSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import type { Diagnostic } from '../../../src/model/diagnostic.ts';
import { siteIn } from '../../siteIn.ts';
import { mended } from './mended.ts';

/** A project with what is told of it at first, and what is there when nothing is left to correct. */
async function mendedSite(files: Readonly<Record<string, string>>) {
  const project = await mended(files);
  const items = async () => (await siteIn({}, { folder: project.folder })).project.config.sidebars?.[0]?.items;
  return { ...project, items };
}

const page = (...lines: readonly string[]) => `---\n${lines.join('\n')}\n---\n\nWords.\n`;

const SITE = { '_config.yml': 'title: Acme\nremote_theme: just-the-docs/just-the-docs@v0.10.1\n' };
const PAGES = {
  'index.md': page('layout: home', 'title: Home', 'nav_order: 2'),
  'start.md': page('title: Start', 'nav_order: 1'),
  'ui/index.md': page('title: UI', 'has_children: true', 'has_toc: false', 'child_nav_order: desc', 'nav_order: "x"'),
  'ui/a.md': page('title: A', 'parent: UI', 'nav_exclude: false', 'nav_order: 1'),
  'other/b.md': page('title: B', 'parent : UI # here', 'nav_order: 2'),
  'ui/deep.md': page('title: Deep', 'parent: A', 'grand_parent: UI'),
  'hidden.md': page('title: Hidden', 'nav_exclude: true'),
  '404.md': page('title: 404', 'nav_exclude: true', 'permalink: /404.html'),
};

const ofKeys = (left: readonly Diagnostic[]) => left.filter(({ code }) => code === 'unknown-key');

describe('the navigation of Just the Docs', () => {
  it('comes over from the front matter of pages, which says no more of it then', async () => {
    const { told, left, read, items } = await mendedSite({ ...SITE, ...PAGES });
    assert.match(
      told.find(({ place }) => place?.file === '_config.yml')?.hint ?? '',
      /^write title and sidebar in `site\/config\.ts`, as `docsgen check --fix` does;/,
    );
    assert.deepEqual(ofKeys(left), []);
    assert.deepEqual(await items(), [
      '/start/',
      '/',
      {
        text: 'UI',
        link: '/ui/',
        items: ['/other/b/', { text: 'A', link: '/ui/a/', items: ['/ui/deep/'] }],
      },
    ]);
    assert.equal(read('index.md'), page('title: Home', 'order: 2'));
    assert.equal(read('ui/index.md'), page('title: UI'));
    assert.equal(read('ui/a.md'), page('title: A', 'order: 1'));
    assert.equal(read('other/b.md'), page('title: B', 'order: 2'));
    assert.equal(read('ui/deep.md'), page('title: Deep'));
    assert.equal(read('hidden.md'), page('title: Hidden', 'unlisted: sidebar'));
    assert.match(read('404.md') ?? '', /^title: "404"$/m);
  });

  it('parts tags at spaces, as Jekyll does', async () => {
    const { read } = await mendedSite({
      ...SITE,
      'index.md': page('title: Home', 'tags: one two-b'),
      'a.md': page('title: A', 'tags: one'),
    });
    assert.match(read('index.md') ?? '', /^tags: \[one, two-b\]$/m);
    assert.match(read('a.md') ?? '', /^tags: one$/m);
  });

  it('comes over from pages beside settings that name no theme', async () => {
    const { items, read } = await mendedSite({
      '_config.yml': 'title: Acme\n',
      'index.md': page('title: Home'),
      'a.md': page('layout: minimal', 'title: A', 'parent: Home'),
    });
    assert.deepEqual(await items(), [{ text: 'Home', link: '/', items: ['/a/'] }]);
    assert.equal(read('a.md'), page('layout: minimal', 'title: A'));
  });

  it('calls pages as it did, also where that hides another title, and by their headings where plugins do', async () => {
    const { items } = await mendedSite({
      ...SITE,
      'index.md': '---\ntitle: Home\n---\n\n# Welcome\n\nWords.\n',
      'a.md': '---\nparent: Home\n---\n\n# First steps\n\nWords.\n',
      'readme/b.md': '# Untold\n\nWords.\n',
    });
    assert.deepEqual(await items(), [{ text: 'Home', link: '/', items: ['/a/'] }]);
  });

  it('writes into pages without a text what the theme lists there, as far as it does', async () => {
    const { left, read } = await mendedSite({
      ...SITE,
      'index.md': page('title: Home'),
      'ui/index.md': '---\ntitle: UI\nhas_children: true\n---\n\n# UI',
      'ui/a.md': page('title: "A [b]"', 'parent: UI'),
      'more/b c.md': page('title: B', 'parent: UI'),
      'api.md': '---\ntitle: API\nhas_toc: false\n---\n',
      'api/a.md': page('title: Calls', 'parent: API'),
      'text.md': page('title: Text'),
      'text/a.md': page('title: Words', 'parent: Text'),
    });
    assert.equal(
      read('ui/index.md'),
      '---\ntitle: UI\n---\n\n# UI\n\n- [A \\[b\\]](./a.md)\n- [B](../more/b%20c.md)\n',
    );
    assert.equal(read('text.md'), page('title: Text'));
    assert.equal(read('api.md'), '---\ntitle: API\n---\n');
    assert.deepEqual(
      left.map(({ code, place }) => [code, place?.file]),
      [['empty-page', 'api.md']],
    );
  });

  it('waits for pages that are about to have another name, and not for one that is taken', async () => {
    const files = {
      ...SITE,
      'index.md': page('title: Home'),
      'a.markdown': page('title: A', 'parent: Home'),
    };
    assert.deepEqual(await (await mendedSite(files)).items(), [{ text: 'Home', link: '/', items: ['/a/'] }]);
    const both = await mendedSite({ ...files, 'a.md': page('title: Another', 'parent: Home') });
    assert.deepEqual(await both.items(), [{ text: 'Home', link: '/', items: ['/a/'] }]);
    assert.equal(both.read('a.markdown'), files['a.markdown']);
  });

  it('tells of a page that names none, whose keys stay', async () => {
    const lost = page('title: A', 'parent: Nowhere');
    const { told, left, read, items } = await mendedSite({ ...SITE, 'index.md': page('title: Home'), 'a.md': lost });
    assert.ok(told.some(({ code, place }) => code === 'unread-file' && place?.file === 'a.md' && place.line === 3));
    assert.equal(read('a.md'), lost);
    assert.deepEqual(await items(), ['/']);
    assert.match(read('site/config.ts') ?? '', /^\/\/ Not carried over: a part of `parent` at a\.md:3\.$/m);
    assert.deepEqual(
      ofKeys(left).map(({ place, hint }) => [place?.file, hint?.includes('`sidebars` of `site/config.ts`')]),
      [['a.md', true]],
    );
  });

  it('waits for the folders of collections, whose names are parts of addresses', async () => {
    const settings = `${SITE['_config.yml']}collections:\n  guides:\n    output: true\njust_the_docs:\n  collections:\n    guides:\n      name: Guides\n`;
    const { folder, told, read, mend, items } = await mendedSite({
      '_config.yml': settings,
      'index.md': page('title: Home'),
      '_guides/a.md': page('title: A'),
      '_guides/b.md': page('title: B', 'parent: A'),
    });
    assert.ok(told.some(({ hint }) => hint?.startsWith('rename the folder `_guides` to `guides`')));
    assert.equal(read('site/config.ts'), undefined);
    assert.equal(read('_guides/b.md'), page('title: B', 'parent: A'));
    renameSync(join(folder, '_guides'), join(folder, 'guides'));
    assert.deepEqual(await mend(), []);
    assert.deepEqual(await items(), [
      '/',
      { text: 'Guides', collapsed: false, items: [{ text: 'A', link: '/guides/a/', items: ['/guides/b/'] }] },
    ]);
    assert.equal(read('guides/b.md'), page('title: B'));
  });

  it('leaves front matter beside a configuration that is there', async () => {
    const { read } = await mendedSite({
      ...SITE,
      'site/config.ts': "export const config = { title: 'Acme' };\n",
      'index.md': page('title: Home'),
      'a.md': page('title: A', 'parent: Home'),
    });
    assert.equal(read('a.md'), page('title: A', 'parent: Home'));
  });
});
