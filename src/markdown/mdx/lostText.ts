import { type PageState, reportWarning } from '../pageState.ts';
import type { TreeNode } from '../tree.ts';

/**
 * Tells that readers do not see what stands within a component; `does` begins with why, such as "lists pages, and
 * does".
 * Yields `lost-text`.
 */
export function reportLostText(node: TreeNode, state: PageState, does = 'does'): void {
  const name = node.name ?? '';
  state.source = node.data?.source ?? state.source;
  reportWarning(state, node, {
    code: 'lost-text',
    message: `\`<${name}>\` ${does} not show what stands within it.`,
    word: name,
    hint: `write it before or after \`<${name} />\``,
  });
}
