import type { LanguageFn } from 'highlight.js';
import dockerfile from 'highlight.js/lib/languages/dockerfile';
import shell from 'highlight.js/lib/languages/shell';

/** Of a line that is typed, up to the command: a sign alone, or behind a user, a host, a folder. A space follows, unlike in `100%`. */
const PROMPT =
  /^[ \t]{0,3}(?:[$#%>]|(?:\([\w.-]{1,40}\)[ ])?(?:[\w.-]{1,40}@[\w.-]{1,80}:?)?[~/.][\w~/.-]{0,200}[$#%>]|(?:\([\w.-]{1,40}\)|[\w.-]{1,40}@[\w.-]{1,80}:?)[ ]?[$#%>]|PS[ ][^>\n]{0,200}>)[ ]/;

/** A session: what is typed behind prompts, and what is answered. The package takes `100%` for a prompt, and `PS C:\>` for none. */
export const sessionGrammar: LanguageFn = (api) => ({
  ...shell(api),
  contains: [{ scope: 'meta.prompt', begin: PROMPT, starts: { end: /[^\\](?=\s*$)/, subLanguage: 'bash' } }],
});

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
