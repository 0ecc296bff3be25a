import assert from 'node:assert/strict';
import { it } from 'node:test';
import { withoutSlashes } from '../../../src/model/addresses/withoutSlashes.ts';

it('leaves a path without the slashes at its ends', () => {
  assert.deepEqual(['/a/b/', '//a', 'a//', 'a', '/'].map(withoutSlashes), ['a/b', 'a', 'a', 'a', '']);
});
