import { decodeAddress } from '../model/decodeAddress.ts';

/** The path of a target, decoded. With a `#` or `?` in a name it is kept as it is written, as it would end there: `/c%23/`. */
export const decodedPath = (path: string): string =>
  /%(?:23|3f)/i.test(path) ? decodeAddress(path).normalize('NFC') : path;
