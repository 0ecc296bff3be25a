/**
 * The language of a code block that has none, behind whose signs some words are to stand: the first of them would be
 * taken for it. Empty where that is none, or begins as no language does.
 */
export const languageBefore = ([first = '']: readonly string[]): string =>
  /^(?:$|\[|title=|file=)/.test(first) ? '' : 'text';
