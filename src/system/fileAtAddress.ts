import { decodeAddress } from '../model/addresses/decodeAddress.ts';
import type { FoundFile } from './walkFiles.ts';

/**
 * The file of `site/public`, whose files are given, that an address without the base names; undefined for one that is
 * not there.
 */
export function fileAtAddress(address: string, publicFiles: readonly FoundFile[]): FoundFile | undefined {
  const path = decodeAddress(address.replace(/^\.?\/+|[?#].*$/g, '')).normalize('NFC');
  return publicFiles.find(({ relativePath }) => relativePath === path);
}
