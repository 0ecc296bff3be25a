import assert from 'node:assert/strict';
import { join } from 'node:path';
import { before, describe, it } from 'node:test';
import { withFolderFiles } from '../../../src/build/elsewhere/withFolderFiles.ts';
import type { WrittenPage } from '../../../src/build/faults/pagesWorld.ts';
import { applyFixes } from '../../../src/check/fixes/applyFixes.ts';
import type { Diagnostic } from '../../../src/model/diagnostic.ts';
import { loadTypeStripper } from '../../../src/system/bundler/typeStripper.ts';
import { readText } from '../../../src/system/files.ts';
import { sourceOf } from '../../compileText.ts';
import { siteIn } from '../../siteIn.ts';
import { temporaryFolder } from '../../temporaryFolder.ts';

/** What is told of such files, round by round, until nothing is left to correct. */
async function mended(files: Readonly<Record<string, string>>) {
  const folder = temporaryFolder();
  const hints: (string | undefined)[] = [];
  let site = await siteIn(files, { folder });
  for (let round = 0; round < 6; round += 1) {
    const all = site.diagnostics();
    const told = all.filter(({ code }) => code === 'unread-file');
    hints.push(...told.map(({ hint }) => hint));
    if (applyFixes(folder, all).length === 0) break;
    site = await siteIn({}, { folder });
  }
  const read = (path: string) => readText(join(folder, path));
  return { hints, read };
}

const HOME = { 'content/index.md': '# Home\n\nWords.\n' };

