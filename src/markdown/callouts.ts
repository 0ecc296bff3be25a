import { CALLOUT_KINDS, type CalloutKind } from '../model/calloutKinds.ts';
import type { Fix } from '../model/diagnostic.ts';
import { didYouMean } from '../model/nearest.ts';
import { placeAt } from '../model/sourcePlace.ts';
import { codeGroup } from './codeGroup.ts';
import { directiveHint } from './foreignDirectives.ts';
import { type PageState, report } from './pageState.ts';
import { type Replacement, type TreeNode, text, textOf } from './tree.ts';
import { ALERT_KINDS, warnFoldedAlert, warnUnreadAlert } from './unreadAlert.ts';

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

const OTHER_NAMES = ['details', 'code-group'];
const KNOWN_NAMES: readonly string[] = [...Object.keys(KIND_OF), ...OTHER_NAMES];

/** The kind of callout that a container's name asks for; undefined for other names. */
export const calloutKindOf = (name: string): CalloutKind | undefined =>
  Object.hasOwn(KIND_OF, name) ? KIND_OF[name] : undefined;

/** `:::tip[Title]` … `:::` becomes a callout, `:::details[Title]` what is opened by a click. */
export function containerToCallout(node: TreeNode, state: PageState): Replacement {
  reportUnclosed(node, state);
  const name = node.name ?? '';
  const kind = calloutKindOf(name);
  const [first, ...rest] = node.children ?? [];
  const isTitled = first?.data?.directiveLabel === true;
  if (isTitled) trimStart(first);
  if (name === 'details') {
    reportUnread(node, name, isTitled, state);
    return [details(node, isTitled ? first.children : undefined, isTitled ? rest : (node.children ?? []), state)];
  }
  if (kind === undefined) {
    const group = name === 'code-group' ? codeGroup(node) : undefined;
    if (group !== undefined) return group;
    reportUnknown(node, name, state);
    return node.children;
  }
  reportUnread(node, name, isTitled, state);
  if (isTitled) return [callout(kind, first.children ?? [], rest, state)];
  return [callout(kind, ownTitle(name, state), node.children ?? [], state)];
}

function reportUnknown(node: TreeNode, name: string, state: PageState): void {
  report(state, node, {
    severity: 'error',
    code: 'unknown-container',
    message: `Unknown container \`:::${name}\`.`,
    word: name,
    hint:
      WRITTEN_HERE.get(name) ??
      didYouMean(name, KNOWN_NAMES) ??
      `expected one of ${[...CALLOUT_KINDS, ...OTHER_NAMES].join(', ')}`,
  });
}

/** Spaces keep a title of another spelling at its column. */
function trimStart({ children }: TreeNode): void {
  const first = children?.[0];
  if (first?.type === 'text') first.value = first.value?.trimStart() ?? '';
}

/** Containers of other generators that are something else here. */
const WRITTEN_HERE: ReadonlyMap<string, string> = new Map([
  ['code-group', 'put code blocks in it, each with a name such as ` ```sh [npm] `, or use `<Tabs>` in an `.mdx` page'],
  ['tabs', 'use `<Tabs>` in an `.mdx` page, or `:::code-group` around code blocks'],
  ['raw', 'delete the line and its closing `:::`: docsgen does not need it'],
  ['v-pre', 'delete the line and its closing `:::`: braces in `.md` are plain text'],
]);

/** What stands behind a container's name and is no title in brackets: VitePress's `:::tip Title`, and attributes. */
function reportUnread(node: TreeNode, name: string, isTitled: boolean, state: PageState): void {
  const opening = openingOf(node, state);
  const behind = opening?.title ?? '';
  const { title, open, ...others } = (node.attributes ?? {}) as Readonly<Record<string, string>>;
  const braces = /\{[^{}]*\}$/.exec(behind)?.[0] ?? '';
  // Nothing is lost but what the braces ask for.
  if (isTitled || (behind === braces && title === undefined)) {
    const isRead = title === undefined && (open === undefined || name === 'details');
    if (!isRead || Object.keys(others).length > 0) reportAttributes(braces, node, state);
    return;
  }
  if (behind === '' || behind === '[]') return;
  report(state, node, {
    severity: 'error',
    code: 'unclosed-container',
    message: `Unexpected \`${behind}\` after \`:::${name}\`, expected a title in brackets.`,
    word: behind,
    hint: `write \`:::${name}${bracketed(title ?? behind)}\``,
    ...(title === undefined ? fixOf(opening, state) : {}),
  });
}

function reportAttributes(braces: string, node: TreeNode, state: PageState): void {
  report(state, node, {
    severity: 'warning',
    code: 'unread-markup',
    message: `\`${braces}\` has no effect on \`:::${node.name}\`.`,
    word: braces,
    hint: 'delete it',
  });
}

