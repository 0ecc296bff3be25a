import type { FoundPages } from './findPages.ts';
import { type FoundSection, shareIn } from './pageSections.ts';
import { sameTitle } from './sameTitle.ts';
import type { ReadPage } from './searchFiles.ts';

/** What puts a page before others, once its text is known. */
export interface PageWorth {
  /**
   * 0 for a page whose title is not the query, 1 where it says the same, 3 where it is written the same; 2 for a
   * keyword that has the same signs, such as `C#`, which titles that say the same need not have. First comes more.
   */
  readonly asTitle: number;
  /** Among those whose titles are the query as little or as much. */
  readonly score: number;
}

interface Asked {
  readonly query: string;
  readonly found: FoundPages;
  /** Those of the page that hold any of the query. */
  readonly sections: readonly FoundSection[];
  /** By the words of the page alone. */
  readonly score: number;
  readonly lang: string;
}

// What is added to a page's score, as a share of it.

/** For a heading, or the titles of a page and those above it, with the whole query, or a keyword that is the query. */
const HEADING = 1;
/** For a heading that is the query. Of several, readers mean that of the page that stands further up. */
const EXACT = 1;
/** For a title or heading with the signs of the query: `C# client` has those of `C#`, `C and others` has not. */
const SIGNS = 1;
/** For a page that does not say in its title what the pages above it say: `Data stores`, below `Python`. */
const PLACE = 0.75;

/** Left of the score with each step down: what stands further up says more of a thing in general. */
const STEP_DOWN = 0.95;

/** Weighs a page that was found by its headings, its keywords and the place where it stands. */
export function pageWorth(text: ReadPage, { query, found, sections, score, lang }: Asked): PageWorth {
  const { title, trail, keywords = '' } = text;
  const meant = found.corrected ?? query;
  const isTitle = sameTitle(title, meant, lang);
  const known = keywords.split(',');
  const isKeyword = known.some((keyword) => sameTitle(keyword, meant, lang));
  const atPlace = shareIn([...trail, title].join('\n'), found);
  const inHeading = Math.max(Number(isKeyword), atPlace, ...sections.map((section) => section.inHeading));
  const isHeading = sections.some(({ section }) => isAsked(section.title, meant, lang));
  const hasSigns = isSigned(query) && [title, ...sections.map(({ section }) => section.title)].some(holds(query));
  const byTrail = atPlace ** 2 - shareIn(title, found) ** 2;
  const added =
    HEADING * inHeading ** 2 +
    (isHeading ? EXACT / (1 + trail.length) : 0) +
    SIGNS * Number(hasSigns) +
    PLACE * byTrail;
  return {
    asTitle: isWritten(title, query)
      ? 3
      : known.some((one) => isWritten(one, query)) && isSigned(query)
        ? 2
        : Number(isTitle),
    score: score * STEP_DOWN ** trail.length * (1 + added),
  };
}

/** Whether a heading is the query: it is written the same, or says the same where neither has signs. */
const isAsked = (heading: string, query: string, lang: string) =>
  isWritten(heading, query) || (!isSigned(query) && !isSigned(heading) && sameTitle(heading, query, lang));

/** Whether a text holds the query with its signs, and not as a part of a longer word. */
const holds = (query: string) => (text: string) => {
  const around = asTyped(text).split(asTyped(query));
  return around
    .slice(1)
    .some((after, at) => !/[\p{L}\p{M}\p{N}]$/u.test(`${around[at]}`) && !/^[\p{L}\p{M}\p{N}]/u.test(after));
};

/** Whether words of a text begin or end with signs: those within a word only join its parts. */
const isSigned = (text: string) =>
  /(?<![\p{L}\p{M}\p{N}])[^\p{L}\p{M}\p{N}\s]|[^\p{L}\p{M}\p{N}\s](?![\p{L}\p{M}\p{N}])/u.test(text);

/** Compares texts with their signs, which words do not have: those of `C++` and `C` are the same. */
const isWritten = (text: string, query: string) => asTyped(text) === asTyped(query);

const asTyped = (text: string) => text.trim().toLowerCase();
