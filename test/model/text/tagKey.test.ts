import assert from 'node:assert/strict';
import { it } from 'node:test';
import { tagKey } from '../../../src/model/text/tagKey.ts';

it('is the same for all spellings of a tag', () => {
  for (const tag of ['Log in', 'log-in', ' LOG  IN ']) assert.equal(tagKey(tag), 'log-in');
  assert.notEqual(tagKey('C'), tagKey('C++'));
  assert.equal(tagKey('e\u0301te\u0301'), tagKey('\u00c9t\u00e9'));
});
