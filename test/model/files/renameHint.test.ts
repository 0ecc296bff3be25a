import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { renameHint } from '../../../src/model/files/renameHint.ts';

describe('renameHint', () => {
  it('says the name, and why', () =>
    assert.equal(renameHint('a.md'), 'rename it to `a.md`: files whose names begin with `_` are partials'));
});
