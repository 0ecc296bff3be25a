import { blanked } from '../../model/text/blanked.ts';
import { withoutUndefined } from '../../model/values/withoutUndefined.ts';
import { includeCommentRemedy } from '../elsewhere/includeComment.ts';
import { CODE_TABS } from '../elsewhere/writtenHere.ts';
import { type PageState, reportError, reportWarning } from '../pageState.ts';
import { commentTabsFix } from '../tabsElsewhere/commentTabsFix.ts';
import type { TreeNode } from '../tree.ts';
import { reportUnsafe } from './unsafeHtml.ts';

/**
 * Tells what is wrong with a piece of raw HTML that shows only before it is parsed: what is never closed, and what the
 * parser takes away by itself. May yield `dropped-html`, `unsafe-html` and `unread-markup`.
 */
export function reportRawHtml(node: TreeNode, state: PageState): undefined {
  const { value = '' } = node;
  const shown = value.replaceAll(HTML_COMMENT, blanked);
  reportUnclosedComment(value, node, state);
  reportUnclosedElement(shown, node, state);
  reportUnparsed(shown, node, state);
  refuseIncludeComment(value, node, state);
  warnTabsComment(value, node, state);
}

/**
 * A comment, and the sign that ends it, which is empty where there is none: it ends with the text then, as to look for
 * the end of each from its place anew would take forever. One without a word has no sign but its own.
 */
const HTML_COMMENT = /<!--(?:-?>|[\s\S]*?(-->|$))/g;

/** Says so where an HTML comment is never closed: all that stands below it would be missed without a word. */
function reportUnclosedComment(value: string, node: TreeNode, state: PageState): void {
  const rest = [...value.matchAll(HTML_COMMENT)].find(([, end]) => end === '')?.[0];
  if (rest === undefined) return;
  reportError(state, node, {
    code: 'dropped-html',
    message: 'The comment that opens here with `<!--` is never closed: readers see nothing of what follows.',
    word: rest.split('\n')[0] ?? '',
    hint: 'write `-->` where it ends',
  });
}

/** Says so where an element takes all that follows with it, because it is removed and never closed. */
function reportUnclosedElement(shown: string, node: TreeNode, state: PageState): void {
  const found = /<(script|style|template|plaintext)(?=[\s/>])[^>\n]*>?/i.exec(shown);
  if (found === null) return;
  const [word, name = ''] = found;
  const end = new RegExp(`</${name}[\\s>]`, 'i');
  // What a plugin writes is not in the file.
  if (end.test(shown.slice(found.index))) return;
  if (end.test(state.source.body.slice((node.position?.start.offset ?? 0) + found.index))) return;
  reportError(state, node, {
    code: 'dropped-html',
    message: `\`<${name}>\` opens here and is never closed: what follows is lost.`,
    word,
    hint: `write \`\\<${name}>\` to show it as text`,
  });
}

/** Warns of a tag that the parser takes away by itself, because a page has it already: `<body>` and the like. */
function reportUnparsed(shown: string, node: TreeNode, state: PageState): void {
  const found = /<\s*(html|head|body|frameset|frame)\b/i.exec(shown);
  if (found !== null) reportUnsafe(found[0], node, state);
}

/** VitePress splices files in by comments: what they hold would be missed without a word. */
function refuseIncludeComment(value: string, node: TreeNode, state: PageState): void {
  if (!value.includes('@include:')) return;
  const found = includeCommentRemedy(value, node.position?.start.offset ?? 0, state);
  if (found === undefined) return;
  const { written, ...remedy } = found;
  reportError(state, node, {
    code: 'unread-markup',
    message: `\`${written}\` does not include anything.`,
    word: written,
    ...remedy,
  });
}

/** Docsify makes tabs of the headings between two comments: readers see one below the other. */
function warnTabsComment(value: string, node: TreeNode, state: PageState): void {
  const word = value.includes('tabs:start') ? /<!--\s*tabs:start\s*-->/.exec(value)?.[0] : undefined;
  if (word === undefined) return;
  reportWarning(state, node, {
    code: 'unread-markup',
    message: `\`${word}\` makes no tabs: readers see what stands below it as sections of the page.`,
    word,
    hint: `${CODE_TABS}, and delete the two comments`,
    ...withoutUndefined({ fix: commentTabsFix(node.position?.start.offset ?? 0, state.source) }),
  });
}
