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

it('a text of several lines stands on one, and a long one is cut', () => {
  assert.equal(describeValue('admins\n'), 'the string `admins\\n`');
  assert.equal(describeValue('a\r\nb'), 'the string `a\\r\\nb`');
  assert.equal(describeValue('é'.repeat(100)), `the string \`${'é'.repeat(100)}\``);
  assert.equal(describeValue(`${'é'.repeat(99)}😀 and more`), `the string \`${'é'.repeat(99)}…\``);
});
