import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { anchorsOf } from '../../../src/model/addresses/anchorsOf.ts';

describe('anchorsOf', () => {
  it('holds the ids of headings, those of other elements, and those that GitHub gives headings', () => {
    const headings = [{ level: 2, title: 'A & B', slug: 'a-b' }];
    assert.deepEqual([...anchorsOf({ headings, ids: ['figure'], githubIds: ['a--b'] })], ['a-b', 'figure', 'a--b']);
  });
});
