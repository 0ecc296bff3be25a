import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { packageRoot, packageVersion } from '../../src/system/packageRoot.ts';

describe('packageRoot', () => {
  it('is the folder of this package, and knows its version', () => {
    assert.ok(existsSync(join(packageRoot, 'src/system/packageRoot.ts')));
    assert.match(packageVersion, /^\d+\.\d+\.\d+/);
  });
});
