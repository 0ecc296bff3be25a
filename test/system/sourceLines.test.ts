import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createLineReader } from '../../src/system/sourceLines.ts';
import { temporaryFolder, writeFiles } from '../temporaryFolder.ts';

describe('createLineReader', () => {
  const root = temporaryFolder({ 'a/b.md': 'one\r\ntwo\nthree\rfour' });

  it('reads lines of any ending', () =>
    assert.deepEqual(createLineReader(root)('a/b.md'), ['one', 'two', 'three', 'four']));

  it('has no text for what is not there', () => assert.deepEqual(createLineReader(root)('none'), ['']));

  it('reads each file once', () => {
    const linesOf = createLineReader(root);
    linesOf('a/b.md');
    writeFiles(root, { 'a/b.md': 'other' });
    assert.equal(linesOf('a/b.md')[0], 'one');
  });
});
