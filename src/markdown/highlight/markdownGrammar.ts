import type { LanguageFn } from 'highlight.js';
import markdown from 'highlight.js/lib/languages/markdown';

/**
 * Markdown, and MDX. The package knows no front matter, whose last line was a heading to it, underlined by the `---`;
 * nor comments of MDX, whose stars were emphasis.
 */
export const markdownGrammar: LanguageFn = (api) => {
  const grammar = markdown(api);
  return { ...grammar, contains: [FRONT_MATTER, COMMENT, ...grammar.contains] };
};

const FRONT_MATTER = {
  scope: 'meta',
  begin: /(?<![\s\S])---[ \t]*(?=\n(?:[\w-]+:|#|---))/,
  starts: { end: /(?=^---[ \t]*$)/, subLanguage: 'yaml', starts: { scope: 'meta', end: /^---[ \t]*$/ } },
};

const COMMENT = { scope: 'comment', begin: /\{\/\*/, end: /\*\/\}/ };
