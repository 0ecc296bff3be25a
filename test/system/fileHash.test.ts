import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { truncateSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { contentHash } from '../../src/system/contentHash.ts';
import { fileHash, PIECE_BYTES } from '../../src/system/fileHash.ts';
import { readBytes } from '../../src/system/files.ts';
import { leavesNothingOpen } from '../leavesNothingOpen.ts';
import { temporaryFolder } from '../temporaryFolder.ts';

describe('fileHash', () => {
  it('names a content as `contentHash` does and counts its bytes, however many pieces it has', () => {
    for (const size of [0, 1, PIECE_BYTES, PIECE_BYTES + 1, 2 * PIECE_BYTES, 3 * PIECE_BYTES + 7]) {
      const content = Buffer.alloc(size, 'grüße');
      const folder = temporaryFolder({ 'film.mp4': content });
      assert.deepEqual(fileHash(join(folder, 'film.mp4')), { hash: contentHash(content), sizeBytes: size });
    }
  });

  it('never holds a large file in memory', () => {
    const film = join(temporaryFolder({ 'film.mp4': '' }), 'film.mp4');
    const size = 64 * PIECE_BYTES;
    truncateSync(film, size);
    const before = process.memoryUsage().external;
    fileHash(film);
    assert.ok(process.memoryUsage().external - before < size / 2);
  });

  it('is the hash of nothing where there is no file, and names a file that cannot be read', () => {
    const folder = temporaryFolder();
    assert.deepEqual(fileHash(join(folder, 'none.png')), { hash: contentHash(''), sizeBytes: -1 });
    assert.throws(() => fileHash(folder), new Error(`Cannot read \`${folder}\`.`));
  });

  it('closes what it has read, and what it could not read', () => {
    const folder = temporaryFolder({ 'film.mp4': 'film' });
    leavesNothingOpen(() => fileHash(join(folder, 'film.mp4')));
    leavesNothingOpen(() => assert.throws(() => fileHash(folder)));
  });

  it('refuses a pipe, which would be read for ever', { skip: process.platform === 'win32' }, () => {
    const path = join(temporaryFolder(), 'pipe');
    execFileSync('mkfifo', [path]);
    for (const read of [fileHash, readBytes])
      assert.throws(
        () => read(path),
        (error: Error) => /is a pipe or a socket/.test(String((error.cause as Error).message)),
      );
  });
});
