import type { PageLink } from '../../model/page.ts';
import { resolveUrl, type UrlWorld } from '../resolveUrl.ts';

/**
 * The URL of a file that a link names as the file system does: with a `#` in it, as `c#.md`, or with its steps divided
 * as on Windows. Undefined for any other.
 */
export const urlOfFileName = (
  { url, fromFile }: PageLink,
  kind: 'page' | 'asset',
  world: UrlWorld,
): string | undefined =>
  [url.replace('#', '%23'), url.replaceAll(/\\|%5C/gi, '/')].find(
    (named) => named !== url && resolveUrl(named, fromFile, world).kind === kind,
  );
