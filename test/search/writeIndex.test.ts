import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { searchFile } from '../../src/model/search/searchFiles.ts';
import { pageTerms } from '../../src/search/pageTerms.ts';
import { type IndexReader, patchShelves, writePointer, writeShelves } from '../../src/search/writeIndex.ts';
import { diceOf } from '../build/randomEdits.ts';
import { filesInMemory, textOf } from './indexIn.ts';

const terms = (text: string) => pageTerms(textOf(`<p>${text}</p>`), 'en');

/** Reads an index that is kept in memory. */
function readerOf(files: ReadonlyMap<string, string>, onRead: (name: string) => void = () => {}): IndexReader {
  const contents = (kind: 'words' | 'block', name: string) => files.get(searchFile(kind, name)) ?? '';
  const read = (kind: 'words' | 'block') => (name: string) => {
    onRead(name);
    return JSON.parse(contents(kind, name));
  };
  return {
    list: read('words'),
    block: read('block'),
    sizeBytes: (name) => Buffer.byteLength(contents('block', name)),
  };
}

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
        const changes = pages.map(([old, now], page) => ({ page, termsBefore: terms(old), terms: terms(now) }));
        const patched = patchShelves(before, changes, readerOf(files), put);
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

  it('yields the files of a whole index also where shelves are cut into blocks, or are about to be', () => {
    const dice = diceOf(11);
    // Of one shelf, and beyond ASCII, as sizes are counted in bytes.
    const vocabulary = Array.from({ length: 500 }, (_, index) => `a${index.toString(36)}${index % 7 === 0 ? 'é' : ''}`);
    const page = (count: number) =>
      [...new Set(Array.from({ length: count }, () => dice.pick(vocabulary)))]
        .sort()
        .map((word) => `${word} ${4 + dice.below(60)}`)
        .join(' ');
    // So many pages that some editions are cut, and others are not.
    let now = Array.from({ length: 38 }, () => page(400));
    const { files, put } = filesInMemory();
    let shelves = writeShelves(now, put);
    const seen = new Set<string>();
    for (let round = 0; round < 20; round += 1) {
      const next = [...now];
      for (let change = dice.below(3); change >= 0; change -= 1) next[dice.below(now.length)] = page(dice.below(500));
      const changes = next.flatMap((terms, index) =>
        terms === now[index] ? [] : [{ page: index, termsBefore: now[index] ?? '', terms }],
      );
      shelves = patchShelves(shelves, changes, readerOf(files), put);
      const whole = filesInMemory();
      assert.deepEqual(shelves, writeShelves(next, whole.put));
      for (const [path, contents] of whole.files) assert.equal(files.get(path), contents);
      seen.add(readerOf(files).list(shelves.a ?? '').blocks.length > 0 ? 'cut' : 'whole');
      now = next;
    }
    assert.deepEqual([...seen].sort(), ['cut', 'whole']);
  });

  it('reads and writes only the shelves of changed words', () => {
    const { files, put } = filesInMemory();
    const before = writeShelves([terms('apple bear'), terms('apple cow')], put);
    const asked: string[] = [];
    const reader = readerOf(files, (name) => asked.push(name));
    const change = { page: 1, termsBefore: terms('apple cow'), terms: terms('apple dog') };
    const after = patchShelves(before, [change], reader, put);
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
    const { lists, ...rest } = writePointer(
      { shelves: { b: 'y', a: 'x' }, texts, lang: 'en', version: undefined },
      put,
    );
    assert.deepEqual(rest, { count: 600, perList: 512, shelves: { a: 'x', b: 'y' }, lang: 'en' });
    assert.deepEqual(Object.keys(rest.shelves), ['a', 'b'], 'one site has one pointer, however it was made');
    assert.deepEqual(
      lists.flatMap((name) => JSON.parse(files.get(searchFile('pages', name)) ?? '')),
      texts,
    );
  });

  it('names the version where there is one', () => {
    assert.equal(
      writePointer({ shelves: {}, texts: [], lang: 'en', version: 'v2' }, filesInMemory().put).version,
      'v2',
    );
  });
});
