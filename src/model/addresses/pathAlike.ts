import { posix } from 'node:path';

/**
 * The path of a file (relative to the content folder) as a file names its own: from the content folder where `url`
 * begins with `/`, else relative.
 */
export function pathAlike(url: string, path: string, fromFile: string): string {
  if (url.startsWith('/')) return `/${path}`;
  const relative = posix.relative(posix.dirname(fromFile), path);
  return url.startsWith('./') && !relative.startsWith('.') ? `./${relative}` : relative;
}