/** The line that opens a container in any spelling. */
interface Opening {
  readonly start: number;
  readonly line: string;
  readonly colons: string;
  readonly name: string;
  /** All that stands behind the name, as written. */
  readonly title: string;
}

function openingOf(node: TreeNode, { source }: PageState): Opening | undefined {
  const start = node.position?.start.offset;
  if (start === undefined) return undefined;
  const match = /^(:{3,})[ \t]*([\w-]+)([^\r\n]*)/.exec(source.body.slice(start));
  if (match === null) return undefined;
  const [line, colons = '', name = '', behind = ''] = match;
  return { start, line, colons, name, title: behind.trim() };
}

/** Writes the line as it is read here; nothing for what is no callout, or where brackets in the title could end it early. */
function fixOf(opening: Opening | undefined, { source }: PageState): { readonly fix?: Fix } {
  if (opening === undefined || calloutKindOf(opening.name) === undefined) return {};
  const { start, line, colons, name, title } = opening;
  if (/[[\]{}\\]/.test(title.replace(/^\[([^[\]]*)\]$/, '$1'))) return {};
  const place = placeAt(source.file, source.body, start, line.length);
  return { fix: { place, was: line, text: `${colons}${name}${bracketed(title)}` } };
}

const bracketed = (title: string) => (title === '' || title.startsWith('[') ? title : `[${title}]`);

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

const ALERT = new RegExp(`^\\[!(${ALERT_KINDS.join('|')})\\]([-+]?)[ \\t]*([^\\n]*)(\\n|$)`, 'i');

/** GitHub's `> [!NOTE]` becomes a callout too, with a title as in VitePress: `> [!NOTE] Title`. */
export function alertToCallout(node: TreeNode, state: PageState): Replacement {
  const [first, ...rest] = node.children ?? [];
  const opening = first?.type === 'paragraph' ? first.children?.[0] : undefined;
  if (first === undefined || opening?.type !== 'text') return undefined;
  const [all = '', written = '', fold = '', title = '', end] = ALERT.exec(opening.value ?? '') ?? [];
  // A line with markup in it goes on in other nodes.
  if (all === '' || (end === '' && first.children?.length !== 1)) return warnUnreadAlert(opening, state);
  if (fold !== '') warnFoldedAlert(opening, `[!${written}]${fold}`, state);
  const name = written.toLowerCase();
  const kind = KIND_OF[name] ?? 'note';
  opening.value = (opening.value ?? '').slice(all.length);
  const empty = opening.value === '' && first.children?.length === 1;
  const label = title === '' ? ownTitle(name, state) : [text(title.trimEnd())];
  return [callout(kind, label, empty ? rest : [first, ...rest], state)];
}

/** What is called important, or to be done with caution, says so, whatever it is shown as. */
function ownTitle(name: string, { context }: PageState): TreeNode[] | undefined {
  return name === 'important' || name === 'caution' ? [text(context.chrome.calloutLabel[name])] : undefined;
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
  const isOpen = Object.hasOwn((attributes ?? {}) as object, 'open');
  const data = { hName: 'details', ...(isOpen ? { hProperties: { open: true } } : {}) };
  return { type: 'details', data, children: [summary, ...children] };
}

/** Says so where a container is opened in a spelling that no parser reads, such as `::: v-pre`. */
export function warnUnreadContainer(node: TreeNode, state: PageState): undefined {
  const first = node.children?.[0];
  if (first?.type !== 'text' || !/^:{3,}/.test(first.value ?? '')) return;
  const [directive, name = '', argument = ''] = /^:{3,}\{([a-z][\w:-]*)\}([^\n]*)/.exec(first.value ?? '') ?? [];
  if (directive !== undefined) {
    state.unreadContainers += 1;
    report(state, node, {
      severity: 'error',
      code: 'unclosed-container',
      message: `Readers see \`${directive.trim()}\` as plain text.`,
      word: directive.trim(),
      hint: directiveHint(name, argument),
    });
    return;
  }
  const opening = openingOf(node, state);
  if (opening !== undefined) state.unreadContainers += 1;
  else if (state.unreadContainers > 0) {
    // Its opening is told of.
    state.unreadContainers -= 1;
    return;
  }
  const known = KNOWN_NAMES.find((one) => one === opening?.name.toLowerCase());
  if (opening !== undefined && known === undefined) {
    reportUnknown(node, opening.name, state);
    return;
  }
  report(state, node, {
    severity: 'error',
    code: 'unclosed-container',
    message: `This is not valid container syntax.`,
    ...fixOf(opening, state),
    hint:
      opening === undefined
        ? 'put the closing `:::` on a line of its own, below an open container; a container that holds another needs `::::`'
        : `write \`:::${known}${bracketed(opening.title)}\` and \`:::\` on lines of their own`,
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
