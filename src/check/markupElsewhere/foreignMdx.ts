import { escapeText } from '../../model/text/escapeHtml.ts';
import { withoutBraces } from '../markup/linkAttributes.ts';
import { wordsInHtml } from '../markup/wordsInHtml.ts';
import type { ForeignMarkup } from './foreignMarkup.ts';

/** What MDX reads and plain Markdown does not: some generators read `.md` as MDX. */
export const FOREIGN_MDX: readonly ForeignMarkup[] = [
  // Docusaurus and Nextra read `.md` as MDX, too: comments, and values of attributes, which make a tag text.
  {
    pattern: /(?<![\\{])\{\/\*(?!\/)([^{}]{0,1000}?)\*\/\}/g,
    isInMarkdownAlone: true,
    remedy: (written, comment) => ({
      hint: 'write `<!-- … -->` to hide it from readers',
      meant: /\n|--/.test(written) ? undefined : `<!-- ${comment.trim()} -->`,
    }),
  },
  {
    pattern:
      /(?<![\\\w])<[a-z][\w-]{0,40}\s(?:[^<>{}]{0,300}?[\s"'}])?[\w:-]{1,40}=(\{[^{}<>\n]{0,200}\})[^<>]{0,300}>/g,
    isInMarkdownAlone: true,
    remedy(written, value) {
      const quoted = written.replaceAll(/=\{([^{}<>\n]*)\}/g, (braces, inner) => inQuotes(inner) ?? braces);
      const isMended = !quoted.includes('={') && !written.includes('\n');
      return {
        hint: `write \`${isMended ? quoted : 'src="…"'}\`: in \`.md\` pages, a value in braces such as \`${value}\` makes the tag text`,
        meant: isMended ? quoted : undefined,
      };
    },
  },
  // MDX reads Markdown between the tags of a block, where Markdown itself reads none.
  {
    pattern:
      /(?<![*\w\\])\*\*(?=[^\s*])[^*\n]{1,200}(?<=\S)\*\*(?![*\w])|(?<!`)`[^`\n]{1,200}`(?!`)|(?<![\w\\])!?\[[^[\]\n]{1,200}\]\([^\s()]{1,300}\)(?:\{[^{}\n]{1,200}\})?/g,
    place: 'html',
    remedy(written) {
      const [, link = '', braces] = /^(.*\))(\{.*\})$/.exec(written) ?? [];
      const read = braces === undefined ? written : withoutBraces(link, braces);
      if (read === undefined)
        return { hint: `write \`${asHtml(link)}\`: nothing has such attributes as \`${braces}\`` };
      const meant = read.startsWith('<') ? read : asHtml(read);
      return {
        hint: `write \`${meant}\`, or leave an empty line before and behind the text: Markdown is read there`,
        meant,
      };
    },
  },
  {
    pattern: /(?<=\n[ ]{0,3})(?:#{1,6}[ \t]+\S|`{3}|~{3})[^\n]*/g,
    place: 'html',
    isToldOnce: true,
    remedy: 'leave an empty line before and behind it: Markdown is read there',
  },
];

/** Bold words, code, a link or a picture of Markdown, in HTML. */
function asHtml(written: string): string {
  const [, picture, text = '', address] = /^(!?)\[(.*)\]\((.*)\)$/.exec(written) ?? [];
  if (address !== undefined)
    return picture === ''
      ? `<a href="${wordsInHtml(address)}">${text}</a>`
      : `<img src="${wordsInHtml(address)}" alt="${wordsInHtml(text)}">`;
  if (!written.startsWith('`')) return `<strong>${written.slice(2, -2)}</strong>`;
  return `<code>${escapeText(written.slice(1, -1))}</code>`;
}

/** A text or number of JSX as the value of an attribute; undefined for what would have to be run. */
function inQuotes(value: string): string | undefined {
  const [, number, , text = number] =
    /^\s*(?:(\d+)|(?:(?:useBaseUrl|require)\()?(["'`])([^"'`$\\]*)\2\)?(?:\.default)?)\s*$/.exec(value) ?? [];
  return text === undefined ? undefined : `="${text}"`;
}
