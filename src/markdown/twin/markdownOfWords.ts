import { escaped } from './twinWalk.ts';

/** Words as Markdown, in one line: all but code within backticks is text. */
export const markdownOfWords = (words: string): string =>
  words
    .trim()
    .replaceAll(/\s*\n\s*/g, ' ')
    .replace(/(`+).+?\1|[^`]+|`+/g, (part, ticks) => (ticks === undefined ? escaped(part) : part));
