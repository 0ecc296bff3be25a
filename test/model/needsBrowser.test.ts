import assert from 'node:assert/strict';
import { it } from 'node:test';
import { needsBrowser } from '../../src/model/needsBrowser.ts';

it('knows the errors of code that needs a browser by their messages', () => {
  assert.equal(needsBrowser('window is not defined'), true);
  assert.equal(needsBrowser('windows is not defined'), false);
  assert.equal(needsBrowser('the window is not defined'), false);
});
