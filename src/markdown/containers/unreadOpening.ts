import type { Fix } from '../../model/diagnostic.ts';
import { isMarkup } from '../elsewhere/writtenHere.ts';
import { type PageState, reportError, reportWarning } from '../pageState.ts';
import { replaced } from '../pieces.ts';
import type { TreeNode } from '../tree.ts';
import { bracketed, fixBelowAnchor, OPEN, type Opening, openingFix, openingOf, soleTitle } from './containerOpening.ts';
import { anchorLine, noAttributes, openingAttributes } from './openingAttributes.ts';

/** What stands behind a container's name and is no title in brackets: VitePress's `:::tip Title`, and attributes. */
export function reportUnreadOpening(node: TreeNode, state: PageState): void {
  const { name, children = [] } = node;
  const isTitled = children[0]?.data?.directiveLabel === true;
  const opening = openingOf(node, state);
  const behind = opening?.title ?? '';
  const sole = soleTitle(behind);
  const { title = sole, open, ...others } = (node.attributes ?? {}) as Readonly<Record<string, string>>;
  const braces = /\\?\{[^{}]*\}$/.exec(behind)?.[0] ?? '';
  const words = isTitled ? behindTitle(children[0], state) : '';
  if (words !== braces && words !== '') {
    reportError(state, node, {
      code: 'unclosed-container',
      message: `Unexpected \`${words}\` after the title of \`:::${name}\`.`,
      word: words,
      hint: 'write it into the brackets, or on the next line',
    });
    return;
  }
  // Nothing is lost but what the braces ask for.
  if (isTitled || (behind === braces && title === undefined)) {
    const isRead = words === '' && title === undefined && (open === undefined || name === 'details');
    if (!isRead || Object.keys(others).length > 0) reportAttributes(braces, opening, node, state);
    return;
  }
  if (behind === '' || behind === '[]') return;
  const isSole =
    title === undefined ||
    ((behind === braces || sole !== undefined) &&
      open === undefined &&
      Object.keys(others).length === 0 &&
      !isMarkup(title));
  reportError(state, node, {
    code: 'unclosed-container',
    message: `Unexpected \`${behind}\` after \`:::${name}\`, expected a title in brackets.`,
    word: behind,
    hint: `write \`:::${name}${bracketed(title ?? behind)}\``,
    fix: isSole && opening !== undefined ? openingFix({ ...opening, title: title ?? opening.title }, state) : undefined,
  });
}

/**
 * What the native parser skips between a title in brackets, with the attributes directly behind it, and the end of the
 * line.
 */
function behindTitle(label: TreeNode | undefined, { source }: PageState): string {
  const end = label?.position?.end.offset;
  // One that a plugin has made stands nowhere.
  if (end === undefined) return '';
  const [, words = ''] = /^\]?(?:\{[^{}\n]*\})?([^\n]*)/.exec(source.body.slice(end)) ?? [];
  return words.trim();
}

function reportAttributes(braces: string, opening: Opening | undefined, node: TreeNode, state: PageState): void {
  const attributes = openingAttributes(braces);
  const { id } = attributes ?? {};
  const isAnchor = attributes?.hasMore === false && opening !== undefined && id !== undefined;
  const kept = attributes?.isOpen && node.name === 'details' ? OPEN : '';
  reportWarning(state, node, {
    code: 'unread-markup',
    message: `\`${braces}\` has no effect on \`:::${node.name}\`.`,
    word: braces,
    hint: `delete it${id === undefined ? '' : `, and write \`${anchorLine(id)}\` in a line of its own above the box`}${attributes && noAttributes(attributes)}`,
    fix: isAnchor
      ? fixBelowAnchor(id, opening, opening.line.trimEnd().slice(0, -braces.length) + kept, state)
      : withoutIcon(braces, opening, state),
  });
}

/** The correction of an opening with an icon, as Starlight has it: boxes have one of their kind. */
function withoutIcon(braces: string, opening: Opening | undefined, { source }: PageState): Fix | undefined {
  if (opening === undefined || !/^\{icon=(?:"[^"]*"|'[^']*')\}$/.test(braces)) return undefined;
  const line = opening.line.trimEnd();
  return replaced({ offset: opening.start + line.length - braces.length, text: braces }, '', source);
}
