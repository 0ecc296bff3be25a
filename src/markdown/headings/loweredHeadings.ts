import { type Diagnostic, type Fix, joinAll } from '../../model/diagnostic.ts';
import type { Heading } from '../../model/page.ts';
import type { SourceFile } from '../../model/sourceFile.ts';
import type { Parser } from '../parse/parsers.ts';
import { pieceOf, replaced } from '../pieces.ts';
import { nodesOf, type TreeNode } from '../tree.ts';

/** What the levels of a page's headings are corrected from. */
export interface LeveledPage {
  readonly source: SourceFile;
  readonly parse: Parser;
  readonly headings: readonly Heading[];
}

/**
 * Diagnostics of a page whose sections are of the first level, as in change logs and in what word processors write: one
 * of them tells of all, with a correction. Below a title in front matter these are all headings; without one, the first
 * is the title, and the sections begin at the second.
 */
export function withLoweredHeadings(told: readonly Diagnostic[], page: LeveledPage): readonly Diagnostic[] {
  const { source, parse, headings } = page;
  // The tabs of DocFX are headings, and no sections.
  if (told.some(({ code }) => code === 'mdx-syntax') || source.body.includes('](#tab/')) return told;
  const all = nodesOf(parse(source), /^heading$/);
  // The first is the title, and every other heading stands in the page itself.
  if (all[0]?.depth !== 1 || all.length !== headings.length + 1) return told;
  const toldAt = (node: TreeNode | undefined) => told.findIndex((fault) => isOf(fault, node, source.file));
  const isUnshown = source.frontmatter.title !== undefined && toldAt(all[0]) !== -1;
  const lowered = isUnshown ? all : all.slice(all.findIndex(({ depth }, index) => index > 0 && depth === 1));
  const at = toldAt(lowered[0]);
  const fault = told[at];
  const fix = joinAll(lowered.map((node) => releveled(node, 1, source)));
  if (fault === undefined || fix === undefined) return told;
  if (lowered.length === 1) return told.with(at, { ...fault, fix });
  const hint = 'write one `#` more at this heading, and at each one below it';
  const titles = lowered.slice(1).filter(({ depth }) => depth === 1);
  return told
    .with(at, { ...fault, hint, fix })
    .filter((other) => !titles.some((node) => isOf(other, node, source.file)));
}

/** Whether a fault tells of the level of a heading. */
export const isOf = ({ code, place }: Diagnostic, node: TreeNode | undefined, file: string): boolean =>
  code === 'heading-order' && place?.file === file && place.line === node?.position?.start.line;

/**
 * The correction of a heading that gets more signs, or fewer; undefined for one that is written in another way, and
 * where the signs would be too many.
 */
export function releveled(node: TreeNode, by: number, source: SourceFile): Fix | undefined {
  const { offset, text } = pieceOf(node, source.body);
  const depth = node.depth ?? 0;
  const signs = '#'.repeat(depth);
  if (depth + by > 6 || !new RegExp(`^${signs}(?:[ \t]|$)`, 'm').test(text)) return undefined;
  return replaced({ offset, text: signs }, '#'.repeat(Math.max(0, depth + by)), source);
}
