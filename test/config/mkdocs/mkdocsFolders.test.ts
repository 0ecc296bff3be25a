import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { navInFolders } from '../../../src/config/mkdocs/mkdocsFolders.ts';
import { writtenYaml } from '../../../src/config/parse/writtenYaml.ts';
import type { EntryElsewhere } from '../../../src/model/navigationElsewhere.ts';

const place = { file: 'mkdocs.yml', line: 1, column: 1, endColumn: 1 };
const entry = (target: string | undefined, ...items: readonly EntryElsewhere[]): EntryElsewhere => ({
  ...(target === undefined ? {} : { target }),
  place,
  ...(items.length === 0 ? {} : { items }),
});

const linesOf = (entries: readonly EntryElsewhere[] = [], indent = ''): readonly string[] =>
  entries.flatMap(({ text, target, items = [] }) => [
    `${indent}${target ?? text ?? '-'}`,
    ...linesOf(items, `${indent}  `),
  ]);

function read(plugins: string, named?: readonly EntryElsewhere[], isPlain = false) {
  const folders = {
    files: ['.pages'],
    prefix: '',
    textOf: () => 'nav:\n  - b.md\n  - ...\n',
    paths: ['a.md', 'b.md', 'c/d.md'],
    orderOf: () => undefined,
    isPlain: () => isPlain,
  };
  return navInFolders(writtenYaml(`plugins: [${plugins}]\n`, 'mkdocs.yml'), named, folders);
}

describe('navInFolders', () => {
  it('is what files of folders say where a plugin reads them, and pages cannot', () => {
    for (const plugin of ['awesome-pages', 'search, awesome-nav']) {
      const told = read(plugin);
      assert.deepEqual(linesOf(told?.entries), ['b.md', 'a.md', 'C', '  c/d.md']);
      assert.deepEqual(told?.files, ['.pages']);
    }
    assert.equal(read('search'), undefined);
    assert.equal(read('awesome-pages', undefined, true), undefined);
  });

  it('fills the place of the rest in a navigation with what that does not name', () => {
    const named = [entry('a.md'), entry(undefined, entry('...')), entry('c/d.md')];
    assert.deepEqual(linesOf(read('awesome-pages', named, true)?.entries), ['a.md', '-', '  b.md', 'c/d.md']);
    assert.deepEqual(linesOf(read('awesome-pages', [entry('... | *.md')])?.entries), ['b.md', 'a.md', 'C', '  c/d.md']);
  });

  it('leaves a navigation that names all', () => {
    assert.equal(read('awesome-pages', [entry('a.md')]), undefined);
    assert.equal(read('search', [entry('...')]), undefined);
  });
});
