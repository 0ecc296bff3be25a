import assert from 'node:assert/strict';
import { mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { createLineReader } from '../../src/system/sourceLines.ts';
import { temporaryFolder, writeFiles } from '../temporaryFolder.ts';

describe('createLineReader', () => {
  const root = temporaryFolder({ 'a/b.md': 'one\r\ntwo\nthree\rfour' });

  it('reads lines of any ending', () =>
    assert.deepEqual(createLineReader(root)('a/b.md'), ['one', 'two', 'three', 'four']));

  it('reads them without a byte order mark, which no column counts', () => {
    writeFiles(root, { 'mark.md': '\ufeffone\n\ufefftwo' });
    assert.deepEqual(createLineReader(root)('mark.md'), ['one', '\ufefftwo']);
  });

  it('has no text for what is not there', () => assert.deepEqual(createLineReader(root)('none'), ['']));

  it('has no text for what cannot be read', () => {
    mkdirSync(join(root, 'folder.md'));
    symlinkSync('loop.md', join(root, 'loop.md'));
    for (const file of ['folder.md', 'loop.md']) assert.deepEqual(createLineReader(root)(file), [''], file);
  });

  it('has no text for what is none, as an image', () => {
    writeFiles(root, {
      'x.png': Buffer.from('\x89PNG\r\n\x1a\n\0\0\0\rIHDR', 'latin1'),
      'nul.md': 'a\0b',
      'old.md': Buffer.from('gr\xfcn', 'latin1'),
    });
    assert.deepEqual(createLineReader(root)('x.png'), ['']);
    // These are Markdown files, and what is wrong with them is shown.
    assert.deepEqual(createLineReader(root)('nul.md'), ['a\0b']);
    assert.deepEqual(createLineReader(root)('old.md'), ['gr\ufffdn']);
  });

  it('reads what links lead to within the folder, and nothing beyond', () => {
    const outside = temporaryFolder({ 'secret.md': 'secret' });
    symlinkSync(join(outside, 'secret.md'), join(root, 'out.md'));
    symlinkSync('a/b.md', join(root, 'in.md'));
    assert.deepEqual(createLineReader(root)('out.md'), ['']);
    assert.equal(createLineReader(root)('in.md')[0], 'one');
  });

  it('reads each file once', () => {
    const linesOf = createLineReader(root);
    linesOf('a/b.md');
    writeFiles(root, { 'a/b.md': 'other' });
    assert.equal(linesOf('a/b.md')[0], 'one');
  });
});
