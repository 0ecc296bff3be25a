import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { awesomePages, saysPages } from '../../../src/config/mkdocs/awesomePages.ts';
import { writtenYaml } from '../../../src/config/parse/writtenYaml.ts';
import { linesOf } from './linesOf.ts';

type Files = Readonly<Record<string, string>>;

const foldersOf = (files: Files, paths: readonly string[], orders: Readonly<Record<string, number>> = {}) => ({
  files: Object.keys(files),
  prefix: 'content/',
  textOf: (file: string) => files[file],
  paths,
  orderOf: (path: string) => orders[path],
  isPlain: (_: string, text: string) => !text.includes('more'),
});

const read = (
  files: Files,
  paths: readonly string[],
  { options = '', orders = {} }: { readonly options?: string; readonly orders?: Readonly<Record<string, number>> } = {},
) => linesOf(awesomePages(writtenYaml(options, 'mkdocs.yml'), foldersOf(files, paths, orders)).entries);

const PATHS = ['index.md', 'b.md', 'a.md', 'guide/index.md', 'guide/y.md', 'guide/x.md', 'guide/deep/z.md'];

describe('awesomePages', () => {
  it('takes a file whose name has a colon behind a low line for a page, as no scheme has one', () => {
    const files = { 'content/.pages': "nav:\n  - 'log_2024:05.md'\n  - ...\n" };
    const lines = read(files, ['a.md', 'log_2024:05.md']);
    assert.equal(lines.filter((line) => line.includes('log_')).length, 1);
  });

  it('lists what files name, in groups and with links, and folders as theirs say', () => {
    const nav = [
      'nav:',
      '  - index.md',
      '  - <b>Parts</b>:',
      '    - The guide: guide/',
      '    - guide/deep/z.md',
      '  - Site: https://a.example/',
      '  - https://b.example/',
      '  - Empty:',
    ];
    const files = {
      'content/.pages': `${nav.join('\n')}\n`,
      'content/guide/.pages': 'title: Guide\nnav:\n  - Last: y.md\n  - x.md\n',
      'other/.pages': 'nav: [x.md]\n',
    };
    assert.deepEqual(read(files, PATHS), [
      'index.md',
      'Parts',
      '  The guide',
      '    Last guide/y.md',
      '    guide/x.md',
      '  guide/deep/z.md',
      'Site https://a.example/',
      'https://b.example/',
    ]);
    const { entries, files: named } = awesomePages(undefined, foldersOf(files, PATHS));
    assert.deepEqual(named, ['content/.pages', 'content/guide/.pages']);
    assert.deepEqual(
      [entries[1]?.place, entries[1]?.items?.[1]?.place].map((place) => [place?.file, place?.line]),
      [
        ['content/.pages', 3],
        ['content/.pages', 5],
      ],
    );
  });

  it('has what is named nowhere where the rest stands, index first, then pages, then folders', () => {
    const all = ['index.md', 'a.md', 'b.md', 'Guide', '  guide/index.md', '  guide/x.md', '  guide/y.md', '  Deep'];
    assert.deepEqual(read({}, PATHS), [...all, '    guide/deep/z.md']);
    const files = { 'content/.nav.yml': 'nav:\n  - b.md\n  - ...\n  - End: guide/x.md\n' };
    assert.deepEqual(read(files, PATHS), [
      'b.md',
      'index.md',
      'a.md',
      'Guide',
      '  guide/index.md',
      '  guide/y.md',
      '  Deep',
      '    guide/deep/z.md',
      'End guide/x.md',
    ]);
    assert.deepEqual(read({ 'content/.nav.yml': 'nav:\n  - Pages: "*.md"\n' }, PATHS).slice(0, 2), [
      'Pages',
      '  index.md',
    ]);
    assert.equal(read({ 'content/.nav.yml': 'nav:\n  - "*/"\n' }, PATHS)[0], 'Guide');
    assert.deepEqual(read({ 'content/.pages': 'arrange: [b.md]\n' }, PATHS).slice(0, 2), ['b.md', 'index.md']);
    assert.deepEqual(read({ 'content/.nav.yml': 'nav: [b.md]\nappend_unmatched: true\n' }, PATHS)[1], 'index.md');
    assert.deepEqual(read({}, ['a.md', 'b.md', 'c.md'], { orders: { 'b.md': 1 } }), ['b.md', 'a.md', 'c.md']);
  });

  it('sorts, hides and collapses folders as files or the plugin are told', () => {
    const paths = ['index.md', 'news/2021.md', 'news/2022.md', 'old/a.md'];
    assert.deepEqual(read({ 'content/news/.pages': 'order: desc\n', 'content/old/.pages': 'hide: true\n' }, paths), [
      'index.md',
      'News',
      '  news/2022.md',
      '  news/2021.md',
    ]);
    assert.deepEqual(read({ 'content/old/.pages': 'collapse_single_pages: true\n' }, paths).at(-1), 'old/a.md');
    const options = 'collapse_single_pages: true\norder: desc\n';
    assert.deepEqual(read({}, paths, { options }), [
      'index.md',
      'old/a.md',
      'News',
      '  news/2022.md',
      '  news/2021.md',
    ]);
    const kept = { 'content/old/.pages': 'collapse: false\n' };
    assert.deepEqual(read(kept, paths, { options }).slice(1, 3), ['Old', '  old/a.md']);
  });

  it('names what is not there as it is written, and ends where a folder holds itself', () => {
    const files = { 'content/.pages': 'nav: [guide]\n', 'content/guide/.pages': 'nav: [gone.md, ., ../guide]\n' };
    assert.deepEqual(read(files, ['guide/a.md']), ['Guide', '  guide/gone.md', '  guide', '  guide']);
  });

  it('leaves out files that hold nothing, or what is no YAML', () => {
    const files = { 'content/.pages': 'nav: [', 'content/guide/.pages': '', 'content/guide/deep/.pages': 'title: A\n' };
    assert.deepEqual(awesomePages(undefined, foldersOf(files, PATHS)).files, ['content/guide/deep/.pages']);
    assert.equal(read(files, PATHS)[0], 'index.md');
  });

  it('is needed where a file says more than pages can', () => {
    const says = (files: Files) => saysPages(foldersOf(files, PATHS));
    assert.equal(says({}), true);
    assert.equal(says({ 'content/.pages': 'title: A\n', 'other/.pages': 'more\n' }), true);
    assert.equal(says({ 'content/.pages': 'title: A\n', 'content/guide/.nav.yml': 'more\n' }), false);
  });
});
