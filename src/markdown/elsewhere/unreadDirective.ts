import { type PageState, reportUnread } from '../pageState.ts';
import { type TreeNode, writtenText } from '../tree.ts';

/** Elements of HTML that pages may have within their lines: plugins of other generators name directives for them. */
const ELEMENTS = new Set('del ins kbd mark samp small sub sup var'.split(' '));

/** The name of a directive, and what stands in its brackets. Without brackets or braces it is text, as in `at 1:12`. */
const WRITTEN = /^::?([a-z][\w-]*)(?:\[([^\n]*)\]|(?=\{))/i;

/**
 * Says so where readers see a directive of a line or within a line, such as `::youtube{id=a}` or `:kbd[Ctrl]`: plugins
 * of other generators read those, and one of the site would have made an element of it by now. May yield
 * `unread-markup`.
 */
export function warnUnreadDirective(node: TreeNode, state: PageState): void {
  const { body } = state.source;
  const word = node.position === undefined ? '' : writtenText(node, body);
  const [, name = '', label = ''] = WRITTEN.exec(word) ?? [];
  // Behind a letter or another sign it is a part of something else: a namespace, a slice, an emoji.
  if (name === '' || /[\w:/.)\]\\]/.test(body.charAt((node.position?.start.offset ?? 0) - 1))) return;
  const isElement = ELEMENTS.has(name) && word.endsWith(']') && /^[^[\]<>{}*_`\\]+$/.test(label);
  const meant = isElement ? `<${name}>${label}</${name}>` : undefined;
  reportUnread(state, node, {
    word,
    hint:
      meant === undefined
        ? 'write HTML, or a component in an `.mdx` page; a plugin of remark can read it, too'
        : `write \`${meant}\``,
    meant,
  });
}
