import assert from 'node:assert/strict';
import { it } from 'node:test';
import { prefixOfFolder } from '../../src/routes/prefixOfFolder.ts';

it('prefixOfFolder ends with one slash', () => {
  for (const folder of ['/a', '/a/', '/a//']) assert.equal(prefixOfFolder(folder), '/a/');
  assert.equal(prefixOfFolder('/'), '/');
});
