import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { isJson } from '../../../src/model/values/isJson.ts';

describe('isJson', () => {
  it('is true of one whole value', () => {
    for (const text of ['{"a": [1]}', ' null\n', '"text"']) assert.ok(isJson(text), text);
    for (const text of ['', '{a: 1}', '[1,]', '1 2']) assert.ok(!isJson(text), text);
  });
});
