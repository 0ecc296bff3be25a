import assert from 'node:assert/strict';
import { it } from 'node:test';
import { titleTextOf } from '../../../src/model/text/titleTextOf.ts';

it('titleTextOf keeps what stands in backquotes, and those that are no pair', () => {
  assert.equal(titleTextOf('The `pd` command, ``a`b``'), 'The pd command, a`b');
  for (const plain of ['Plain', 'a ` b', '']) assert.equal(titleTextOf(plain), plain);
});
