import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { it } from 'node:test';
import { packageRoot } from '../../src/system/packageRoot.ts';
import { GUARDS } from './guardList.ts';

// The guards themselves are taken out on request alone, which takes minutes.
it('each guard stands in its file once, and has a test', () => {
  for (const { against, file, from, test } of GUARDS) {
    const text = readFileSync(join(packageRoot, 'src', file), 'utf8');
    assert.equal(text.split(from).length - 1, 1, `${file}: ${against}`);
    assert.ok(existsSync(join(packageRoot, 'test', test)), test);
    // These run the compiled program, from which no guard is taken.
    assert.doesNotMatch(test, /^(?:site|reader)\//, against);
  }
});
