import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { isMap, type MapShape, readMap } from '../../../src/content/frontmatter/readMap.ts';
import type { Diagnostic, Place } from '../../../src/model/diagnostic.ts';
import { isWords } from '../../../src/model/values/isWords.ts';

const SHAPE: MapShape = {
  name: '`box`',
  keys: {
    text: { is: isWords, expected: 'text', hint: () => 'text: A', isNeeded: true },
    size: { is: (value) => typeof value === 'number', expected: 'a number', hint: () => 'size: 1' },
  },
  elsewhere: { width: 'write `size`' },
};

function read(given: unknown) {
  const faults: Diagnostic[] = [];
  const place = (key: string): Place => ({ file: key, line: 1, column: 1 });
  const right = readMap(given, SHAPE, { faults, placeOf: (key) => ({ key: place(key), value: place(`= ${key}`) }) });
  const told = faults.map(
    ({ severity, code, message, place, hint }) => `${place?.file}: ${severity} ${code} ${message} ${hint}`,
  );
  return { right, told };
}

describe('readMap', () => {
  it('yields what is right', () => {
    assert.deepEqual(read({ text: 'A', size: 2 }), { right: { text: 'A', size: 2 }, told: [] });
    assert.deepEqual(read({ text: 'A' }).told, []);
  });

  it('tells of values that are wrong, and of what is needed and not there', () => {
    assert.deepEqual(read({ text: ' ', size: [] }), {
      right: {},
      told: [
        'text: error wrong-type `text` of `box` is empty, expected text. text: A',
        'size: error wrong-type `size` of `box` is a list, expected a number. size: 1',
      ],
    });
    assert.deepEqual(read({}).told, ['= : error wrong-type `text` of `box` is missing, expected text. text: A']);
  });

  it('warns of keys that it does not know', () => {
    const hintOf = (key: string) => read({ text: 'A', [key]: 1 }).told.join();
    assert.equal(hintOf('sise'), 'sise: warning unknown-key Unknown key `sise` of `box`. did you mean `size`?');
    assert.match(hintOf('width'), /write `size`$/);
    for (const key of ['colour', 'toString']) assert.match(hintOf(key), /delete it: the keys are `text` and `size`$/);
  });
});

describe('isMap', () => {
  it('holds for a map, also one that is empty, and for nothing else', () => {
    for (const map of [{}, { a: 1 }]) assert.equal(isMap(map), true);
    for (const other of [null, undefined, [], [{}], 'a', 1, true]) assert.equal(isMap(other), false);
  });
});
