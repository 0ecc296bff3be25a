import type { Fix } from '../model/diagnostic.ts';
import type { SourceFile } from '../model/sourceFile.ts';
import { codeFileFix } from './elsewhere/codeFileFix.ts';
import { tagHint } from './elsewhere/foreignTags.ts';
import { frontmatterText } from './elsewhere/frontmatterText.ts';
import { indentedBoxFix } from './elsewhere/indentedBoxFix.ts';
import { indentedTabsFix } from './elsewhere/indentedTabsFix.ts';
import { manualTitleFix, percentHint } from './elsewhere/manualTitle.ts';
import { pairedTagFix } from './elsewhere/pairedTagFix.ts';
import type { Head } from './elsewhere/pieces.ts';
import { slashedBoxFix } from './elsewhere/slashedBoxFix.ts';
import { taggedCodeFix } from './elsewhere/taggedCodeFix.ts';
import {
  boxHint,
  boxKindOf,
  CODE_TABS,
  codeFileHint,
  NO_CONTENTS,
  PART,
  titleInBrackets,
} from './elsewhere/writtenHere.ts';
import { type PageState, placeOf, report } from './pageState.ts';
import { type TreeNode, writtenText } from './tree.ts';

/** What is looked for, what is written instead, and the correction. */
type Markup = readonly [
  pattern: RegExp,
  hint: (found: RegExpExecArray, source: SourceFile) => string,
  fix?: (head: Head, found: RegExpExecArray, source: SourceFile) => Fix | undefined,
];

/** The container for a box of MkDocs, with its title, which is its kind where it has no other. */
function boxOf([line, word = '']: RegExpExecArray): string {
  // Capital letters in it make no difference there.
  const kind = word.toLowerCase();
  const isClosed = line.startsWith('?');
  const name = isClosed ? 'details' : (boxKindOf(kind) ?? 'note');
  const own = /"([^"\n]*)"/.exec(line)?.[1];
  const title = own ?? (name === kind ? '' : kind.charAt(0).toUpperCase() + kind.slice(1));
  return `${name}${titleInBrackets(title)}${line.startsWith('???+') ? '{open}' : ''}`;
}

const boxHintOf = (found: RegExpExecArray) =>
  `write \`:::${boxOf(found)}\`, the text without its indentation, and \`:::\` on lines of their own`;

/** A title that is lost would be one to judge. */
const boxFix = (head: Head, found: RegExpExecArray, source: SourceFile) =>
  /"[^"\n]+"/.test(found[0]) && !boxOf(found).includes('[') ? undefined : indentedBoxFix(head, boxOf(found), source);

/** The container for a box of MkDocs between lines of slashes, and its title. */
function slashedBox([, titledKind, written = '', kind = titledKind ?? '']: RegExpExecArray) {
  const title = written.trim().replace(/^"(.*)"$/, '$1');
  return { kind: kind === 'details' ? kind : (boxKindOf(kind) ?? 'note'), title, isTab: kind === 'tab' };
}

function slashedHint(found: RegExpExecArray): string {
  const { kind, title, isTab } = slashedBox(found);
  return isTab ? CODE_TABS : boxHint(kind, title);
}

/** A title that is lost would be one to judge. */
function slashedFix(head: Head, found: RegExpExecArray, source: SourceFile): Fix | undefined {
  const { kind, title, isTab } = slashedBox(found);
  const label = titleInBrackets(title);
  return isTab || (label === '') !== (title === '') ? undefined : slashedBoxFix(head, `${kind}${label}`, source);
}

/** A paragraph behind two signs; an arrow is one before a bold word. Where a box of more lines ends is for the author to say. */
function lineBox(kind: string): Markup {
  const fix = ({ offset, text: was, place }: Head, [, text = '']: RegExpExecArray, { body }: SourceFile) =>
    /^\r?\n[ \t]*\S/.test(body.slice(offset + was.length)) || place.column > 1
      ? undefined
      : { place, was, text: `:::${kind}\n${text.trim()}\n:::` };
  return [/^(?:[!?~]>|->(?=[ \t]+\*\*))[ \t]+(\S[^\n]*)/, () => boxHint(kind, ''), fix];
}

