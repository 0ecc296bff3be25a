import assert from 'node:assert/strict';
import { it } from 'node:test';
import { detached } from '../../../src/model/values/detached.ts';

it('a detached copy is equal and shares no object', () => {
  const data = { list: [{ text: 'a' }], none: null };
  const copy = detached(data);
  assert.deepEqual(copy, data);
  assert.notEqual(copy.list, data.list);
  assert.notEqual(copy.list[0], data.list[0]);
});
