import { CALLOUT_KINDS, CALLOUT_NAMES, calloutKindOf } from '../../model/calloutKinds.ts';
import { fenceAfter } from '../../model/codeFence.ts';
import { type Fix, joinFixes } from '../../model/diagnostic.ts';
import { didYouMean } from '../../model/nearest.ts';
import { wouldEnd } from '../elsewhere/containerColons.ts';
import { containerTabsFix } from '../elsewhere/containerTabsFix.ts';
import { containerHint, endsByName, isNeedless } from '../elsewhere/foreignContainers.ts';
import { directiveHint } from '../elsewhere/foreignDirectives.ts';
import { indentOf, linePieces, lineStart, replaced } from '../elsewhere/pieces.ts';
import { boxKindOf, isMarkup } from '../elsewhere/writtenHere.ts';
import { type PageState, report } from '../pageState.ts';
import { type TreeNode, writtenText } from '../tree.ts';
import { anchorLine, noAttributes, openingAttributes } from './openingAttributes.ts';

const OTHER_NAMES = ['details', 'code-group'];
const KNOWN_NAMES: readonly string[] = [...Object.keys(CALLOUT_NAMES), ...OTHER_NAMES];

export function reportUnknown(node: TreeNode, name: string, state: PageState): void {
  const kind = boxKindOf(name.toLowerCase());
  report(state, node, {
    severity: 'error',
    code: 'unknown-container',
    message: `Unknown container \`:::${name}\`.`,
    word: name,
    hint: kind === undefined ? hintFor(name) : `write \`:::${kind}\``,
    ...(isNeedless(name)
      ? { fix: withoutMarks(node, state) }
      : /^(?:code-)?tabs$/.test(name)
        ? { fix: containerTabsFix(node.position?.start.offset ?? 0, state.source) }
        : { meant: kind }),
  });
}

/** The correction that takes the lines away between which a container stands; undefined where they are none by themselves. */
function withoutMarks(node: TreeNode, { source }: PageState): Fix | undefined {
  const { body } = source;
  const start = node.position?.start.offset ?? 0;
  const [opening, colons = ''] = /^(:{3,})[^\n]*\n/.exec(body.slice(start)) ?? [];
  if (opening === undefined || indentOf({ offset: start, text: opening }, body) !== '') return undefined;
  let offset = start + opening.length;
  let fence = '';
  for (const line of body.slice(offset).split('\n')) {
    fence = fenceAfter(line, fence);
    if (fence === '' && /^:{3,}[ \t]*$/.test(line) && line.trim().length >= colons.length) {
      const isLast = body[offset + line.length] === undefined;
      const end = { offset, text: isLast ? line : `${line}\n` };
      return joinFixes([replaced({ offset: start, text: opening }, '', source), replaced(end, '', source)]);
    }
    offset += line.length + 1;
  }
  return undefined;
}

const hintFor = (name: string): string =>
  containerHint(name) ??
  didYouMean(name, KNOWN_NAMES) ??
  `expected one of ${[...CALLOUT_KINDS, ...OTHER_NAMES].join(', ')}`;

/** What stands behind a container's name and is no title in brackets: VitePress's `:::tip Title`, and attributes. */
export function reportUnreadOpening(node: TreeNode, state: PageState): void {
  const { name, children = [] } = node;
  const isTitled = children[0]?.data?.directiveLabel === true;
  const opening = openingOf(node, state);
  const behind = opening?.title ?? '';
  const escaped = behind.startsWith('\\') ? soleTitle(behind) : undefined;
  const { title = escaped, open, ...others } = (node.attributes ?? {}) as Readonly<Record<string, string>>;
  const braces = /\\?\{[^{}]*\}$/.exec(behind)?.[0] ?? '';
  // Nothing is lost but what the braces ask for.
  const words = isTitled ? behindTitle(children[0], state) : '';
  if (words !== braces && words !== '') {
    report(state, node, {
      severity: 'error',
      code: 'unclosed-container',
      message: `Unexpected \`${words}\` after the title of \`:::${name}\`.`,
      word: words,
      hint: 'write it into the brackets, or on the next line',
    });
    return;
  }
  if (isTitled || (behind === braces && title === undefined)) {
    const isRead = words === '' && title === undefined && (open === undefined || name === 'details');
    if (!isRead || Object.keys(others).length > 0) reportAttributes(braces, opening, node, state);
    return;
  }
  if (behind === '' || behind === '[]') return;
  const isSole =
    title === undefined ||
    (behind === braces && open === undefined && Object.keys(others).length === 0 && !isMarkup(title));
  report(state, node, {
    severity: 'error',
    code: 'unclosed-container',
    message: `Unexpected \`${behind}\` after \`:::${name}\`, expected a title in brackets.`,
    word: behind,
    hint: `write \`:::${name}${bracketed(title ?? behind)}\``,
    fix: isSole && opening !== undefined ? fixOf({ ...opening, title: title ?? opening.title }, state) : undefined,
  });
}

