import { type PageState, report } from './pageState.ts';
import type { TreeNode } from './tree.ts';

/** Elements at which HTML ends the paragraph that they stand in. */
const BLOCKS: readonly string[] = [
  ...['address', 'article', 'aside', 'blockquote', 'center', 'details', 'dialog', 'dir', 'div', 'dl', 'fieldset'],
  ...['figcaption', 'figure', 'footer', 'form', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'header', 'hgroup', 'hr', 'main'],
  ...['menu', 'nav', 'ol', 'p', 'pre', 'search', 'section', 'table', 'ul'],
];

const BLOCK = new RegExp(`<(${BLOCKS.join('|')})(?=[\\s/>])`);

/** What stands in these ends no paragraph around them. */
const APART: readonly string[] = ['button', 'object', 'svg'];
const WHOLE_APART = new RegExp(`<(${APART.join('|')})\\b[^]*?</\\1>`, 'g');

const ALONE = 'write it with an empty line above and below it';

const ISLAND = /<div(?= data-island=")/g;

/**
 * What a component shows within a line of text: islands in it stand in the line, where they hold no blocks. As blocks they
 * would end the paragraph, and what is behind them would stand outside of it.
 */
export function islandsInLine(html: string): string {
  const inLine = html.replace(ISLAND, '<span');
  return inLine === html || BLOCK.test(inLine) ? html : inLine.replaceAll('</div>', '</span>');
}

/** Warns of a component within a paragraph whose HTML ends that. Yields `block-in-line`. */
export function warnBlockShown(component: TreeNode, html: string, state: PageState): void {
  const block = BLOCK.exec(html.replace(WHOLE_APART, ''))?.[1];
  if (block === undefined) return;
  const { name = '' } = component;
  const isOfTheme = state.context.components[name ?? '']?.props !== undefined;
  warn(component, state, {
    message: `\`<${name}>\` shows a block, \`<${block}>\`, within a paragraph: browsers end the paragraph there.`,
    hint: `${ALONE}${isOfTheme ? '' : `, or let it show \`<span>\` in place of \`<${block}>\``}`,
  });
}

/** Warns of the elements that a paragraph of an `.mdx` page holds as they are written, and that end it. Yields `block-in-line`. */
export function warnBlocksWritten(parent: TreeNode, state: PageState): void {
  for (const child of parent.children ?? []) {
    const name = child.tagName ?? '';
    if (!BLOCKS.includes(name)) {
      if (!APART.includes(name)) warnBlocksWritten(child, state);
      continue;
    }
    // Of what a plugin has put there, the page says nothing.
    if (child.position === undefined) continue;
    warn(child, state, {
      message: `\`<${name}>\` is a block within a paragraph: browsers end the paragraph there.`,
      hint: `${ALONE}, or write \`<span>\``,
    });
  }
}

function warn(node: TreeNode, state: PageState, said: { readonly message: string; readonly hint: string }): void {
  report(state, node, {
    severity: 'warning',
    code: 'block-in-line',
    word: `<${node.name ?? node.tagName}`,
    ...said,
  });
}
