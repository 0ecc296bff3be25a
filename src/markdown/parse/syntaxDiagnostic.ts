import { fenceAfter, openFence } from '../../model/codeFence.ts';
import { type Diagnostic, errorOf, type Fix, type Place } from '../../model/diagnostic.ts';
import type { Frontmatter } from '../../model/page.ts';
import type { SourceFile } from '../../model/sourceFile.ts';
import { literalPattern } from '../../model/text/literalPattern.ts';
import { messageOf } from '../../model/values/messageOf.ts';
import { CRITIC_CHANGE, CRITIC_COMMENT, criticHtml } from '../elsewhere/criticMarks.ts';
import { matterHere } from '../elsewhere/frontmatterText.ts';
import { behindLinkHint } from '../mdx/behindLinkHint.ts';
import { FORMULAS, isInFormula } from '../mdx/isInFormula.ts';
import { tagHint } from '../tagsElsewhere/foreignTags.ts';

/** What a parser threw, as `mdx-syntax` at its place with the mend that fits. */
export function syntaxDiagnostic(error: unknown, page: SourceFile): Diagnostic {
  const { file, body, frontmatter } = page;
  const message = messageOf(error);
  // The native parser writes `line:column: message (source)`; the reference has a `place`, but for what it misses at
  // the end of the file: there it names where the element was opened.
  const native = /^(\d+):(\d+):\s*(.*)$/s.exec(message);
  const opened = /\((\d+):(\d+)(?:-\d+:\d+)?\)$/.exec(message);
  const point = pointOf(error);
  const line = Number(native?.[1] ?? point.line ?? opened?.[1] ?? 1);
  const column = Number(native?.[2] ?? point.column ?? opened?.[2] ?? 1);
  const reason = (native?.[3] ?? message)
    .replace(/\s*\((?:mdx|micromark)[\w:-]*\)$/, '')
    .replace(/^Could not parse (.*?) with (?:oxc|acorn)\b/, 'Cannot read the $1');
  const source = body.split('\n')[line - 1] ?? '';
  const unclosed = /^Expected a closing tag for `<([A-Za-z][\w.]*)>` \([\d:-]+\)(?: before the end of `\w+`)?$/.exec(
    reason,
  )?.[1];
  const shown = shownMatter(source, frontmatter);
  return errorOf('mdx-syntax', {
    message: `This is not valid MDX: ${reason}.`.replace(/\.\.$/, '.'),
    place: { file, line, column },
    hint:
      (isInFormula(page, offsetAt(body, line, column)) ? FORMULAS : undefined) ??
      (/closing tag/.test(reason)
        ? (codeHint(body) ?? paragraphHint(reason, body) ?? endInCodeHint(reason, body))
        : undefined) ??
      otherEndHint(reason, body) ??
      (unclosed !== undefined && lacksEnd(unclosed, body) ? endHint(unclosed) : undefined) ??
      (shown === undefined ? undefined : `write \`${shown.text}\``) ??
      hintFor(source, column, /^Cannot read the expression/.test(reason)),
    ...(shown && { fix: shown.fixAt({ file, line }) }),
  });
}

/** A value of front matter on a line, as VitePress shows it, and how it is written here. */
function shownMatter(source: string, frontmatter: Frontmatter) {
  const found = /(?<!\\)\{\{ *\$?frontmatter[.\w]+ *\}\}/.exec(source);
  const meant = found === null ? undefined : matterHere(found[0].slice(1, -1), frontmatter);
  if (found === null || meant === undefined) return undefined;
  const { 0: was, index } = found;
  const text = `{${meant}}`;
  const fixAt = (line: Pick<Place, 'file' | 'line'>): Fix => ({
    place: { ...line, column: index + 1, endColumn: index + 1 + was.length },
    was,
    text,
  });
  return { text, fixAt };
}

const offsetAt = (body: string, line: number, column: number): number =>
  body.split('\n', line - 1).reduce((offset, one) => offset + one.length + 1, 0) + column - 1;

/** Whether more elements of a name are opened than closed: an end may also stand in another element. */
function lacksEnd(name: string, body: string): boolean {
  const opened = body.match(new RegExp(`<${literalPattern(name)}(?=[\\s>])(?![^<>]*/>)`, 'g'))?.length ?? 0;
  return opened > body.split(`</${name}>`).length - 1;
}

