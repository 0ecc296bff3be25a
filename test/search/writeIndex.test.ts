import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { searchFile } from '../../src/model/searchFiles.ts';
import { pageTerms } from '../../src/search/pageTerms.ts';
import { patchShelves, writePointer, writeShelves } from '../../src/search/writeIndex.ts';
import { filesInMemory, textOf } from './indexIn.ts';

const terms = (text: string) => pageTerms(textOf(`<p>${text}</p>`));

describe('patchShelves', () => {
  it('yields the very files that a whole index over the changed pages has', () => {
    const text = fc
      .array(fc.constantFrom('apple', 'axe', 'bear', '429', 'жук', 'aab'), { maxLength: 6 })
      .map((words) => words.join(' '));
    fc.assert(
      fc.property(fc.array(fc.tuple(text, text), { minLength: 1, maxLength: 5 }), (pages) => {
        const { files, put } = filesInMemory();
        const before = writeShelves(
          pages.map(([old]) => terms(old)),
          put,
        );
        const read = (kind: 'words' | 'block') => (name: string) => JSON.parse(files.get(searchFile(kind, name)) ?? '');
        const changes = pages.map(([old, now], page) => ({ page, termsBefore: terms(old), terms: terms(now) }));
        const patched = patchShelves(before, changes, { list: read('words'), block: read('block') }, put);
        const whole = filesInMemory();
        const clean = writeShelves(
          pages.map(([, now]) => terms(now)),
          whole.put,
        );
        assert.deepEqual(new Map(Object.entries(patched)), new Map(Object.entries(clean)));
        for (const [path, contents] of whole.files) assert.equal(files.get(path), contents);
      }),
    );
  });

  it('reads and writes only the shelves of changed words', () => {
    const { files, put } = filesInMemory();
    const before = writeShelves([terms('apple bear'), terms('apple cow')], put);
    const asked: string[] = [];
    const read = (kind: 'words' | 'block') => (name: string) => {
      asked.push(name);
      return JSON.parse(files.get(searchFile(kind, name)) ?? '');
    };
    const change = { page: 1, termsBefore: terms('apple cow'), terms: terms('apple dog') };
    const after = patchShelves(before, [change], { list: read('words'), block: read('block') }, put);
    assert.equal(after.a, before.a);
    assert.equal(after.b, before.b);
    assert.deepEqual(Object.keys(after), ['a', 'b', 'd']);
    assert.equal(asked.includes(before.a ?? ''), false);
  });
});

describe('writePointer', () => {
  it('names the shelves, and the page texts in lists of 512', () => {
    const { files, put } = filesInMemory();
    const texts = Array.from({ length: 600 }, (_, index) => `t${index}`);
    const { lists, ...rest } = writePointer({ shelves: { b: 'y', a: 'x' }, texts, version: undefined }, put);
    assert.deepEqual(rest, { count: 600, perList: 512, shelves: { a: 'x', b: 'y' } });
    assert.deepEqual(
      lists.flatMap((name) => JSON.parse(files.get(searchFile('pages', name)) ?? '')),
      texts,
    );
  });

  it('names the version where there is one', () => {
    assert.equal(writePointer({ shelves: {}, texts: [], version: 'v2' }, filesInMemory().put).version, 'v2');
  });
});
