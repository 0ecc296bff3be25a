import { closeSync, openSync, readSync } from 'node:fs';
import { imageSize } from 'image-size';
import type { PictureSize } from '../model/page.ts';

/** Where a picture says how large it is: before its pixels, but behind what cameras and editors put before them. */
const HEAD_BYTES = 512 * 1024;

/** Turned by a quarter, as cameras note: browsers turn it back. */
const QUARTER_TURNS = 5;

/** Size of a picture in CSS pixels; undefined for a file that does not tell, and for a drawing without a size. */
export function readPictureSize(path: string): PictureSize | undefined {
  const { size, isOwn = false } = read(path);
  return isOwn ? size : undefined;
}

/**
 * Width of a picture as a share of its height, also of a drawing that takes the room there is; undefined for a file
 * that does not tell.
 */
export function readPictureShape(path: string): number | undefined {
  const { size } = read(path);
  return size && size.width / size.height;
}

/** A photo or screenshot. */
interface Still extends PictureSize {
  /** Whether every pixel is as it was made, which takes more bytes. */
  readonly isExact: boolean;
}

/** What is known of a photo or screenshot; undefined for drawings, for what moves, and for kinds that are light. */
export function readStill(path: string): Still | undefined {
  const { size, stillType } = read(path);
  return size && stillType !== undefined ? { ...size, isExact: stillType === 'png' } : undefined;
}

/** What is known of a picture: whether the size is its own, and the type of a photo or screenshot. */
interface Picture {
  readonly size?: PictureSize;
  readonly isOwn?: boolean;
  readonly stillType?: string;
}

function read(path: string): Picture {
  try {
    const head = readHead(path);
    const { width, height, type = '', orientation = 1 } = imageSize(head);
    if (!(width > 0 && height > 0)) return {};
    const size = orientation < QUARTER_TURNS ? { width, height } : { width: height, height: width };
    return {
      size,
      isOwn: type !== 'svg' || hasOwnSize(head),
      ...(['png', 'jpg', 'webp'].includes(type) && !isAnimated(head, type) ? { stillType: type } : {}),
    };
  } catch {
    return {};
  }
}

function readHead(path: string): Uint8Array {
  const file = openSync(path, 'r');
  try {
    const bytes = new Uint8Array(HEAD_BYTES);
    return bytes.subarray(0, readSync(file, bytes, 0, HEAD_BYTES, 0));
  } finally {
    closeSync(file);
  }
}

/** Whether a picture has frames: a chunk of PNG before its pixels says so, and a flag of WebP. */
function isAnimated(head: Uint8Array, type: string): boolean {
  const bytes = Buffer.from(head.buffer, head.byteOffset, head.byteLength);
  if (type === 'webp') return bytes.toString('latin1', 12, 16) === 'VP8X' && ((bytes[20] ?? 0) & 2) !== 0;
  return type === 'png' && bytes.subarray(0, bytes.indexOf('IDAT')).includes('acTL');
}

function hasOwnSize(head: Uint8Array): boolean {
  const [root = ''] = /<svg\b[^>]*>/.exec(new TextDecoder().decode(head)) ?? [];
  return ['width', 'height'].every((name) =>
    new RegExp(`\\s${name}\\s*=\\s*["']?\\d[\\d.]*(?:px|pt|pc|in|cm|mm|em)?["'\\s>]`).test(root),
  );
}
