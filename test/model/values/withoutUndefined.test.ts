import assert from 'node:assert/strict';
import { it } from 'node:test';
import { withoutUndefined } from '../../../src/model/values/withoutUndefined.ts';

it('leaves out what is undefined, and nothing else that is empty', () => {
  const written = withoutUndefined({ a: undefined, b: null, c: false, d: 0, e: '', f: [] });
  assert.deepEqual(Object.entries(written), [
    ['b', null],
    ['c', false],
    ['d', 0],
    ['e', ''],
    ['f', []],
  ]);
});
