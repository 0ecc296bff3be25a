import type { Fix } from '../../model/diagnostic.ts';
import type { SourceFile } from '../../model/sourceFile.ts';
import { INDENTED_DETAILS } from '../boxesElsewhere/indentedBox.ts';
import { lineBox } from '../boxesElsewhere/lineBox.ts';
import { MARKED_BOX } from '../boxesElsewhere/markedBox.ts';
import { SLASHED_BOX } from '../boxesElsewhere/slashedBox.ts';
import { codeFileFix } from '../codeElsewhere/codeFileFix.ts';
import { taggedCodeFix } from '../codeElsewhere/taggedCodeFix.ts';
import { type Piece, replaced } from '../pieces.ts';
import { indentedTabsFix } from '../tabsElsewhere/indentedTabsFix.ts';
import { componentTagFix } from '../tagsElsewhere/componentTagFix.ts';
import { tagHint } from '../tagsElsewhere/foreignTags.ts';
import { pairedTagFix } from '../tagsElsewhere/pairedTagFix.ts';
import { anchorAboveFix, anchorAboveHint } from './anchorAbove.ts';
import { frontmatterText } from './frontmatterText.ts';
import { manualTitleFix, percentHint } from './manualTitle.ts';
import { CODE_TABS, codeFileHint, NO_CONTENTS, PART, partHint } from './writtenHere.ts';

/** What is looked for, what is written instead, and the correction. */
export type Markup = readonly [
  pattern: RegExp,
  hint: (found: RegExpExecArray, source: SourceFile, head: Piece) => string,
  fix?: (head: Piece, source: SourceFile, found: RegExpExecArray) => Fix | undefined,
];

