import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readChecked, writeChecked } from '../../../src/system/cache/checkedText.ts';

describe('checked text', () => {
  const value = { a: [1, 'two\nlines', null] };

  it('comes back as it was', () => assert.deepEqual(readChecked(writeChecked(value)), value));

  it('is nothing where it is missing, cut off anywhere, or changed', () => {
    const text = writeChecked(value);
    assert.equal(readChecked(undefined), undefined);
    for (let length = 0; length < text.length; length += 1) assert.equal(readChecked(text.slice(0, length)), undefined);
    assert.equal(readChecked(text.replace('two', 'too')), undefined);
  });
});
