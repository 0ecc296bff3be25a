import { type Schema, sanitize } from 'hast-util-sanitize';
import { find, html as htmlSchema } from 'property-information';
import { CARDS } from '../elsewhere/writtenHere.ts';
import { type PageState, reportWarning } from '../pageState.ts';
import type { TreeNode } from '../tree.ts';
import { reportDroppedAttribute } from './droppedAttribute.ts';
import { reportDroppedElement } from './droppedElement.ts';
import { warnBraces, warnCurlyQuotes, warnUnclosed } from './misreadTags.ts';
import { isWritten, writtenAs } from './tagInSource.ts';
import { reportOnce, toldOnce } from './toldOnce.ts';
import { warnAside } from './warnAside.ts';

/**
 * Warns of every element and attribute of raw HTML that a schema takes away, at its place, so that nobody wonders where
 * it went. `tree` is parsed and not sanitised yet. May yield `unsafe-html`, `dropped-html`, `unread-markup` and
 * `plugin-message`.
 */
export function reportDropped(tree: TreeNode, schema: Schema, state: PageState): void {
  const alone: Schema = { ...schema, ancestors: {}, required: {} };
  const visit = (node: TreeNode, isInCards: boolean): void => {
    const isCards = node.tagName === 'table' && node.properties?.dataView === 'cards';
    if (isCards) reportCards(node, state);
    if (node.type === 'element' && isWritten(node, state))
      reportElement(isCards || isInCards ? withoutData(node) : node, alone, state);
    else if (state.context.plugins !== undefined) reportOfPlugin(node, alone, state);
    for (const child of node.children ?? []) visit(child, isCards || isInCards);
  };
  const before = state.diagnostics.length;
  visit(tree, false);
  state.diagnostics.push(...toldOnce(state.diagnostics.splice(before)));
}

/** GitBook shows the rows of such a table as cards. What its other attributes say of them is told by this. */
function reportCards(node: TreeNode, state: PageState): void {
  reportWarning(state, node, {
    code: 'dropped-html',
    message: '`data-view="cards"` is removed: readers see a table with all of its columns, and no cards.',
    word: writtenAs('data-view', node, state),
    hint: CARDS,
  });
}

const withoutData = ({ properties = {}, ...node }: TreeNode): TreeNode => ({
  ...node,
  properties: Object.fromEntries(Object.entries(properties).filter(([name]) => !/^data[A-Z]/.test(name))),
});

function reportElement(node: TreeNode, schema: Schema, state: PageState): void {
  const { properties = {} } = node;
  const kept = keptOf(node, schema);
  if (kept.type !== 'element') return reportDroppedElement(node, state);
  warnUnclosed(node, state);
  warnAside(node, state);
  const words = warnCurlyQuotes(node, state);
  for (const [property, value] of Object.entries(properties)) {
    if (words.includes(find(htmlSchema, property).attribute)) continue;
    if (JSON.stringify(kept.properties?.[property]) === JSON.stringify(value)) warnBraces(property, node, state);
    else reportDroppedAttribute(property, node, state);
  }
}

/** An element as a schema leaves it; what is no element any more is removed. */
const keptOf = ({ tagName = '', properties = {} }: TreeNode, schema: Schema) =>
  sanitize({ type: 'element', tagName, properties, children: [] } as never, schema) as TreeNode;

/**
 * Raw HTML that a plugin has written has places where the source has no tag, and what is made of Markdown is all
 * allowed. What the plugin has made of nodes is not sanitized.
 */
function reportOfPlugin(node: TreeNode, schema: Schema, state: PageState): void {
  const { type, tagName = '', properties = {}, position } = node;
  const offset = position?.start.offset;
  // What is never closed has no place, nor have the copies that the parser of HTML makes of it.
  const isOfAuthor = offset === undefined || state.source.body.charAt(offset) === '<';
  if (type !== 'element' || isOfAuthor) return;
  const kept = keptOf(node, schema);
  const lost = Object.keys(properties).filter(
    (name) => JSON.stringify(kept.properties?.[name]) !== JSON.stringify(properties[name]),
  );
  const whats =
    kept.type === 'element'
      ? lost.map((name) => `\`${find(htmlSchema, name).attribute}\` of \`<${tagName}>\``)
      : [`\`<${tagName}>\``];
  // Their places are made up.
  for (const what of whats)
    reportOnce(
      state,
      { type, tagName },
      {
        code: 'plugin-message',
        what: `${what} is left out`,
        why: 'a plugin writes it as raw HTML',
        word: '',
        hint: `let the plugin make an element, as by \`node.data = { hName: '${tagName}' }\`, or make it in \`rehypePlugins\``,
      },
    );
}
