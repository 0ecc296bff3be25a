import assert from 'node:assert/strict';
import { it } from 'node:test';
import { parsedJson } from '../../../src/model/values/parsedJson.ts';

it('is the value of JSON, and undefined for what is none', () => {
  assert.deepEqual(['{"a":[1]}', ' null ', '""', '{a: 1}', ''].map(parsedJson), [
    { a: [1] },
    null,
    '',
    undefined,
    undefined,
  ]);
});
