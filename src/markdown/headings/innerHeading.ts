import { type PageState, reportWarning } from '../pageState.ts';
import type { TreeNode } from '../tree.ts';

const HEADING = /^h[1-6]$/;

/**
 * Leaves out headings within a heading, `node`, as MDX has `# <h2>A</h2>`, and keeps what they hold: browsers and
 * search engines would find the title twice, at two levels. An id moves to the outer one. May yield `dropped-html`.
 */
export function dropInnerHeadings(node: TreeNode, state: PageState): void {
  if (state.source.format !== 'mdx') return;
  node.children = without(node.children ?? []);

  function without(children: TreeNode[]): TreeNode[] {
    return children.flatMap((child) => {
      const kept = without(child.children ?? []);
      const name = child.tagName ?? child.name ?? '';
      if (!HEADING.test(name)) {
        if (child.children !== undefined) child.children = kept;
        return [child];
      }
      const id = child.properties?.id ?? child.data?.props?.id;
      if (id !== undefined) node.properties = { id, ...node.properties };
      reportWarning(state, child, {
        code: 'dropped-html',
        message: `\`<${name}>\` is removed and its content kept: it stands in another heading.`,
        word: `<${name}`,
        hint: `write one of the two, such as \`${'#'.repeat(Number(name[1]))} \` and the text`,
      });
      return kept;
    });
  }
}
