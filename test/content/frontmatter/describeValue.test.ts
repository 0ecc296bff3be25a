import assert from 'node:assert/strict';
import { it } from 'node:test';
import { describeValue } from '../../../src/content/frontmatter/describeValue.ts';

it('a value of YAML is told of in words', () => {
  const values = [null, ' ', [], {}, 1, true, 'a'];
  assert.deepEqual(values.map(describeValue), [
    'empty',
    'empty',
    'a list',
    'a map',
    'the number `1`',
    'the boolean `true`',
    'the string `a`',
  ]);
});