/** The file that VitePress shows there, and its region: `@` is the folder of the pages. */
const snippetOf = (line: string) => /^<<<[ \t]*@?([./][^\s{"]+)/.exec(line)?.[1] ?? './sample.ts';

/** With the name of the file, which is to stand among the pages. */
function snippetHint(line: string): string {
  const [, path] = /["'](?:\.\/)?([^"'\n:]+\.mdx?)[:"']/.exec(line) ?? [];
  // Most paths there count from the folder of the project: what stands in `docs` is at the top here.
  return path === undefined ? PART : partHint(`/${path.replace(/^docs\/|^(?:.*\/)?\.\.\//, '')}`);
}

/** Without it the lines are one paragraph. */
const spaceHint = (sign: string, line: string) => {
  const add = /^[-*+1][.)]?\p{L}/u.test(line) ? 'add a space' : 'write a plain space';
  return `${add} behind each ${sign === 'number' ? sign : `\`${sign}\``}, to make a list of them`;
};

function valueFix(head: Piece, source: SourceFile): Fix | undefined {
  const text = frontmatterText(head.text, source.frontmatter);
  return text === undefined ? undefined : replaced(head, text, source);
}

/** Markup that names the address of what stands below it: the first group of the pattern. */
const anchorAbove = (pattern: RegExp): Markup => [
  pattern,
  ([, id = ''], { body }, { offset }) => anchorAboveHint(id, body, offset),
  (head, source, [, id = '']) => anchorAboveFix(head, id, source),
];

const deletion = (head: Piece, source: SourceFile): Fix => replaced(head, '', source);

/** What looks like a space and is none for Markdown, as keyboards for Chinese and Japanese write it. */
const OTHER_SPACE = '[\\u00a0\\u2000-\\u200b\\u202f\\u3000\\ufeff]';

/** What no parser here reads at the start of a paragraph, by its first sign or two, and what is written instead. */
const AT_START: readonly (readonly [signs: string, ...Markup])[] = [
  ['[', /^\[\[?_?toc_?\]\]?$/i, () => NO_CONTENTS, deletion],
  ['<', /^<<<[ \t]*\S[^\n]*/, ([line]) => codeFileHint(snippetOf(line)), codeFileFix],
  // VuePress, and plugins of it.
  [
    '@',
    /^@\[(code\b[^\]\n]*|youtube|vimeo|bilibili)\]\(@?([^()\s]+)\)[ \t]*(?=\n|$)/i,
    ([, what = '', target = '']) =>
      what.startsWith('code')
        ? codeFileHint(target)
        : `write a link, \`[what it shows](${/^https?:/.test(target) ? target : 'https://…'})\``,
    codeFileFix,
  ],
  // `#1` and `#tag` are text.
  [
    '#',
    new RegExp(`^(#{2,6}|#(?=\\p{Lu}\\p{Ll}|${OTHER_SPACE}))(?:(${OTHER_SPACE}+)[ \\t]*)?([^\\s#][^\\n]*)`, 'u'),
    ([, signs, space, title]) =>
      space === undefined
        ? `add a space: \`${signs} ${title}\``
        : `write \`${signs} ${title}\`: behind the signs stands another character that looks like a space`,
    (head, source, [, signs, space, title]) =>
      space === undefined ? undefined : replaced(head, `${signs} ${title?.trim()}`, source),
  ],
  ['!', ...MARKED_BOX],
  ['?', ...INDENTED_DETAILS],
  ['/', ...SLASHED_BOX],
  // Docsify and Terraform.
  ['!>', ...lineBox('warning')],
  ['~>', ...lineBox('warning')],
  ['?>', ...lineBox('note')],
  ['->', ...lineBox('note')],
  ['=', /^===[+!]*[ \t]+"[^"\n]+"[^\n]*/, () => CODE_TABS, indentedTabsFix],
  [
    '-',
    new RegExp(
      `^(?:-+8<-+(?:[ \\t]+[^\\s][^\\n]*|(?=\\n))|-${OTHER_SPACE}*\\p{L}[^\\n]*(?=\\n-${OTHER_SPACE}*\\p{L}))`,
      'u',
    ),
    ([line]) => (line.includes('8<') ? snippetHint(line) : spaceHint('-', line)),
  ],
  [
    '*',
    new RegExp(`^\\*${OTHER_SPACE}*\\p{L}[^*\\n]*(?=\\n\\*${OTHER_SPACE}*\\p{L}[^*\\n]*(?:\\n|$))`, 'u'),
    ([line]) => spaceHint('*', line),
  ],
  [
    '+',
    new RegExp(`^\\+${OTHER_SPACE}*\\p{L}[^\\n]*(?=\\n\\+${OTHER_SPACE}*\\p{L})`, 'u'),
    ([line]) => spaceHint('+', line),
  ],
  [
    '1',
    new RegExp(`^1([.)])(?:\\p{Ll}|${OTHER_SPACE}+\\p{L})[^\\n]*(?=\\n2\\1${OTHER_SPACE}*\\p{L})`, 'u'),
    ([line]) => spaceHint('number', line),
  ],
  // The bullets of other programs: all of them would be one paragraph.
  ...[...'\u2022\u25e6\u25aa\u25cf\u25cb\u00b7\u2023\u2013\u2014\uff0d\u30fb'].map(
    (sign) =>
      [
        sign,
        new RegExp(`^${sign}[ \\t]*\\S[^\\n]*(?=\\n${sign}[ \\t]*\\S)`),
        () => `write \`-\` and a space in place of each \`${sign}\`, to make a list of them`,
      ] as const,
  ),
  // A table without the line below its head; where that has other cells or dashes, a check tells of it.
  [
    '|',
    /^\|[^\n]*\|[ \t]*(?=\n[ \t]*\|(?![ \t]*:?(?:-|[\u2013\u2014][-\u2013\u2014:| \t]*(?:\n|$)))[^\n]*\|[ \t]*(?:\n|$))/,
    ([head]) =>
      `write \`|${' --- |'.repeat(head.split(/(?<!\\)\|/).length - 2)}\` below this line, to make a table of them`,
  ],
  [
    '$',
    /^\$\$(?:[^$\n]+\$\$|(?=\n\S))/,
    () => 'export a component for formulas from `site/components.tsx`, as `codeBlocks.math`',
  ],
  // Sphinx: a target, and a comment.
  ['(', ...anchorAbove(/^\(([\w-][\w:.-]*)\)=(?=\n|$)/)],
  ['{#', ...anchorAbove(/^\{#([A-Za-z][\w:.-]*)\}[ \t]*(?=\n|$)/)],
  // What breaks a page of MyST, or ends the tabs of Retype, each of which begins with such signs and its title.
  [
    '++',
    /^\+{3}(?:(?=\n|$)|[ \t]+(?![ab]\/|\{)(\S[^\n]*))/,
    ([, title]) => (title === undefined ? 'delete it' : CODE_TABS),
    (head, source, [, title]) =>
      title === undefined && !/^\+{3}[ \t]+[^\s{]/m.test(source.body) ? deletion(head, source) : undefined,
  ],
  [
    '%',
    /^%[ \t]+(\S[^\n]*)/,
    ([line, text = ''], source) => percentHint(line.trim(), text.trim(), source),
    manualTitleFix,
  ],
  // The first tag alone: `check` tells of those behind it.
  [
    '{',
    /^\{(?:\{[^\n]*?\}\}|%[^\n]*?%\}|![^\n]*?!\}|[{%][^\n]*)/,
    ([tag], { frontmatter }) => {
      const meant = frontmatterText(tag, frontmatter);
      return meant === undefined ? tagHint(tag) : `write \`${meant}\``;
    },
    (head, source) =>
      valueFix(head, source) ??
      pairedTagFix(head, source) ??
      taggedCodeFix(head, source) ??
      componentTagFix(head, source) ??
      rawFix(head, source),
  ],
];

const BY_SIGNS: ReadonlyMap<string, Markup> = new Map(AT_START.map(([signs, ...markup]) => [signs, markup]));

/** What Liquid is not to run right behind such a tag is mostly code; of its end, `check` has the correction. */
const rawFix = (head: Piece, source: SourceFile): Fix | undefined =>
  /^\{%-?[ \t]*raw[ \t]*-?%\}$/.test(head.text) &&
  /^[ \t]*`(?!``)/.test(source.body.slice(head.offset + head.text.length))
    ? replaced(head, '', source)
    : undefined;

/** What a text may begin with that no parser here reads, by its first sign or two; undefined for any other text. */
export const markupAtStart = (text: string): Markup | undefined =>
  BY_SIGNS.get(text.slice(0, 2)) ?? BY_SIGNS.get(text.charAt(0));
