import { blanked } from '../../model/text/blanked.ts';

/** What a template is filled with, which may have braces and templates of its own. */
const FILLED = /\$\{((?:[^{}`]|\{[^{}]*\}|`[^`]*`)*)\}/.source;

/** Comments and strings. The text of JSX has addresses and apostrophes, which begin neither. */
const WORDS = new RegExp(
  [
    /(?<!:)\/\/.*|\/\*[\s\S]*?\*\//.source,
    /"(?:\\.|[^"\\\n])*"|(?<!\w)'(?:\\.|[^'\\\n])*'/.source,
    `\`(?:\\\\[\\s\\S]|${FILLED}|(?!\\$\\{)[^\`\\\\])*\``,
  ].join('|'),
  'g',
);
const IN_TEMPLATE = new RegExp(`\\\\[\\s\\S]|${FILLED}|.`, 'g');

/** Code with spaces for its comments and strings, so that all else stays where it is. */
export const withoutWords = (code: string): string =>
  code.replace(WORDS, (words) =>
    words.startsWith('`')
      ? words.replace(IN_TEMPLATE, (part, filled?: string) =>
          filled === undefined ? blanked(part) : `  ${withoutWords(filled)} `,
        )
      : blanked(words),
  );
