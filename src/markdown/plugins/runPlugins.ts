import { type Diagnostic, errorOf, type Place, warningOf } from '../../model/diagnostic.ts';
import { messageOf } from '../../model/values/messageOf.ts';
import { withoutUndefined } from '../../model/values/withoutUndefined.ts';
import type { PageState } from '../pageState.ts';
import { hasElement, type TreeNode } from '../tree.ts';
import { markMade } from './madeElements.ts';
import type { PluginMessage } from './pagePlugins.ts';
import { PluginsAsked } from './pluginsAsked.ts';
import { TurnedAsync } from './turnedAsync.ts';

/**
 * A tree as the site's plugins leave it. May yield `plugin-failed`, for which the tree stays as far as it was changed,
 * and `plugin-message`.
 */
export function runPlugins(tree: TreeNode, step: 'onMarkdown' | 'onHtml', state: PageState): TreeNode {
  const { context, source } = state;
  if (context.plugins === undefined) return tree;
  try {
    const { tree: result, messages } = context.plugins[step](tree, source);
    state.diagnostics.push(...messages.map((message) => told(message, source.file)));
    if (step === 'onMarkdown') {
      state.diagnostics.push(...unnamedNodes(result, source.file));
      if (source.format === 'md') markMade(result);
    }
    return result;
  } catch (thrown) {
    if (thrown instanceof TurnedAsync || thrown instanceof PluginsAsked) throw thrown;
    state.diagnostics.push(pluginFault(thrown, { file: source.file, codePlace: context.codePlace(thrown) }));
    return tree;
  }
}

/** What is told of plugins that throw, or leave a tree that no page can be made of. */
export const pluginFault = (
  thrown: unknown,
  { file, codePlace }: { readonly file: string; readonly codePlace: Place | undefined },
): Diagnostic =>
  errorOf('plugin-failed', {
    message: `A plugin cannot work on the page: ${messageOf(thrown)}`,
    place: placeIn(Object(thrown), file),
    related: codePlace && [codePlace],
    hint: 'look at its options in `site/components.tsx`, or take it out of the list',
  });

/** Plugins tell of faults by messages, as `remark-lint` does. */
function told(message: PluginMessage, file: string): Diagnostic {
  const name = [message.source, message.ruleId].filter(Boolean).join(':');
  return {
    severity: message.fatal === true ? 'error' : 'warning',
    // What `file.info` says has no such mark, as also for unified's reporters.
    ...(message.fatal == null && { isInfo: true }),
    code: 'plugin-message',
    message: name === '' ? message.reason : `${message.reason} (${name})`,
    place: placeIn(message, file),
    hint: message.url == null ? 'do as the plugin says, or change its options' : `see ${message.url}`,
  };
}

/** Some plugins count on a second list, of what makes elements of their nodes: here the nodes name their elements. */
function unnamedNodes(tree: TreeNode, file: string): readonly Diagnostic[] {
  const found = new Map<string, TreeNode>();
  const visit = (node: TreeNode): void => {
    // One that has been made a text or raw HTML may still have what was in it.
    if (node.children === undefined || node.value !== undefined) return;
    if (!KNOWN.has(node.type) && !hasElement(node) && !found.has(node.type)) found.set(node.type, node);
    node.children.forEach(visit);
  };
  visit(tree);
  return [...found].map(([type, { position }]) =>
    warningOf('plugin-message', {
      message: `A plugin makes \`${type}\`, which readers get as a plain block: nothing says what element it is.`,
      place: placeIn({ ...position?.start }, file),
      hint: "name the element in a plugin that comes after it, such as `node.data = { hName: 'dl' }`",
    }),
  );
}

/** Nodes with children that pages are made of. */
const KNOWN = new Set(
  (
    'root paragraph heading blockquote list listItem table tableRow tableCell emphasis strong delete link linkReference ' +
    'footnoteDefinition containerDirective leafDirective textDirective mdxJsxFlowElement mdxJsxTextElement'
  ).split(' '),
);

/** What plugins throw may have a place that is none, as `null`, or a line that is 0. */
function placeIn({ line, column, place }: Partial<PluginMessage>, file: string): Place {
  const start = { file, line: line || 1, column: column || 1 };
  const end: Partial<Place> | undefined = Object(place).end;
  return end?.line === start.line ? withoutUndefined({ ...start, endColumn: end.column }) : start;
}
