import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { tocElsewhere } from '../../../src/config/elsewhere/tocElsewhere.ts';
import { exportedData } from '../../../src/config/parse/exportedData.ts';
import { partsReader } from '../../../src/config/parse/partsReader.ts';

function tocOf(written: string) {
  const read = partsReader();
  const { toc } = tocElsewhere(exportedData(`export default ${written}`, 'a.js'), 'outline', read);
  return [toc, read.missed.length];
}

describe('tocElsewhere', () => {
  it('is a level, the lower one of two, all of them, or none', () => {
    assert.deepEqual(tocOf('[2, 4]'), [4, 0]);
    assert.deepEqual(tocOf('2'), [2, 0]);
    assert.deepEqual(tocOf("'deep'"), [6, 0]);
    assert.deepEqual(tocOf('false'), [false, 0]);
    assert.deepEqual(tocOf("{ level: [2, 5], label: 'Here' }"), [5, 0]);
    assert.deepEqual(tocOf('{ minHeadingLevel: 2, maxHeadingLevel: 4 }'), [4, 0]);
  });

  it('need not be said where it is the same here, or where nothing is said', () => {
    for (const written of ['[2, 3]', 'true', "{ label: 'Here' }", '{ minHeadingLevel: 2 }'])
      assert.deepEqual(tocOf(written), [undefined, 0], written);
  });

  it('is told of where there is no such level here, or only running it would tell', () => {
    for (const written of ['1', 'levels()', '{ level: levels() }', "'wide'"])
      assert.deepEqual(tocOf(written), [undefined, 1], written);
  });
});
