import { inLanguageOf } from '../../config/translations.ts';
import type { Route } from '../../model/brands.ts';
import { pageTerms } from '../../search/pageTerms.ts';
import { contentHash } from '../../system/contentHash.ts';
import type { Site } from '../site.ts';

/** A page as the search index takes it: its text as a file, which its content names, and its words. */
export interface Indexed {
  readonly name: string;
  readonly contents: string;
  readonly terms: string;
}

/**
 * The text of one page as the index has it; undefined for a page that is not searched. Compiles a page whose html was
 * let go.
 */
export function indexedPage(site: Site, route: Route): Indexed | undefined {
  const text = site.searchText(route);
  if (text === undefined) return undefined;
  const contents = JSON.stringify(text);
  return {
    name: contentHash(contents),
    contents,
    terms: pageTerms(text, inLanguageOf(site.project.config, route).lang),
  };
}
