import { type ForeignMarkup, replacement } from '../markupElsewhere/foreignMarkup.ts';
import { itemBeside } from './itemBeside.ts';

/** Markdown that a sign or a space keeps from being read, in every generator: the page shows it as it is written. */
export const NEAR_MARKUP: readonly ForeignMarkup[] = [
  {
    // In `[skip ci] (#123)` it is the number of an issue; `[1]`, `[12, 13]`, `[b]` and `[sic]` are no words of a link.
    pattern:
      /(?<!\\)(?:!\[|\[(?=[^[\]\n]{0,200}(?:\p{L}{2}|\p{Lo}))(?!(?:citation needed|sic|(?:fn|note|ref)\.? ?\d{0,3})\]))[^[\]\n]{1,200}\] \((?:\.{0,2}\/|#(?!\d+\))|https?:\/\/)[^\s()<>]{0,300}\)/gu,
    remedy: (written) =>
      replacement(written.replace('] (', ']('), 'nothing stands between the brackets and the address'),
  },
  // Signs between text and address that have changed places, stand twice, or of which the second is missing.
  {
    pattern:
      /(?<![\\\]\w])!?\[[^[\]()\n]{1,200}(?:\](?<!\((?:[^()\n]|\([^()\n]{0,100}\)){0,300})(?=\/|#)|\(\]|\]\(\()(?:\.{0,2}\/|#|https?:\/\/)[^\s()<>[\]]{1,300}\)(?!\))/g,
    remedy: (written) =>
      replacement(
        written.replace(/(?:\(\]|\]\(?\(?)/, ']('),
        'a link is a text in brackets, and an address in parentheses',
      ),
  },
  // `[1]` is a source, `[error]` the kind of a line, and `[sudo]./configure` a line of a log.
  {
    pattern:
      /(?<![\\\]\w])!?\[(?=[^[\]\n]{0,200}\p{Ll}{2})(?!(?:debug|default|error|info|optional|sic|warn(?:ing)?)\])[^[\]\n]{1,200}\](?:https?:\/\/[^\s()<>[\]]{1,300}|\.{1,2}\/[^\s()<>[\]]{0,300}(?:\/|\.(?:mdx?|gif|jpe?g|png|svg|webp))(?:#[\w-]{1,100})?)(?<![.,;:!?*_~"'])(?=[.,;:!?*_~"')]{0,9}(?:\s|$))(?:(?<!\((?:[^()\n]|\([^()\n]{0,100}\)){0,600})\))?/gu,
    remedy: (written) => replacement(written.replace(/\]([^)]*)\)?$/, ']($1)'), 'parentheses stand around the address'),
  },
  {
    pattern: /(?<![\\\w])\(([^()[\]\n]{1,200})\)\[((?:\.{0,2}\/|#|https?:\/\/)[^\s[\]<>]{1,300})\]/g,
    remedy: (written) =>
      replacement(written.replace(/^\((.*)\)\[(.*)\]$/, '[$1]($2)'), 'the text comes first, in brackets'),
  },
  {
    pattern:
      /(?<!\\)\[[^[\]\n]{1,200}\]\((?:\.{0,2}\/|#|https?:\/\/)[^\s()<>[\]]{0,300}(?=[ \t][^()\n]{0,300}(?:\n|$)|\n|$)/g,
    remedy: (written) => ({ hint: `close the address: \`${written})\`` }),
  },
  {
    pattern: /(?<!\\)!?\[[^[\]\n]{1,200}\]\((?:\.{0,2}\/|#|https?:\/\/)[^\s()<>[\]]{1,300}\](?![\](:])/g,
    remedy: (written) => replacement(`${written.slice(0, -1)})`, 'the bracket that opens the address is another one'),
  },
  {
    pattern: /(?<!\\)\[[^[\]\n]{1,200}\]\(<[^\s<>()]{1,300}\)/g,
    remedy: (written) => replacement(written.replace('(<', '('), 'nothing closes the angle bracket'),
  },
  {
    pattern: /(?<!\\)\[[^[\]()\n]{1,200}\((?:\.{0,2}\/|#(?!\d+\))|(?<! \()https?:\/\/)[^\s()<>[\]]{0,300}\)(?!\])/g,
    remedy: (written) => replacement(written.replace('(', ']('), 'a bracket closes the text'),
  },
  {
    // Behind a link or an address, the bracket may be that of a link around it.
    pattern:
      /(?<=[\s(])[\w-]{1,40}(?=\]\()(?<=^[\s*_`>][^[]{0,340})\]\((?:\.{1,2}\/|\/|#|https?:\/\/)[^\s()<>]{0,300}\)/g,
    remedy: (written) => replacement(`[${written}`, 'a bracket opens the text'),
  },
  // GNU writes `words' in such signs.
  {
    pattern: /(?<=[\s(])`(?=[\w./@$-])[^`'\n]{1,300}(?=(?:\n[^`']*)?$)/g,
    remedy: 'write another backquote where the code ends, or `\\` before this one to show it',
  },
  // An address of another site is a link by itself, up to the first space.
  {
    pattern:
      /(?<=[^\\]\]\()(?<!\\\[[^[\]\n]{0,200}\]\()https?:\/\/[^\s()<>"']{1,300}(?: [^\s()<>"'=\u201c-\u201f]{1,100}){1,9}(?=\))/g,
    remedy: (written) => replacement(`<${written}>`, 'a URL with spaces needs angle brackets'),
  },
  // An address here; one of a file is told of where other generators read it.
  {
    pattern:
      /(?<=[^\\]\]\()(?<!\\\[[^[\]\n]{0,200}\]\()(?:\.{0,2}\/|#)[^\s()<>"']{0,200}(?: [^\s()<>"'=\u201c-\u201f]{1,100}){1,9}(?=\))(?<!\.[a-z]{2,5}(?:#[^\s()]*)?)/g,
    remedy: (written) => replacement(`<${written}>`, 'a URL with spaces needs angle brackets'),
  },
  {
    pattern: /(?<=^[`~]{3,}[^\n"']*\s)[a-zA-Z]+=([\u2018-\u201f])[^"'\n\u2018-\u201f]{0,200}[\u2018-\u201f]/g,
    place: 'info',
    effect: 'its value is not in straight quotes',
    remedy: (written) => replacement(written.replace(/[\u2018-\u201f]/g, '"')),
  },
  // A value of several words keeps the whole from being a tag.
  {
    pattern:
      /(?<=(?<!\\)<[a-zA-Z][\w-]*\s(?:[^<>\n]{0,200}\s)?)[a-zA-Z][\w:-]*=[\u201c-\u201f][^"<>\n\u201c-\u201f]{0,200}[\u201c-\u201f](?=[^<>\n]{0,200}(?:>|$))/g,
    isInMarkdownAlone: true,
    remedy: (written) => replacement(written.replace(/[\u201c-\u201f]/g, '"'), 'values stand in straight quotes'),
  },
  // As editors for other texts write them.
  {
    pattern:
      /(?<!\\)\[[^[\]\n]{1,200}\]\([^\s()<>]{1,300}[ \t]{1,9}[\u201c-\u201f][^"()\n\u201c-\u201f]{0,200}[\u201c-\u201f]\)/g,
    remedy: (written) => replacement(written.replace(/[\u201c-\u201f]/g, '"'), 'a title stands in straight quotes'),
  },
  // One sign of two.
  {
    pattern: /(?<!\\)!?\[[^[\]\n]{1,200}\]\([^\s()<>"']{1,300}[ \t]{1,9}(?:"[^"'()\n]{1,200}|[^"'()\n]{1,200}")\)/g,
    remedy: (written) =>
      replacement(
        written.replace(/(?<=\]\(\S+)[ \t]+"?([^"]*)"?\)$/, (_, title: string) => ` "${title}")`),
        'a title stands between two quotes',
      ),
  },
  // A box of GitHub is a quote.
  {
    pattern: /(?<=^\n?|\n[ \t]{0,3})\[!(?:NOTE|TIP|IMPORTANT|WARNING|CAUTION)\](?=\s)/g,
    remedy(written, _, { offset, body }) {
      // What is no text of the same paragraph would stand below an empty box.
      const hasText = /^[ \t]*(?:\S|\n[ \t]{0,3}[\p{L}*_[(])/u.test(body.slice(offset + written.length));
      return hasText
        ? replacement(`> ${written}`, 'the box is a quote')
        : { hint: 'write `> ` before it and before each line of its text: the box is a quote' };
    },
  },
  // A tag that lacks the second quote of its last value.
  {
    pattern:
      /(?<!\\)<[a-zA-Z][\w-]*(?:\s+[a-zA-Z][\w:-]*(?:="[^"<>\n]{0,200}"|='[^'<>\n]{0,200}')?){0,9}\s+[a-zA-Z][\w:-]*=(["'])[^\s"'<>]{0,200}>/g,
    isInMarkdownAlone: true,
    remedy: (written, quote) =>
      replacement(written.replace(/(?:(?<=^<(?:br|hr|img|input)\b.*)\/)?>$/, `${quote}>`), 'a quote closes the value'),
  },
  // Dashes as editors make them.
  {
    pattern:
      /(?<=\|[^\n]{0,500}\n(?:[ \t]*>){0,9})(?=[^\n]{0,500}[\u2013\u2014])[ \t]*\|?(?:[ \t]*:?[-\u2013\u2014]+:?[ \t]*\|)+(?:[ \t]*:?[-\u2013\u2014]+:?)?(?=[ \t]*(?:\n|$))/g,
    remedy: (written) => replacement(written.replace(/[-\u2013\u2014]+/g, '---'), 'the line below the head of a table'),
  },
  // The line below the head of a table: with more or fewer cells than that, none of it is a table.
  {
    pattern:
      /(?<=\n(?:[ \t]*>){0,9})[ \t]*(?![ \t])(?:\|?(?:[ \t]*:?-{2,}:?[ \t]*\|)+(?:[ \t]*:?-{2,}:?)?|(?<=\|[^\n]{0,500}\n(?:[ \t]*>){0,9}[ \t]*)\|(?:[ \t]*:?-+:?[ \t]*\|)+(?:[ \t]*:?-+:?)?)(?=[ \t]*(?:\n|$))/g,
    remedy: (_, __, { offset, body }) => ({
      hint: isApart(body, offset)
        ? 'delete the empty line above it: it stands right below the head of a table'
        : 'give this line as many cells as the one above it has: else there is no table',
    }),
  },
  // A number before a capital that begins a word, or before a letter that is none, as in Chinese; `3.js` and `1.2` are
  // names.
  {
    pattern: /(?<=^|\n)[ ]{0,3}\d{1,3}[.)](?=\p{Lu}\p{Ll}|\p{Lo})/gu,
    remedy: (written) => ({ hint: `add a space behind \`${written.trim()}\`, to make it an item of a list` }),
  },
  {
    pattern: /(?<=^|\n)[ ]{0,3}(?:[-+]|\*(?![^\n]*\*))\[[ xX]\](?=[ \t]+\S)/g,
    remedy: (written) => replacement(written.replace('[', ' ['), 'a space parts the sign of an item from its box'),
  },
  {
    pattern: /(?<=^[\s>]?|\n[ \t>]*)[\u2013\u2014\u2022](?=[ \t]+\S)/g,
    isAmongItems: true,
    remedy: (_, __, { offset, body }) =>
      replacement(itemBeside(body, offset) ?? '-', 'items of a list begin with the same sign'),
  },
  // The box of a task.
  {
    pattern: /(?<=^[ \t])\[[ xX]\](?=[\p{L}\p{N}`*"'])/gu,
    isOfItem: true,
    remedy: (written) => replacement(`${written} `, 'a space parts the box of a task from its text'),
  },
  {
    pattern: /(?<=^[ \t])\[(?: ?([xX]) ?)?\](?<!\[[xX]\])(?=[ \t]+[\p{L}\p{N}`*"'])/gu,
    isOfItem: true,
    remedy: (_, mark) => replacement(`[${mark || ' '}]`, 'the box of a task holds one space or one `x`'),
  },
];

/** Whether an empty line parts a line from a row of a table above it. */
const isApart = (body: string, offset: number): boolean =>
  /\|[^\n]*\n[ \t>]*\n[ \t>]*$/.test(body.slice(Math.max(0, offset - LONGEST_ROW), offset));

/** Of a longer row of a table the beginning is not looked at, in UTF-16 units. */
const LONGEST_ROW = 1_000;
