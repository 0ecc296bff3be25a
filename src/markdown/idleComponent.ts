import { type PageState, report } from './pageState.ts';
import type { TreeNode } from './tree.ts';

/**
 * Warns of a component of the theme that does nothing where it stands: a `<Tab>` that is not in `<Tabs>`, whose label
 * nobody sees, and `<Steps>` without a list to number; other generators number headings. `parent` is the component around
 * it, undefined for none. May yield `unread-markup`.
 */
export function warnIdleComponent(node: TreeNode, parent: string | undefined, state: PageState): void {
  const name = node.name ?? '';
  // A component that a site has put in its place has no rules.
  if (state.context.components[name]?.props === undefined) return;
  const fault = name === 'Steps' ? stepsFault(node) : name === 'Tab' && parent !== 'Tabs' ? LONE_TAB : undefined;
  if (fault !== undefined) report(state, node, { severity: 'warning', code: 'unread-markup', word: name, ...fault });
}

const LONE_TAB = {
  message: 'This `<Tab>` is not in `<Tabs>`: readers do not see its label.',
  hint: 'write `<Tabs>` before the first tab and `</Tabs>` after the last',
};

const stepsFault = (node: TreeNode) =>
  hasList(node)
    ? undefined
    : {
        message: '`<Steps>` has no ordered list in it: nothing is numbered.',
        hint: 'write each step as an item of a list, such as `1. Sign in.`',
      };

/** Whether there is an ordered list, or a component that may have one. */
const hasList = ({ children = [] }: TreeNode): boolean =>
  children.some((child) => child.tagName === 'ol' || child.type.startsWith('mdxJsx') || hasList(child));
