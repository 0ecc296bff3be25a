import type { PageText } from '../model/search/searchFiles.ts';
import { LONG_TITLE, titleFlags, WEIGHT_STEPS } from '../model/search/searchPostings.ts';
import { searchWords } from '../model/search/searchWords.ts';
import { tellingWords } from '../model/search/stopWords.ts';

/** What a word counts by where it stands. A part of an identifier counts half of it. */
const WORTH = { title: 8, keywords: 8, description: 3, headings: [0, 6, 6, 5, 4, 3, 2], prose: 1, code: 0.5 } as const;

/** How soon more of the same word says nothing more, and how much a long page is held against it (BM25). */
const SATURATION = 1.4;
const LENGTH_PENALTY = 0.3;

/** Left of the weights of a page that is to stand below others. */
const LOW = 0.3;

/** Not the site's own mean: one edited page must not change the weights of all others. */
const USUAL_LENGTH = 500;

/**
 * The words of a page in the language `lang` with what each weighs in it, in order: `word value word value`, see
 * `searchPostings.ts`.
 */
export function pageTerms({ title, keywords = '', description, isLow, sections }: PageText, lang: string): string {
  const terms = new Map<string, { count: number; flags: number }>();
  let length = 0;
  const note = (word: string, worth: number, flags: number) => {
    const known = terms.get(word);
    if (known === undefined) terms.set(word, { count: worth, flags });
    else known.count += worth;
  };
  // The title is read first, so that its flags stay.
  const read = (text: string, worth: number, flags = 0) => {
    for (const { whole, parts } of searchWords(text)) {
      if (whole !== '') note(whole, worth, flags);
      for (const part of parts) note(part, worth / 2, flags);
      length += 1;
    }
  };
  const flags = titleFlags(tellingWords(searchWords(title), lang).length);
  // What says it in a title among others is a release about it. A short title still names what readers look for.
  read(title, WORTH.title, isLow && flags === LONG_TITLE ? 0 : flags);
  read(keywords, WORTH.keywords);
  read(description, WORTH.description);
  for (const section of sections) {
    read(section.title, WORTH.headings[section.level] ?? 1);
    section.runs.forEach((run, index) => {
      read(run, index % 2 === 0 ? WORTH.prose : WORTH.code);
    });
  }
  const share = WEIGHT_STEPS * (isLow ? LOW : 1);
  const slowness = SATURATION * (1 - LENGTH_PENALTY + (LENGTH_PENALTY * length) / USUAL_LENGTH);
  return [...terms.keys()]
    .sort()
    .map((word) => {
      const { count = 0, flags = 0 } = terms.get(word) ?? {};
      const weight = Math.max(1, Math.round((share * count) / (count + slowness)));
      return `${word} ${weight * 4 + flags}`;
    })
    .join(' ');
}
