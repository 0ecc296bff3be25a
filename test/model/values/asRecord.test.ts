import assert from 'node:assert/strict';
import { it } from 'node:test';
import { asRecord } from '../../../src/model/values/asRecord.ts';

it('takes what has keys as it is, and anything else for something without them', () => {
  const record = { one: 1 };
  assert.equal(asRecord(record), record);
  assert.deepEqual(
    [undefined, null, 1, 'one', ['one']].map((value) => asRecord(value).one),
    [undefined, undefined, undefined, undefined, undefined],
  );
});
