import { type CalloutKind, calloutKindOf } from '../../model/calloutKinds.ts';
import { quotedBox } from '../boxesElsewhere/quotedBox.ts';
import { codeGroup } from '../code/codeGroup.ts';
import type { PageState } from '../pageState.ts';
import { hasElement, isBlankText, type Replacement, type TreeNode, text, textOf } from '../tree.ts';
import { reportUnknown } from './unknownContainer.ts';
import { ALERT_KINDS, warnFoldedAlert, warnUnreadAlert } from './unreadAlert.ts';
import { reportUnreadOpening } from './unreadOpening.ts';

/** `:::tip[Title]` … `:::` becomes a callout, `:::details[Title]` what is opened by a click. */
export function containerToCallout(node: TreeNode, state: PageState): Replacement {
  if (hasElement(node)) return undefined;
  const name = node.name ?? '';
  const kind = calloutKindOf(name);
  const [first, ...rest] = node.children ?? [];
  const isTitled = first?.data?.directiveLabel === true;
  if (isTitled) trimStart(first);
  const title = isTitled ? written(first) : undefined;
  const content = isTitled ? rest : (node.children ?? []);
  if (name === 'details') {
    reportUnreadOpening(node, state);
    return [details(node, title, content, state)];
  }
  if (kind === undefined) {
    const group = name === 'code-group' ? codeGroup(node) : undefined;
    if (group !== undefined) return group;
    reportUnknown(node, name, state);
    return node.children;
  }
  reportUnreadOpening(node, state);
  return [callout(kind, title ?? ownTitle(name, state), content, state)];
}

/** What stands in a title; undefined for an empty one, as in `:::tip[]`. */
const written = ({ children = [] }: TreeNode): TreeNode[] | undefined =>
  children.every(isBlankText) ? undefined : children;

/** Spaces keep a title of another spelling at its column. */
function trimStart({ children }: TreeNode): void {
  const first = children?.[0];
  if (first?.type === 'text') first.value = first.value?.trimStart() ?? '';
}

const ALERT = new RegExp(`^\\[!(${ALERT_KINDS.join('|')})\\]([-+]?)[ \\t]*([^\\n]*)(\\n|$)`, 'i');

/** GitHub's `> [!NOTE]` becomes a callout too, with a title as in VitePress: `> [!NOTE] Title`. */
export function alertToCallout(node: TreeNode, state: PageState): Replacement {
  const [first, ...rest] = node.children ?? [];
  const box = quotedBox(node, state);
  if (box !== undefined && first !== undefined) {
    state.diagnostics.push(box);
    // In the list of headings, the title of a box would be one among those of the page.
    const title = { ...first, type: 'paragraph', children: [{ type: 'strong', children: first.children ?? [] }] };
    return [{ ...node, children: [title, ...rest] }];
  }
  const opening = first?.type === 'paragraph' ? first.children?.[0] : undefined;
  if (first === undefined || opening?.type !== 'text') return undefined;
  const [all = '', written = '', fold = '', title = '', end] = ALERT.exec(opening.value ?? '') ?? [];
  // Two spaces at its end, which Prettier keeps, are no line of its own.
  const [, second, ...others] = first.children ?? [];
  const isBroken = end === '' && second?.type === 'break';
  // A line with markup in it goes on in other nodes.
  if (all === '' || (end === '' && second !== undefined && !isBroken)) return warnUnreadAlert(opening, state);
  if (fold !== '') warnFoldedAlert(opening, `[!${written}]${fold}`, state);
  const name = written.toLowerCase();
  const kind = calloutKindOf(name) ?? 'note';
  opening.value = (opening.value ?? '').slice(all.length);
  const children = isBroken ? [opening, ...others] : (first.children ?? []);
  const empty = opening.value === '' && children.length === 1;
  const label = title === '' ? ownTitle(name, state) : [text(title.trimEnd())];
  return [callout(kind, label, empty ? rest : [{ ...first, children }, ...rest], state)];
}

/** What is called important, or to be done with caution, says so, whatever it is shown as. */
const ownTitle = (name: string, { context }: PageState): TreeNode[] | undefined =>
  name === 'important' || name === 'caution' ? [text(context.chrome.calloutLabel[name])] : undefined;

function callout(kind: CalloutKind, title: TreeNode[] | undefined, children: TreeNode[], state: PageState): TreeNode {
  const { calloutLabel } = state.context.chrome;
  const icon: TreeNode = {
    type: 'calloutIcon',
    data: { hName: 'docsgen-icon', hProperties: { dataKind: kind } },
    children: [],
  };
  const label = textOf({ type: 'root', children: title ?? [] }).trim() || calloutLabel[kind];
  const heading: TreeNode = {
    type: 'paragraph',
    data: { hProperties: { className: ['callout-title'] } },
    children: [icon, ...(title ?? [text(label)])],
  };
  return {
    type: 'callout',
    data: {
      hName: 'aside',
      hProperties: { className: ['callout', `callout-${kind}`], role: 'note', ariaLabel: label },
    },
    children: [heading, ...children],
  };
}

function details(
  { attributes }: TreeNode,
  title: TreeNode[] | undefined,
  children: TreeNode[],
  state: PageState,
): TreeNode {
  const summary = {
    type: 'summary',
    data: { hName: 'summary' },
    children: title ?? [text(state.context.chrome.details)],
  };
  const isOpen = Object.hasOwn(attributes ?? {}, 'open');
  const data = { hName: 'details', ...(isOpen ? { hProperties: { open: true } } : {}) };
  return { type: 'details', data, children: [summary, ...children] };
}
