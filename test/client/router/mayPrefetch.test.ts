import assert from 'node:assert/strict';
import { it } from 'node:test';
import { mayPrefetch } from '../../../src/client/router/mayPrefetch.ts';

it('mayPrefetch says no to readers who save data or are on 2g, and yes where the browser does not tell', () => {
  assert.equal(mayPrefetch(undefined), true);
  assert.equal(mayPrefetch({}), true);
  assert.equal(mayPrefetch({ saveData: false, effectiveType: '4g' }), true);
  assert.equal(mayPrefetch({ effectiveType: '3g' }), true);
  assert.equal(mayPrefetch({ saveData: true, effectiveType: '4g' }), false);
  assert.equal(mayPrefetch({ effectiveType: '2g' }), false);
  assert.equal(mayPrefetch({ effectiveType: 'slow-2g' }), false);
});
