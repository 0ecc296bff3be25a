import type { PageLink } from '../../model/page.ts';
import { type PageState, placeOf } from '../pageState.ts';
import { type TreeNode, writtenText } from '../tree.ts';

/**
 * A link as written whose text GitBook replaces by the title of what it leads to: one with the title `mention`, and one
 * to a page between tags of `content-ref`. Nothing for any other.
 */
export function titledLink(node: TreeNode, state: PageState): Pick<PageLink, 'titled'> {
  const { body } = state.source;
  const isMention = node.properties?.title === 'mention';
  if (!isMention && !followsTag(node.position?.start.offset ?? 0, body)) return {};
  const text = writtenText(node, body);
  const form = isMention ? /^\[[^\n]*\]\(\S+[ ]+"mention"\)$/ : /^\[[^\s[\]]+\.md\]\(\S+\.md\)$/;
  return form.test(text) ? { titled: { text, place: placeOf(state, node) } } : {};
}

/** Most links follow a word. */
const followsTag = (offset: number, body: string) =>
  /%\}\s?$/.test(body.slice(Math.max(0, offset - 3), offset)) &&
  /\{%-?[ \t]*content-ref\b[^%\n]*%\}\s*$/.test(body.slice(Math.max(0, offset - 300), offset));