/** The file that VitePress shows there, and its region: `@` is the folder of the pages. */
const snippetOf = (line: string) => /^<<<[ \t]*@?([./][^\s{"]+)/.exec(line)?.[1] ?? './sample.ts';

/** With the name of the file, which is to stand among the pages. */
function partHint(line: string): string {
  const name = /["'](?:[^"'\n]*\/)?_?([\w.-]+\.mdx?)(?:[:"'])/.exec(line)?.[1];
  return name === undefined ? PART : PART.replace('_part.mdx', `_${name}`);
}

function valueFix({ place, text: was }: Head, { frontmatter }: SourceFile): Fix | undefined {
  const text = frontmatterText(was, frontmatter);
  return text === undefined ? undefined : { place, was, text };
}

/** What no parser here reads at the start of a paragraph, by the sign that it begins with, and what is written instead. */
const AT_START: ReadonlyMap<string, Markup> = new Map<string, Markup>([
  ['[', [/^\[\[?_?toc_?\]\]?$/i, () => NO_CONTENTS, ({ place, text: was }) => ({ place, was, text: '' })]],
  ['<', [/^<<<[ \t]*\S[^\n]*/, ([line]) => codeFileHint(snippetOf(line)), codeFileFix]],
  // `#1` and `#tag` are text.
  ['#', [/^(#{2,6}|#(?=\p{Lu}\p{Ll}))([^\s#][^\n]*)/u, ([, signs, title]) => `add a space: \`${signs} ${title}\``]],
  [
    '!',
    [
      // Its kind and its title, and nothing else: text may also begin with three exclamation marks.
      /^!!!\+?[ \t]+([\w-]+)(?:[ \t]+[\w-]+)*(?:[ \t]+"[^"\n]*")?[ \t]*(?=\n|$)/,
      boxHintOf,
      boxFix,
    ],
  ],
  // Docsify and Terraform.
  ['!>', lineBox('warning')],
  ['~>', lineBox('warning')],
  ['?>', lineBox('note')],
  ['->', lineBox('note')],
  [
    '/',
    [
      /^\/{3,}[ \t]+(?:([\w-]+)[ \t]*\|[ \t]*(\S[^\n]*)|(note|info|tip|hint|success|important|warning|attention|caution|danger|error|details)[ \t]*(?=\n|$))/,
      slashedHint,
      slashedFix,
    ],
  ],
  ['?', [/^\?{3}\+?[ \t]+(\w+)[^\n]*/, boxHintOf, boxFix]],
  ['=', [/^===[+!]*[ \t]+"[^"\n]+"[^\n]*/, () => CODE_TABS, (head, _, source) => indentedTabsFix(head, source)]],
  ['-', [/^-+8<-+(?:[ \t]+[^\s][^\n]*|(?=\n))/, ([line]) => partHint(line)]],
  [
    '$',
    [
      /^\$\$(?:[^$\n]+\$\$|(?=\n\S))/,
      () => 'export a component for formulas from `site/components.tsx`, as `codeBlocks.math`',
    ],
  ],
  // Sphinx: a target, and a comment.
  ['(', [/^\(([\w-]+)\)=(?=\n|$)/, ([, id]) => `delete it, and write \`{#${id}}\` at the end of the heading below`]],
  [
    '%',
    [
      /^%[ \t]+(\S[^\n]*)/,
      ([line, text = ''], source) => percentHint(line.trim(), text.trim(), source),
      (head, _, source) => manualTitleFix(head, source),
    ],
  ],
  // The first tag alone: `check` tells of those behind it.
  [
    '{',
    [
      /^\{(?:\{[^\n]*?\}\}|%[^\n]*?%\}|![^\n]*?!\}|[{%][^\n]*)/,
      ([tag], { frontmatter }) => {
        const meant = frontmatterText(tag, frontmatter);
        return meant === undefined ? tagHint(tag) : `write \`${meant}\``;
      },
      (head, _, source) => valueFix(head, source) ?? pairedTagFix(head, source) ?? taggedCodeFix(head, source),
    ],
  ],
]);

/** Says so where a paragraph begins with markup of another generator, which readers see as it is. May yield `unread-markup`. */
export function warnUnreadMarkup(node: TreeNode, state: PageState): undefined {
  const first = node.children?.[0];
  if (first?.type !== 'text') return;
  const sign = first.value?.[0] ?? '';
  const [pattern, hint, fixOf] = AT_START.get(first.value?.slice(0, 2) ?? '') ?? AT_START.get(sign) ?? [];
  const offset = first.position?.start.offset ?? -1;
  // An escaped sign is meant as text.
  if (pattern === undefined || state.source.body[offset] !== sign) return;
  // An address, code or a directive in it, and what GitLab has between underscores, is a node of its own by now, and the
  // text ends before it.
  const text = '{<[!?~-=/'.includes(sign) ? state.source.body.slice(offset, node.position?.end.offset) : first.value;
  const found = pattern.exec(text ?? '');
  if (hint === undefined || found === null) return;
  const was = found[0].trim();
  const place = placeOf(state, node, was);
  const fix = fixOf?.({ offset, text: was, place }, found, state.source);
  state.diagnostics.push({
    severity: 'warning',
    code: 'unread-markup',
    message: `Readers see \`${was}\` as plain text.`,
    place,
    hint: hint(found, state.source),
    ...(fix === undefined ? {} : { fix }),
  });
}

/** Says so where letters or digits right behind a word are struck through: other generators lower them. May yield `unread-markup`. */
export function warnSubscript(node: TreeNode, state: PageState): undefined {
  const start = node.position?.start.offset ?? 0;
  const written = writtenText(node, state.source.body);
  const inner = /^~([\w+-]{1,9})~$/.exec(written)?.[1];
  if (inner === undefined || !/[\w)\]]/.test(state.source.body.charAt(start - 1))) return;
  const meant = `<sub>${inner}</sub>`;
  report(state, node, {
    severity: 'warning',
    code: 'unread-markup',
    message: `\`${written}\` is struck through, not lowered.`,
    word: written,
    hint: `write \`${meant}\`, or \`~~${inner}~~\` where it is meant so`,
    meant,
  });
}

/** Says so where an HTML comment is never closed: all that stands below it would be missed without a word. */
export function reportUnclosedComment(node: TreeNode, state: PageState): undefined {
  // One that is not closed reaches to the end, so that none is looked for twice.
  const unclosed = /<!--[\s\S]*?(-->|$)/g;
  const rest = [...(node.value ?? '').matchAll(unclosed)].find(([, end]) => end === '')?.[0];
  if (rest === undefined) return;
  report(state, node, {
    severity: 'error',
    code: 'dropped-html',
    message: 'The comment that opens here with `<!--` is never closed: readers see nothing of what follows.',
    word: rest.split('\n')[0] ?? '',
    hint: 'write `-->` where it ends',
  });
}

/** VitePress splices files in by comments: what they hold would be missed without a word. */
export function refuseIncludeComment(node: TreeNode, state: PageState): undefined {
  const found = /^<!--\s*@include:\s*([^\s{#]+)[^>]*-->/.exec(node.value ?? '');
  if (found === null) return;
  report(state, node, {
    severity: 'error',
    code: 'unread-markup',
    message: `\`${found[0]}\` does not include anything.`,
    word: found[0],
    hint: PART.replace('/_part.mdx', (found[1] ?? '').replace(/^@(?=\/)/, '').replace(/_?([^/]+)$/, '_$1')),
  });
}
