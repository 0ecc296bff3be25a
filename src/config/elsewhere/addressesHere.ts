import { isBase, isSiteUrl, normalBase } from '../siteBase.ts';

/** The address at which a file had its page: `guide/a.md` → `/guide/a/`; an index is that of its folder. */
export function fileAddress(file: string, ending = '/'): string {
  const [, path = '', name = '', rest = ''] = /^[./]*((?:[^#]*\/)?)([^#/]*?)(?:\.mdx?)?(#.*)?$/i.exec(file) ?? [];
  return `/${path}${/^(?:index|readme|)$/i.test(name) ? '' : name + ending}${rest}`;
}

/** The address of a site from that of its host and the path below it; undefined for what is none. */
export const siteUrlAt = (origin: string | undefined, base = '/'): string | undefined =>
  origin !== undefined && isSiteUrl(origin) && isBase(base) ? origin.replace(/\/+$/, '') + normalBase(base) : undefined;

/**
 * The address of a site whose settings may name its host alone, with its base; one that has a path has it already.
 * Undefined for what is none.
 */
export function siteUrlWith(url: string | undefined, base: string | undefined): string | undefined {
  if (url === undefined || !isSiteUrl(url)) return undefined;
  return base !== undefined && base !== '/' && new URL(url).pathname === '/' ? (siteUrlAt(url, base) ?? url) : url;
}

/** The address of an image that is published as it is; one of another site stays. `img/a.png` → `/img/a.png` */
export const imageAddress = (path: string): string => path.replace(/^\/?(?![a-z]+:)/, '/');

/** The name of a folder without what may stand around it in settings: `./docs/` → `docs` */
export const folderNamed = (path: string): string => path.replaceAll(/^[./]+|\/+$/g, '');

/** A path on a site, with the slash before it that some settings leave out. */
export const sitePath = (path: string): string => path.replace(/^\/?/, '/');
