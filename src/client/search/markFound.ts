import { foundSpans } from './foundSpans.ts';

/** Name of the highlight, which the styles know. */
const HIGHLIGHT = 'found';

/** More marks than these are no help to anyone. */
const MOST_MARKS = 500;

/** Elements that text does not go on beyond: no word begins in one of them and ends in the next. */
const BLOCKS = 'p, li, dt, dd, td, th, pre, figcaption, summary, h1, h2, h3, h4, h5, h6, div';

const SILENT = 'button, svg, [aria-hidden="true"]';

/**
 * Marks words of the index in an element, by the highlights of the browser: the document is left as it is. Browsers
 * that have none show no marks. Earlier marks go. Yields where the words are, whether marked or not.
 */
export function markFound(root: Element, words: readonly string[]): readonly Range[] {
  const wanted = new Set(words);
  const ranges = blocksOf(root).flatMap((nodes) => rangesIn(nodes, (word) => wanted.has(word)));
  if ('highlights' in CSS) CSS.highlights.set(HIGHLIGHT, new Highlight(...ranges.slice(0, MOST_MARKS)));
  return ranges;
}

export function unmarkFound(): void {
  if ('highlights' in CSS) CSS.highlights.delete(HIGHLIGHT);
}

/** The text nodes of an element, together where text goes on from one into the other. */
function blocksOf(root: Element): Text[][] {
  const blocks: Text[][] = [];
  let last: Element | null = null;
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    if (!parent || parent.closest(SILENT)) continue;
    const block = parent.closest(BLOCKS);
    if (block !== last || blocks.length === 0) blocks.push([]);
    last = block;
    blocks.at(-1)?.push(node as Text);
  }
  return blocks;
}

function rangesIn(nodes: readonly Text[], isFound: (word: string) => boolean): Range[] {
  const text = nodes.map(({ data }) => data).join('');
  const place = (offset: number) => {
    let rest = offset;
    for (const node of nodes) {
      if (rest <= node.length) return { node, offset: rest };
      rest -= node.length;
    }
    return undefined;
  };
  return foundSpans(text, isFound).flatMap(({ start, end }) => {
    const from = place(start);
    const to = place(end);
    if (!from || !to) return [];
    const range = document.createRange();
    range.setStart(from.node, from.offset);
    range.setEnd(to.node, to.offset);
    return [range];
  });
}
