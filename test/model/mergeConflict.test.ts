import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { mergeConflict } from '../../src/model/mergeConflict.ts';

describe('mergeConflict', () => {
  it('marks the whole of the line in which the conflict opens', () =>
    assert.deepEqual(mergeConflict('site/config.ts', 3, '<<<<<<< HEAD').place, {
      file: 'site/config.ts',
      line: 3,
      column: 1,
      endColumn: 13,
    }));
});
