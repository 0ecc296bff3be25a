import { type FoundPages, findPages } from './findPages.ts';
import { type FoundSection, pageSections, shareIn } from './pageSections.ts';
import { pageWorth } from './pageWorth.ts';
import { markedPieces, type Passage, type Piece, passageOf } from './passageOf.ts';
import type { ReadPage, SearchFiles } from './searchFiles.ts';

/** What a reader is shown for a query. */
export interface SearchAnswer {
  readonly query: string;
  /** What was searched instead, where a word of the query is unknown and a near one is not. */
  readonly corrected: string | undefined;
  /** How many pages hold the query, those not shown among them. */
  readonly count: number;
  /** Best first. */
  readonly pages: readonly PageHit[];
  /** Position of the hit that Enter opens at first, counted over pages and sections. */
  readonly first: number;
  /** Words to mark on a page that is opened, as the index holds them. */
  readonly words: readonly string[];
  /** Version that was searched; undefined where the site names none. */
  readonly version: string | undefined;
}

/** A page that answers a query, with the sections that do. */
export interface PageHit {
  /** Percent-encoded, under the base. */
  readonly route: string;
  readonly title: readonly Piece[];
  /** Where the page stands, outermost first. */
  readonly trail: readonly string[];
  /** What was found before the first heading, or all there is to say; undefined where the sections say it. */
  readonly passage: Passage | undefined;
  /** Best first. */
  readonly sections: readonly SectionHit[];
}

/** A section of a page that answers a query. */
export interface SectionHit {
  /** Id of the heading. */
  readonly slug: string;
  readonly title: readonly Piece[];
  readonly passage: Passage | undefined;
}

/** Pages that are loaded and shown, and sections shown of each. */
const PAGES = 8;
const SECTIONS = 3;

/** Of pages that are not shown, those count that hold at least this share of what the best one holds of the query. */
const ENOUGH = 0.8;

/** Answers a query: pages by their words, then by the headings of the best of them. */
export async function answerQuery(query: string, files: SearchFiles): Promise<SearchAnswer> {
  const found = await findPages(query, files);
  const best = found.pages.reduce((most, { coverage }) => Math.max(most, coverage), 0);
  const enough = found.pages.filter(({ coverage }) => coverage >= best * ENOUGH);
  const candidates = await Promise.all(
    found.pages.slice(0, PAGES).map(async ({ page, score }) => {
      const text = await files.text(page);
      const sections = pageSections(text, found);
      return { text, sections, ...pageWorth(text, { query, found, sections, score, lang: files.pointer.lang }) };
    }),
  );
  candidates.sort((a, b) => b.asTitle - a.asTitle || b.score - a.score);
  return {
    query,
    corrected: found.corrected,
    count: Math.max(enough.length, candidates.length),
    pages: candidates.map(({ text, sections }) => pageHit(text, sections, found)),
    first: candidates[0] !== undefined && isInSection(candidates[0], found) ? 1 : 0,
    words: [...found.forms.keys()],
    version: files.pointer.version,
  };
}

/** Whether the best section of a page answers better: its heading holds more of the query than the page's title. */
function isInSection(
  { text, sections: [best] }: { readonly text: ReadPage; readonly sections: readonly FoundSection[] },
  found: FoundPages,
): boolean {
  return best !== undefined && best.section.slug !== '' && best.inHeading > shareIn(text.title, found);
}

function pageHit(text: ReadPage, sections: readonly FoundSection[], found: FoundPages): PageHit {
  const isFound = (word: string) => found.forms.has(word);
  const shown = sections.slice(0, SECTIONS);
  const intro = shown.find(({ section }) => section.slug === '')?.section;
  const own = intro === undefined ? undefined : passageOf(intro, found);
  const hits = shown.flatMap(({ section }) =>
    section.slug === ''
      ? []
      : [{ slug: section.slug, title: markedPieces(section.title, isFound), passage: passageOf(section, found) }],
  );
  return {
    route: text.route,
    title: markedPieces(text.title, isFound),
    trail: text.trail,
    passage: own ?? (hits.length === 0 ? description(text, isFound) : undefined),
    sections: hits,
  };
}

const description = ({ description: text }: ReadPage, isFound: (word: string) => boolean): Passage | undefined =>
  text === '' ? undefined : { pieces: markedPieces(text, isFound), isCode: false };
