import { messageOf } from '../../model/values/messageOf.ts';
import { ownValue } from '../../model/values/ownValue.ts';
import type { ComponentElement } from '../compileContext.ts';
import { isOfTree } from '../componentsElsewhere/treeFix.ts';
import { endedAtBlocks, islandsInLine } from '../hast/blocksInParagraph.ts';
import { resolveInto } from '../links/links.ts';
import { type PageState, placeOf } from '../pageState.ts';
import { isMdxElement, raw, type TreeNode, text } from '../tree.ts';
import { iconHtml } from './cardIcon.ts';
import { checkProps } from './checkProps.ts';
import { warnIdleComponent } from './idleComponent.ts';
import { reportLostText } from './lostText.ts';
import { renderFault } from './renderFault.ts';
import { reportUnknownComponent } from './unknownComponent.ts';

/** Properties of components that hold a URL, resolved like every other link. */
export const URL_PROPS: Readonly<Record<string, 'link' | 'image'>> = {
  href: 'link',
  link: 'link',
  src: 'image',
  poster: 'image',
};

/**
 * Renders the components of a page: what lies between them is already final HTML. May yield `unknown-component`,
 * `render-failed`, `lost-text` and what `checkProps` and `warnIdleComponent` may.
 */
export function rehypeComponents(tree: TreeNode, state: PageState): void {
  const { source } = state;
  renderWithin(tree, state);
  // The last component may be one of a partial.
  state.source = source;
}

/** `parent` is the name of the component that a node stands in. */
function renderWithin(node: TreeNode, state: PageState, parent?: string): void {
  if (node.children === undefined) return;
  node.children = node.children.flatMap((child) =>
    isMdxElement(child) ? renderOutermost(child, state, parent) : renderedIn(child, state, parent),
  );
}

/** What is no component, with those in it rendered: they may show blocks, which end a paragraph. */
function renderedIn(node: TreeNode, state: PageState, parent?: string): readonly TreeNode[] {
  renderWithin(node, state, parent);
  return endedAtBlocks(node) ?? [node];
}

function renderOutermost(node: TreeNode, state: PageState, parent?: string): TreeNode {
  const component = toComponent(node, state, parent);
  if (component === undefined) return text('');
  if (usesPages(component, state)) return raw(defer(component, node, state));
  try {
    const shown = state.context.renderComponent(component);
    const html = node.type === 'mdxJsxTextElement' ? islandsInLine(shown) : shown;
    collectIds(html, state);
    return raw(html);
  } catch (cause) {
    const culprit = culpritIn(node, cause, state) ?? node;
    const name = culprit.name ?? '';
    const faulty = namelessTab(culprit, cause) ?? culprit;
    state.source = culprit.data?.source ?? state.source;
    state.diagnostics.push(
      renderFault(name, cause, {
        place: placeOf(state, faulty, faulty.name ?? ''),
        codePlace: state.context.codePlace(cause),
      }),
    );
    return text('');
  }
}

/** The tab for which a set of them cannot be rendered; undefined where that is for another reason. */
const namelessTab = ({ children = [] }: TreeNode, cause: unknown): TreeNode | undefined =>
  /`<Tab>` in it has no `label`/.test(messageOf(cause))
    ? children.find(({ name, data }) => name === 'Tab' && typeof data?.props?.label !== 'string')
    : undefined;

/** The innermost component of an element that throws the same by itself. */
function culpritIn(node: TreeNode, cause: unknown, state: PageState): TreeNode | undefined {
  for (const child of node.children ?? []) {
    const element = child.data?.element;
    if (element === undefined) continue;
    const inner = culpritIn(child, cause, state);
    if (inner !== undefined) return inner;
    try {
      state.context.renderComponent(element);
    } catch (thrown) {
      if (messageOf(thrown) === messageOf(cause)) return child;
    }
  }
  return undefined;
}

