import { DEFINITIONS } from '../../markdown/elsewhere/writtenHere.ts';
import { INSERTED, MARKED } from '../markup/markedWords.ts';
import { EMOJI_BY_NAME, MAY_BE_FIELD } from './emojiNames.ts';
import { type ForeignMarkup, replacement } from './foreignMarkup.ts';

const SPHINX_OPTION = /^(?:align|alt|caption|class|glob|hidden|lineno_start|linenos|link|maxdepth|name|width)$/;

const DOCSTRING_FIELD = /^(?:returns?|rtype|raises?|yields?|ytype|param|type|meta)$/;

/** What to write instead of a formula, where a site shows none. */
export const NO_FORMULAS =
  'export a component for formulas from `site/components.tsx`, as `codeBlocks.math`, and write `$a^2$`; or write it with Unicode characters, as code, or as an image';

/** What is looked for in texts and headings that other signs make: emoji, keys, marks, notes, definitions, formulas. */
export const FOREIGN_SIGNS: readonly ForeignMarkup[] = [
  // Emoji by name. After a letter or a colon it is part of something else, such as a time or `std::x::y`; before code
  // it is a role of Sphinx, and below a container of MkDocs an option of that.
  {
    pattern:
      /(?<![\w:/])(?<!\\):([a-z][a-z\d_]*|\+1|-1|100):(?![\w:`])(?<!(?:^|\n):{3,}[ \t]*[\w.-]+(?:\n[ \t]+:[^\n]*)*\n[ \t]+:\w+:)/g,
    remedy(written, name, { offset, body }) {
      const emoji = EMOJI_BY_NAME.get(name);
      if (SPHINX_OPTION.test(name)) return { hint: 'delete the line: options of Sphinx are not read' };
      if (DOCSTRING_FIELD.test(name))
        return {
          hint: `write it as text, such as \`**${name.charAt(0).toUpperCase()}${name.slice(1)}**\`: fields of docstrings are not read`,
        };
      // A field of a list, an option of a container that is none here, or an emoji that few write.
      if (emoji === undefined && /^[ \t]+\S/.test(body.slice(offset + written.length)) && body[offset - 1] === '\n')
        return {
          hint: 'delete the line, or write it as text: fields and options of Sphinx are not read; for an emoji, write the character itself',
        };
      const hint = `write the character itself${emoji === undefined ? '' : `, ${emoji}`}`;
      return { hint, meant: MAY_BE_FIELD.has(name) ? undefined : emoji };
    },
  },
  // Components of Nuxt Content within a text.
  {
    pattern: /(?<![\w:\\]):([a-z][a-z\d-]{0,40})(?:\[[^[\]\n]{0,200}\])?\{[^{}\n]{1,200}\}/g,
    isInMarkdownAlone: true,
    isToldOnce: true,
    remedy: (_, name) => ({
      hint: /icon$/.test(name)
        ? 'delete it, or write a character or an image: icons have no names here'
        : 'write Markdown, or a component in an `.mdx` page',
    }),
  },
  // Pandoc has notes within the text, too.
  {
    pattern: /(?<=[\w.,;:!?)'"])\^\[(?=[A-Za-z])[^[\]\n]{1,300}\](?![[(])/g,
    isToldOnce: true,
    remedy: 'write `[^1]`, and the note, `[^1]: The note`, in a paragraph of its own',
  },
  // Obsidian.
  {
    pattern: /(?<![\w%])%%(?=[^\s%])[^%\n]{1,300}%%(?![\w%])/g,
    isToldOnce: true,
    remedy: 'write `<!-- … -->` to hide it from readers',
  },
  {
    pattern: /(?<=[\w)])\^([\w+-]{1,9})\^(?![\^\w])/g,
    remedy: (_, raised) => replacement(`<sup>${raised}</sup>`),
  },
  // Between two words it may be an operator, as it mostly is between small letters.
  {
    pattern: /(?<=[\w)])\^([A-Z]|[+-]?\d{1,3})\^(?=[A-Za-z])/g,
    remedy: (_, raised) => ({ hint: `write \`<sup>${raised}</sup>\`, or code where the signs are meant` }),
  },
  // The definition of a term, below that or below an empty line.
  {
    pattern: /(?:(?<=\S[ \t]{0,9}\n)[ ]{0,3}:[ \t]+|(?<=^\n):(?:[ ]{3}|\t))\S[^\n]*/g,
    isToldOnce: true,
    remedy: DEFINITIONS,
  },
  // Keys: `++ctrl+c++`. A letter alone is a variable: `++i++`.
  {
    pattern: /(?<![\w+\\{])\+\+(?![a-z]\+\+)([a-z\d][a-z\d-]*(?:\+[a-z\d-]+)*)\+\+(?![\w+])/g,
    remedy: (_, keys) =>
      replacement(keys.replace(/[a-z\d-]+/g, (key) => `<kbd>${key.charAt(0).toUpperCase()}${key.slice(1)}</kbd>`)),
  },
  {
    pattern: MARKED,
    remedy: (_, words) => replacement(`<mark>${words}</mark>`),
  },
  {
    pattern: INSERTED,
    remedy: (_, words) => replacement(`<ins>${words}</ins>`),
  },
  // Icons by name; after a colon it is something else, as for emoji.
  {
    pattern: /(?<![\w:/\\]):(?:lucide|material|fontawesome|octicons|simple)-[a-z\d]+(?:-[a-z\d]+)*:(?!\w)/g,
    isToldOnce: true,
    remedy: 'delete it, or write a character or an image: icons have no names here',
  },
  // A formula between dollars holds a command, an exponent or an index; amounts, variables and patterns do not.
  {
    pattern:
      /(?<![^\s(])\$\$(?:\n[^$]{1,2000}\$\$|[^$\n]{1,200}\$\$)|(?<![^\s([{"'])\$(?![\s$])(?=[^$\n]{0,200}(?:\\[a-zA-Z]{2}|[\w)}]\^[{\w]|(?<![A-Za-z])[A-Za-z]_[{A-Za-z\d]))[^$\n]{1,200}(?<!\s)\$(?![\w$/])|\\\\\([^\n]{1,200}?\\\\\)|\\\\\[[^\n]{0,200}|(?<!\\)\\\((?=(?:(?!\\\))[^\n]){0,200}?(?:\\[a-zA-Z]{2}|[\w)}]\^[{\w]|(?<![A-Za-z])[A-Za-z]_[{A-Za-z\d]))[^\n]{1,200}?\\\)|(?<=^\n?|\n)[ ]{0,3}\\\[(?=[ \t]*\n)/g,
    isToldOnce: true,
    remedy: NO_FORMULAS,
  },
];
