import { type Posting, readPostings } from '../../model/search/searchPostings.ts';
import type { SearchWord } from '../../model/search/searchWords.ts';
import { stopWordsIn } from '../../model/search/stopWords.ts';
import type { MatchedForm } from './findPages.ts';
import type { ReadList, SearchFiles } from './searchFiles.ts';
import { sumOf } from './sumOf.ts';
import { formsWithoutSlip, joinedForm, SHORTEST_SLIP, type WordForm, wordForms } from './wordForms.ts';

/** What a word of the query is worth where only its parts are found; found as it was typed, it is worth 1. */
const APART = 0.4;

/** What a page has for one word of the query. */
export interface WordHit {
  readonly score: number;
  /** Share of the word that it holds, from 0 to 1. */
  readonly held: number;
  /** 0 where the word is not in the title, 1 where it is all of it. */
  readonly titleShare: number;
}

/** What the index holds for one word of the query. */
export interface WordAnswer {
  /** By their numbers. */
  readonly pages: ReadonlyMap<number, WordHit>;
  /** Words of the site that answer for it. */
  readonly forms: readonly (Omit<MatchedForm, 'query'> & { readonly word: string })[];
  /** What the word weighs in the query: a rare one says more. */
  readonly weight: number;
  /** What was searched instead, where the site has no such word. */
  readonly correction: string | undefined;
}

interface Asking {
  /** What it may be with its neighbors in the query. */
  readonly joined: readonly string[];
  /** More letters of the word may follow. */
  readonly isOpen: boolean;
}

/** Pages for a word of a query: as it was typed, and, where it is an identifier, by its parts. */
export async function answerWord(
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
  const weight = sumOf(apart.map((one) => one.weight));
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
      ...apart.flatMap(({ forms }, part) => forms.map((form) => ({ ...form, part, share: 1 / apart.length }))),
      ...literal.forms,
    ],
    weight: literal.pages.size > 0 ? literal.weight : Math.max(...apart.map((one) => one.weight)),
    correction: undefined,
  };
}

/** What a page has for a word by its parts; `shares` are those of the parts in the word, and are 1 together. */
function hitApart(hits: readonly (WordHit | undefined)[], shares: readonly number[]): WordHit {
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
  const pages = new Map<number, WordHit>();
  forms.forEach((form, index) => {
    addForm(pages, form, readPostings(blocks[index]?.[form.word] ?? []));
  });
  return {
    pages,
    forms: forms.map(({ word, likeness }) => ({ word, part: -1, share: 1, likeness })),
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

function addForm(pages: Map<number, WordHit>, { likeness }: WordForm, postings: readonly Posting[]): void {
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
