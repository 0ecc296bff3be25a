import { statSync } from 'node:fs';
import type { PictureCopies } from '../model/pictureCopies.ts';
import { contentHash } from '../system/contentHash.ts';
import { readBytes } from '../system/files.ts';
import { readStillSize } from './readPictureSize.ts';

/** Of WebP, on its scale of 0 to 100: in screenshots and photos no difference is seen. */
export const QUALITY = 82;

/** What phones and desktops show in a page, with one to three of their pixels in one of CSS. */
const WIDTHS = [480, 720, 1080, 1440];

/** A lighter picture is there at once as it is. */
const LEAST_BYTES = 30_000;

/** How much narrower than the picture a copy has to be, to be worth a file. */
const LEAST_STEP = 1.2;

/** The smaller copies of a picture's file; undefined for one that needs none. `encoder` names what makes them. */
export function pictureCopies(path: string, encoder: string): PictureCopies | undefined {
  const { size: bytes = 0 } = statSync(path, { throwIfNoEntry: false }) ?? {};
  const size = bytes < LEAST_BYTES ? undefined : readStillSize(path);
  if (size === undefined) return undefined;
  const widths = WIDTHS.filter((width) => width * LEAST_STEP < size.width);
  // As wide as it is, a copy is still the lighter one.
  const widest = Math.min(size.width, WIDTHS.at(-1) ?? 0);
  return {
    sum: contentHash(JSON.stringify([contentHash(readBytes(path) ?? ''), encoder, QUALITY])),
    widths: widths.includes(widest) ? widths : [...widths, widest],
  };
}
