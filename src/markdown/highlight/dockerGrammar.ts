import type { LanguageFn } from 'highlight.js';
import dockerfile from 'highlight.js/lib/languages/dockerfile';

const INSTRUCTIONS =
  'from maintainer expose env arg user onbuild stopsignal volume add copy workdir label run cmd entrypoint healthcheck shell';

/** A Dockerfile. The package has instructions everywhere, and commands of a shell in `COPY` and `WORKDIR`, too. */
export const dockerGrammar: LanguageFn = (api) => ({
  ...dockerfile(api),
  keywords: [],
  contains: [
    api.HASH_COMMENT_MODE,
    api.APOS_STRING_MODE,
    api.QUOTE_STRING_MODE,
    api.NUMBER_MODE,
    { scope: 'variable', match: /\$(?:\w+|\{[^{}\n]{1,200}\})/ },
    { scope: 'attr', match: /(?<=\s)--[a-z][\w-]*/ },
    { scope: 'keyword', match: /(?<=^from[ \t][^\n]{1,200}[ \t])as(?=[ \t])/ },
    {
      scope: 'keyword',
      match: /^[ \t]*(?:run|cmd|entrypoint|healthcheck|shell)(?=\s)/,
      starts: { end: /[^\\]$/, subLanguage: 'bash' },
    },
    { scope: 'keyword', match: new RegExp(`^[ \\t]*(?:${INSTRUCTIONS.replaceAll(' ', '|')})(?=\\s)`) },
  ],
});
