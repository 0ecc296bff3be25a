import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { refusesStyles } from '../../src/hosting/refusesStyles.ts';

describe('refusesStyles', () => {
  it('is so unless the site has no policy, or allows them', () => {
    assert.equal(refusesStyles({}), true);
    assert.equal(refusesStyles({ 'script-src': ["'unsafe-inline'"], 'style-src': ['https://a.example'] }), true);
    for (const name of ['style-src', 'style-src-attr', 'style-src-elem'])
      assert.equal(refusesStyles({ [name]: ["'unsafe-inline'"] }), false, name);
    assert.equal(refusesStyles(false), false);
  });
});
