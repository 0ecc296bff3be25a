import assert from 'node:assert/strict';
import { it } from 'node:test';
import { withImports } from '../../../src/system/bundler/withImports.ts';

it('a file comes with all that it leads to, each once, also in circles', () => {
  const imports = new Map([
    ['a', ['b', 'c']],
    ['b', ['c', 'a']],
    ['c', ['d']],
    ['e', ['a']],
  ]);
  assert.deepEqual(withImports('a', imports), ['a', 'b', 'c', 'd']);
  assert.deepEqual(withImports('d', imports), ['d']);
});