/** For what lacks its end; undefined for what is neither a component nor HTML, such as a placeholder. */
function endHint(name: string): string | undefined {
  if (/^[A-Z]/.test(name)) return `write \`</${name}>\` where it ends, or \`/>\` in place of \`>\``;
  return ELEMENT.test(name) ? `write \`</${name}>\` where it ends` : undefined;
}

/** HTML that writers open on a line of its own. */
const ELEMENT =
  /^(?:a|aside|audio|b|blockquote|center|details|div|dl|em|figure|i|kbd|ol|p|picture|pre|section|span|strong|sub|summary|sup|table|u|ul|video)$/;

/** For a code block without an end, in which closing tags are code; undefined where each has its end. */
function codeHint(body: string): string | undefined {
  const fence = openFence(body);
  return fence === undefined
    ? undefined
    : `write ${fence.signs} where the code block of line ${fence.line} ends: closing tags in it are code`;
}

/** For an element whose end is code, in a block that goes on to the end of another one; undefined for any other. */
function endInCodeHint(reason: string, body: string): string | undefined {
  const name = /closing tag for `<([\w.-]+)>`/.exec(reason)?.[1];
  let signs = '';
  let opening = 0;
  let end = 0;
  for (const [index, line] of body.split('\n').entries()) {
    const isInside = signs !== '';
    // What begins another block is code itself, as long as this one has no end.
    if (end > 0 && isInside && /^\s*(?:`{3}|~{3})/.test(line) && fenceAfter(line, signs) !== '')
      return `write ${signs.trimStart()} where the code block of line ${opening} ends: \`</${name}>\` in line ${end} is code`;
    signs = fenceAfter(line, signs);
    if (!isInside) [opening, end] = [index + 1, 0];
    // A sample that shows the element has its beginning, too.
    else if (end === 0 && line.includes(`<${name}`)) end = -1;
    else if (end === 0 && line.includes(`</${name}>`)) end = index + 1;
  }
  return undefined;
}

/** For an end that is not that of the element around it: its name is misspelled, or an inner element has no end. */
function otherEndHint(reason: string, body: string): string | undefined {
  const [, end, open] =
    /^Unexpected closing tag `<\/([\w.-]+)>`, expected corresponding closing tag for `<([\w.-]+)>`/.exec(reason) ?? [];
  if (end === undefined) return undefined;
  const isOpened = new RegExp(`<${literalPattern(end)}(?![\\w.-])`).test(body);
  return `write \`</${open}>\` ${isOpened ? 'before it' : 'in place of it'}`;
}

/** For an element that begins in a paragraph and ends behind it, as in HTML and `.md`; undefined for any other. */
function paragraphHint(reason: string, body: string): string | undefined {
  const name = /closing tag for `<([\w.-]+)>`.* before the end of `paragraph`/.exec(reason)?.[1];
  return name !== undefined && body.includes(`</${name}>`)
    ? `write \`<${name}>\` and \`</${name}>\` on lines of their own: with text beside it, an element ends in the same paragraph`
    : undefined;
}

/** An expression of several lines has its brace on another one. */
function hintFor(source: string, column: number, isInExpression: boolean): string {
  // The reference points behind the sign. Further tags in the line have nothing to do with it.
  const isSign = /<[\s\d<=-]/.test(source.slice(Math.max(0, column - 2), column + 1));
  if (isSign && !isInExpression) return signHint(around(column, source.matchAll(GENERIC)));
  const autolink = around(column, source.matchAll(/<((?:https?|mailto):[^>\s]+)>/g))?.[1];
  if (autolink !== undefined) return `write the link as \`[text](${autolink})\``;
  const email = around(column, source.matchAll(/<([\w.+-]+@[\w-]+(?:\.[\w-]+)+)>/g))?.[1];
  if (email !== undefined) return `write the link as \`[${email}](mailto:${email})\``;
  if (/\{\/\*(?!.*\*\/\})/s.test(source)) return 'end the comment with `*/}`';
  const isUnclosed = source.slice(column - 1).search(UNCLOSED) === 0;
  if (source.includes('<!--') && !isUnclosed) return 'write comments as `{/* … */}` in `.mdx`';
  if (BAR_IN_TAG.test(source))
    return "write the `|` in the tag as `\\|` between braces, as in `{'a \\| b'}`: it ends the cell";
  const unclosed = UNCLOSED.exec(source)?.[1];
  if (unclosed !== undefined)
    return `end \`<${unclosed}>\` with \`/>\`, as in \`<${unclosed}${/^w?[bh]r/.test(unclosed) ? '' : ' …'} />\``;
  const value = valueHint(source);
  if (value !== undefined) return value;
  const change = source.match(CRITIC_CHANGE)?.[0];
  if (change !== undefined) return `write \`${criticHtml(change)}\``;
  if (source.search(CRITIC_COMMENT) !== -1) return 'write `{/* … */}` to hide a comment from readers, or delete it';
  const braces = isInExpression ? around(column, source.matchAll(BRACES)) : undefined;
  const attributes = braces && behindLinkHint(braces[1] ?? '', source.slice(0, braces.index));
  if (attributes !== undefined) return attributes;
  const tag = TEMPLATE_TAG.exec(source)?.[0];
  if (tag !== undefined) return tagHint(tag);
  const words = isInExpression ? around(column, source.matchAll(WORDS_IN_BRACES))?.[0] : undefined;
  if (words !== undefined) return `write \`\\${words}\` to show it as text`;
  if (isInExpression || source.includes('{')) return 'write a literal brace as `\\{`, or close it with `}`';
  return signHint(source.matchAll(GENERIC).next().value);
}

/** A type with another one, as in `List<String>`. */
const GENERIC = /(?<!\w)[A-Za-z_]\w*<\w[^<>]*>/g;

/** For a sign that begins no element, in a type or elsewhere. */
const signHint = (generic: RegExpExecArray | undefined): string =>
  generic === undefined
    ? 'write a literal `<` as `\\<`, and close every element you open'
    : `write code in backticks: \`${generic[0]}\``;

/** A tag of Liquid, or a shortcode of Hugo. */
const TEMPLATE_TAG = /\{%[^\n]*?%\}|\{\{[<%][^\n]*?[%>]\}\}/;

const BRACES = /\{([^{}\n]*)\}/g;

/** Words alone between braces: a placeholder, such as `{class}` or `{your name}`. */
const WORDS_IN_BRACES = /(?<!\\)\{[\w ,.'-]+\}/g;

/** What a column, counted from 1, stands in. */
const around = (column: number, found: Iterable<RegExpExecArray>): RegExpExecArray | undefined =>
  [...found].find(({ 0: text, index }) => index < column && column <= index + text.length);

/** For a property whose value is not in quotes, or whose quote is not closed; undefined where each is. */
function valueHint(source: string): string | undefined {
  const [, name, value = ''] = PROPERTIES.exec(source) ?? [];
  if (name === undefined) return undefined;
  const quote = /^["']/.exec(value)?.[0];
  return quote === undefined
    ? `write \`${name}="${value.replace(/[\u201c-\u201f\u2018\u2019]/g, '') || '…'}"\`: a value stands in quotes, or in braces`
    : `close the value of \`${name}\` with \`${quote}\``;
}

/** A tag up to a value that is none, behind properties whose values are. */
const PROPERTIES =
  /<[A-Za-z][\w.]*(?:\s+[\w:-]+(?:=(?:"[^"]*"|'[^']*'|\{[^{}]*\}))?)*\s+([\w:-]+)=(?!"[^"]*"|'[^']*'|\{)("|'|[^\s/>]*)/;

/** A row of a table with a bar in a property of a tag. */
const BAR_IN_TAG = /^\s*\|.*<[A-Za-z][\w.]*\s[^<>|]*=(?:"[^"|]*|\{[^}|]*)(?<!\\)\|/;

/** An element that HTML never closes, and MDX must. */
const UNCLOSED = /<(area|br|col|embed|hr|img|input|link|meta|source|track|wbr)\b(?:\s[^<>]*)?(?<!\/\s*)>/;

interface Placed {
  readonly line?: number;
  readonly column?: number;
  readonly place?: {
    readonly line?: number;
    readonly column?: number;
    readonly start?: { readonly line: number; readonly column: number };
  };
}

/** The point that an error names, as a parser throws it; any other value names none. */
function pointOf(error: unknown): { readonly line?: number; readonly column?: number } {
  const { place, ...own }: Placed = Object(error);
  return place?.start ?? place ?? own;
}
