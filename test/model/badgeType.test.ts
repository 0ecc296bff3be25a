import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { badgeTypeMeant, isBadgeType } from '../../src/model/badgeType.ts';

describe('badgeType', () => {
  it('knows the types of badges, and what Starlight calls them', () => {
    assert.equal(isBadgeType('tip'), true);
    assert.equal(isBadgeType('success'), false);
    assert.deepEqual(['danger', 'success', 'note', undefined].map(badgeTypeMeant), ['danger', 'tip', 'info', 'tip']);
  });
});
