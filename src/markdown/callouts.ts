import { didYouMean } from '../model/nearest.ts';
import { CALLOUT_KINDS, type CalloutKind } from './compileContext.ts';
import { type PageState, report } from './pageState.ts';
import { type Replacement, type TreeNode, text, textOf } from './tree.ts';

// The names that other generators use for the same four kinds.
const KIND_OF: Readonly<Record<string, CalloutKind>> = {
  note: 'note',
  info: 'note',
  important: 'note',
  tip: 'tip',
  success: 'tip',
  warning: 'warning',
  caution: 'warning',
  danger: 'danger',
};

/** The kind of callout that a container's name asks for; undefined for other names. */
export const calloutKindOf = (name: string): CalloutKind | undefined =>
  Object.hasOwn(KIND_OF, name) ? KIND_OF[name] : undefined;

/** `:::tip[Title]` … `:::` becomes a callout. */
export function containerToCallout(node: TreeNode, state: PageState): Replacement {
  reportUnclosed(node, state);
  const name = node.name ?? '';
  const kind = calloutKindOf(name);
  if (kind === undefined) {
    report(state, node, {
      severity: 'error',
      code: 'unknown-container',
      message: `Unknown container \`:::${name}\`.`,
      word: name,
      hint: didYouMean(name, Object.keys(KIND_OF)) ?? `expected one of ${CALLOUT_KINDS.join(', ')}`,
    });
    return node.children;
  }
  const [first, ...rest] = node.children ?? [];
  return first?.data?.directiveLabel === true
    ? [callout(kind, first.children ?? [], rest, state)]
    : [callout(kind, undefined, node.children ?? [], state)];
}

/** Parsers close a container at the end of the page, or of what it stands in: it would swallow all the rest. */
function reportUnclosed(node: TreeNode, state: PageState): void {
  const written = state.source.body.slice(node.position?.start.offset, node.position?.end.offset);
  if (/\n[^\n]*:{3,}[ \t]*$/.test(written)) return;
  report(state, node, {
    severity: 'error',
    code: 'unclosed-container',
    message: `The container \`:::${node.name}\` is never closed.`,
    word: `:::${node.name}`,
    hint: 'write `:::` on a line of its own where it ends',
  });
}

const ALERT = /^\[!(note|tip|important|warning|caution|danger|info)\][ \t]*(?:\n|$)/i;

/** GitHub's `> [!NOTE]` becomes a callout too. */
export function alertToCallout(node: TreeNode, state: PageState): Replacement {
  const [first, ...rest] = node.children ?? [];
  const opening = first?.type === 'paragraph' ? first.children?.[0] : undefined;
  const match = opening?.type === 'text' ? ALERT.exec(opening.value ?? '') : null;
  if (first === undefined || opening === undefined || match === null) return undefined;
  const kind = KIND_OF[(match[1] ?? '').toLowerCase()] ?? 'note';
  opening.value = (opening.value ?? '').slice(match[0].length);
  const empty = opening.value === '' && first.children?.length === 1;
  return [callout(kind, undefined, empty ? rest : [first, ...rest], state)];
}

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

/** Says so where a container is opened in a spelling that no parser reads, such as VuePress's `::: tip`. */
export function warnUnreadContainer(node: TreeNode, state: PageState): undefined {
  const first = node.children?.[0];
  const match = first?.type === 'text' ? /^:{3,}\s*(\w+)?[ \t]*([^\n]*)/.exec(first.value ?? '') : null;
  if (match === null) return;
  const [, name, title] = match;
  report(state, node, {
    severity: 'error',
    code: 'unclosed-container',
    message: `This container is not read as one.`,
    hint:
      name === undefined
        ? 'a closing `:::` stands on a line of its own, and its container must be open'
        : `write \`:::${name}${title ? `[${title}]` : ''}\` and \`:::\` on lines of their own`,
  });
}

/** A directive within prose (`at 1:12`) was never meant as one: it goes back to what was written. */
export function asWritten(node: TreeNode, state: PageState): Replacement {
  const { body } = state.source;
  const children = node.children ?? [];
  const start = node.position?.start.offset ?? 0;
  const end = node.position?.end.offset ?? 0;
  const inner = children[0]?.position?.start.offset ?? end;
  const innerEnd = children.at(-1)?.position?.end.offset ?? end;
  return [text(body.slice(start, inner)), ...children, ...(innerEnd < end ? [text(body.slice(innerEnd, end))] : [])];
}
