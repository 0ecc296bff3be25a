import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { runProgram } from '../../../src/system/processes/runProgram.ts';
import { withoutFreeFiles } from '../withoutFreeFiles.ts';

describe('runProgram', () => {
  it('yields what a program says for an input', async () => {
    const echo =
      'process.stdin.on("data", (text) => { process.stdout.write(text); process.stderr.write("!"); process.exitCode = 3; })';
    assert.deepEqual(await runProgram(process.execPath, ['-e', echo], 'ä\n'), { code: 3, stdout: 'ä\n', stderr: '!' });
  });

  it('survives a program that reads nothing', async () => {
    const run = await runProgram(process.execPath, ['-e', ''], 'x'.repeat(1_000_000));
    assert.equal(run?.code, 0);
  });

  it('is undefined for a program that is not there', async () =>
    assert.equal(await runProgram('docsgen-has-no-such-program', [], ''), undefined));

  it('O-16: is undefined where this process may open no more files', () => {
    const url = new URL('../../../src/system/processes/runProgram.ts', import.meta.url);
    assert.equal(withoutFreeFiles(url, ['runProgram'], "runProgram('cat', [], 'x')"), null);
  });
});