describe('withFolderFiles', () => {
  before(loadTypeStripper);

  it('writes label and order of a folder into its page, and deletes the file that says the same', async () => {
    const { hints, read } = await mended({
      ...HOME,
      'content/guides/_category_.json': '{"label": "All guides", "position": 3, "collapsible": true}',
      'content/guides/index.md': '---\nsidebar_position: 1\n---\n\n# Guides\n\nWords.\n',
    });
    assert.deepEqual(hints, [
      'write `order: 3` and `label: All guides` in the front matter of `index.md`, and delete this file',
      'write `order: 3` and `label: All guides` in the front matter of `index.md`, and delete this file',
      'delete this file: the pages and their front matter say the same',
    ]);
    assert.equal(read('content/guides/index.md'), '---\nlabel: All guides\norder: 3\n---\n\n# Guides\n\nWords.\n');
    assert.equal(read('content/guides/_category_.json'), undefined);
  });

  it('makes the page that is called like its folder, as Docusaurus takes it, the one of that', async () => {
    const { hints, read } = await mended({
      ...HOME,
      'content/guides/_category_.json': '{"label": "Guides", "position": 3}',
      'content/guides/Guides.mdx': '---\nsidebar_position: 1\n---\n\n# All guides\n\n[One](./one.md)\n',
      'content/guides/one.md': '# One\n\n[All](./Guides.mdx)\n',
    });
    assert.equal(hints[0], 'rename `Guides.mdx` to `index.mdx`, which is the page of its folder');
    assert.equal(
      read('content/guides/index.mdx'),
      '---\nlabel: Guides\norder: 3\n---\n\n# All guides\n\n[One](./one.md)\n',
    );
    for (const gone of ['Guides.mdx', '_category_.json']) assert.equal(read(`content/guides/${gone}`), undefined);
    // Where it says which page the folder has, that is it.
    const generated = await mended({
      ...HOME,
      'content/guides/_category_.json': '{"label": "Guides", "link": {"type": "generated-index"}}',
      'content/guides/guides.md': '# All guides\n\nWords.\n',
    });
    assert.equal(generated.read('content/guides/index.mdx'), '---\ntitle: Guides\n---\n\n<FolderCards />\n');
  });

  it('writes the description of a page that is generated into the one that is there, unless that has its own', async () => {
    const category = '{"label": "A", "link": {"type": "generated-index", "description": "All of A"}}';
    const files = { ...HOME, 'content/a/_category_.json': category, 'content/a/index.md': '# A\n\nWords.\n' };
    const { read } = await mended(files);
    assert.equal(read('content/a/index.md'), '---\ndescription: All of A\n---\n\n# A\n\nWords.\n');
    assert.equal(read('content/a/_category_.json'), undefined);
    const own = '---\ndescription: Mine\n---\n\n# A\n\nWords.\n';
    const other = await mended({ ...files, 'content/a/index.md': own });
    assert.equal(other.read('content/a/index.md'), own);
    assert.equal(other.read('content/a/_category_.json'), category);
  });

  it('names the first of many pages', async () => {
    const names = ['a', 'b', 'c', 'd', 'e'];
    const { hints } = await mended({
      ...HOME,
      ...Object.fromEntries(names.map((name) => [`content/${name}.md`, '# X\n\nWords.\n'])),
      'content/_meta.json': JSON.stringify(Object.fromEntries(names.map((name) => [name, 'X']))),
    });
    assert.match(hints[0] ?? '', /`order: 4` in the front matter of `d\.md` and so on, and delete this file$/);
  });

  it('writes the title of a page that is generated for a folder beside the label of that', async () => {
    const { read } = await mended({
      ...HOME,
      'content/easy/_category_.json':
        '{"label": "Easy", "position": 2, "link": {"type": "generated-index", "title": "All that is easy"}}',
      'content/easy/one.md': '# One\n\nWords.\n',
    });
    assert.equal(
      read('content/easy/index.mdx'),
      '---\ntitle: All that is easy\nlabel: Easy\norder: 2\n---\n\n<FolderCards />\n',
    );
    assert.equal(read('content/easy/_category_.json'), undefined);
  });

  it('reads by which files plugins of MkDocs order a folder, and publishes none of them', async () => {
    const { read } = await mended({
      ...HOME,
      'content/a/.pages': 'title: The A\nnav:\n  - Two: second.md\n  - first.md\n  - ...\n',
      'content/a/index.md': '# A\n\nWords.\n',
      'content/a/first.md': '# First\n\nWords.\n',
      'content/a/second.md': '# Second\n\nWords.\n',
      'content/c/.nav.yml': 'title: The C\nnav: [two.md, one.md]\n',
      'content/c/one.md': '# One\n\nWords.\n',
      'content/c/two.md': '# Two\n\nWords.\n',
      'content/b/.nav.yml': 'nav:\n  - "*.md"\n',
      'content/b/one.md': '# One\n\nWords.\n',
    });
    assert.equal(read('content/a/index.md'), '---\nlabel: The A\n---\n\n# A\n\nWords.\n');
    assert.equal(read('content/a/second.md'), '---\norder: 1\nlabel: Two\n---\n\n# Second\n\nWords.\n');
    assert.equal(read('content/a/first.md'), '---\norder: 2\n---\n\n# First\n\nWords.\n');
    assert.equal(read('content/a/.pages'), undefined);
    assert.equal(read('content/c/index.mdx'), '---\ntitle: The C\n---\n\n<FolderCards />\n');
    assert.notEqual(read('content/b/.nav.yml'), undefined);
  });

  it('takes README.md for the page of its folder in such a file, too', async () => {
    const { read } = await mended({
      'content/README.md': '# Home\n\nWords.\n',
      'content/.pages': 'nav:\n  - Start: README.md\n  - a\n',
      'content/a/.pages': 'nav:\n  - README.md\n  - one.md\n',
      'content/a/README.md': '# A\n\nWords.\n',
      'content/a/one.md': '# One\n\nWords.\n',
    });
    assert.equal(read('content/README.md'), '---\nlabel: Start\n---\n\n# Home\n\nWords.\n');
    assert.equal(read('content/a/one.md'), '---\norder: 1\n---\n\n# One\n\nWords.\n');
    for (const file of ['content/.pages', 'content/a/.pages']) assert.equal(read(file), undefined, file);
  });

  it('gives a page no place that comes behind those which its folder does not name', async () => {
    const { hints, read } = await mended({
      ...HOME,
      'content/a/.pages': 'nav:\n  - first.md\n  - ...\n  - The end: last.md\n  - d\n',
      'content/a/index.md': '# A\n\nWords.\n',
      'content/a/first.md': '# First\n\nWords.\n',
      'content/a/last.md': '# Last\n\nWords.\n',
      'content/a/other.md': '# Other\n\nWords.\n',
      'content/a/d/one.md': '# One\n\nWords.\n',
    });
    assert.equal(read('content/a/first.md'), '---\norder: 1\n---\n\n# First\n\nWords.\n');
    assert.equal(read('content/a/last.md'), '---\nlabel: The end\n---\n\n# Last\n\nWords.\n');
    assert.match(hints.at(-1) ?? '', /^write `d\/index\.md` with `title: D` in its front matter/);
  });

  it('writes no page for a folder that is no part of addresses', async () => {
    const { read } = await mended({
      ...HOME,
      'content/(a)/_category_.json': '{"label": "A", "position": 1}',
      'content/(a)/one.md': '# One\n\nWords.\n',
    });
    assert.equal(read('content/(a)/index.md'), undefined);
    assert.notEqual(read('content/(a)/_category_.json'), undefined);
  });

  it('writes a page for a folder that has none, which shows those in it as cards', async () => {
    const { hints, read } = await mended({
      ...HOME,
      'content/a b/_category_.yml':
        'label: "A: b"\nposition: 2\nlink:\n  type: generated-index\n  slug: category/ab\n  description: How to.\n',
      'content/a b/one.md': '---\nsidebar_position: 2\n---\n\n# One [x]\n\nWords.\n',
      'content/a b/two.mdx': '---\norder: 1\nlabel: The second\n---\n\n# Two\n\nWords.\n',
      'content/a b/hidden.md': '---\nunlisted: true\n---\n\n# Hidden\n\nWords.\n',
      'content/a b/deep/index.md': '# Deep\n\nWords.\n',
      'content/a b/deep/er.md': '# Deeper\n\nWords.\n',
    });
    assert.equal(
      hints[0],
      'write an `index.mdx` that shows `<FolderCards />`, with `title: "A: b"`, `order: 2`, `description: How to.` and `permalink: /category/ab/` in its front matter, and delete this file',
    );
    assert.equal(
      read('content/a b/index.mdx'),
      '---\ntitle: "A: b"\norder: 2\ndescription: How to.\npermalink: /category/ab/\n---\n\n<FolderCards />\n',
    );
    assert.equal(read('content/a b/_category_.yml'), undefined);
  });

  it('leads from the address of a page that is made for a folder to its index, which the sidebar shows there', async () => {
    const { hints, read } = await mended({
      ...HOME,
      'content/guides/_category_.json':
        '{"label": "All guides", "position": 2, "link": {"type": "generated-index", "slug": "/category/all"}}',
      'content/guides/one.md': '# One\n\nWords.\n',
      'content/api/_category_.json': '{"label": "API", "link": {"type": "generated-index", "slug": "/api"}}',
      'content/api/two.md': '# Two\n\nWords.\n',
      'content/more/_category_.json': '{"label": "More - it\'s big", "link": {"type": "generated-index"}}',
      'content/more/deep/three.md': '# Three\n\nWords.\n',
    });
    assert.deepEqual(hints.slice(0, 3), [
      'write an `index.mdx` that shows `<FolderCards />`, with `title: API` in its front matter, and delete this file',
      'write an `index.mdx` that shows `<FolderCards />`, with `title: All guides` and `order: 2` in its front matter, let `/category/all/: /guides/` in `redirects.yaml` lead to it, and delete this file',
      "write an `index.mdx` that shows `<FolderCards />`, with `title: More - it's big` in its front matter, let `/category/more---its-big/: /more/` in `redirects.yaml` lead to it, and delete this file",
    ]);
    assert.equal(read('content/guides/index.mdx'), '---\ntitle: All guides\norder: 2\n---\n\n<FolderCards />\n');
    assert.equal(read('content/api/index.mdx'), '---\ntitle: API\n---\n\n<FolderCards />\n');
    // Its pages are in a folder in it; where no address is written, Docusaurus has one of its own.
    assert.equal(read('content/more/index.mdx'), "---\ntitle: More - it's big\n---\n\n<FolderCards />\n");
    assert.equal(read('redirects.yaml'), '/category/all/: /guides/\n/category/more---its-big/: /more/\n');
  });

  it('leads from the address below `docs` that such a page has where pages of Docusaurus keep their folder', async () => {
    const { read } = await mended({
      ...HOME,
      'content/docs/guides/_category_.json': '{"label": "Guides", "link": {"type": "generated-index"}}',
      'content/docs/guides/one.md': '# One\n\nWords. [All](/docs/category/guides)\n',
      'content/docs/api/_category_.json': '{"label": "API", "link": {"type": "generated-index", "slug": "/api"}}',
      'content/docs/api/two.md': '# Two\n\nWords.\n',
    });
    assert.equal(read('redirects.yaml'), '/docs/category/guides/: /docs/guides/\n');
    assert.match(read('content/docs/guides/one.md') ?? '', /\[All\]\(\/docs\/guides\/\)/);
  });

  it('leads from where the settings of Docusaurus have documents', async () => {
    for (const [base, address] of [
      ['/', '/category/guides/'],
      ['learn', '/learn/category/guides/'],
    ]) {
      const { read } = await mended({
        ...HOME,
        'docusaurus.config.js': `module.exports = { title: 'A', presets: [['classic', { docs: { routeBasePath: '${base}' } }]] };\n`,
        'content/docs/guides/_category_.json': '{"label": "Guides", "link": {"type": "generated-index"}}',
        'content/docs/guides/one.md': '# One\n\nWords.\n',
      });
      assert.equal(read('redirects.yaml'), `${address}: /docs/guides/\n`);
    }
  });

  it('writes the order of pages and their labels', async () => {
    const { hints, read } = await mended({
      ...HOME,
      'content/_meta.json': '{"index": "Welcome", "second": "Two", "first": {"title": "The first"}, "more": "More"}',
      'content/first.mdx': '# First\n\nWords.\n',
      'content/second.md': '---\ntitle: Two\n---\n\nWords.\n',
      'content/more/index.md': '# More\n\nWords.\n',
    });
    assert.equal(
      hints[0],
      'write `label: Welcome` in the front matter of `index.md`, `order: 2` in the front matter of `second.md`, `order: 3` and `label: The first` in the front matter of `first.mdx` and `order: 4` in the front matter of `more/index.md`, and delete this file',
    );
    assert.equal(read('content/index.md'), '---\nlabel: Welcome\n---\n\n# Home\n\nWords.\n');
    assert.equal(read('content/second.md'), '---\norder: 2\ntitle: Two\n---\n\nWords.\n');
    assert.equal(read('content/first.mdx'), '---\norder: 3\nlabel: The first\n---\n\n# First\n\nWords.\n');
    assert.equal(read('content/more/index.md'), '---\norder: 4\n---\n\n# More\n\nWords.\n');
    assert.equal(read('content/_meta.json'), undefined);
  });

  it('gives a page that is named twice the first of its places, and front matter once', async () => {
    const { read } = await mended({
      ...HOME,
      'content/meta.json': '{"pages": ["a", "b", "a"]}',
      'content/a.md': '# A\n\nWords.\n',
      'content/b.md': '# B\n\nWords.\n',
    });
    assert.equal(read('content/a.md'), '---\norder: 1\n---\n\n# A\n\nWords.\n');
    assert.equal(read('content/b.md'), '---\norder: 2\n---\n\n# B\n\nWords.\n');
    assert.notEqual(read('content/meta.json'), undefined);
  });

  it('writes front matter once into the page of a folder that its own file names and that of the folder around it', async () => {
    const { read } = await mended({
      ...HOME,
      'content/meta.json': '{"pages": ["guides"]}',
      'content/guides/meta.json': '{"title": "All guides", "pages": ["a"]}',
      'content/guides/index.md': '# Guides\n\nWords.\n',
      'content/guides/a.md': '# A\n\nWords.\n',
    });
    assert.equal(read('content/guides/index.md'), '---\norder: 1\nlabel: All guides\n---\n\n# Guides\n\nWords.\n');
    assert.deepEqual([read('content/meta.json'), read('content/guides/meta.json')], [undefined, undefined]);
  });

  it('leaves a title as it is beside the label of the folder: of another correction, it would be a second label', async () => {
    const { read } = await mended({
      ...HOME,
      'content/guides/_category_.json': '{"label": "All guides"}',
      'content/guides/index.md': '---\ntoc: 3\ntitle: Guides\n---\n\n# How to begin\n\nWords.\n',
    });
    assert.equal(
      read('content/guides/index.md'),
      '---\nlabel: All guides\ntoc: 3\ntitle: Guides\n---\n\n# How to begin\n\nWords.\n',
    );
  });

  it('gives the start page the label that a list has for it, where the file has another for its folder', async () => {
    const { hints, read } = await mended({ ...HOME, 'content/.pages': 'title: Docs\nnav:\n  - Start: index.md\n' });
    assert.equal(read('content/index.md'), '---\nlabel: Start\n---\n\n# Home\n\nWords.\n');
    assert.equal(hints[0], 'write `label: Start` in the front matter of `index.md`, and delete this file');
    assert.match(hints[1] ?? '', /^delete this file: what has a place here /);
  });

  it('names the pages that folders need to have a label and a place', async () => {
    const { hints, read } = await mended({
      ...HOME,
      'content/guide/index.md': '# Guide\n\nWords.\n',
      'content/guide/_meta.json':
        '["intro", {"type": "dir", "name": "start", "label": "Getting started"}, {"type": "dir", "name": "more_of_it"}]',
      'content/guide/intro.md': '# Intro\n\nWords.\n',
      'content/guide/start/a.md': '# A\n\nWords.\n',
      'content/guide/more_of_it/deep/b.md': '# B\n\nWords.\n',
    });
    assert.equal(
      hints.at(-1),
      'write `start/index.md` with `title: Getting started` and `order: 2` and `more_of_it/index.md` with `title: More of it` and `order: 3` in its front matter, saying what is in its folder, and delete this file',
    );
    assert.notEqual(read('content/guide/_meta.json'), undefined);
    assert.equal(read('content/guide/intro.md'), '---\norder: 1\n---\n\n# Intro\n\nWords.\n');
  });

  it('reads the code by which Nextra says it, and runs none', async () => {
    for (const [name, text] of [
      [
        '_meta.js',
        "export default {\n  // First\n  second: 'Two',\n  'first': { title: `One`, theme: { layout: 'full' } },\n}\n",
      ],
      [
        '_meta.ts',
        "import type { MetaRecord } from 'nextra'\n\nconst meta: MetaRecord = {\n  second: 'Two',\n  first: 'One'\n}\n\nexport default meta\n",
      ],
      ['_meta.tsx', "export default { second: 'Two', first: 'One' } satisfies MetaRecord\n"],
    ] as const) {
      const { read } = await mended({
        ...HOME,
        [`content/a/${name}`]: text,
        'content/a/index.md': '# A\n\nWords.\n',
        'content/a/first.md': '# First\n\nWords.\n',
        'content/a/second.md': '# Second\n\nWords.\n',
      });
      assert.equal(read('content/a/second.md'), '---\norder: 1\nlabel: Two\n---\n\n# Second\n\nWords.\n', name);
      assert.equal(read('content/a/first.md'), '---\norder: 2\nlabel: One\n---\n\n# First\n\nWords.\n', name);
      assert.equal(read(`content/a/${name}`), name === '_meta.js' ? text : undefined, name);
    }
    for (const text of ['export default { a: title() }', 'export default make()', 'export default {', 'const a = {}']) {
      const { hints, read } = await mended({ ...HOME, 'content/_meta.js': text, 'content/a.md': '# A\n\nWords.\n' });
      assert.match(hints.at(-1) ?? '', /^(?:set `label`|delete this file: what has a place)/, text);
      assert.equal(read('content/_meta.js'), text);
    }
  });

  it('reads by which title Nuxt Content knows a folder', async () => {
    const { read } = await mended({
      ...HOME,
      'content/1.guide/.navigation.yml': 'title: The guide\n',
      'content/1.guide/a.md': '# A\n\nWords.\n',
    });
    assert.match(read('content/1.guide/index.mdx') ?? '', /^---\ntitle: The guide\n---/);
    assert.equal(read('content/1.guide/.navigation.yml'), undefined);
  });

  it('reads the code by which Blume says it, and leaves samples alone', async () => {
    const pages = {
      'content/a/index.md': '# A\n\nWords.\n',
      'content/a/first.md': '# First\n\nWords.\n',
      'content/a/second.md': '# Second\n\nWords.\n',
    };
    const meta =
      "import { defineMeta } from 'blume';\n\nexport default defineMeta({ title: 'All', pages: ['second', 'first'] });\n";
    const { read } = await mended({ ...HOME, ...pages, 'content/a/meta.ts': meta });
    assert.match(read('content/a/index.md') ?? '', /^---\nlabel: All\n---/);
    assert.match(read('content/a/second.md') ?? '', /^---\norder: 1\n---/);
    assert.equal(read('content/a/meta.ts'), undefined);
    const sample = await mended({ ...HOME, ...pages, 'content/a/meta.ts': 'export const meta = 1;\n' });
    assert.deepEqual(sample.hints, []);
    const code = await mended({
      ...HOME,
      ...pages,
      'content/a/meta.ts': meta.replace('{ title', 'async () => ({ title').replace('});', '}));'),
    });
    assert.match(code.read('content/a/index.md') ?? '', /^---\nlabel: All/);
  });

  it('carries over what Nextra hides of pages, and leaves what it hides of folders to be read', async () => {
    const meta = (hidden: string) =>
      `export default { first: { display: 'hidden', title: 'One' }, second: { theme: { toc: false, sidebar: false } }${hidden} }\n`;
    const pages = {
      'content/first.md': '# First\n\nWords.\n',
      'content/second.md': '---\ntoc: 2\n---\n\n# Second\n\nWords.\n',
      'content/sub/index.md': '# Sub\n\nWords.\n',
      'content/sub/a.md': '# A\n\nWords.\n',
    };
    const { read } = await mended({ ...HOME, ...pages, 'content/_meta.js': meta('') });
    assert.equal(read('content/first.md'), '---\nunlisted: sidebar\nlabel: One\n---\n\n# First\n\nWords.\n');
    assert.match(read('content/second.md') ?? '', /^---\nsidebar: false\norder: 2\ntoc: 2\n---/);
    assert.equal(read('content/_meta.js'), undefined);
    const kept = await mended({ ...HOME, ...pages, 'content/_meta.js': meta(", sub: { display: 'hidden' }") });
    assert.ok(kept.read('content/_meta.js'));
    assert.equal(kept.read('content/sub/index.md'), `---\norder: 3\n---\n\n${pages['content/sub/index.md']}`);
  });

  it('keeps a file that says more', async () => {
    for (const [name, text, hint] of [
      ['_category_.json', '{"position": 1, "collapsed": false}', /groups that are open, links and separators/],
      ['_category_.json', '{"label": "A", "link": {"type": "doc", "id": "a/b"}}', /^rename `b` to `index\.md`/],
      ['_category_.json', '{', /^write an `index\.md`/],
      ['_category_.json', '{}', /^delete this file/],
      ['_meta.json', '{"b": "B", "gone": "Gone"}', /groups that are open, links and separators/],
      ['meta.json', '{}', /^delete this file/],
    ] as const) {
      const { hints, read } = await mended({
        ...HOME,
        [`content/a/${name}`]: text,
        'content/a/index.md': '# A\n\nWords.\n',
        'content/a/b.md': '# B\n\nWords.\n',
      });
      assert.match(hints.at(-1) ?? '', hint, text);
      assert.equal(read(`content/a/${name}`), text);
    }
    const labelled = { 'content/a/index.md': '---\nlabel: Mine\n---\n\n# A\n\nWords.\n' };
    const other = await mended({ ...HOME, ...labelled, 'content/a/_category_.json': '{"label": "B", "position": 1}' });
    assert.match(other.hints.at(-1) ?? '', /^write `order: 1` and `label: B`/);
    assert.equal(other.read('content/a/index.md'), labelled['content/a/index.md']);
    const { hints, read } = await mended({
      ...HOME,
      'content/a/_category_.json': '{"label": "A", "position": 1, "link": {"type": "doc", "id": "a/b"}}',
      'content/a/b.md': '# B\n\nWords.\n',
    });
    assert.deepEqual(hints, [
      'rename `b` to `index.md`, which is the page of its folder, write `title: A` and `order: 1` in its front matter, and delete this file',
    ]);
    assert.equal(read('content/a/index.md'), undefined);
  });

  it('looks at each page a few times, however many folders have such a file', () => {
    let looks = 0;
    const folders = Array.from({ length: 300 }, (_, index) => `f${index}`);
    const pages = folders.map((folder) => {
      const source = {
        ...sourceOf(`${folder}/a.md`, '# A\n'),
        get relativePath() {
          looks += 1;
          return `${folder}/a.md`;
        },
      };
      const page = { record: { title: folder, path: `/${folder}/a/` }, diagnostics: [] };
      return { source, page } as unknown as WrittenPage;
    });
    const faults = folders.map(
      (folder): Diagnostic => ({
        severity: 'warning',
        code: 'unread-file',
        message: 'It is not read.',
        place: { file: `content/${folder}/_category_.json`, line: 1, column: 1 },
        hint: 'delete it',
      }),
    );
    const textOf = (file: string) => (file.endsWith('.json') ? '{"label": "F"}' : undefined);
    const told = withFolderFiles(faults, {
      pages,
      prefix: 'content/',
      settingsThere: () => '',
      textOf,
      isTold: () => false,
    });
    assert.equal(told[7]?.fix?.beside?.[0]?.text, '---\ntitle: F\n---\n\n<FolderCards />\n');
    assert.ok(looks < 10 * folders.length, String(looks));
  });
});
