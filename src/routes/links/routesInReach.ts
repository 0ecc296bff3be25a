import { type Translation, translationOf } from '../../model/languages/translationOf.ts';

interface KnownRoutes {
  readonly routes: Iterable<string>;
  /** The site's other languages. */
  readonly translations?: readonly Translation[];
}

/**
 * The routes that may be meant by a path in `fromFile` that leads nowhere: those of the language that the path names;
 * else those of the first language, and those that only the file's own language has. The translation of a page is not
 * among them, because a link to the page leads to it.
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
