import { fenceAfter } from '../../model/codeFence.ts';
import type { Fix } from '../../model/diagnostic.ts';
import { oncePer } from '../../model/lazy.ts';
import type { SourceFile } from '../../model/sourceFile.ts';
import { fencedDiv, opensDiv } from '../boxesElsewhere/fencedDiv.ts';
import { blockHint } from '../elsewhere/colonBlocks.ts';
import { colonDirective, directiveFix } from '../elsewhere/directiveFix.ts';
import { endsByName } from '../elsewhere/foreignContainers.ts';
import { directiveHint } from '../elsewhere/foreignDirectives.ts';
import { isMarkup } from '../elsewhere/writtenHere.ts';
import { type PageState, reportError, reportUnread } from '../pageState.ts';
import { linePieces, marksBefore, replaced } from '../pieces.ts';
import { type TreeNode, writtenText } from '../tree.ts';
import { lastStrayEnd, wouldEnd } from './containerColons.ts';
import { bracketed, fixBelowAnchor, OPEN, type Opening, openingFix, openingOf, soleTitle } from './containerOpening.ts';
import { anchorLine, noAttributes, openingAttributes } from './openingAttributes.ts';
import { KNOWN_NAMES, reportUnknown } from './unknownContainer.ts';

/** Parsers close a container at the end of the page, or of what it stands in: it would swallow all the rest. */
export function reportUnclosed(node: TreeNode, state: PageState): undefined {
  // One that a plugin has made stands nowhere.
  if (node.position === undefined || endsByName(node.name ?? '')) return;
  reportSharedEnd(node, state);
  if (/\n[ \t>]*:{3,}[ \t]*$/.test(writtenText(node, state.source.body))) return;
  // A closing of too few colons stands in it as text.
  state.unreadContainers += 1;
  const fix = closingBehindWords(node, state);
  reportError(state, node, {
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

/** The native parser takes one closing for that of two containers: the inner one has no other, or the outer one. */
function reportSharedEnd(outer: TreeNode, state: PageState): void {
  const inner = outer.children?.at(-1);
  const end = outer.position?.end.offset;
  if (inner?.type !== 'containerDirective' || inner.position?.end.offset !== end || endsByName(inner.name ?? ''))
    return;
  const [outerColons = '', innerColons = ''] = [outer, inner].map(
    (node) => /^:{3,}/.exec(writtenText(node, state.source.body))?.[0],
  );
  const closing = /\n[ \t>]*(:{3,})[ \t]*$/.exec(writtenText(outer, state.source.body))?.[1];
  // One without any end is told of by itself, and so is an end behind words, or further down.
  if (closing === undefined || innerColons === '') return;
  if (strayEndIn(state.source) > (end ?? 0) || closingBehindWords(outer, state) !== undefined) return;
  reportError(state, inner, {
    code: 'unclosed-container',
    message: `The container \`:::${inner.name}\` is never closed: the \`${closing}\` below it is that of \`:::${outer.name}\` in line ${outer.position?.start.line}.`,
    word: `${innerColons}${inner.name}`,
    hint:
      innerColons.length < outerColons.length
        ? `write \`${innerColons}\` on a line of its own where it ends`
        : `write \`${outerColons}\` above this line, where \`:::${outer.name}\` ends, or \`${innerColons}:\` at both ends of that one: a container that holds another needs more colons`,
  });
}

const strayEndIn = oncePer(({ body }: SourceFile) => lastStrayEnd(body));

const OWN_LINE = 'put the closing `:::` on a line of its own';

/** The correction that puts the first closing which stands behind words on its own line; undefined for none. */
function closingBehindWords({ position }: TreeNode, { source }: PageState): Fix | undefined {
  const { body } = source;
  const start = position?.start.offset ?? 0;
  const before = marksBefore(body, start);
  let fence = '';
  for (const { offset, text } of linePieces({ offset: start, text: body.slice(start, position?.end.offset) })) {
    fence = fenceAfter(text, fence);
    const found = fence === '' ? /(?<=[^\s>:`])[ \t]*(:{3,})(?=[ \t]*$)/.exec(text) : null;
    const at = offset + (found?.index ?? 0);
    if (found !== null && wouldEnd(found[1] ?? '', source, at))
      return replaced({ offset: at, text: found[0] }, `\n${before}${found[1]}`, source);
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
    const start = first.position?.start.offset;
    const fix = start === undefined ? undefined : directiveFix(colonDirective(start, state.source.body), state.source);
    reportError(state, node, {
      code: 'unclosed-container',
      message: `Readers see \`${directive.trim()}\` as plain text.`,
      word: directive.trim(),
      hint: directiveHint(name, argument),
      fix,
    });
    return;
  }
  const start = first.position?.start.offset;
  if (start !== undefined && opensDiv(first.value ?? '')) {
    state.unreadContainers += 1;
    const [line = ''] = (first.value ?? '').split('\n');
    const word = line.trim();
    const message = `Unknown container \`${word}\`.`;
    reportError(state, node, { code: 'unknown-container', message, word, ...fencedDiv(start, state.source) });
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
  reportError(state, node, {
    code: 'unclosed-container',
    message: NO_SYNTAX,
    ...(withAttributes(known, opening, state) ?? {
      fix: openingFix(opening, state),
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
    return { hint: `write \`:::${name}${bracketed(sole)}\``, fix: openingFix({ ...opening, title: sole }, state) };
  const attributes = openingAttributes(opening.title);
  if (attributes === undefined) return undefined;
  const { written, id, isOpen, hasMore } = attributes;
  const title = opening.title.slice(0, -written.length).trim();
  const meant = `${name}${bracketed(title)}${isOpen && name === 'details' ? OPEN : ''}`;
  const anchor = id === undefined ? '' : `, with \`${anchorLine(id)}\` in a line of its own above it`;
  const isClear = id !== undefined && !hasMore && !/[[\]{}\\]/.test(title);
  return {
    hint: `write \`:::${meant}\`${anchor}${noAttributes(attributes)}`,
    fix: isClear ? fixBelowAnchor(id, opening, opening.colons + meant, state) : undefined,
  };
}

/** Whether a directive of one line has the name of a container, and a colon too few: that is told. */
export function reportLine(node: TreeNode, state: PageState): boolean {
  const name = node.name ?? '';
  if (!KNOWN_NAMES.includes(name)) return reportBlock(node, state);
  reportError(state, node, {
    code: 'unclosed-container',
    message: NO_SYNTAX,
    word: `::${name}`,
    hint: `write \`:::${name}\`, the text and \`:::\` on lines of their own`,
  });
  return true;
}

/** In Nuxt Content, a block ends with two colons on a line. Without such an end the line may be a plugin's: false. */
function reportBlock(node: TreeNode, state: PageState): boolean {
  const { body, format } = state.source;
  if (format !== 'md' || lastEnd(state.source) < (node.position?.end.offset ?? 0)) return false;
  const [line = ''] = writtenText(node, body).split('\n');
  reportUnread(state, node, { word: line, hint: blockHint(node.name ?? '', line) });
  return true;
}

/** Where the last line of two colons alone begins; -1 for none. */
const lastEnd = oncePer(({ body }: SourceFile) => [...body.matchAll(/^[ \t]*::[ \t]*$/gm)].at(-1)?.index ?? -1);

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
  reportError(state, node, { code: 'unclosed-container', message: NO_SYNTAX, word: written, ...remedy });
}
