import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { isIndexName } from '../../../src/model/files/isIndexName.ts';

describe('isIndexName', () => {
  it('knows names that stand for their folder, in any spelling, and no longer ones', () => {
    for (const name of ['index', 'Index', 'README', 'readme', 'ReadMe']) assert.equal(isIndexName(name), true, name);
    for (const name of ['', 'index2', 'my-index', 'readme-first', 'a/index'])
      assert.equal(isIndexName(name), false, name);
  });
});
