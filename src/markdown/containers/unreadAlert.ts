import { nearest } from '../../model/text/nearest.ts';
import { boxHint } from '../elsewhere/writtenHere.ts';
import { type PageState, reportUnread, reportWarning } from '../pageState.ts';
import { lineEnd } from '../pieces.ts';
import type { TreeNode } from '../tree.ts';

/** GitHub's kinds of alerts, and two that VitePress has besides. */
export const ALERT_KINDS: readonly string[] = ['NOTE', 'TIP', 'IMPORTANT', 'WARNING', 'CAUTION', 'DANGER', 'INFO'];

/** As GitHub writes them: in small letters it may be a word, and with words behind it a line of another program. */
const WITHOUT_SIGN = new RegExp(`^\\[(${ALERT_KINDS.join('|')})\\](?=[ \\t]*$)`);

/**
 * Says so where a quote begins as one of GitHub's alerts and is none: its kind is misspelled or another program's, it
 * lacks the sign before that, or its title has markup in it. `opening` is the first text of the quote. May yield
 * `unread-markup`.
 */
export function warnUnreadAlert(opening: TreeNode, state: PageState): undefined {
  const { body } = state.source;
  const offset = opening.position?.start.offset ?? -1;
  // An escaped bracket is meant as text.
  if (body[offset] !== '[') return;
  const [bare, kind = ''] = WITHOUT_SIGN.exec(body.slice(offset, lineEnd(body, offset))) ?? [];
  if (bare !== undefined) {
    const meant = `[!${kind}]`;
    reportUnread(state, opening, { word: bare, hint: `write \`${meant}\`, to make a box of the quote`, meant });
    return;
  }
  const [written, name = ''] = /^\[!([a-z][\w-]*)\]/i.exec(opening.value ?? '') ?? [];
  if (written !== undefined) reportUnread(state, opening, { word: written, hint: hintOf(name) });
}

function hintOf(name: string): string {
  if (/^details$/i.test(name)) return boxHint('details', 'the title');
  const kind = nearest(name, ALERT_KINDS);
  if (kind === name.toUpperCase())
    return `write its title without markup, or the box as \`:::${name.toLowerCase()}[the title]\` and \`:::\``;
  if (kind !== undefined) return `did you mean \`[!${kind}]\`?`;
  return `expected one of ${ALERT_KINDS.join(', ')}`;
}

/** Says so where an alert of Obsidian's should open and close. May yield `unread-markup`. */
export function warnFoldedAlert(opening: TreeNode, written: string, state: PageState): void {
  reportWarning(state, opening, {
    code: 'unread-markup',
    message: `The sign behind \`${written.slice(0, -1)}\` has no effect: the box is always open.`,
    word: written,
    hint: 'delete it, or write `:::details[the title]` and `:::` for what opens on a click',
  });
}
