import { type Posting, readPostings } from '../../model/searchPostings.ts';
import { type SearchWord, searchWords } from '../../model/searchWords.ts';
import { stopWordsIn, tellingWords } from '../../model/stopWords.ts';
import type { ReadList, SearchFiles } from './searchFiles.ts';
import { twoInOne } from './twoInOne.ts';
import { formsWithoutSlip, joinedForm, SHORTEST_SLIP, type WordForm, wordForms } from './wordForms.ts';

/** Pages for a query, and what was taken for its words. */
export interface FoundPages {
  /** Best first. */
  readonly pages: readonly FoundPage[];
  /** Words of the site, with what of the query each answers for. */
  readonly forms: ReadonlyMap<string, readonly MatchedForm[]>;
  /** What each word of the query weighs: rare ones say more. */
  readonly weights: readonly number[];
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
}

/** What a word of the query is worth where only its parts are found; found as it was typed, it is worth 1. */
const APART = 0.4;

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
  const answers = await Promise.all(
    // The last word may be half of one: the reader is still typing. Of a word that comes twice the later one is kept.
    words.map((word) =>
      answerWord(word, files, { isOpen: word === told.at(-1), joined: joined.get(nameOf(word)) ?? [] }),
    ),
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

/** What neighbours in the query are as one word, by the names of both: the site may have `timeout` for `time out`. */
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

function matchedForms(answers: readonly WordAnswer[]): FoundPages['forms'] {
  const matched = new Map<string, MatchedForm[]>();
  answers.forEach(({ forms }, query) => {
    for (const { word, part, share } of forms) {
      const known = matched.get(word) ?? [];
      matched.set(word, known);
      known.push({ query, part, share });
    }
  });
  return matched;
}

const nameOf = ({ whole, parts }: SearchWord) => whole || parts.join(' ');

/** What a page has for one word of the query. */
interface Hit {
  readonly score: number;
  /** Share of the word that it holds, from 0 to 1. */
  readonly held: number;
  /** 0 where the word is not in the title, 1 where it is all of it. */
  readonly titleShare: number;
}

interface WordAnswer {
  readonly pages: ReadonlyMap<number, Hit>;
  readonly forms: readonly (Omit<MatchedForm, 'query'> & { readonly word: string })[];
  readonly weight: number;
  readonly correction: string | undefined;
}

interface Asking {
  /** What it may be with its neighbours in the query. */
  readonly joined: readonly string[];
  /** More letters of the word may follow. */
  readonly isOpen: boolean;
}

async function answerWord(
  { whole, parts }: SearchWord,
  files: SearchFiles,
  { isOpen, joined }: Asking,
): Promise<WordAnswer> {
  const stopWords = stopWordsIn(files.pointer.lang);
  const telling = parts.filter((part) => !stopWords.has(part));
  const asked = [...new Set(telling.length > 0 ? telling : parts)];
  const [literal, ...apart] = await Promise.all([
    answerPlain(whole, files, { forgives: asked.length === 0, isOpen, joined }),
    ...asked.map((part, index) =>
      answerPlain(part, files, { forgives: true, isOpen: isOpen && index === asked.length - 1, joined: [] }),
    ),
  ]);
  if (apart.length === 0) return literal;
  const pages = new Map(literal.pages);
  const weight = apart.reduce((sum, one) => sum + one.weight, 0);
  for (const page of new Set(apart.flatMap((one) => [...one.pages.keys()]))) {
    const hit = hitApart(
      apart.map((one) => one.pages.get(page)),
      apart.map((one) => one.weight / weight),
    );
    const known = pages.get(page);
    if (known === undefined) pages.set(page, hit);
    else if (known.score < hit.score) pages.set(page, { ...hit, held: known.held });
  }
  return {
    pages,
    forms: [
      ...apart.flatMap(({ forms }, part) => forms.map(({ word }) => ({ word, part, share: 1 / apart.length }))),
      ...literal.forms,
    ],
    weight: literal.pages.size > 0 ? literal.weight : Math.max(...apart.map((one) => one.weight)),
    correction: undefined,
  };
}

/** What a page has for a word by its parts; `shares` are those of the parts in the word, and are 1 together. */
function hitApart(hits: readonly (Hit | undefined)[], shares: readonly number[]): Hit {
  const held = sumOf(hits.map((hit, index) => (hit === undefined ? 0 : (shares[index] ?? 0))));
  return {
    score: APART * held ** 2 * (sumOf(hits.map((hit) => hit?.score ?? 0)) / hits.length),
    held: APART * held,
    titleShare: APART * Math.min(...hits.map((hit) => hit?.titleShare ?? 0)),
  };
}

async function answerPlain(
  word: string,
  files: SearchFiles,
  asking: Asking & { readonly forgives: boolean },
): Promise<WordAnswer> {
  const found = await formsFor(word, files, asking);
  const forms = found.map(({ form }) => form);
  const blocks = await Promise.all(found.map(({ list, form }) => list.postings ?? files.block(form.block)));
  const pages = new Map<number, Hit>();
  forms.forEach((form, index) => {
    addForm(pages, form, readPostings(blocks[index]?.[form.word] ?? []));
  });
  return {
    pages,
    forms: forms.map((form) => ({ word: form.word, part: -1, share: 1 })),
    weight: rarity(pages.size, files.pointer.count),
    correction: forms[0]?.isCorrection === true ? forms[0].word : undefined,
  };
}

/** Words of the site that answer for a plain one, each with the list that it stands in. */
async function formsFor(
  word: string,
  files: SearchFiles,
  { joined, forgives, isOpen }: Asking & { readonly forgives: boolean },
): Promise<readonly { readonly form: WordForm; readonly list: ReadList }[]> {
  const formsIn = async (beginning: string, formsOf: (list: ReadList) => readonly WordForm[]) => {
    const list = beginning === '' ? undefined : await files.listFor(beginning);
    return list === undefined ? [] : formsOf(list).map((form) => ({ form, list }));
  };
  const asOne = (await Promise.all(joined.map((one) => formsIn(one, (list) => joinedForm(one, list))))).flat();
  const asking = { forgives: forgives && asOne.length === 0, isOpen, lang: files.pointer.lang };
  const formsOf = (list: ReadList) => wordForms(word, list, asking);
  const found = [...(await formsIn(word, formsOf)), ...asOne];
  if (found.length > 0 || !asking.forgives || word.length <= SHORTEST_SLIP) return found;
  return formsIn(word.slice(1), (list) => formsWithoutSlip(word, list, asking));
}

function addForm(pages: Map<number, Hit>, { likeness }: WordForm, postings: readonly Posting[]): void {
  for (const { page, weight, titleShare } of postings) {
    const known = pages.get(page);
    pages.set(page, {
      score: Math.max(known?.score ?? 0, likeness * weight),
      held: 1,
      titleShare: Math.max(known?.titleShare ?? 0, titleShare),
    });
  }
}

/** Inverse document frequency, as BM25 reckons it. */
const rarity = (holding: number, all: number) => Math.log(1 + (all - holding + 0.5) / (holding + 0.5));

function rank(answers: readonly ReadonlyMap<number, Hit>[], weights: readonly number[]): FoundPage[] {
  const all = sumOf(weights);
  return [...new Set(answers.flatMap((pages) => [...pages.keys()]))]
    .map((page) => {
      const hits = answers.map((pages) => pages.get(page));
      const weigh = (worth: (hit: Hit) => number) =>
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

const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0);

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
