import { type PageState, reportUnread, reportWarning } from '../pageState.ts';
import { type TreeNode, writtenText } from '../tree.ts';
import { markupAtStart } from './paragraphStarts.ts';

/** Warns of a paragraph that begins with markup of another generator: readers see it. May yield `unread-markup`. */
export function warnUnreadMarkup(node: TreeNode, state: PageState): undefined {
  const first = node.children?.[0];
  if (first?.type !== 'text') return;
  const { value = '' } = first;
  const sign = value.charAt(0);
  const [pattern, hint, fixOf] = markupAtStart(value) ?? [];
  const offset = first.position?.start.offset ?? -1;
  // An escaped sign is meant as text.
  if (pattern === undefined || state.source.body[offset] !== sign) return;
  // An address, code or a directive in it, and what GitLab has between underscores, is a node of its own by now, and
  // the text ends before it.
  const text = '{<[!?~-=/|@'.includes(sign) ? state.source.body.slice(offset, node.position?.end.offset) : value;
  const found = pattern.exec(text);
  if (hint === undefined || found === null) return;
  const was = found[0].trim();
  const head = { offset, text: was };
  reportUnread(state, node, {
    word: was,
    hint: hint(found, state.source, head),
    fix: fixOf?.(head, state.source, found),
  });
}

/**
 * Says so where letters or digits right behind a word are struck through: other generators lower them. May yield
 * `unread-markup`.
 */
export function warnSubscript(node: TreeNode, state: PageState): undefined {
  const start = node.position?.start.offset ?? 0;
  const written = writtenText(node, state.source.body);
  const inner = /^~([\w+-]{1,9})~$/.exec(written)?.[1];
  if (inner === undefined || !/[\w)\]]/.test(state.source.body.charAt(start - 1))) return;
  const meant = `<sub>${inner}</sub>`;
  reportWarning(state, node, {
    code: 'unread-markup',
    message: `\`${written}\` is struck through, not lowered.`,
    word: written,
    hint: `write \`${meant}\`, or \`~~${inner}~~\` where it is meant so`,
    meant,
  });
}
