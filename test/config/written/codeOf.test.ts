import assert from 'node:assert/strict';
import { it } from 'node:test';
import { codeOf, keyCode } from '../../../src/config/written/codeOf.ts';

it('writes values as people write them', () => {
  const value = { text: "What's new", 'pt-BR': ['a "b"', 3, true, null], none: undefined, inner: {}, path: 'a\\b' };
  assert.equal(codeOf(value), `{ text: "What's new", 'pt-BR': ['a "b"', 3, true, null], inner: {}, path: 'a\\\\b' }`);
  assert.deepEqual(['de', 'zh_CN', 'pt-BR', '404'].map(keyCode), ['de', 'zh_CN', "'pt-BR'", "'404'"]);
});
