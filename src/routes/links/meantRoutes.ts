import { withoutEnding } from '../../model/files/markdownFile.ts';
import { type Translation, translationOf } from '../../model/languages/translationOf.ts';
import { groupBy } from '../../model/values/groupBy.ts';
import { routesInReach } from './routesInReach.ts';
import { looseKey, soleBy } from './soleAlike.ts';

/** The routes that may be meant by a link that leads nowhere, found by what they have in common with it. */
export interface MeantRoutes {
  readonly all: readonly string[];
  /**
   * The one route that differs from a path only in case, accents, separators and slashes, else the one that also has
   * the numbers by which folders and files are ordered; undefined where there is none, or more than one.
   *   "/docs-app/Setup" → "/01-docs_app/2. setup/"
   */
  readonly alike: (path: string) => string | undefined;
  /** Those whose last step is called like the last one of a path, but for the number by which it is ordered. */
  readonly sameName: (path: string) => readonly string[];
  /** Whether there are routes below a first step: "docs". */
  readonly hasTop: (step: string) => boolean;
}

/**
 * Finds routes for the links of a whole site. A site that comes from another generator has thousands that lead nowhere:
 * what all of them are compared with is made once for each language.
 */
export function createMeantRoutes(
  routes: Iterable<string>,
  translations: readonly Translation[] = [],
): (path: string, fromFile: string) => MeantRoutes {
  const all = [...routes];
  const known = new Map<string, MeantRoutes>();
  const languageOf = (where: string) => translationOf(where, translations)?.prefix ?? '/';
  return (path, fromFile) => {
    const key = `${languageOf(path)} ${languageOf(`/${fromFile}`)}`;
    const meant = known.get(key) ?? index(routesInReach(path, fromFile, { routes: all, translations }));
    known.set(key, meant);
    return meant;
  };
}

function index(all: readonly string[]): MeantRoutes {
  const loose = soleBy(all, looseKey);
  const unnumbered = soleBy(all, unnumberedKey);
  const named = groupBy(all, nameIn);
  const tops = new Set(all.map((route) => route.split('/', 2)[1]));
  return {
    all,
    alike: (path) => loose(path) ?? unnumbered(path),
    sameName: (path) => (nameIn(path) === '' ? [] : (named.get(nameIn(path)) ?? [])),
    hasTop: (step) => tops.has(step),
  };
}

const unnumberedKey = (path: string) => looseKey(unnumbered(path));

/** A number before a word is an order; one before another number is part of a version or a date. */
const unnumbered = (path: string) => path.replace(/(?<=\/)\d{1,3}[-_. ]+(?=\p{L})/gu, '');

const nameIn = (path: string) => withoutEnding(unnumbered(path)).split('/').filter(Boolean).at(-1)?.toLowerCase() ?? '';
