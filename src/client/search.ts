/** A page, or a section of one, that answers a query. */
export interface SearchHit {
  /** Base applied; with a fragment when the hit is a section. */
  readonly href: string;
  readonly title: string;
  /** Where the page stands, outermost first: sections of the site, then the page when the hit is a section of it. */
  readonly trail: readonly string[];
  /** Plain text around what was found. */
  readonly excerpt: string;
}

/** Best hits for what the reader typed, best first. Rejects when there is no index to search. */
export function searchIndex(query: string): Promise<readonly SearchHit[]> {
  return Promise.reject(new Error(`Cannot search for "${query}": the search index is not built`));
}