/** What the native parser skips between a title in brackets, with the attributes directly behind it, and the end of the line. */
function behindTitle(label: TreeNode | undefined, { source }: PageState): string {
  const end = label?.position?.end.offset;
  // One that a plugin has made stands nowhere.
  if (end === undefined) return '';
  const [, words = ''] = /^\]?(?:\{[^{}\n]*\})?([^\n]*)/.exec(source.body.slice(end)) ?? [];
  return words.trim();
}

/** The title that is all that braces hold, as Rspress has it. In MDX it needs a backslash before them, which makes a text of them. */
const soleTitle = (behind: string): string | undefined => /^\\?\{title=(["'])([^"'{}]*)\1\}$/.exec(behind)?.[2];

function reportAttributes(braces: string, opening: Opening | undefined, node: TreeNode, state: PageState): void {
  const attributes = openingAttributes(braces);
  const { id } = attributes ?? {};
  const isAnchor = attributes?.hasMore === false && opening !== undefined && id !== undefined;
  const kept = attributes?.isOpen && node.name === 'details' ? OPEN : '';
  report(state, node, {
    severity: 'warning',
    code: 'unread-markup',
    message: `\`${braces}\` has no effect on \`:::${node.name}\`.`,
    word: braces,
    hint: `delete it${id === undefined ? '' : `, and write \`${anchorLine(id)}\` in a line of its own above the box`}${attributes && noAttributes(attributes)}`,
    fix: isAnchor
      ? fixBelow(id, opening, opening.line.trimEnd().slice(0, -braces.length) + kept, state)
      : withoutIcon(braces, opening, state),
  });
}

/** The correction of an opening with an icon, as Starlight has it: boxes have one of their kind. */
function withoutIcon(braces: string, opening: Opening | undefined, { source }: PageState): Fix | undefined {
  if (opening === undefined || !/^\{icon=(?:"[^"]*"|'[^']*')\}$/.test(braces)) return undefined;
  const line = opening.line.trimEnd();
  return replaced({ offset: opening.start + line.length - braces.length, text: braces }, '', source);
}

const OPEN = '{open}';

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

/** Writes the line as it is read here; undefined for what is no callout, or where brackets in the title could end it early. */
function fixOf({ start, line, colons, name, title }: Opening, { source }: PageState): Fix | undefined {
  if (calloutKindOf(name) === undefined || /[[\]{}\\]/.test(title.replace(/^\[([^[\]]*)\]$/, '$1'))) return undefined;
  return replaced({ offset: start, text: line }, `${colons}${name}${bracketed(title)}`, source);
}

/** Writes a line in place of an opening, below one that is its anchor; undefined where that line is no line by itself. */
function fixBelow(id: string, { start, line }: Opening, text: string, { source }: PageState): Fix | undefined {
  const piece = { offset: start, text: line };
  const indent = indentOf(piece, source.body);
  return indent === undefined ? undefined : replaced(piece, `${anchorLine(id)}\n\n${indent}${text}`, source);
}

const bracketed = (title: string) => (title === '' || title.startsWith('[') ? title : `[${title}]`);

/** Parsers close a container at the end of the page, or of what it stands in: it would swallow all the rest. */
export function reportUnclosed(node: TreeNode, state: PageState): undefined {
  // One that a plugin has made stands nowhere.
  if (node.position === undefined || endsByName(node.name ?? '')) return;
  if (/\n[ \t>]*:{3,}[ \t]*$/.test(writtenText(node, state.source.body))) return;
  // A closing of too few colons stands in it as text.
  state.unreadContainers += 1;
  const fix = closingBehindWords(node, state);
  report(state, node, {
    severity: 'error',
    code: 'unclosed-container',
    message: `The container \`:::${node.name}\` is never closed.`,
    word: `:::${node.name}`,
    hint:
      fix === undefined
        ? 'write `:::` on a line of its own where it ends'
        : `${OWN_LINE}: in line ${fix.place.line} it stands behind words`,
    fix,
  });
}

const OWN_LINE = 'put the closing `:::` on a line of its own';

/** The correction that gives a line of its own to the first closing of an open container behind words; undefined for none. */
function closingBehindWords({ position }: TreeNode, { source }: PageState): Fix | undefined {
  const { body } = source;
  const start = position?.start.offset ?? 0;
  const around = body.slice(lineStart(body, start), start).replaceAll(/[^\s>]/g, ' ');
  let fence = '';
  for (const { offset, text } of linePieces({ offset: start, text: body.slice(start, position?.end.offset) })) {
    fence = fenceAfter(text, fence);
    const found = fence === '' ? /(?<=[^\s>:`])[ \t]*(:{3,})(?=[ \t]*$)/.exec(text) : null;
    const at = offset + (found?.index ?? 0);
    if (found !== null && wouldEnd(found[1] ?? '', body.slice(0, at)))
      return replaced({ offset: at, text: found[0] }, `\n${around}${found[1]}`, source);
  }
  return undefined;
}

/** Says so where a container is opened in a spelling that no parser reads, such as `::: v-pre`. */
export function warnUnreadContainer(node: TreeNode, state: PageState): undefined {
  const first = node.children?.[0];
  if (first?.type !== 'text' || !/^:{3,}/.test(first.value ?? '')) {
    warnUnreadClosing(node, state);
    return;
  }
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
  if (opening === undefined) {
    reportClosing(node, first.value ?? '', state);
    return;
  }
  state.unreadContainers += 1;
  const known = KNOWN_NAMES.find((one) => one === opening.name.toLowerCase());
  if (known === undefined) {
    const [path = ''] = /^(?:\.\w+)*/.exec(opening.title) ?? [];
    reportUnknown(node, opening.name + path, state);
    return;
  }
  report(state, node, {
    severity: 'error',
    code: 'unclosed-container',
    message: NO_SYNTAX,
    ...(withAttributes(known, opening, state) ?? {
      fix: fixOf(opening, state),
      hint: `write \`:::${known}${bracketed(opening.title)}\` and \`:::\` on lines of their own`,
    }),
  });
}

/** What to do about an opening that ends in attributes; undefined for any other. */
function withAttributes(
  name: string,
  opening: Opening,
  state: PageState,
): { readonly hint: string; readonly fix: Fix | undefined } | undefined {
  const sole = soleTitle(opening.title);
  if (sole !== undefined && !isMarkup(sole))
    return { hint: `write \`:::${name}${bracketed(sole)}\``, fix: fixOf({ ...opening, title: sole }, state) };
  const attributes = openingAttributes(opening.title);
  if (attributes === undefined) return undefined;
  const { written, id, isOpen, hasMore } = attributes;
  const title = opening.title.slice(0, -written.length).trim();
  const meant = `${name}${bracketed(title)}${isOpen && name === 'details' ? OPEN : ''}`;
  const anchor = id === undefined ? '' : `, with \`${anchorLine(id)}\` in a line of its own above it`;
  const isClear = id !== undefined && !hasMore && !/[[\]{}\\]/.test(title);
  return {
    hint: `write \`:::${meant}\`${anchor}${noAttributes(attributes)}`,
    fix: isClear ? fixBelow(id, opening, opening.colons + meant, state) : undefined,
  };
}

/** A directive of one line that has the name of a container, and a colon too few. */
export function reportLine(node: TreeNode, state: PageState): void {
  const name = node.name ?? '';
  if (!KNOWN_NAMES.includes(name)) return;
  report(state, node, {
    severity: 'error',
    code: 'unclosed-container',
    message: NO_SYNTAX,
    word: `::${name}`,
    hint: `write \`:::${name}\`, the text and \`:::\` on lines of their own`,
  });
}

const NO_SYNTAX = 'This is not valid container syntax.';

/** A closing that a parser has taken for the last line of a paragraph. */
function warnUnreadClosing(node: TreeNode, state: PageState): void {
  const { type, value = '' } = node.children?.at(-1) ?? {};
  // Most paragraphs end in another way, and are not searched.
  if (type !== 'text' || !value.trimEnd().endsWith(':::')) return;
  const colons = /\n(:{3,})[ \t]*$/.exec(value)?.[1];
  if (colons !== undefined) {
    reportClosing(node, colons, state);
    return;
  }
  const fix = closingBehindWords(node, state);
  if (fix !== undefined) reportClosing(node, fix.was.trim(), state, { hint: OWN_LINE, fix });
}

function reportClosing(
  node: TreeNode,
  written: string,
  state: PageState,
  remedy: { readonly hint: string; readonly fix?: Fix } = {
    hint: `${OWN_LINE}, below an open container; a container that holds another needs \`::::\``,
  },
): void {
  if (state.unreadContainers > 0) {
    // Its opening is told of.
    state.unreadContainers -= 1;
    return;
  }
  report(state, node, {
    severity: 'error',
    code: 'unclosed-container',
    message: NO_SYNTAX,
    word: written,
    ...remedy,
  });
}
