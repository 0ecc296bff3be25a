import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { justTheDocs, namesJustTheDocs } from '../../../src/config/jekyll/justTheDocs.ts';
import type { ThemedPage } from '../../../src/config/jekyll/pageTree.ts';
import { writtenYaml } from '../../../src/config/parse/writtenYaml.ts';
import type { EntryElsewhere } from '../../../src/model/navigationElsewhere.ts';
import { themedPage } from './themedPage.ts';

const linesOf = (entries: readonly EntryElsewhere[], indent = ''): readonly string[] =>
  entries.flatMap(({ text, target = '', isOpen, items = [] }) => [
    `${indent}${text} ${target}${isOpen === true ? 'open' : ''}`.trimEnd(),
    ...linesOf(items, `${indent}  `),
  ]);

const read = (text: string, ...pages: readonly ThemedPage[]) => justTheDocs(writtenYaml(text, '_config.yml'), pages);

const COLLECTIONS =
  'collections:\n  guides:\n    output: true\n  posts:\njust_the_docs:\n  collections:\n    guides:\n      name: All guides\n';

describe('justTheDocs', () => {
  it('is named as a gem, as a repository, and by themes that are made from it', () => {
    const names = (text: string) => namesJustTheDocs(writtenYaml(text, '_config.yml'));
    for (const text of [
      'theme: just-the-docs\n',
      'remote_theme: just-the-docs/just-the-docs@v0.10.1\n',
      'remote_theme: "acme/just-the-class"\n',
    ])
      assert.equal(names(text), true, text);
    for (const text of ['theme: minima\n', 'title: just-the-docs\n', '']) assert.equal(names(text), false, text);
  });

  it('has links behind pages, and none without an address', () => {
    const links = 'nav_external_links:\n  - title: Code\n    url: https://a.example\n  - title: Later\n';
    const { entries } = read(links, themedPage('a.md', { title: 'A' }));
    assert.deepEqual(linesOf(entries), ['A a.md', 'Code https://a.example']);
    assert.equal(entries[1]?.place.line, 3);
    assert.deepEqual(read('nav_external_links:\n').entries, []);
  });

  it('sorts as the settings say', () => {
    const pages = [themedPage('b.md', { title: 'B' }), themedPage('a.md', { title: 'a' })];
    assert.deepEqual(linesOf(read('', ...pages).entries), ['B b.md', 'a a.md']);
    assert.deepEqual(linesOf(read('nav_sort: case_insensitive\n', ...pages).entries), ['a a.md', 'B b.md']);
  });

  it('has collections in groups behind pages, each with titles of its own, folded or not', () => {
    const home = themedPage('index.md', { title: 'Home' });
    const first = themedPage('_guides/first.md', { title: 'First', parent: 'Home' });
    const own = themedPage('_guides/home.md', { title: 'Home' });
    const untitled = themedPage('_guides/get-going.md');
    const lines = ['Home index.md', 'All guides open', '  Get going _guides/get-going.md', '  Home _guides/home.md'];
    const { entries } = read(COLLECTIONS, first, home, own, untitled);
    assert.deepEqual(linesOf(entries), [...lines, '    First _guides/first.md']);
    const folded = read(`${COLLECTIONS}      nav_fold: true\n`, home, own);
    assert.deepEqual(linesOf(folded.entries), ['Home index.md', 'All guides', '  Home _guides/home.md']);
    const excluded = read(`${COLLECTIONS}      nav_exclude: true\n`, home, own);
    assert.deepEqual(linesOf(excluded.entries), ['Home index.md']);
  });

  it('finds a collection in the folder that has its name, and shows its pages alone where there are no others', () => {
    const pages = [themedPage('guides/a.md', { title: 'A' }), themedPage('guides/b.md', { title: 'B', parent: 'A' })];
    assert.deepEqual(linesOf(read(COLLECTIONS, ...pages).entries), ['A guides/a.md', '  B guides/b.md']);
    const others = COLLECTIONS.replace('just_the_docs', 'acme_collection');
    const home = themedPage('index.md', { title: 'Home' });
    assert.equal(linesOf(read(others, home, ...pages).entries)[1], 'All guides open');
    // What a template brought along has no pages.
    const template = COLLECTIONS.replace(/^collections:[\s\S]*?(?=just)/, '');
    assert.deepEqual(linesOf(read(template, ...pages).entries), ['A guides/a.md', '  B guides/b.md']);
  });

  it('has no page of the folders that Jekyll reads otherwise', () => {
    const { entries, pageFixes } = read(
      '',
      themedPage('_posts/a.md', { title: 'A', deletions: [{ place: themedPage('a').place, was: 'a', text: '' }] }),
      themedPage('_includes/b.md', { title: 'B' }),
    );
    assert.deepEqual([entries, pageFixes], [[], []]);
  });

  it('tells of pages that name none that is there, the uppermost alone', () => {
    const place = { file: 'b.md', line: 3, column: 1, endColumn: 7 };
    const { unread } = read(
      '',
      themedPage('a.md', { title: 'Guides' }),
      themedPage('b.md', { title: 'B', parent: 'Guide', parentPlace: place }),
      themedPage('c.md', { title: 'C', parent: 'B' }),
      themedPage('d.md', { title: 'D', parent: 'Something else' }),
      themedPage('e.md', { title: 'E', parent: 'Two', grandParent: 'X' }),
      themedPage('f.md', { title: 'Two', parent: 'Guides' }),
      themedPage('g.md', { title: 'Two', parent: 'F' }),
      themedPage('h.md', { title: 'F' }),
    );
    const rest = 'give the page its place in `sidebars` of `site/config.ts`';
    assert.deepEqual(
      unread.map(({ option, place: { file, line }, hint }) => [option, file, line, hint]),
      [
        ['parent', 'b.md', 3, `no page is called \`Guide\`: did you mean \`Guides\`?; ${rest}`],
        ['parent', 'd.md', 2, `no page is called \`Something else\`; ${rest}`],
        ['parent', 'e.md', 2, `no page called \`Two\` is where \`grand_parent\` or \`ancestor\` says; ${rest}`],
      ],
    );
  });
});
