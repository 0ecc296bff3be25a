import assert from 'node:assert/strict';
import { it } from 'node:test';
import { isConstantName } from '../../src/config/constantName.ts';

it('isConstantName takes what an expression reads as a name', () => {
  for (const name of ['LIMIT', 'apiUrl', '_a1', '$x', 'Größe']) assert.equal(isConstantName(name), true, name);
  for (const name of ['my-limit', 'a.b', '2X', 'a b', '']) assert.equal(isConstantName(name), false, name);
});
