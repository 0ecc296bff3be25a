/** Where in a code block signs that were to close it stand, with the spaces before them; they close nothing there. */
export interface FenceBehindCode {
  readonly offset: number;
  readonly written: string;
}

/**
 * The first signs behind code on its line that were to close the block: it is open to its end, or holds the first line of the
 * next one. Undefined for samples of Markdown, which may show both.
 */
export function fenceBehindCode(block: string, isOpen: boolean): FenceBehindCode | undefined {
  const [, fence = '', language = ''] = /^(`{3,}|~{3,})[ \t]*([\w+-]*)/.exec(block) ?? [];
  if (fence === '' || /^(?:md|mdx|markdown)$/.test(language)) return undefined;
  const sign = fence.charAt(0);
  const behind = new RegExp(`(?<=\\n[^${sign}\\n]*[^${sign}\\s])[ \\t]*${fence}(?=[ \\t]*(?:\\n|$))`).exec(block);
  if (behind === null) return undefined;
  const rest = block.slice(behind.index + behind[0].length);
  return isOpen || new RegExp(`\\n[ \\t>]*${fence}[ \\t]*\\w`).test(rest)
    ? { offset: behind.index, written: behind[0] }
    : undefined;
}
