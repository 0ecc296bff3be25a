import { colonsAround, leavesOpen, wouldEnd } from './containerColons.ts';
import { foreignTag } from './pairedTags.ts';
import { BOX_TAGS, DETAILS_TAGS } from './tagBox.ts';

/**
 * The colons of a container for a text, in which boxes and tabs of other generators are still to become containers.
 * `before` is what stands above it. Undefined where something in the text is never closed, and where the end of the
 * container would be that of one which is open above.
 */
export function colonsFor(text: string, before: string): string | undefined {
  const colons = `${colonsAround(text)}${':'.repeat(tagsWithin(text) + blocksWithin(text))}`;
  return leavesOpen(text) || wouldEnd(colons, before) ? undefined : colons;
}

/** How deep boxes and tabs between tags stand in one another. */
function tagsWithin(text: string): number {
  let depth = 0;
  let deepest = 0;
  for (const [line] of text.matchAll(/^[ \t]*\{[^\n]*/gm)) {
    const { name = '', isEnd } = foreignTag(line.trim()) ?? {};
    if (!CONTAINERS.has(name)) continue;
    depth += isEnd ? -1 : 1;
    deepest = Math.max(deepest, depth);
  }
  return deepest;
}

const CONTAINERS: ReadonlySet<string> = new Set([...BOX_TAGS, ...DETAILS_TAGS, 'tabs', 'tabpane']);

/** How deep boxes and tabs of MkDocs, whose text is set in, stand in one another. */
function blocksWithin(text: string): number {
  let open: number[] = [];
  let deepest = 0;
  for (const [, { length = 0 } = ''] of text.matchAll(/^([ \t]*)(?:!!!|\?{3}|===)[^=\n]/gm)) {
    open = [...open.filter((indent) => indent < length), length];
    deepest = Math.max(deepest, open.length);
  }
  return deepest;
}
