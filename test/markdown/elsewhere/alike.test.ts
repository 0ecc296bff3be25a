import assert from 'node:assert/strict';
import { it } from 'node:test';
import { alike } from '../../../src/markdown/elsewhere/alike.ts';

it('has an entry for each name, in their order', () => {
  assert.deepEqual(alike('sub subscript', '<sub>'), [
    ['sub', '<sub>'],
    ['subscript', '<sub>'],
  ]);
});
