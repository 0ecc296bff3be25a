import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { packageRoot } from '../../src/system/packageRoot.ts';
import { GUARDS } from './guardList.ts';

// Whether the tests fail without them is tried on request: `node bin/test.mjs guards`.
describe('the list of guards', () => {
  for (const { against, file, from, to, test } of GUARDS) {
    it(`names a text that stands in the source once, and a test: ${against}`, () => {
      const text = readFileSync(join(packageRoot, 'src', file), 'utf8');
      assert.equal(text.split(from).length - 1, 1, `${file}: ${from}`);
      assert.notEqual(to, from);
      assert.ok(existsSync(join(packageRoot, 'test', test)), test);
    });
  }
});
