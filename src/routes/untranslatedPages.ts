import type { Route } from '../model/brands.ts';
import type { OriginalPage } from '../model/page.ts';
import { type SourceFile, sourceLike } from '../model/sourceFile.ts';
import { type Translation, translationOf } from '../model/translationOf.ts';
import { placedPages, translatedPage } from './translatedPage.ts';

/** A language that may show pages of the first one. */
export interface FallbackLanguage extends Translation {
  /** Whether it shows those that are not translated yet. */
  readonly fallback?: boolean;
}

/** The languages of a site. */
export interface PlannedLanguages {
  /** The language of the pages that stand in the folder of no other. */
  readonly first?: { readonly lang: string; readonly dir: 'ltr' | 'rtl' };
  readonly translations?: readonly FallbackLanguage[];
}

type RoutedSource = [route: Route, source: SourceFile];

/**
 * The pages that languages show in the first one because nobody has translated them: the same sources, as if their
 * files stood in the folder of the language. An unlisted page is not among them, as readers find it by its one address.
 */
export function untranslatedPages(
  routed: readonly RoutedSource[],
  { first, translations = [] }: PlannedLanguages,
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
        ? [[route, inLanguage(source, prefix, { path, lang: first.lang, dir: first.dir })]]
        : [];
    }),
  );
}

/** Sources stay from save to save in a dev server, and so do these. */
const known = new WeakMap<SourceFile, Map<string, SourceFile>>();

function inLanguage(source: SourceFile, prefix: string, where: Omit<OriginalPage, 'relativePath'>): SourceFile {
  const { relativePath } = source;
  const key = JSON.stringify([prefix, where]);
  const copies = known.get(source) ?? new Map<string, SourceFile>();
  const copy =
    copies.get(key) ??
    sourceLike(source, { relativePath: prefix.slice(1) + relativePath, original: { ...where, relativePath } });
  known.set(source, copies.set(key, copy));
  return copy;
}
