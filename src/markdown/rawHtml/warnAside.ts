import { divBox } from '../boxesElsewhere/divBox.ts';
import { type PageState, reportWarning } from '../pageState.ts';
import type { TreeNode } from '../tree.ts';

/** Warns of an `<aside>` that begins with an emoji, as Notion writes boxes. May yield `unread-markup`. */
export function warnAside(node: TreeNode, state: PageState): void {
  const offset = node.position?.start.offset ?? 0;
  if (node.tagName !== 'aside' || !/^<aside>\s*\p{Extended_Pictographic}/u.test(state.source.body.slice(offset)))
    return;
  const fix = divBox(['note'], offset, state.source)?.fix;
  reportWarning(state, node, {
    code: 'unread-markup',
    message: 'Readers see no box around this text.',
    word: '<aside>',
    hint: 'write `:::note` in place of the tag, and `:::` in place of its `</aside>`, each on a line of its own',
    ...(fix === undefined ? {} : { fix }),
  });
}
