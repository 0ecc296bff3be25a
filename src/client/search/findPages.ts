import { type SearchWord, searchWords } from '../../model/search/searchWords.ts';
import { tellingWords } from '../../model/search/stopWords.ts';
import { answerWord, type WordAnswer, type WordHit } from './answerWord.ts';
import type { SearchFiles } from './searchFiles.ts';
import { sumOf } from './sumOf.ts';
import { twoInOne } from './twoInOne.ts';

/** What was taken for the words of a query. */
export interface FoundWords {
  /** Words of the site, with what of the query each answers for. */
  readonly forms: ReadonlyMap<string, readonly MatchedForm[]>;
  /** What each word of the query weighs: rare ones say more. */
  readonly weights: readonly number[];
}

/** Pages for a query, and what was taken for its words. */
export interface FoundPages extends FoundWords {
  /** Best first. */
  readonly pages: readonly FoundPage[];
  /** The query as it was understood, where a word of it is unknown and a near one is not. */
  readonly corrected: string | undefined;
}

/** A page by its number in the index, and how well it answers; scores of one query alone compare. */
export interface FoundPage {
  readonly page: number;
  readonly score: number;
  /** Share of the query that the page holds, from 0 to 1. */
  readonly coverage: number;
}

/** Which word of a query a word of the site answers for. */
export interface MatchedForm {
  /** Position of the word in the query. */
  readonly query: number;
  /** Which part of that word, counted from 0; -1 for the whole of it. */
  readonly part: number;
  /** Share of that word: less than 1 for a part of it. */
  readonly share: number;
  /** From 0 to 1: 1 for what is most like the word of all that the site has. */
  readonly likeness: number;
}

/** A title that holds the whole query outdoes any text. */
const TITLE = 4;

/** Of a whole paragraph the beginning is searched. */
const MOST_WORDS = 16;

/** Finds the pages that hold the words of a query; those that hold more of them, or rarer ones, come first. */
export async function findPages(query: string, files: SearchFiles): Promise<FoundPages> {
  const typed = tellingWords(searchWords(query), files.pointer.lang);
  const told = (
    await Promise.all(typed.map((word, index) => (index < MOST_WORDS ? twoInOne(word, files) : [word])))
  ).flat();
  const words = [...new Map(told.map((word) => [nameOf(word), word])).values()].slice(0, MOST_WORDS);
  const joined = wordsInOne(query, told);
  // The last word may be half of one: the reader is still typing. `C++` is a whole one.
  const open = /[+#]\s*$/.test(query) ? undefined : told.at(-1);
  const answers = await Promise.all(
    // Of a word that comes twice the later one is kept.
    words.map((word) => answerWord(word, files, { isOpen: word === open, joined: joined.get(nameOf(word)) ?? [] })),
  );
  const weights = answers.map(({ weight }) => weight);
  const scores = answers.map(({ pages }) => pages);
  return {
    pages: rank(scores, weights),
    forms: matchedForms(answers),
    weights,
    corrected: correctedQuery(
      query,
      told,
      new Map(words.map((word, index) => [nameOf(word), answers[index]?.correction])),
    ),
  };
}

/** What neighbors in the query are as one word, by the names of both: the site may have `timeout` for `time out`. */
function wordsInOne(query: string, words: readonly SearchWord[]): ReadonlyMap<string, readonly string[]> {
  const joined = new Map<string, string[]>();
  words.forEach((word, index) => {
    const next = words[index + 1];
    if (!next || word.parts.length + next.parts.length > 0 || /\S/.test(query.slice(word.end, next.start))) return;
    for (const name of [word.whole, next.whole])
      joined.set(name, [...(joined.get(name) ?? []), word.whole + next.whole]);
  });
  return joined;
}

function matchedForms(answers: readonly WordAnswer[]): FoundWords['forms'] {
  const matched = new Map<string, MatchedForm[]>();
  answers.forEach(({ forms }, query) => {
    const best = Math.max(...forms.map(({ likeness }) => likeness));
    for (const { word, likeness, ...form } of forms) {
      const known = matched.get(word) ?? [];
      matched.set(word, known);
      known.push({ ...form, query, likeness: likeness / best });
    }
  });
  return matched;
}

const nameOf = ({ whole, parts }: SearchWord) => whole || parts.join(' ');

function rank(answers: readonly ReadonlyMap<number, WordHit>[], weights: readonly number[]): FoundPage[] {
  const all = sumOf(weights);
  return [...new Set(answers.flatMap((pages) => [...pages.keys()]))]
    .map((page) => {
      const hits = answers.map((pages) => pages.get(page));
      const weigh = (worth: (hit: WordHit) => number) =>
        sumOf(hits.map((hit, index) => (hit ? worth(hit) * (weights[index] ?? 0) : 0)));
      const inText = weigh(({ score }) => score);
      const inTitle = weigh(({ titleShare }) => titleShare);
      const some = weigh(() => 1) / all;
      return {
        page,
        coverage: weigh(({ held }) => held) / all,
        score: inText * some ** 2 + TITLE * inTitle * (inTitle / all) ** 1.5,
      };
    })
    .sort((a, b) => b.score - a.score || a.page - b.page);
}

function correctedQuery(
  query: string,
  words: readonly SearchWord[],
  corrections: ReadonlyMap<string, string | undefined>,
): string | undefined {
  let corrected = '';
  let last = 0;
  for (const word of words) {
    const correction = corrections.get(nameOf(word));
    // Words of scripts without spaces overlap, and are never corrected.
    if (correction === undefined) continue;
    corrected += query.slice(last, word.start) + correction;
    last = word.end;
  }
  corrected += query.slice(last);
  return corrected === query ? undefined : corrected;
}
