import assert from 'node:assert/strict';
import { it } from 'node:test';
import { inBackticks } from '../../../src/model/text/inBackticks.ts';

it('inBackticks parts words by commas', () => {
  assert.equal(inBackticks(['a', 'b c']), '`a`, `b c`');
  assert.equal(inBackticks(['a']), '`a`');
});
