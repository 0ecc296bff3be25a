import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { literateLists } from '../../../src/config/mkdocs/literateLists.ts';
import type { EntryElsewhere } from '../../../src/model/navigationElsewhere.ts';
import { linesOf } from './linesOf.ts';

const place = { file: 'SUMMARY.md', line: 1, column: 1, endColumn: 1 };
const entry = (text: string | undefined, target?: string, ...items: readonly EntryElsewhere[]): EntryElsewhere => ({
  ...(text === undefined ? {} : { text }),
  ...(target === undefined ? {} : { target }),
  ...(items.length === 0 ? {} : { items }),
  place,
});

const read = (
  entries: readonly EntryElsewhere[],
  lists: Readonly<Record<string, readonly EntryElsewhere[]>> = {},
  paths: readonly string[] = [],
) => linesOf(literateLists(entries, { listIn: (folder) => lists[folder], paths }));

describe('literateLists', () => {
  it('shows what the list of a folder names, from there', () => {
    const lists = {
      'guide/': [entry('B', 'b.md'), entry('More', undefined, entry('C', './more/c.md#d')), entry('Deep', 'deep/')],
      'guide/deep/': [entry('D', 'd.md'), entry('Up', '../b.md'), entry('Site', 'https://a.example/')],
    };
    const inside = ['B guide/b.md', 'More', '  C guide/more/c.md#d', 'Deep', '  D guide/deep/d.md', '  Up guide/b.md'];
    const all = [...inside, '  Site https://a.example/'];
    assert.deepEqual(read([entry('Home', 'index.md'), entry('Guide', 'guide/')], lists), [
      'Home index.md',
      'Guide',
      ...all.map((line) => `  ${line}`),
    ]);
    assert.deepEqual(read([entry(undefined, 'guide/*')], lists), all);
    assert.deepEqual(read([entry('Part', undefined, entry('Guide', './guide/'))], lists).slice(0, 3), [
      'Part',
      '  Guide',
      '    B guide/b.md',
    ]);
    assert.deepEqual(read([entry('Other', 'other/')], lists), ['Other other/']);
  });

  it('ends where a list holds its own folder, or one around it', () => {
    const lists = { 'a/': [entry('Self', './'), entry('Up', '../a/'), entry('B', 'b/')], 'a/b/': [entry('A', '../')] };
    assert.deepEqual(read([entry('A', 'a/')], lists), ['A', '  Self a/', '  Up a/', '  B', '    A a/']);
  });

  it('has what is named nowhere else where a pattern stands for it', () => {
    const paths = ['b.md', 'a.md', 'index.md', 'guide/x.md', 'guide/deep/y.md', 'api/z.md'];
    const home = entry('Home', 'index.md');
    assert.deepEqual(read([home, entry('*.md')], {}, paths), ['Home index.md', 'a.md', 'b.md']);
    assert.deepEqual(read([entry('API', 'api/'), entry('*/')], {}, paths), ['API api/', 'Guide guide/*']);
    assert.deepEqual(read([home, entry('*')], {}, paths), [
      'Home index.md',
      'a.md',
      'b.md',
      'Api api/*',
      'Guide guide/*',
    ]);
    assert.deepEqual(read([entry('guide/*')], {}, paths), ['guide/x.md', 'Deep guide/deep/*']);
    for (const target of ['*.md', '*']) assert.equal(read([entry(undefined, target)], {}, paths)[0], 'a.md');
    assert.deepEqual(read([entry('Guide', 'guide/')], { 'guide/': [entry('*/')] }, paths), [
      'Guide',
      '  Deep guide/deep/*',
    ]);
    assert.deepEqual(read([entry('*/')], { 'guide/': [entry('X', 'x.md')] }, paths), [
      'Api api/*',
      'Guide',
      '  X guide/x.md',
    ]);
  });
});
