import { noteAbbreviations } from './abbreviations/abbreviations.ts';
import { showCodeFile } from './code/codeFile.ts';
import { formulaToCode, formulaToInlineCode, loneFormulaToCode } from './code/formulas.ts';
import { alertToCallout, containerToCallout } from './containers/callouts.ts';
import { directiveAsWritten } from './containers/directiveAsWritten.ts';
import { reportLine, reportUnclosed, warnUnreadContainer } from './containers/unreadContainer.ts';
import { warnJoinedItems } from './elsewhere/joinedItems.ts';
import { warnUnreadDirective } from './elsewhere/unreadDirective.ts';
import { warnSubscript, warnUnreadMarkup } from './elsewhere/unreadMarkup.ts';
import { noteDefinition, noteReference } from './links/urlPlace.ts';
import { endRawLink, noteRawLink, urlInLink } from './links/urlsInLinks.ts';
import { interpolateFence, readImageText, resolveConstantsInUrl, showExpression } from './mdx/expressions.ts';
import { markFileTree } from './mdx/fileTree.ts';
import { leaveInclude } from './mdx/include.ts';
import { enterJsx, unwrapComponents } from './mdx/jsx.ts';
import { refuseModuleCode, warnModuleText } from './mdx/moduleCode.ts';
import { warnLostCells } from './overflow/lostCells.ts';
import type { PageState } from './pageState.ts';
import { reportRawHtml } from './rawHtml/rawHtmlFaults.ts';
import { type Handlers, hasElement, type Replacement, type TreeNode, transformTree } from './tree.ts';
import { joinUnspacedLines } from './unspacedLines.ts';

/**
 * The steps on mdast, all in one walk: includes are spliced in, expressions become their values, containers and
 * GitHub alerts become callouts, module code is refused.
 */
export function remarkPage(tree: TreeNode, state: PageState): void {
  transformTree(tree, HANDLERS, state);
}

const HANDLERS: Handlers<PageState> = {
  blockquote: { exit: alertToCallout },
  code: { enter: (node, state) => showCodeFile(node, state) ?? interpolateFence(node, state) },
  containerDirective: { enter: reportUnclosed, exit: containerToCallout },
  definition: { enter: noteDefinition, exit: resolveConstantsInUrl },
  delete: { enter: warnSubscript },
  html: { enter: (node, state) => reportRawHtml(node, state) ?? noteRawLink(node, state) },
  image: { enter: readImageText, exit: resolveConstantsInUrl },
  imageReference: { enter: noteReference, exit: readImageText },
  includedFile: { exit: leaveInclude },
  inlineMath: { enter: formulaToInlineCode },
  leafDirective: {
    enter(node, state) {
      if (hasElement(node)) return undefined;
      if (!reportLine(node, state)) warnUnreadDirective(node, state);
      return inParagraph(directiveAsWritten(node, state.source.body));
    },
  },
  link: { enter: urlInLink, exit: resolveConstantsInUrl },
  linkReference: { enter: noteReference },
  listItem: { enter: warnJoinedItems },
  math: { enter: formulaToCode },
  mdxFlowExpression: { enter: (node, state) => inParagraph(showExpression(node, state)) },
  mdxJsxFlowElement: { enter: enterJsx, exit: markFileTree },
  mdxJsxTextElement: { enter: enterJsx },
  mdxTextExpression: { enter: showExpression },
  mdxjsEsm: { enter: refuseModuleCode },
  paragraph: {
    enter: (node, state) =>
      endRawLink(state) ??
      noteAbbreviations(node, state) ??
      unwrapComponents(node, state) ??
      loneFormulaToCode(node, state) ??
      warnUnreadContainer(node, state) ??
      warnModuleText(node, state) ??
      warnUnreadMarkup(node, state),
    exit: (node) => (node.children?.length && isBlank(node.children) ? [] : joinUnspacedLines(node)),
  },
  table: { enter: warnLostCells },
  textDirective: {
    enter(node, state) {
      if (hasElement(node)) return undefined;
      warnUnreadDirective(node, state);
      return directiveAsWritten(node, state.source.body);
    },
  },
  yaml: { enter: () => [] },
};

// Formatters write `{' '}` between components.
const inParagraph = (children: Replacement): Replacement =>
  children === undefined || isBlank(children) ? [] : [{ type: 'paragraph', children: [...children] }];

/** Comments and spaces are nothing to read, a space that does not break is. */
const isBlank = (children: readonly TreeNode[]) =>
  children.every(({ type, value = '' }) => type === 'text' && /^[ \t\n]*$/.test(value));
