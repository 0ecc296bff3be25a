import type { PageDefaults } from '../config/siteApi.ts';
import { type Translation, translationOf } from '../model/languages/translationOf.ts';
import type { Frontmatter } from '../model/page.ts';
import { type SourceFile, sourceLike } from '../model/sourceFile.ts';
import { withoutUndefined } from '../model/values/withoutUndefined.ts';
import { isAtOrBelow } from './isAtOrBelow.ts';

export interface SiteDefaults {
  readonly defaults?: readonly PageDefaults[];
  readonly translations?: readonly Translation[];
}

interface HeldDefaults {
  readonly values: Frontmatter;
  /** Its place among all entries, from 0. */
  readonly index: number;
}

/** What holds for a page at a route, that with the longest match last. */
export function defaultsAt(route: string, { defaults = [], translations = [] }: SiteDefaults): readonly HeldDefaults[] {
  if (defaults.length === 0) return [];
  const { prefix } = translationOf(route, translations) ?? { prefix: '/' };
  const matches = defaults.flatMap(({ routes, ...values }, index) => {
    const lengths = routes.filter((from) => isBelow(route, from, prefix)).map((from) => from.length);
    return lengths.length === 0 ? [] : [{ values: withoutUndefined(values), index, length: Math.max(...lengths) }];
  });
  return matches.sort((a, b) => a.length - b.length);
}

/** A source with values under those that are written in it, in place of any that it had under them. */
export function laidUnder(source: SourceFile, held: readonly HeldDefaults[]): SourceFile {
  const { ownFrontmatter = source.frontmatter } = source;
  const layers = held.map(({ values }) => values);
  return layers.length === 0 && source.ownFrontmatter === undefined
    ? source
    : sourceLike(source, { frontmatter: [...layers, ownFrontmatter].reduce(laidOver), ownFrontmatter });
}

const laidOver = (below: Frontmatter, above: Frontmatter): Frontmatter => ({
  ...below,
  ...above,
  ...(below.params === undefined ? {} : { params: { ...below.params, ...above.params } }),
});

/** Whether an entry for `from` is for a page: what a site says of `/blog/` holds for `/de/blog/`, too. */
export const isBelow = (route: string, from: string, prefix: string): boolean =>
  isAtOrBelow(route, from) || isAtOrBelow(route.slice(prefix.length - 1), from);
