import type { PageDefaults } from '../config/siteApi.ts';
import type { Frontmatter } from '../model/page.ts';
import { type SourceFile, sourceLike } from '../model/sourceFile.ts';
import { type Translation, translationOf } from '../model/translationOf.ts';
import { withoutUndefined } from '../model/withoutUndefined.ts';
import { routeOfSource } from './planRoutes.ts';

/** What a site says of its pages. */
interface DefaultsPlan {
  readonly defaults: readonly PageDefaults[];
  readonly translations: readonly Translation[];
  /** Stands for `{token}` in permalinks. */
  readonly token: string;
}

/**
 * A source with the values that the site has for the pages around it under those of its own. What is kept of its file
 * from build to build has only its own.
 */
export function withDefaults(source: SourceFile, plan: DefaultsPlan): SourceFile {
  if (plan.defaults.length === 0) return source;
  const route = routeOfSource(source, plan);
  const layers = route === undefined ? [] : layersAt(route, plan);
  return layers.length === 0
    ? source
    : sourceLike(source, { frontmatter: [...layers, source.frontmatter].reduce(laidOver) });
}

const laidOver = (below: Frontmatter, above: Frontmatter): Frontmatter => ({
  ...below,
  ...above,
  ...(below.params === undefined ? {} : { params: { ...below.params, ...above.params } }),
});

/** What holds for a page at a route, that with the longest match last. */
function layersAt(route: string, { defaults, translations }: Omit<DefaultsPlan, 'token'>): readonly Frontmatter[] {
  const { prefix } = translationOf(route, translations) ?? { prefix: '/' };
  const matches = defaults.flatMap(({ routes, ...values }) => {
    const lengths = routes.filter((from) => isBelow(route, from, prefix)).map((from) => from.length);
    return lengths.length === 0 ? [] : [{ values: withoutUndefined(values), length: Math.max(...lengths) }];
  });
  return matches.sort((a, b) => a.length - b.length).map(({ values }) => values);
}

/** Whether an entry for `from` is for a page: what a site says of `/blog/` holds for `/de/blog/`, too. */
export const isBelow = (route: string, from: string, prefix: string): boolean =>
  route.startsWith(from) || route.slice(prefix.length - 1).startsWith(from);
