import type { LanguageFn } from 'highlight.js';
import markdown from 'highlight.js/lib/languages/markdown';

/** Markdown. The package knows no front matter: the last line of one was a heading to it, underlined by the `---`. */
export const markdownGrammar: LanguageFn = (api) => {
  const grammar = markdown(api);
  return { ...grammar, contains: [FRONT_MATTER, ...grammar.contains] };
};

const FRONT_MATTER = {
  scope: 'meta',
  begin: /(?<![\s\S])---[ \t]*(?=\n(?:[\w-]+:|#|---))/,
  starts: {
    end: /(?=^---[ \t]*$)/,
    subLanguage: 'yaml',
    starts: { scope: 'meta', end: /^---[ \t]*$/ },
  },
};
