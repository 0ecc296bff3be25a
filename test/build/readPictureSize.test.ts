import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { readPictureShape, readPictureSize } from '../../src/build/readPictureSize.ts';
import { leavesNothingOpen } from '../leavesNothingOpen.ts';
import { temporaryFolder } from '../temporaryFolder.ts';

const folder = temporaryFolder({});

/** The size that is read from a file of these bytes. */
function sizeIn(name: string, bytes: string | Uint8Array) {
  const path = join(folder, name);
  writeFileSync(path, bytes);
  return readPictureSize(path);
}

/** The beginning of a PNG. */
const png = (width: number, height: number) => {
  const head = Buffer.alloc(33);
  Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex').copy(head);
  head.writeUInt32BE(width, 16);
  head.writeUInt32BE(height, 20);
  return head;
};

/** A JPEG of 40 by 30 whose camera notes how it was held. */
const jpeg = (orientation: number) => {
  const exif = Buffer.from('4578696600004d4d002a0000000800010112000300000001000000000000', 'hex');
  exif.writeUInt16BE(orientation, 24);
  const marker = Buffer.from([0xff, 0xe1, 0, exif.length + 2]);
  const frame = Buffer.from('ffc0000b08001e002801011100', 'hex');
  return Buffer.concat([Buffer.from([0xff, 0xd8]), marker, exif, frame, Buffer.alloc(16)]);
};

it('the shape of a picture is known also of a drawing that takes the room there is', () => {
  const shapeIn = (name: string, bytes: string | Uint8Array) => {
    sizeIn(name, bytes);
    return readPictureShape(join(folder, name));
  };
  assert.equal(shapeIn('wide.svg', '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 24"/>'), 5);
  assert.equal(shapeIn('wide.png', png(800, 200)), 4);
  assert.equal(shapeIn('none.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>'), undefined);
  assert.equal(readPictureShape(join(folder, 'missing.svg')), undefined);
});

describe('readPictureSize', () => {
  it('reads the size of a picture from its beginning', () => {
    assert.deepEqual(sizeIn('a.png', png(800, 600)), { width: 800, height: 600 });
  });

  it('is the size as browsers show it, where a camera was turned', () => {
    assert.deepEqual(sizeIn('straight.jpg', jpeg(1)), { width: 40, height: 30 });
    assert.deepEqual(sizeIn('turned.jpg', jpeg(6)), { width: 30, height: 40 });
  });

  it('is that of a drawing only where it says one itself: others take the room there is', () => {
    const svg = (attributes: string) =>
      `<?xml version="1.0"?>\n<svg xmlns="http://www.w3.org/2000/svg" ${attributes}/>`;
    assert.deepEqual(sizeIn('sized.svg', svg('width="24" height="12px"')), { width: 24, height: 12 });
    // As Graphviz draws.
    assert.deepEqual(sizeIn('points.svg', svg('width="96pt" height="48pt"')), { width: 128, height: 64 });
    // As sets of icons have them: a letter is 16 px high in a picture.
    assert.deepEqual(sizeIn('icon.svg', svg('width="1.5em" height="1em" viewBox="0 0 24 16"')), {
      width: 24,
      height: 16,
    });
    for (const attributes of ['viewBox="0 0 24 12"', 'width="24" viewBox="0 0 24 12"', 'width="100%" height="100%"'])
      assert.equal(sizeIn('free.svg', svg(attributes)), undefined, attributes);
  });

  it('closes what it has read, and what it could not read', () => {
    for (const [name, bytes] of Object.entries({ 'b.png': png(1, 2), 'text.png': 'Words.' })) {
      writeFileSync(join(folder, name), bytes);
      leavesNothingOpen(() => readPictureSize(join(folder, name)), name);
    }
    leavesNothingOpen(() => readPictureSize(folder));
  });

  it('is undefined for what is no picture, is cut off, or is not there', () => {
    assert.equal(sizeIn('text.png', 'Words.'), undefined);
    assert.equal(sizeIn('cut.png', png(1, 1).subarray(0, 12)), undefined);
    assert.equal(sizeIn('empty.png', ''), undefined);
    assert.equal(readPictureSize(join(folder, 'none.png')), undefined);
  });
});
