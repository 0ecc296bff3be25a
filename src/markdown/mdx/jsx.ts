import { keepUrlsInLink } from '../links/urlsInLinks.ts';
import { type PageState, reportError } from '../pageState.ts';
import { joinExpressions } from '../parse/joinExpressions.ts';
import { includeHint } from '../tagsElsewhere/foreignTags.ts';
import { isBlankText, type JsxAttribute, type Replacement, type TreeNode, text, textOf } from '../tree.ts';
import { evaluate } from './expressions.ts';
import { include } from './include.ts';
import { EVENT_PROPERTY } from './intrinsicElement.ts';

/**
 * Reads an element's properties into `data.props`, and into `data.isFaulty` whether one could not be read; `<Include>`
 * is replaced by the partial it names.
 */
export function enterJsx(node: TreeNode, state: PageState): Replacement {
  const told = state.diagnostics.length;
  const props = readProps(node, state);
  const isFaulty = state.diagnostics.length > told;
  node.data = { ...node.data, props, isFaulty };
  keepInline(node, state);
  if (node.name === 'a') keepUrlsInLink(node);
  const meant = themeNameMeant(node.name ?? '');
  if (meant !== undefined && (meant !== 'Include' || props.src !== undefined)) reportSmallName(node, meant, state);
  else if (node.name === 'include') reportForeignInclude(node, state);
  else if (node.name === 'auto-type-table') reportTypeTable(node, state);
  if (node.name !== 'Include') return undefined;
  return isFaulty ? [] : include(node, props, state);
}

/** The component of the theme that is meant by a name with a small letter at its start, which would be an element. */
const themeNameMeant = (name: string) => (/^[a-z]/.test(name) ? SMALL_NAMES.get(name.toLowerCase()) : undefined);

/** Components of the theme by their names in small letters, which would be elements of HTML: `<param>` is one. */
const SMALL_NAMES: ReadonlyMap<string, string> = new Map(
  'Badge Card CardGrid Endpoint FileTree FolderCards Include PagesByTag ParamTable Prop PropTable Steps Tab Tabs'
    .split(' ')
    .map((name) => [name.toLowerCase(), name]),
);

/** Whether a name is that of a component which every site has. */
export const isOfTheme = (name: string): boolean => name === 'Param' || SMALL_NAMES.get(name.toLowerCase()) === name;

function reportSmallName(node: TreeNode, meant: string, state: PageState): void {
  const src = node.data?.props?.src;
  reportError(state, node, {
    code: 'unknown-component',
    message: `Unknown component \`<${node.name}>\`.`,
    word: node.name ?? '',
    hint: `write \`${meant === 'Include' ? `<Include src="${src}" />` : `<${meant}>`}\``,
  });
}

/** Fumadocs splices in the file that stands between these tags. */
function reportForeignInclude(node: TreeNode, state: PageState): void {
  const path = textOf(node).trim();
  reportError(state, node, {
    code: 'unread-markup',
    message: `\`<include>\` does not include anything: readers see \`${path}\`.`,
    word: '<include',
    hint: includeHint(path),
  });
}

/** Fumadocs makes a table there of types in a file. */
function reportTypeTable(node: TreeNode, state: PageState): void {
  reportError(state, node, {
    code: 'unread-markup',
    message: '`<auto-type-table>` makes no table: readers see nothing of it.',
    word: '<auto-type-table',
    hint: 'write `<PropTable>` with a `<Prop name="…" type="…">` for each',
  });
}

/**
 * In an element on one line, such as `<p><b>{NAME}</b> {NAME}</p>`, parsers take expressions for blocks and drop the
 * spaces. One right behind a tag, as in `<pre>{`…`}</pre>`, is no block either, however many lines it has.
 */
function keepInline(node: TreeNode, { source: { body } }: PageState): void {
  const { position, children = [] } = node;
  if (position === undefined) return;
  const holdsWords = HOLDS_WORDS.test(node.name ?? '');
  if (holdsWords && children.length === 1 && children[0]?.type === 'paragraph') {
    node.children = children[0].children ?? [];
    return;
  }
  const isLine = holdsWords || position.start.line === position.end.line;
  node.children = children.flatMap((child, index) => {
    const start = child.position?.start.offset ?? 0;
    const isInline = child.type === 'mdxFlowExpression' && (isLine || body[start - 1] === '>');
    const shown = isInline ? { ...child, type: 'mdxTextExpression' } : child;
    const gap = index > 0 && isLine ? body.slice(children[index - 1]?.position?.end.offset, start) : '';
    return /^\s+$/.test(gap) ? [text(' '), shown] : [shown];
  });
}

/** Browsers end these before a paragraph, or show it with its own margins. */
const HOLDS_WORDS = /^(?:p|h[1-6])$/;

function readProps(node: TreeNode, state: PageState): Record<string, unknown> {
  const props: Record<string, unknown> = {};
  for (const attribute of (node.attributes ?? []) as JsxAttribute[]) {
    if (attribute.type === 'mdxJsxExpressionAttribute' || attribute.name === undefined) {
      reportError(state, node, {
        code: 'unsupported-expression',
        message: `Properties cannot be spread into \`<${node.name}>\`.`,
        hint: 'write out each property by name',
      });
    } else {
      // A handler of an element is refused whatever it does, see `intrinsicElement`.
      const isRefused = /^[a-z][^.]*$/.test(node.name ?? '') && EVENT_PROPERTY.test(attribute.name);
      props[attribute.name] = isRefused || propValue(attribute.value, node, state);
    }
  }
  return props;
}

function propValue(value: JsxAttribute['value'], node: TreeNode, state: PageState): unknown {
  if (value === null || value === undefined) return true;
  return typeof value === 'string' ? value : evaluate(value.value, node, state);
}

/**
 * Unwraps a paragraph of nothing but components and expressions, as the native parser does; the reference leaves it.
 * Expressions that stand side by side stay one: `{LIMIT} {UNIT}`.
 */
export function unwrapComponents(node: TreeNode, { source }: PageState): Replacement {
  const children = node.children ?? [];
  const isMdx = (child: TreeNode) => child.type === 'mdxJsxTextElement' || child.type === 'mdxTextExpression';
  const isLabel = node.data?.directiveLabel === true;
  if (isLabel || !children.some(isMdx) || !children.every((child) => isMdx(child) || isBlankText(child)))
    return undefined;
  const blocks = children.filter(isMdx).map((child) => ({ ...child, type: child.type.replace('Text', 'Flow') }));
  const joined = joinExpressions(blocks, source.body);
  return joined.length === 1 && joined[0]?.type === 'paragraph' ? undefined : joined;
}
