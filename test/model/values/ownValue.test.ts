import assert from 'node:assert/strict';
import { it } from 'node:test';
import { ownValue } from '../../../src/model/values/ownValue.ts';

it('is what the record has under the key, and nothing that all objects have', () => {
  const record: Readonly<Record<string, number>> = { one: 1 };
  assert.deepEqual(
    ['one', 'two', 'constructor', '__proto__', 'toString'].map((key) => ownValue(record, key)),
    [1, undefined, undefined, undefined, undefined],
  );
});
