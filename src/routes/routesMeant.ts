import { translationOf, type UrlWorld } from './resolveUrl.ts';

interface KnownRoutes extends Pick<UrlWorld, 'translations'> {
  readonly routes: Iterable<string>;
}

/**
 * The routes that may be meant by a path that leads nowhere and stands in `fromFile`: those of the language that it names,
 * else of the first one, and those that its own language has alone. Of a page and its translation the first is one, as a
 * link to it leads to the other.
 */
export function routesMeant(path: string, fromFile: string, { routes, translations }: KnownRoutes): readonly string[] {
  const all = [...routes];
  if (translations === undefined || translations.length === 0) return all;
  const languageOf = (route: string) => translationOf(route.slice(1), { translations });
  const named = languageOf(path);
  if (named !== undefined) return all.filter((route) => route.startsWith(named));
  const own = translationOf(fromFile, { translations });
  const first = new Set(all.filter((route) => languageOf(route) === undefined));
  const isAlone = (route: string) =>
    own !== undefined && route.startsWith(own) && !first.has(route.slice(own.length - 1));
  return all.filter((route) => first.has(route) || isAlone(route));
}
