import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readBookJson } from '../../../src/config/gitbook/readBookJson.ts';

describe('readBookJson', () => {
  it('reads title and description where they are texts', () => {
    assert.deepEqual(readBookJson('{"title": "A", "description": "B", "plugins": []}'), {
      title: 'A',
      description: 'B',
    });
    for (const json of ['', '{', '[]', 'null', '{"title": 1, "description": " "}'])
      assert.deepEqual(readBookJson(json), {}, json);
  });
});
