import { canParseUrl } from '../model/addresses/canParseUrl.ts';
import { namesNoSite } from '../model/addresses/namesNoSite.ts';
import { unlessThrown } from '../model/values/unlessThrown.ts';

/** What a base looks like, for messages. */
export const EXPECTED_BASE = 'a path under the origin, such as `/docs/`';

/**
 * Whether a text can be the site's base: a path, with or without its slashes. A full URL is none, nor is what a shell
 * on Windows makes of `/docs/`: `C:/Program Files/Git/docs/`.
 */
export const isBase = (text: string): boolean =>
  !/[\s:?#%\\\p{Cc}]/u.test(text) && !text.split('/').some((step) => step === '.' || step === '..');

/** What a site's public URL looks like, for messages. */
export const EXPECTED_SITE_URL =
  'a web address without query, fragment or password, such as `https://example.com/docs`';

/** Whether a text can be the site's public URL: pages stand in it with their paths behind it, for everybody to read. */
export function isSiteUrl(text: string): boolean {
  // `URL` also reads addresses without slashes or with blanks: behind other software they lead elsewhere.
  if (namesNoSite(text) || !canParseUrl(text) || !/^https?:\/\/[^\s\\?#]+$/i.test(text)) return false;
  const { username, password } = new URL(text);
  return username + password === '';
}

/** `docs`, `/docs` and `/docs/` all mean `/docs/`. */
export const normalBase = (base: string): string => `/${base.split('/').filter(Boolean).join('/')}/`.replace('//', '/');

/** The base in what the module of a configuration exports; undefined where there is none that can be one. */
export function writtenBase({ config }: Readonly<Record<string, unknown>>): string | undefined {
  // A getter may throw: that is told of where all options are read.
  const base = unlessThrown(() =>
    typeof config === 'object' && config !== null && 'base' in config ? config.base : undefined,
  );
  return typeof base === 'string' && isBase(base) ? base : undefined;
}
