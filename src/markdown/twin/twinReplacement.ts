import { escapeMarkdown } from '../../model/text/escapeMarkdown.ts';
import { imageText } from '../links/imageText.ts';
import type { TreeNode } from '../tree.ts';
import { twinContainer } from './twinContainer.ts';
import { twinElement } from './twinElement.ts';
import { twinFence, twinFormula } from './twinFence.ts';
import { twinHtml } from './twinHtml.ts';
import { destinationOf, labelOf, rewritten, shown, type TwinWalk, valueIn } from './twinWalk.ts';

/** What stands in a node's place; undefined leaves it as it is written, and has its children looked at. */
export const twinReplacement = (node: TreeNode, walk: TwinWalk): string | undefined =>
  REPLACEMENTS[node.type]?.(node, walk);

const REPLACEMENTS: Readonly<Record<string, (node: TreeNode, walk: TwinWalk) => string | undefined>> = {
  code: twinFence,
  containerDirective: twinContainer,
  definition: (node, walk) => rewritten(node, walk, (url) => `[${labelOf(node, walk)}]: ${url}`),
  footnoteReference: (node, walk) => (walk.part === 0 ? undefined : `[^${labelOf(node, walk)}]`),
  heading(node, walk) {
    walk.headings += 1;
    return node.depth === 1 && walk.headings === 1 ? '' : undefined;
  },
  html: ({ value = '' }, walk) => twinHtml(value, walk),
  imageReference(node, walk) {
    const { alt, hasValues } = altOf(node, walk);
    return walk.part === 0 && !hasValues ? undefined : `![${alt}][${labelOf(node, walk)}]`;
  },
  image(node, walk) {
    const { alt, hasValues } = altOf(node, walk);
    const write = (url: string) => `![${alt}](${url})`;
    return rewritten(node, walk, write) ?? (hasValues ? write(destinationOf(node.url ?? '', node.title)) : undefined);
  },
  inlineMath: twinFormula,
  math: twinFormula,
  mdxFlowExpression: expressionMarkdown,
  mdxJsxFlowElement: twinElement,
  mdxJsxTextElement: twinElement,
  mdxTextExpression: expressionMarkdown,
  mdxjsEsm: () => '',
};

/** The alternative text of an image as Markdown, and whether values of constants are in it. */
function altOf(node: TreeNode, walk: TwinWalk): { readonly alt: string; readonly hasValues: boolean } {
  let hasValues = false;
  const alt = imageText(node, walk, (expression) => {
    hasValues = true;
    return shown(valueIn(expression, walk));
  });
  return { alt: escapeMarkdown(alt), hasValues };
}

function expressionMarkdown({ value = '' }: TreeNode, walk: TwinWalk): string {
  return escapeMarkdown(shown(valueIn(value, walk)));
}
