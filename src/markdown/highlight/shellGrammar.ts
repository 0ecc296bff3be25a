import type { HLJSApi, Language, LanguageFn, Mode } from 'highlight.js';
import bash from 'highlight.js/lib/languages/bash';

/** Words with a meaning of their own where a command may begin. */
const RESERVED = 'if then else elif fi for while until do done case esac coproc function select time'.split(' ');

/** Words after which a command begins. */
const BEFORE_COMMAND = 'if then else elif while until do time sudo !'.split(' ');

/** Where a line begins, or a command behind another: not a line that goes on from the one before. */
const STATEMENT = String.raw`(?:^(?<!\\\n)|[;|&{]|(?<!=)\()[ \t]{0,40}`;

/**
 * What may stand before a command: a prompt, the pattern of a `case`, variables, or some words. Lengths have limits, so
 * that none takes long.
 */
const BEFORE = String.raw`(?:\$[ \t]{1,4}|[^\s()]{1,40}\)[ \t]{1,4}|\w{1,40}=[^\s=()]{0,80}[ \t]{1,4}|(?:(?:${BEFORE_COMMAND.join('|')})[ \t]{1,4}){1,4})`;

const COMMAND_START = `(?<=${STATEMENT}${BEFORE}?)`;

/** What ends the first word of a command. A parenthesis does not: it stands behind the pattern of a `case`. */
const WORD_END = String.raw`(?=[\s;|&]|$)`;

const reserved: Mode = {
  scope: 'keyword',
  match: new RegExp(String.raw`(?<![\w.~/-])(?=[a-z])${COMMAND_START}(?:${RESERVED.join('|')})${WORD_END}`),
};

const listed: Mode = {
  scope: 'keyword',
  match: new RegExp(String.raw`(?<=${STATEMENT}(?:for|case|select)[ \t]{1,4}\S{1,80}[ \t]{1,4})in(?=\s)`),
};

const command: Mode = {
  scope: 'title.function',
  match: new RegExp(
    String.raw`(?<![\w.~/-])(?=[A-Za-z_.~/])${COMMAND_START}(?:[A-Za-z_]|[.~]{0,2}/)[\w./@+-]*${WORD_END}`,
  ),
};

const option: Mode = { scope: 'attr', match: /(?<=\s)--?[A-Za-z][\w-]*/ };

/** A here-document whose end is quoted, which the package takes for commands. */
const quotedDocument = ({ END_SAME_AS_BEGIN }: HLJSApi): Mode =>
  END_SAME_AS_BEGIN({ scope: 'string', begin: /<<-?\s*['"](\w+)['"]/, end: /^\s*(\w+)$/ });

/**
 * Shell commands. The package colors only names that it knows, wherever they stand, so that most samples, as
 * `npm install acme --save`, have no color at all, while `test` has one in `npm test`: here the first word of each
 * command and its options have.
 */
export const shellGrammar: LanguageFn = (api): Language => {
  const language = bash(api);
  const own = [quotedDocument(api), reserved, listed, command, option].map((mode) => ({ ...mode, relevance: 0 }));
  const { contains } = language;
  // Comments, functions and what stands before them come first.
  const [before, after] = [contains.slice(0, 5), contains.slice(5)];
  return {
    ...language,
    keywords: { $pattern: /[\w.-]+/, literal: ['true', 'false'] },
    contains: [...before, ...own, ...after],
  };
};
