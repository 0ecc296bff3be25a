import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { copyWidths, pictureCopies } from '../../src/build/pictureCopies.ts';
import { temporaryFolder } from '../temporaryFolder.ts';

const folder = temporaryFolder();

/** A PNG as far as its size, with this many bytes; `chunk` is what comes behind its head. */
function png(
  name: string,
  { width, bytes = 40_000, chunk = 'IDAT' }: { width: number; bytes?: number; chunk?: string },
) {
  const file = Buffer.alloc(bytes);
  Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex').copy(file);
  file.writeUInt32BE(width, 16);
  file.writeUInt32BE(600, 20);
  file.write(chunk, 37, 'latin1');
  file.write('IDAT', 60, 'latin1');
  const path = join(folder, name);
  writeFileSync(path, file);
  return path;
}

describe('the copies of a picture', () => {
  it('are as wide as screens need them, and none is wider than the picture, or nearly as wide', () => {
    assert.deepEqual(copyWidths(png('large.png', { width: 2880 })), [480, 720, 1080, 1440]);
    assert.deepEqual(copyWidths(png('middle.png', { width: 1200 })), [480, 720, 1200]);
    assert.deepEqual(copyWidths(png('exact.png', { width: 1440 })), [480, 720, 1080, 1440]);
    assert.deepEqual(copyWidths(png('small.png', { width: 300 })), [300]);
  });

  it('are not made of what is light, drawn, or moves', () => {
    assert.equal(copyWidths(png('light.png', { width: 2880, bytes: 29_999 })), undefined);
    assert.equal(copyWidths(png('moving.png', { width: 2880, chunk: 'acTL' })), undefined);
    // Among the pixels those letters mean nothing.
    const still = png('still.png', { width: 900 });
    writeFileSync(still, readFileSync(still).fill('acTL', 100, 104, 'latin1'));
    assert.deepEqual(copyWidths(still), [480, 720, 900]);
    const drawing = join(folder, 'drawing.svg');
    writeFileSync(
      drawing,
      `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="9">${' '.repeat(40_000)}</svg>`,
    );
    assert.equal(copyWidths(drawing), undefined);
    const webp = Buffer.alloc(40_000);
    webp.write('RIFF', 0, 'latin1');
    webp.write('WEBPVP8X', 8, 'latin1');
    webp.writeUIntLE(899, 24, 3);
    webp.writeUIntLE(599, 27, 3);
    const path = join(folder, 'a.webp');
    writeFileSync(path, webp);
    // As light as it is, only narrower ones are lighter.
    assert.deepEqual(copyWidths(path), [480, 720]);
    webp[20] = 2;
    writeFileSync(path, webp);
    assert.equal(copyWidths(path), undefined);
    assert.equal(copyWidths(join(folder, 'none.png')), undefined);
  });

  it('have other names when the picture, or what makes them, is another', () => {
    const path = png('named.png', { width: 1200 });
    const named = pictureCopies(path, 'sharp 1');
    assert.deepEqual(pictureCopies(path, 'sharp 1'), named);
    assert.notEqual(pictureCopies(path, 'sharp 2')?.sum, named?.sum);
    png('named.png', { width: 1200, bytes: 40_001 });
    assert.notEqual(pictureCopies(path, 'sharp 1')?.sum, named?.sum);
  });
});
