import { tagHint } from './elsewhere/foreignTags.ts';
import { boxKindOf, CODE_TABS, codeFileHint, NO_CONTENTS, PART } from './elsewhere/writtenHere.ts';
import { type PageState, placeOf, report } from './pageState.ts';
import type { TreeNode } from './tree.ts';

/** What is looked for, and what is written instead. */
type Markup = readonly [pattern: RegExp, hint: (found: RegExpExecArray) => string, meant?: string];

const UNINDENTED = ', the text without its indentation, and `:::` on lines of their own';

/** The title of a box of MkDocs, in the brackets that it has here. */
const titleOf = (line: string) => {
  const title = /"([^"[\]{}]+)"/.exec(line)?.[1];
  return title === undefined ? '' : `[${title}]`;
};

/** The file that VitePress shows there, and its region: `@` is the folder of the pages. */
const snippetOf = (line: string) => /^<<<[ \t]*@?([./][^\s{"]+)/.exec(line)?.[1] ?? './sample.ts';

/** What no parser here reads at the start of a paragraph, by the sign that it begins with, and what is written instead. */
const AT_START: ReadonlyMap<string, Markup> = new Map<string, Markup>([
  ['[', [/^\[\[?_?toc_?\]\]?$/i, () => NO_CONTENTS, '']],
  ['<', [/^<<<[ \t]*\S[^\n]*/, ([line]) => codeFileHint(snippetOf(line))]],
  // `#1` and `#tag` are text.
  ['#', [/^(#{2,6}|#(?=\p{Lu}\p{Ll}))([^\s#][^\n]*)/u, ([, signs, title]) => `add a space: \`${signs} ${title}\``]],
  [
    '!',
    [
      // Its kind and its title, and nothing else: text may also begin with three exclamation marks.
      /^!!!\+?[ \t]+([\w-]+)(?:[ \t]+[\w-]+)*(?:[ \t]+"[^"\n]*")?[ \t]*(?=\n|$)/,
      ([line, kind = '']) => `write \`:::${boxKindOf(kind) ?? 'note'}${titleOf(line)}\`${UNINDENTED}`,
    ],
  ],
  ['?', [/^\?{3}\+?[ \t]+(\w+)[^\n]*/, ([line]) => `write \`:::details${titleOf(line) || '[Title]'}\`${UNINDENTED}`]],
  ['=', [/^===[+!]*[ \t]+"[^"\n]+"[^\n]*/, () => CODE_TABS]],
  ['-', [/^-+8<-+(?:[ \t]+[^\s][^\n]*|(?=\n))/, () => PART]],
  [
    '$',
    [
      /^\$\$(?:[^$\n]+\$\$|(?=\n\S))/,
      () => 'export a component for formulas from `site/components.tsx`, as `codeBlocks.math`',
    ],
  ],
  // Sphinx: a target, and a comment.
  ['(', [/^\(([\w-]+)\)=(?=\n|$)/, ([, id]) => `delete it, and write \`{#${id}}\` at the end of the heading below`]],
  ['%', [/^%[ \t]+(\S[^\n]*)/, ([, text]) => `write \`<!-- ${text} -->\` to hide it from readers`]],
  // The first tag alone: `check` tells of those behind it.
  ['{', [/^\{(?:\{[^\n]*?\}\}|%[^\n]*?%\}|[{%][^\n]*)/, ([tag]) => tagHint(tag)]],
]);

/** Says so where a paragraph begins with markup of another generator, which readers see as it is. May yield `unread-markup`. */
export function warnUnreadMarkup(node: TreeNode, state: PageState): undefined {
  const first = node.children?.[0];
  if (first?.type !== 'text') return;
  const sign = first.value?.[0] ?? '';
  const [pattern, hint, meant] = AT_START.get(sign) ?? [];
  // An escaped sign is meant as text.
  if (pattern === undefined || state.source.body[first.position?.start.offset ?? -1] !== sign) return;
  // An address or a directive in a tag, and what GitLab has between underscores, is a node of its own by now, and the text
  // ends before it.
  const text =
    sign === '{' || sign === '<' || sign === '['
      ? state.source.body.slice(first.position?.start.offset, node.position?.end.offset)
      : first.value;
  const found = pattern.exec(text ?? '');
  if (hint === undefined || found === null) return;
  const was = found[0].trim();
  const place = placeOf(state, node, was);
  state.diagnostics.push({
    severity: 'warning',
    code: 'unread-markup',
    message: `Readers see \`${was}\` as plain text.`,
    place,
    hint: hint(found),
    ...(meant === undefined ? {} : { fix: { place, was, text: meant } }),
  });
}

/** Says so where letters or digits right behind a word are struck through: other generators lower them. May yield `unread-markup`. */
export function warnSubscript(node: TreeNode, state: PageState): undefined {
  const place = placeOf(state, node);
  const start = node.position?.start.offset ?? 0;
  const written = state.source.body.slice(start, node.position?.end.offset);
  const inner = /^~([\w+-]{1,9})~$/.exec(written)?.[1];
  if (inner === undefined || !/[\w)\]]/.test(state.source.body.charAt(start - 1))) return;
  const meant = `<sub>${inner}</sub>`;
  state.diagnostics.push({
    severity: 'warning',
    code: 'unread-markup',
    message: `\`${written}\` is struck through, not lowered.`,
    place,
    hint: `write \`${meant}\`, or \`~~${inner}~~\` where it is meant so`,
    fix: { place, was: written, text: meant },
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
