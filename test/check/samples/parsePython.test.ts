import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { chmodSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { parsePython } from '../../../src/check/samples/parsePython.ts';
import { temporaryFolder } from '../../temporaryFolder.ts';

/** As on Windows, where what comes in is not read as UTF-8. */
const NOT_UTF8 = '#!/bin/sh\nLC_ALL=POSIX PYTHONCOERCECLOCALE=0 exec python3 -X utf8=0 "$@"\n';
const hasPython = spawnSync('python3', ['--version']).status === 0;

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
      '# As it prints:\n>>> print(1)\n1 (',
      '%pip install a\nif b:\n    !ls -l *.txt\n%%time',
      '%pip install a\nb = (c\n',
      '!ls (\n%d',
      '% a',
    ]);
    if (faults === undefined) assert.equal(hasPython, false);
    else {
      assert.deepEqual(
        faults.map((fault) => fault?.line),
        [undefined, undefined, undefined, undefined, 1, 1, undefined, undefined, undefined, 2, undefined, 1],
      );
      assert.ok((faults[4]?.column ?? 0) > 10);
    }
  });

  it('reads letters of all languages, also where the system reads texts otherwise', async (context) => {
    if (!hasPython || process.platform === 'win32') return context.skip('the program is a shell script around Python');
    const program = join(temporaryFolder({ python3: NOT_UTF8 }), 'python3');
    chmodSync(program, 0o755);
    const faults = await parsePython(['a = "日本é"', 'b = "é" ('], [program]);
    assert.deepEqual([faults?.[0], faults?.[1]?.line, faults?.[1]?.column], [undefined, 1, 9]);
  });

  it('counts columns as editors do, also of lines that are all indented', async (context) => {
    if (!hasPython) return context.skip('there is no Python');
    const faults = await parsePython(['a = 1 +* 3', 'a = "😀" +* 3', '    a = 1\n    b = 1 +* 3']);
    assert.deepEqual(
      faults?.map((fault) => [fault?.line, fault?.column]),
      [
        [1, 8],
        [1, 11],
        [2, 12],
      ],
    );
  });

  it('asks for Python by the name that it has on Windows, too', async (context) => {
    if (!hasPython) return context.skip('there is no Python');
    assert.deepEqual(await parsePython(['a = 1'], ['docsgen-has-no-such-program', 'python3']), [undefined]);
    assert.deepEqual(await parsePython(['a = 1'], ['python3', 'docsgen-has-no-such-program']), [undefined]);
    assert.equal(await parsePython(['a = 1'], ['docsgen-has-no-such-program', process.execPath]), undefined);
  });

  it("runs no module that has the name of one of Python's own", async (context) => {
    if (!hasPython) return context.skip('there is no Python');
    const folder = temporaryFolder({ 'ast.py': 'raise SystemExit(1)' });
    const { PYTHONPATH = '' } = process.env;
    process.env['PYTHONPATH'] = folder;
    try {
      assert.deepEqual(await parsePython(['a = 1'], ['python3']), [undefined]);
    } finally {
      if (PYTHONPATH === '') delete process.env['PYTHONPATH'];
      else process.env['PYTHONPATH'] = PYTHONPATH;
    }
  });
});
