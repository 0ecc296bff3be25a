import type { Indexed } from '../build/files/indexedPage.ts';
import { searchIndex } from '../build/files/searchIndex.ts';
import type { Site } from '../build/site.ts';
import { answerQuery, type PageHit } from '../client/search/answerQuery.ts';
import { openSearchFiles } from '../client/search/searchFiles.ts';
import type { SiteConfig } from '../config/siteConfig.ts';
import { inLanguageOf, localeFolderOf } from '../config/translations.ts';
import { anchorsOf } from '../model/addresses/anchorsOf.ts';
import { decodeAddress } from '../model/addresses/decodeAddress.ts';
import type { Route } from '../model/brands.ts';
import { type Diagnostic, errorOf } from '../model/diagnostic.ts';
import { once } from '../model/lazy.ts';
import type { CompiledPage } from '../model/page.ts';
import { type SearchPointer, searchPointer } from '../model/search/searchFiles.ts';
import { inBackticks } from '../model/text/inBackticks.ts';
import { addressTrunk } from '../redirects/movedAnchors.ts';

/** An expected page has to be among this many first ones, and its section among this many first ones of the page. */
const FIRST = 3;

interface ExpectedAddress {
  readonly url: string;
  readonly route: Route;
  readonly slug: string;
}

/** Whether a site's search is asked for anything. */
export const hasSearches = ({ check }: SiteConfig): boolean => Object.keys(check.searches).length > 0;

/**
 * Asks the site's search what its configuration expects readers to find. `indexed` holds the pages as they are
 * searched; what is missing is made. May yield `search-miss`.
 */
export async function checkSearches(
  site: Site,
  indexed: WeakMap<CompiledPage, Indexed> = new WeakMap(),
): Promise<readonly Diagnostic[]> {
  const { config } = site.project;
  if (!hasSearches(config)) return [];
  if (!config.search) return [otherSearch(site)];
  const searches = Object.entries(config.check.searches);
  const index = await searchIndex(site, indexed);
  const read = (path: string): unknown => JSON.parse(index.get(path) ?? 'null');
  const filesOf = once((language: SiteConfig) =>
    openSearchFiles(read(searchPointer(localeFolderOf(language))) as SearchPointer, async (path) => read(path)),
  );
  const faults: Diagnostic[] = [];
  for (const [query, urls] of searches) {
    const targets = [urls].flat().map((url) => [url, expectedAt(url, site)] as const);
    const [unknown] = targets.find(([, target]) => target === undefined) ?? [];
    if (unknown !== undefined) {
      faults.push(nowhere(unknown, site));
      continue;
    }
    const expected = targets.flatMap(([, target]) => target ?? []);
    // Readers search in the language of the page that they look for.
    const language = inLanguageOf(config, expected[0]?.route ?? '/');
    const { pages } = await answerQuery(query, filesOf(language));
    if (!expected.some((one) => isFound(one, pages))) faults.push(missed(query, expected, { pages, site }));
  }
  return faults;
}

/** Another search answers as its own service does. */
const otherSearch = ({ places }: Site): Diagnostic =>
  errorOf('search-miss', {
    message: 'These searches find nothing: the site has another search, `layout.search`.',
    place: places.ofKey('searches'),
    hint: 'delete `searches`',
  });

/** The page and heading at an address, or where that redirects; undefined without such a page or heading. */
function expectedAt(url: string, site: Site): ExpectedAddress | undefined {
  const resolved = site.resolve(url);
  if (resolved.kind === 'missing') {
    const to = site.redirects().find(({ from }) => addressTrunk(from) === addressTrunk(url))?.to;
    const target = to === undefined ? undefined : expectedAt(to.includes('#') ? to : `${to}#${resolved.hash}`, site);
    return target && { ...target, url };
  }
  if (resolved.kind !== 'page') return undefined;
  const { path: route, hash: slug } = resolved;
  const page = site.page(route);
  return page !== undefined && (slug === '' || anchorsOf(page).has(slug)) ? { url, route, slug } : undefined;
}

function isFound({ route, slug }: ExpectedAddress, pages: readonly PageHit[]): boolean {
  const hit = pages.slice(0, FIRST).find((page) => decodeAddress(page.route) === route);
  return hit !== undefined && (slug === '' || hit.sections.slice(0, FIRST).some((section) => section.slug === slug));
}

const nowhere = (url: string, { places }: Site): Diagnostic =>
  errorOf('search-miss', {
    message: `There is no \`${url}\` that a search could find.`,
    place: places.ofText(url),
    hint: 'write the address of a page, with a heading of it or without',
  });

function missed(
  query: string,
  expected: readonly ExpectedAddress[],
  { pages, site }: { readonly pages: readonly PageHit[]; readonly site: Site },
): Diagnostic {
  const shown = pages.slice(0, FIRST).map((page) => addressOf(page));
  const found = shown.length === 0 ? 'finds nothing, expected' : `finds ${inBackticks(shown)} first, and not`;
  const ranks = expected.map(({ url, route }) => {
    const rank = pages.findIndex((page) => decodeAddress(page.route) === route);
    return `\`${url}\`${rank < FIRST ? '' : ` (place ${rank + 1})`}`;
  });
  return errorOf('search-miss', {
    message: `The search for \`${query}\` ${found} ${ranks.join(' or ')}.`,
    place: site.places.ofText(query, query),
    hint: 'use the words of the query in the title, the description or a heading of the page, or expect another page',
  });
}

/** A page that was found, with the best of its sections. */
const addressOf = ({ route, sections: [best] }: PageHit) =>
  decodeAddress(route) + (best === undefined ? '' : `#${best.slug}`);
