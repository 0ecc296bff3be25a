import assert from 'node:assert/strict';
import { it } from 'node:test';
import { fragmentTarget } from '../../src/client/fragmentTarget.ts';
import { openBrowser } from './browser.ts';

it('fragmentTarget finds the id as it stands, else decoded, and nothing for an empty fragment', () => {
  openBrowser('<p id="café"></p><p id="a%20b"></p><p id="a b"></p><p id=""></p>');
  assert.equal(fragmentTarget('#caf%C3%A9')?.id, 'café');
  assert.equal(fragmentTarget('#a%20b')?.id, 'a%20b');
  assert.equal(fragmentTarget(''), null);
  assert.equal(fragmentTarget('#%'), null);
});

it('fragmentTarget finds a place marked by name, after any id', () => {
  openBrowser('<a name="old"></a><a name="both"></a><p id="both"></p><a name=""></a>');
  assert.equal(fragmentTarget('#old')?.getAttribute('name'), 'old');
  assert.equal(fragmentTarget('#both')?.tagName, 'P');
  assert.equal(fragmentTarget('#'), null);
});
