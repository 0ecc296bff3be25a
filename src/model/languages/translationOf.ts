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
): Language | undefined => translations.find(({ prefix }) => route.startsWith(prefix));
