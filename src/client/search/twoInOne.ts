import { readPostings } from '../../model/search/searchPostings.ts';
import type { SearchWord } from '../../model/search/searchWords.ts';
import { stopWordsIn } from '../../model/search/stopWords.ts';
import type { SearchFiles } from './searchFiles.ts';
import { type WordForm, wordForms } from './wordForms.ts';

/** Shorter words end and begin many others. */
const SHORTEST = 3;
/** What may end a word that pages have, as one and apart: `eventId`. */
const SHORTEST_END = 2;

/**
 * Two words of the site that were typed as one, such as `apikey`, apart; any other word as it is. Where pages have them
 * as one, it is an identifier, and these are its parts: then all such pages have both.
 */
export async function twoInOne(typed: SearchWord, files: SearchFiles): Promise<readonly SearchWord[]> {
  const { whole, parts } = typed;
  const list = parts.length > 0 ? undefined : await files.listFor(whole);
  const known = new Set(list?.words);
  const places = placesIn(whole).filter((at) => known.has(whole.slice(0, at)));
  if (places.length === 0) return [typed];
  const stopWords = stopWordsIn(files.pointer.lang);
  const pages = await pagesOf(whole, files);
  const shortestEnd = pages.size > 1 ? SHORTEST_END : SHORTEST;
  for (const at of places) {
    const [beginning, end] = [whole.slice(0, at), whole.slice(at)];
    if (!isUnit(whole, at) && (at < SHORTEST || end.length < shortestEnd)) continue;
    if (stopWords.has(beginning) || stopWords.has(end)) continue;
    const isHeld = async (word: string, isForm?: (form: WordForm) => boolean) => {
      const holding = await pagesOf(word, files, isForm);
      return holding.size > 0 && [...pages].every((page) => holding.has(page));
    };
    // Only then is the list loaded that the end stands in.
    if ((await isHeld(beginning, ({ word }) => word === beginning)) && (await isHeld(end)))
      return pages.size > 0
        ? [{ ...typed, parts: [beginning, end] }]
        : [beginning, end].map((word) => ({ ...typed, whole: word }));
  }
  return [typed];
}

/** Where a word may be taken apart, the longest beginning first: nowhere within a number. */
const placesIn = (word: string): number[] =>
  [...word.slice(1)]
    .map((_, index) => word.length - 1 - index)
    .filter((at) => !/\d\d/.test(word.slice(at - 1, at + 1)));

/** Whether a number ends there: `750ms`. */
const isUnit = (word: string, at: number) => /^\d+$/.test(word.slice(0, at));

/** The pages that hold a word, or others of its forms. */
async function pagesOf(
  word: string,
  files: SearchFiles,
  isForm: (form: WordForm) => boolean = () => true,
): Promise<ReadonlySet<number>> {
  const list = await files.listFor(word);
  if (list === undefined) return new Set();
  const forms = wordForms(word, list, { forgives: false, isOpen: false, lang: files.pointer.lang }).filter(isForm);
  const blocks = await Promise.all(forms.map(({ block }) => list.postings ?? files.block(block)));
  return new Set(
    forms.flatMap((form, index) => readPostings(blocks[index]?.[form.word] ?? []).map(({ page }) => page)),
  );
}
