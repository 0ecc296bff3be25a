/** A page that holds the words of a query, as Pagefind gives it. */
export interface Finding {
  /** Names the page and its text. */
  readonly id: string;
  readonly score: number;
  /** Positions of the words found, counted over the words of the page. */
  readonly words: readonly number[];
  readonly data: () => Promise<Fragment>;
}

/** The text of a page, loaded for the pages that are shown alone. */
export interface Fragment {
  /** Route of the page. */
  readonly raw_url?: string;
  readonly url: string;
  readonly content: string;
  readonly meta: Readonly<Record<string, string>>;
  readonly anchors: readonly Anchor[];
}

/** An element with an id. */
export interface Anchor {
  readonly element: string;
  readonly id: string;
  readonly text?: string;
  /** Position of the first word after it. */
  readonly location: number;
}

/** What answers queries: Pagefind in the browser, and in tests. */
export interface SearchEngine {
  /** Pages that hold all words of the query, best first. */
  readonly search: (query: string) => Promise<readonly Finding[]>;
}
