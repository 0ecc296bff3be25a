import { decodeAddress } from '../model/addresses/decodeAddress.ts';
import { pathOf, writtenPath } from '../routes/urlParts.ts';

/** The path of a redirect's target as pages have it. */
export function targetPath(to: string): string {
  const path = pathOf(to);
  return ENCODED.test(path) ? decodeAddress(path) : path;
}

/** A path as it stands in the target of a redirect: encoded only where it has `#`, `?` or an escape as letters. */
export const asTarget = (path: string): string => (/[?#]|%[\da-f]{2}/i.test(path) ? writtenPath(path) : path);

const ENCODED = /%(?:23|25|3F)/;
