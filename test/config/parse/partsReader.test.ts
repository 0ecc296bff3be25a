import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { exportedData } from '../../../src/config/parse/exportedData.ts';
import { partsReader } from '../../../src/config/parse/partsReader.ts';

describe('partsReader', () => {
  it('reads records, lists and texts, and keeps where code stands in their place', () => {
    const read = partsReader();
    const parts = read.map(exportedData("export default {\n a: 'b', c: [1], d: f(), e: 2,\n ...g }", 'a.js'), 'all');
    assert.equal(read.text(parts.get('a'), 'a'), 'b');
    assert.equal(read.list(parts.get('c'), 'c').length, 1);
    assert.equal(read.text(parts.get('e'), 'e'), undefined);
    assert.deepEqual(read.list(parts.get('none'), 'none'), []);
    assert.deepEqual([...read.map(parts.get('d'), 'd')], []);
    assert.deepEqual(
      read.missed.map(({ option, place: { line, column } }) => [option, line, column]),
      [
        ['all', 3, 2],
        ['d', 2, 21],
      ],
    );
  });
});
