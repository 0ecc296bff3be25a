import { lineEnd, lineStart, type Piece } from '../../markdown/pieces.ts';

/**
 * The first signs behind code on its line that were to close the block, with the spaces before them: it is open to its
 * end, or holds the first line of the next one. Undefined for samples of Markdown, which may show both, and for
 * directives of MyST that hold some.
 */
export function fenceBehindCode(block: string, isOpen: boolean): Piece | undefined {
  const [, fence = '', language = ''] = /^(`{3,}|~{3,})[ \t]*([\w+-]*)/.exec(block) ?? [];
  if (fence === '' || /^(?:md|mdx|markdown)$/.test(language) || HOLDS_MARKDOWN.test(block)) return undefined;
  // Lines may be very long: what stands around the signs is looked at only where there are some.
  for (let at = block.indexOf(fence, fence.length); at !== -1; at = block.indexOf(fence, lineEnd(block, at))) {
    const line = block.slice(lineStart(block, at), lineEnd(block, at));
    const [code = '', behind = '', ...more] = line.split(fence);
    if (lineStart(block, at) === 0 || more.length > 0 || code.trim() === '' || /[`~]/.test(code.slice(-1))) continue;
    if (behind.trim() !== '') continue;
    if (!isOpen && !opensAnother(block.slice(at + fence.length), fence)) return undefined;
    const text = code.slice(code.trimEnd().length) + fence;
    return { offset: at + fence.length - text.length, text };
  }
  return undefined;
}

const HOLDS_MARKDOWN = /^[`~]+\{(?!code|sourcecode)/;

/** Whether the first line of a block stands in a text. */
const opensAnother = (text: string, fence: string) =>
  text.split('\n').some((line) => {
    const start = line.replace(/^[ \t>]+/, '');
    return start.startsWith(fence) && /^[ \t]*\w/.test(start.slice(fence.length));
  });
