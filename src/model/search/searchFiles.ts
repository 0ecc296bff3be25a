/**
 * The text of a page, as it is searched and as results show it. One file a page, loaded for the pages that a query
 * has found.
 */
export interface PageText {
  /** Percent-encoded, under the base. */
  readonly route: string;
  readonly title: string;
  /** Where the page stands, outermost first, without itself. */
  readonly trail: readonly string[];
  /** Empty for a page without one. */
  readonly description: string;
  /** Words by which it is found, too, and which it does not show; absent where it has none. */
  readonly keywords?: string;
  /** It stands below other pages that hold the same words; absent where it does not. */
  readonly isLow?: true;
  /** In order; the first is what stands before any heading. */
  readonly sections: readonly SectionText[];
}

/** What stands under one heading. */
export interface SectionText {
  /** Id of the heading; empty before the first one. */
  readonly slug: string;
  readonly title: string;
  /** 2 to 6; 1 before the first heading. */
  readonly level: number;
  /** Prose and code in turns, prose first; either may be empty. Blocks and lines end with a line feed. */
  readonly runs: readonly string[];
}

/** What a reader's first query starts from. The one file of the index whose name never changes. */
export interface SearchPointer {
  /** Number of pages in the index. */
  readonly count: number;
  /** Names of page texts are listed in files of so many. */
  readonly perList: number;
  /** Names of these files, in page order. */
  readonly lists: readonly string[];
  /** Name of the word list of each shelf. */
  readonly shelves: Readonly<Record<string, string>>;
  /** Language of its pages: by its rules they are indexed and queries read. */
  readonly lang: string;
  /** Version that the site documents; absent where it names none. */
  readonly version?: string;
}

/** The words of a shelf, in order. */
export interface WordList {
  /** With spaces between them. */
  readonly words: string;
  /** Number of pages that hold each. */
  readonly pages: readonly number[];
  /** Position of the first word of each block, and the block's name; none where the postings stand here. */
  readonly blocks: readonly (readonly [first: number, name: string])[];
  /** All postings of a shelf that is small enough to be loaded as a whole. */
  readonly postings?: WordBlock;
}

/** Postings of neighboring words, see `searchPostings.ts`. */
export type WordBlock = Readonly<Record<string, readonly number[]>>;

/**
 * Where the pointer is, below the assets folder: among the files that browsers ask for anew each time. `translation`
 * names the language's folder; each language has an index of its own.
 */
export const searchPointer = (translation = ''): string =>
  `manifest/search${translation === '' ? '' : `.${translation}`}.json`;

/** Whether a path below the assets folder is that of a pointer. */
export const isSearchPointer = (path: string): boolean => /^manifest\/search\.([^/]+\.)?json$/.test(path);

/** Path of a file of the index below the assets folder; its name is its content's. */
export const searchFile = (kind: 'words' | 'block' | 'pages' | 'text', name: string): string =>
  `search/${kind}.${name}.json`;

/** The shelf of a word: its first letter, or the neighborhood of its first character in Unicode. */
export function shelfOf(word: string): string {
  const first = word.codePointAt(0) ?? 0;
  if (first >= 0x61 && first <= 0x7a) return word.charAt(0);
  return first < 0x80 ? '0' : `u${(first >> 8).toString(16)}`;
}
