import type { Fragment } from './searchEngine.ts';

/** Between words that no space divides, in languages such as Japanese. */
const ZERO_WIDTH_SPACE = '\u200B';

/** The words of a page by their positions, as Pagefind has counted them. */
export function fragmentWords({ raw_content: content = '' }: Fragment): readonly string[] {
  const words = content.includes(ZERO_WIDTH_SPACE) ? content.split(ZERO_WIDTH_SPACE) : content.split(/[^\S\uFEFF]+/);
  return words.map((word) => word.replaceAll('&lt;', '<').replaceAll('&gt;', '>'));
}