function toComponent(node: TreeNode, state: PageState, parent?: string): ComponentElement | undefined {
  const name = node.name ?? '';
  const { source = state.source, props = {} } = node.data ?? {};
  state.source = source;
  if (!Object.hasOwn(state.context.components, name)) {
    // A tree of files is told of as a whole.
    const isInTree = isOfTree(name) && parent !== undefined && isOfTree(parent);
    if (!isInTree || Object.hasOwn(state.context.components, parent)) reportUnknownComponent(node, state);
    // What is wrong within it is told of all the same.
    childrenOf(node, state);
    return undefined;
  }
  const isWhole = checkProps(node, props, state);
  warnIdleComponent(node, parent, state);
  const deferredBefore = state.deferred.length;
  const component = { name, props: resolveProps(node, state), children: childrenOf(node, state) };
  if (usesPages(component, state)) {
    // It is rendered later, without what stands within it.
    state.deferred.length = deferredBefore;
    const does = state.context.components[name]?.usesPage === true ? 'knows its page' : 'lists pages';
    if (component.children.length > 0) reportLostText(node, state, `${does}, and does`);
  } else if (component.children.length > 0 && isWithoutRoom(component, state)) reportLostText(node, state);
  return isWhole ? component : undefined;
}

const usesPages = ({ name }: ComponentElement, { context }: PageState) => context.components[name]?.usesPages === true;

/** Whether a component is one of the theme that shows nothing of what stands within it. */
const isWithoutRoom = ({ name, props }: ComponentElement, { context }: PageState) =>
  context.components[name]?.props !== undefined &&
  (name === 'Endpoint' || (name === 'Badge' && props.text !== undefined));

function resolveProps(node: TreeNode, state: PageState): Record<string, unknown> {
  const props: Record<string, unknown> = { ...node.data?.props };
  for (const [name, value] of Object.entries(props)) {
    const kind = ownValue(URL_PROPS, name);
    // A property without a value is true, and names nothing.
    if (kind !== undefined && value !== undefined && value !== true)
      props[name] = resolveInto({ url: String(value), kind, property: name }, node, state);
  }
  const known = state.context.components[node.name ?? ''];
  if (known?.props?.icon === 'icon') {
    props.iconHtml = iconHtml(props.icon, node, state);
    delete props.icon;
  }
  if (known?.needsId === true) {
    props.id ??= state.slugger.slug(String(props.group ?? node.name));
    props.section = node.data?.section;
  }
  return props;
}

/** Neighboring nodes become one piece of HTML; components stay apart so that their parent can see them. */
function childrenOf(node: TreeNode, state: PageState): (string | ComponentElement)[] {
  const children: (string | ComponentElement)[] = [];
  let between: TreeNode[] = [];
  const flush = () => {
    if (between.length === 0) return;
    const html = state.toHtml({ type: 'root', children: between });
    if (html.trim() !== '') children.push(html);
    between = [];
  };
  for (const child of node.children ?? []) {
    if (isMdxElement(child)) {
      flush();
      const component = toComponent(child, state, node.name ?? undefined);
      if (component === undefined) continue;
      if (usesPages(component, state)) {
        children.push(defer(component, child, state));
        continue;
      }
      children.push(component);
      // Where rendering fails, it is looked for here.
      child.data = { ...child.data, element: component };
    } else {
      between.push(...renderedIn(child, state, node.name ?? undefined));
    }
  }
  flush();
  return children;
}

/** What stands in the place of a page's deferred component with that number, from 0. */
export const deferredMarker = (number: number): string =>
  `<docsgen-deferred data-number="${number}"></docsgen-deferred>`;

function defer({ name, props }: ComponentElement, node: TreeNode, state: PageState): string {
  // What stands within it may be of a partial.
  state.source = node.data?.source ?? state.source;
  const marker = deferredMarker(state.deferred.length);
  state.deferred.push({ marker, name, props, place: placeOf(state, node, name) });
  return marker;
}

/** Ids that a component has written can be linked to like any other; our own serialisers quote them alike. */
function collectIds(html: string, state: PageState): void {
  for (const [, id = ''] of html.matchAll(/\sid="([^"]+)"/g)) state.ids.add(id);
}
