import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { describe, it } from 'node:test';
import { shellWord } from '../../src/system/shellWord.ts';

describe('shellWord', () => {
  it('leaves a plain path as it is', () => {
    for (const path of ['docs', '../a/b_c.d', 'größe', 'हिन्दी']) assert.equal(shellWord(path, 'linux'), path);
    assert.equal(shellWord('C:\\a\\b', 'win32'), 'C:\\a\\b');
  });

  it('puts others in quotes, as the shell of the machine reads them', () => {
    assert.equal(shellWord('my docs', 'linux'), "'my docs'");
    assert.equal(shellWord('my docs', 'win32'), '"my docs"');
  });

  it('writes none that is read as a flag', () => assert.equal(shellWord('-docs', 'linux'), './-docs'));

  it('is one word to a shell', { skip: process.platform === 'win32' }, () => {
    for (const path of ["it's", '$HOME `x` "y"', 'a#b', '~', 'a\\b', '#', '*', 'a;b', '!a'])
      assert.equal(execFileSync('sh', ['-c', `printf %s ${shellWord(path, 'linux')}`], { encoding: 'utf8' }), path);
  });
});
