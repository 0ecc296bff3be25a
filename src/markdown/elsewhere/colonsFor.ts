import type { SourceText } from '../../model/sourceFile.ts';
import { BOX_TAGS, DETAILS_TAGS } from '../boxesElsewhere/tagBox.ts';
import { BOX_NAMES, isCodeGroup } from '../componentsElsewhere/componentsElsewhere.ts';
import { colonsAround, leavesOpen, wouldEnd } from '../containers/containerColons.ts';
import { foreignTag } from '../tagsElsewhere/pairedTags.ts';

/**
 * The colons of a container for a text, in which boxes and tabs of other generators are still to become containers.
 * `offset` is where it comes to stand. Undefined where something in the text is never closed, and where the end of the
 * container would be that of one which is open above.
 */
export function colonsFor(text: string, source: SourceText, offset: number): string | undefined {
  const within = [tagsWithin, elementsWithin, blocksWithin, slashesWithin, directivesWithin, piecesWithin].map(
    (levels) => levels(text),
  );
  const colons = `${colonsAround(text)}${':'.repeat(within.reduce((sum, levels) => sum + levels))}`;
  return leavesOpen(text) || wouldEnd(colons, source, offset) ? undefined : colons;
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

/** How deep components that are boxes or groups of code stand in one another, or in text that is set in. */
function elementsWithin(text: string): number {
  let depth = 0;
  let deepest = 0;
  for (const [, slash, name = ''] of text.matchAll(/^[ \t>]*<(\/?)([A-Z]\w*)/gm)) {
    if (!BOXES.has(name) && !isCodeGroup(name)) continue;
    depth = Math.max(0, depth + (slash === '' ? 1 : -1));
    deepest = Math.max(deepest, depth);
  }
  return deepest;
}

const BOXES: ReadonlySet<string> = new Set(BOX_NAMES);

/** How deep boxes of MkDocs between lines of slashes stand in one another: each has another number of them. */
const slashesWithin = (text: string): number =>
  new Set([...text.matchAll(/^[ \t]*(\/{3,})[ \t]+\w/gm)].map(([, slashes]) => slashes)).size;

/** How deep directives of MyST stand in one another: each fence is longer than those in it. */
const directivesWithin = (text: string): number =>
  new Set([...text.matchAll(/^[ \t]*([`~]{3,})\{(?!code|sourcecode)[a-z]/gm)].map(([, fence]) => fence)).size;

/** Of how many other kinds boxes are there: one of a kind stands in no other of it. */
const piecesWithin = (text: string): number => PIECES.filter((piece) => piece.test(text)).length;

const PIECES = [
  // Those of mdBook, in code blocks and in HTML; that of Docsify and Terraform; quotes; and commands for package
  // managers.
  /^[ \t]*[`~]{3,}[ \t]*admonish\b/m,
  /^<div class=/m,
  /^[ \t]*(?:[!?~]>[ \t]|->[ \t]+\*\*)/m,
  /^[ \t]*(?:> ?\*\*\w+|\{:[^\n]*\n>)/m,
  /^[ \t]*(?:[`~]{3,}(?:[^\n]*\bnpm2yarn|[ \t]*(?:package-install|npm))|<PackageManagerTabs)\b/m,
];

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
