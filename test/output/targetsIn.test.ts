import assert from 'node:assert/strict';
import { existsSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { targetsIn } from '../../src/output/targetsIn.ts';
import { temporaryFolder } from '../temporaryFolder.ts';

describe('targetsIn', () => {
  it('makes the folders around a path, and not what stands there', () => {
    const folder = join(temporaryFolder(), 'a/b');
    const targetOf = targetsIn(folder);
    assert.equal(existsSync(folder), false);
    writeFileSync(targetOf('c/d.txt'), 'd');
    assert.equal(statSync(join(folder, 'c/d.txt')).size, 1);
    writeFileSync(targetOf('c/e.txt'), 'e');
    writeFileSync(targetOf('f.txt'), 'f');
    assert.deepEqual(readdirSync(folder).sort(), ['c', 'f.txt']);
  });

  it('makes each folder once', () => {
    const folder = temporaryFolder();
    const targetOf = targetsIn(folder);
    rmSync(join(targetOf('a/b.txt'), '..'), { recursive: true });
    targetOf('a/c.txt');
    assert.deepEqual(readdirSync(folder), []);
  });

  for (const path of ['../x', 'a/../../x', '..', 'a/..', '..\\x', 'a\\..\\x']) {
    it(`refuses \`${path}\`, which leads out of the folder, and makes nothing`, () => {
      const folder = join(temporaryFolder(), 'a');
      assert.throws(() => targetsIn(folder)(path), /leads out of the folder/);
      assert.equal(existsSync(folder), false);
    });
  }
});
