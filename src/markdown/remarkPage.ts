import { alertToCallout, asWritten, containerToCallout, warnUnreadContainer } from './callouts.ts';
import { reportUnparsed } from './droppedHtml.ts';
import { interpolateFence, resolveConstantsInUrl, showExpression } from './expressions.ts';
import { enterJsx, leaveInclude, refuseModuleCode, unwrapComponents } from './jsx.ts';
import type { PageState } from './pageState.ts';
import { type Handlers, type Replacement, type TreeNode, transformTree } from './tree.ts';

/**
 * The steps on mdast, all in one walk: includes are spliced in, expressions become their values, containers and
 * GitHub alerts become callouts, module code is refused.
 */
export function remarkPage(tree: TreeNode, state: PageState): void {
  transformTree(tree, HANDLERS, state);
}

const HANDLERS: Handlers<PageState> = {
  blockquote: { exit: alertToCallout },
  code: { enter: interpolateFence },
  containerDirective: { exit: containerToCallout },
  definition: { exit: resolveConstantsInUrl },
  html: { enter: reportUnparsed },
  image: { exit: resolveConstantsInUrl },
  includedFile: { exit: leaveInclude },
  leafDirective: { enter: (node, state) => inParagraph(asWritten(node, state)) },
  link: { exit: resolveConstantsInUrl },
  mdxFlowExpression: { enter: (node, state) => inParagraph(showExpression(node, state)) },
  mdxJsxFlowElement: { enter: enterJsx },
  mdxJsxTextElement: { enter: enterJsx },
  mdxTextExpression: { enter: showExpression },
  mdxjsEsm: { enter: refuseModuleCode },
  paragraph: { enter: (node, state) => unwrapComponents(node) ?? warnUnreadContainer(node, state) },
  textDirective: { enter: asWritten },
  yaml: { enter: () => [] },
};

const inParagraph = (children: Replacement): Replacement =>
  children === undefined || children.length === 0 ? [] : [{ type: 'paragraph', children: [...children] }];
