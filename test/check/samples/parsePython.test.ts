import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { describe, it } from 'node:test';
import { parsePython } from '../../../src/check/samples/parsePython.ts';

describe('parsePython', () => {
  it('tells where each of several is wrong, or that there is no Python', async () => {
    const faults = await parsePython([
      'def handler(pd):\n    return 1',
      'return await f(...)',
      '    a = 1\n    b = 2',
      '>>> print(1)\n1',
      'def handler(pd)\n    return 1',
      'print "x"',
      'import os; os._exit(3)',
    ]);
    if (faults === undefined) assert.notEqual(spawnSync('python3', ['--version']).status, 0);
    else {
      assert.deepEqual(
        faults.map((fault) => fault?.line),
        [undefined, undefined, undefined, undefined, 1, 1, undefined],
      );
      assert.ok((faults[4]?.column ?? 0) > 10);
    }
  });
});
