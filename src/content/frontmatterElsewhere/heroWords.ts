import { asRecord } from '../../model/values/asRecord.ts';
import { isWords } from '../../model/values/isWords.ts';

/** What the words of a landing page elsewhere come to, in a key that stands outside of `hero` here. */
export interface WordsHere {
  /** Of one line, without tags; empty for none. */
  readonly line: string;
  /** Whether the key has to be written, says the same, or says something else; its author has to choose then. */
  readonly state: 'missing' | 'same' | 'other';
}

/** The keys of `hero` elsewhere whose words make the title here. */
export const TITLE_WORDS: readonly string[] = ['name', 'text', 'title'];

/**
 * What readers see at the top of a landing page of VitePress, Rspress or Starlight, as `title` and `description` of the
 * page.
 */
export function heroWords(
  hero: unknown,
  page: Readonly<Record<string, unknown>>,
): { readonly title: WordsHere; readonly description: WordsHere } {
  const parts = asRecord(hero);
  const names = linesOf(TITLE_WORDS.map((key) => parts[key]));
  const [tagline = ''] = linesOf([parts.tagline]);
  const title = stateOf(names.join(': '), page.title);
  // A title that is the first of the words goes on with the others, as it does for readers there.
  const isBegun = names.length > 1 && names[0] === String(page.title).trim();
  return { title: isBegun ? { ...title, state: 'missing' } : title, description: stateOf(tagline, page.description) };
}

const stateOf = (line: string, there: unknown): WordsHere => ({
  line,
  state: line === '' || line === there ? 'same' : there === undefined ? 'missing' : 'other',
});

const linesOf = (words: readonly unknown[]) => words.filter(isWords).map(plainLine).filter(Boolean);

const plainLine = (words: string) =>
  words
    .replaceAll(/<[^<>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
