import { type Translation, translationOf } from '../model/translationOf.ts';

interface KnownRoutes {
  readonly routes: Iterable<string>;
  /** The site's other languages. */
  readonly translations?: readonly Translation[];
}

/**
 * The routes that a path may mean which leads nowhere and stands in `fromFile`: those of the language that it names,
 * else of the first one, and those that its own language has alone. Of a page and its translation the first is one, as a
 * link to it leads to the other.
 */
export function routesInReach(
  path: string,
  fromFile: string,
  { routes, translations }: KnownRoutes,
): readonly string[] {
  const all = [...routes];
  if (translations === undefined || translations.length === 0) return all;
  const languageOf = (route: string) => translationOf(route, translations)?.prefix;
  const named = languageOf(path);
  if (named !== undefined) return all.filter((route) => route.startsWith(named));
  const own = languageOf(`/${fromFile}`);
  const first = new Set(all.filter((route) => languageOf(route) === undefined));
  const isAlone = (route: string) =>
    own !== undefined && route.startsWith(own) && !first.has(route.slice(own.length - 1));
  return all.filter((route) => first.has(route) || isAlone(route));
}
