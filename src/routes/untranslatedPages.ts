import type { Route } from '../model/brands.ts';
import { type Translation, translationOf } from '../model/languages/translationOf.ts';
import type { OriginalPage } from '../model/page.ts';
import { type SourceFile, sourceLike } from '../model/sourceFile.ts';
import { defaultsAt, laidUnder, type SiteDefaults } from './defaultsAt.ts';
import { placedPages, translatedPage } from './translatedPage.ts';

/** A language that may show pages of the first one. */
export interface FallbackLanguage extends Translation {
  /** Whether it shows those that are not translated yet. */
  readonly fallback?: boolean;
}

/** The languages of a site, and what it says of their pages. */
export interface PlannedLanguages extends Pick<SiteDefaults, 'defaults'> {
  /** The language of the pages that stand in the folder of no other. */
  readonly first?: { readonly lang: string; readonly dir: 'ltr' | 'rtl' };
  readonly translations?: readonly FallbackLanguage[];
}

type RoutedSource = [route: Route, source: SourceFile];

/**
 * The pages that languages show in the first one because nobody has translated them: the same sources, as if their
 * files stood in the folder of the language, with what the site says of pages there. An unlisted page is not among
 * them, as readers find it by its one address.
 */
export function untranslatedPages(
  routed: readonly RoutedSource[],
  { first, translations = [], defaults = [] }: PlannedLanguages,
): RoutedSource[] {
  const languages = translations.filter(({ fallback }) => fallback === true);
  if (first === undefined || languages.length === 0) return [];
  const pages = placedPages(
    routed.map(([path, { relativePath, frontmatter }]) => ({ path, relativePath, frontmatter })),
  );
  const originals = routed.filter(
    ([route, { frontmatter }]) => frontmatter.unlisted !== true && translationOf(route, translations) === undefined,
  );
  return languages.flatMap(({ prefix }) =>
    originals.flatMap(([path, source]): RoutedSource[] => {
      const route = (prefix + path.slice(1)) as Route;
      const isThere = translatedPage({ ...source, path }, { from: '/', to: prefix }, pages) ?? pages.at(route);
      return isThere === undefined
        ? [
            [
              route,
              inLanguage(source, prefix, {
                original: { path, lang: first.lang, dir: first.dir },
                layers: defaultsAt(route, { defaults, translations }),
              }),
            ],
          ]
        : [];
    }),
  );
}

/** Sources stay from save to save in a dev server, and so do these. */
const known = new WeakMap<SourceFile, Map<string, SourceFile>>();

interface CopyPlan {
  readonly original: Omit<OriginalPage, 'relativePath'>;
  readonly layers: ReturnType<typeof defaultsAt>;
}

function inLanguage(source: SourceFile, prefix: string, plan: CopyPlan): SourceFile {
  const { relativePath } = source;
  const key = JSON.stringify([prefix, plan]);
  const copies = known.get(source) ?? new Map<string, SourceFile>();
  const copy =
    copies.get(key) ??
    sourceLike(laidUnder(source, plan.layers), {
      relativePath: prefix.slice(1) + relativePath,
      original: { ...plan.original, relativePath },
    });
  known.set(source, copies.set(key, copy));
  return copy;
}
