import { escapeMarkdown } from '../../model/text/escapeMarkdown.ts';

/** Words as Markdown, in one line: all but code within backticks is text. */
export const markdownOfWords = (words: string): string =>
  words
    .split('\n')
    .flatMap((line) => line.trim() || [])
    .join(' ')
    .replace(/(`+).+?\1|[^`]+|`+/g, (part, ticks) => (ticks === undefined ? escapeMarkdown(part) : part));
