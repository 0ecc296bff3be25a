import { statSync } from 'node:fs';
import type { PictureCopies } from '../model/pictureCopy.ts';
import { contentHash } from '../system/contentHash.ts';
import { readBytes } from '../system/files.ts';
import { readStill } from './readPictureSize.ts';

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
  const widths = copyWidths(path);
  if (widths === undefined) return undefined;
  const sum = contentHash(JSON.stringify([contentHash(readBytes(path) ?? ''), encoder, QUALITY]));
  return { sum, widths };
}

/** How wide the copies of a picture's file are; undefined for one that needs none. */
export function copyWidths(path: string): readonly number[] | undefined {
  const { size: bytes = 0 } = statSync(path, { throwIfNoEntry: false }) ?? {};
  const still = bytes < LEAST_BYTES ? undefined : readStill(path);
  if (still === undefined) return undefined;
  const narrower = WIDTHS.filter((width) => width * LEAST_STEP < still.width);
  const widest = Math.min(still.width, WIDTHS.at(-1) ?? 0);
  // A copy that is as wide is lighter only where the picture is exact.
  const widths = narrower.includes(widest) || !still.isExact ? narrower : [...narrower, widest];
  return widths.length === 0 ? undefined : widths;
}
