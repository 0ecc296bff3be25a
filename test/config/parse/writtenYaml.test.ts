import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import {
  inside,
  isFalse,
  isTrue,
  placeOf,
  type Written,
  wordsOf,
  writtenYaml,
} from '../../../src/config/parse/writtenYaml.ts';

const read = (text: string) => writtenYaml(text, 'a.yml');

describe('writtenYaml', () => {
  const text = "a: &x\n  'b c': d # e\n  f: [ g, h ]\ni: !tag j\nk:\n";

  it('reads maps, lists and texts, tags and names of YAML aside', () => {
    const all = read(text);
    assert.equal(wordsOf(inside(inside(all, 'a'), 'b c')), 'd');
    assert.equal(wordsOf(inside(all, 'i')), 'j');
    assert.equal(wordsOf(inside(all, 'k')), undefined);
    assert.equal(inside(all, 'none'), undefined);
    assert.equal(inside(inside(all, 'a'), 'f')?.kind, 'list');
  });

  it('reads `null` as no words, unless it is in quotes', () => {
    for (const nothing of ['null', 'Null', 'NULL', '~', '&x null'])
      assert.equal(wordsOf(inside(read(`a: ${nothing}\n`), 'a')), undefined, nothing);
    for (const [written, words] of [
      ["'null'", 'null'],
      ['"~"', '~'],
      ['!!str null', 'null'],
      ['null-object.md', 'null-object.md'],
      ['~/a', '~/a'],
    ])
      assert.equal(wordsOf(inside(read(`a: ${written}\n`), 'a')), words);
    const value = inside(read('a: null\n'), 'a');
    assert.equal(value && placeOf(value).column, 4);
  });

  it('tells where a value stands, and of a list its first', () => {
    const map = inside(read(text), 'a');
    const placed = (name: string) => {
      const value = inside(map, name);
      return value && placeOf(value);
    };
    assert.deepEqual(placed('b c'), { file: 'a.yml', line: 2, column: 10, endColumn: 11 });
    assert.deepEqual(placed('f'), { file: 'a.yml', line: 3, column: 8, endColumn: 9 });
  });

  it('tells where what has no words stands: at the start of its file', () => {
    const start = { file: 'a.yml', line: 1, column: 1, endColumn: 1 };
    for (const nothing of ['[]', '{}', '[[]]', '*none']) {
      const value = inside(read(`a: 1\nb: ${nothing}\n`), 'b');
      assert.deepEqual(value && placeOf(value), start, nothing);
    }
  });

  it('goes through the file once for the places of thousands of values', (t) => {
    const searches = t.mock.method(String.prototype, 'matchAll');
    const value = inside(read(text), 'i');
    assert.equal(value && placeOf(value).line, 4);
    assert.equal(searches.mock.calls.filter((call) => String(call.this) === text).length, 1);
  });

  it('reads a name as what it stands for, also within a map', () => {
    const named = 'a: &x\n  - b\nc: *x\nd: &y { e: f, g: h }\n';
    assert.deepEqual(inside(read(named), 'c'), inside(read(named), 'a'));
    for (const merge of ['<<: *y', '<<: [*y, { g: no }]']) {
      const map = inside(read(`${named}i:\n  ${merge}\n  e: own\n`), 'i');
      assert.deepEqual(
        map?.kind === 'map' && map.entries.map((entry) => entry.map(wordsOf)),
        [
          ['e', 'own'],
          ['g', 'h'],
        ],
        merge,
      );
    }
  });

  it('reads nothing for a name that stands for none, or for itself, and comes to an end', () => {
    const own = inside(read('a: &x [b, *x, *none]'), 'a');
    assert.deepEqual(own?.kind === 'list' && own.items.map(wordsOf), ['b', undefined, undefined]);
    const doubled = Array.from(
      { length: 40 },
      (_, index) => `n${index + 1}: &n${index + 1} [*n${index}, *n${index}]\n`,
    );
    const last = inside(read(`n0: &n0 a\n${doubled.join('')}`), 'n40');
    const sizeOf = (value: Written | undefined): number =>
      value?.kind === 'list' ? value.items.reduce((size, item) => size + sizeOf(item), 1) : 1;
    assert.ok(sizeOf(last) < 1_000);
  });

  it('knows what is true and false in the ways that other generators do', () => {
    const map = read('a: True\nb: yes\nc: on\nd: off\ne: False\nf: no\ng: text\n');
    const all = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'none'].map((name) => inside(map, name));
    assert.deepEqual(all.map(isTrue), [true, true, true, false, false, false, false, false]);
    assert.deepEqual(all.map(isFalse), [false, false, false, true, true, true, false, false]);
  });

  it('reads nothing of what is no YAML', () => assert.equal(read('a: [b\nc: }'), undefined));
});
