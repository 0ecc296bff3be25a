import { oncePer } from '../lazy.ts';

/** A language of the site besides its first: what its routes begin with, `/de/`. */
export interface Translation {
  readonly prefix: string;
}

/**
 * The language that a route stands in; undefined in the site's first. The path of a content file is asked for with a
 * slash before it: `/de/guides/index.md`.
 */
export const translationOf = <Language extends Translation>(
  route: string,
  translations: readonly Language[],
): Language | undefined =>
  translations.length === 0
    ? undefined
    : (byPrefix(translations).get(route.slice(0, route.indexOf('/', 1) + 1)) as Language | undefined);

/** Every page asks for its language again and again, and a site may have hundreds. */
const byPrefix = oncePer(
  (translations: readonly Translation[]): ReadonlyMap<string, Translation> =>
    new Map(translations.map((language) => [language.prefix, language])),
);
