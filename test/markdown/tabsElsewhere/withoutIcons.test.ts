import assert from 'node:assert/strict';
import { it } from 'node:test';
import { withoutIcons } from '../../../src/markdown/tabsElsewhere/withoutIcons.ts';

it('withoutIcons leaves the words beside icons, and other signs', () => {
  for (const [name, words] of [
    [':material-apple: macOS', 'macOS'],
    ['macOS :fontawesome-brands-apple:{ .a }', 'macOS'],
    ['One :octicons-file-16: two', 'One two'],
    [':material-apple:', ''],
    [':tada: a:b', ':tada: a:b'],
  ] as const)
    assert.equal(withoutIcons(name), words);
});
