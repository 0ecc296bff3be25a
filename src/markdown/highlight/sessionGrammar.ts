import type { LanguageFn, ModeCallback } from 'highlight.js';
import shell from 'highlight.js/lib/languages/shell';

/** A line with the usual prompt. */
const USUAL = String.raw`^[^\n#>]{0,80}\$[ ]`;

/**
 * Beside that, `#` begins a comment, and `>` after a blank line what npm says that it runs. Lengths have limits, so
 * that none takes long.
 */
const SIGN = String.raw`(?:[$%]|#(?![^]{0,2000}${USUAL})(?<!${USUAL}[^]{0,2000})|(?<!${USUAL}[^]{0,2000}\n[ \t]*\n(?:>[^\n]*\n){0,20})>)`;

/**
 * Of a line that is typed, up to the command: a sign alone, or behind a user, a host, a folder. A space follows, unlike
 * in `100%`.
 */
const PROMPT = new RegExp(
  String.raw`^[ \t]{0,3}(?:${SIGN}|(?:\([\w.-]{1,40}\)[ ])?(?:[\w.-]{1,40}@[\w.-]{1,80}:?)?[~/.][\w~/.-]{0,200}[$#%>]|(?:\([\w.-]{1,40}\)|[\w.-]{1,40}@[\w.-]{1,80}:?)[ ]?[$#%>]|PS[ ][^>\n]{0,200}>)[ ]`,
);

/** The last sign of what is typed: behind a backslash it goes on. */
const LINE_END = /[^\\](?=\s{0,200}$)/;

/** Behind a prompt: a command that reads what follows, down to a line that is the word which it names. Not `<<<`. */
const HERE_DOCUMENT = String.raw`(?=[^\n]{0,300}(?<!<)<<-?[ ]?(["']?)([A-Za-z_]\w{0,20})\1[^\n]{0,300}\n(?:[^\n]*\n){0,200}?[ \t]*\2[ \t]*$)`;

/**
 * A session: what is typed behind prompts, and what is answered. The package takes `100%` for a prompt, and `PS C:\>`
 * for none.
 */
export const sessionGrammar: LanguageFn = (api) => {
  // Of the here-document that has begun: others may stand alone on its lines, such as `SELECT`.
  let word: string | undefined;
  const onEnd: ModeCallback = (match, response) => {
    if (match[1] !== word) response.ignoreMatch();
  };
  return {
    ...shell(api),
    contains: [
      {
        scope: 'meta.prompt',
        begin: new RegExp(PROMPT.source + HERE_DOCUMENT),
        'on:begin': (match) => {
          word = match[2];
        },
        starts: { end: /^[ \t]*([A-Za-z_]\w{0,20})(?=[ \t]*$)/, 'on:end': onEnd, subLanguage: 'bash' },
      },
      { scope: 'meta.prompt', begin: PROMPT, starts: { end: LINE_END, subLanguage: 'bash' } },
    ],
  };
};
