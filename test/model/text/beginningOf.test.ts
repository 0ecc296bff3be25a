import assert from 'node:assert/strict';
import { it } from 'node:test';
import { beginningOf } from '../../../src/model/text/beginningOf.ts';

it('shows 60 characters of the first line, and says where there is more', () => {
  for (const [text, shown] of [
    ['', ''],
    ['a b', 'a b'],
    ['a \nb', 'a…'],
    ['🚀'.repeat(60), '🚀'.repeat(60)],
    ['🚀'.repeat(61), `${'🚀'.repeat(60)}…`],
  ] as const)
    assert.equal(beginningOf(text), shown);
});
