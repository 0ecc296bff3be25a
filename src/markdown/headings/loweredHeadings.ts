import { type Diagnostic, type Fix, joinAll } from '../../model/diagnostic.ts';
import type { Heading } from '../../model/page.ts';
import type { SourceFile } from '../../model/sourceFile.ts';
import type { Parser } from '../parse/parsers.ts';
import { nodesOf, type TreeNode, writtenText } from '../tree.ts';

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
  const fix = joinAll(lowered.map((node) => loweredOne(node, source)));
  if (fault === undefined || fix === undefined) return told;
  if (lowered.length === 1) return told.with(at, { ...fault, fix });
  const hint = 'write one `#` more at this heading, and at each one below it';
  const titles = lowered.slice(1).filter(({ depth }) => depth === 1);
  return told
    .with(at, { ...fault, hint, fix })
    .filter((other) => !titles.some((node) => isOf(other, node, source.file)));
}

const isOf = ({ code, place }: Diagnostic, node: TreeNode | undefined, file: string): boolean =>
  code === 'heading-order' && place?.file === file && place.line === node?.position?.start.line;

function loweredOne(node: TreeNode, { file, body }: SourceFile): Fix | undefined {
  const was = '#'.repeat(node.depth ?? 0);
  const start = node.position?.start;
  const isDeepest = was.length === 6;
  if (start === undefined || isDeepest || !new RegExp(`^${was}(?:[ \t]|$)`, 'm').test(writtenText(node, body)))
    return undefined;
  const { line, column } = start;
  return { place: { file, line, column, endColumn: column + was.length }, was, text: `${was}#` };
}
