import { posix } from 'node:path';
import type { SourceFile } from '../../model/sourceFile.ts';
import { nearest } from '../../model/text/nearest.ts';
import { linesOfPart, markedParts } from '../code/codePart.ts';
import { createSlugger } from '../headings/slugOf.ts';
import { type TreeNode, textOf } from '../tree.ts';

/**
 * A partial with no more than the part of a name: what stands between `#region name` and `#endregion`, the section
 * below the heading with that anchor (its heading too), or lines, `L3-L10`. All other lines are left empty, so that
 * places are the file's; definitions and footnotes that the part refers to stay. Undefined where there is no such part.
 */
export function partialPart(
  partial: SourceFile,
  part: string,
  parse: (source: SourceFile) => TreeNode,
): SourceFile | undefined {
  const lines = partial.body.split('\n');
  const { children = [] } = parse(partial);
  const found = linesOfPart(lines, part) ?? linesOfSection(children, part, lines.length);
  if (found === undefined) return undefined;
  const kept = withDefinitions(new Set(found), children);
  // What stands in place of a letter is as long.
  const body = lines.map((line, index) => (kept.has(index) ? line : ' '.repeat(line.length))).join('\n');
  return { ...partial, body };
}

/** What may have been meant by the name of a part that a partial has not; undefined for a name that is near to none. */
export const partMeant = (
  partial: SourceFile,
  part: string,
  parse: (source: SourceFile) => TreeNode,
): string | undefined =>
  nearest(part, [
    ...markedParts(partial.body.split('\n')),
    ...anchorsOf(parse(partial).children ?? []).map(({ anchor }) => anchor),
  ]);

/** The headings of a partial that stand in no other block, as they are numbered among these. */
function anchorsOf(blocks: readonly TreeNode[]) {
  const slugger = createSlugger();
  return blocks.flatMap((node) => {
    if (node.type !== 'heading') return [];
    const own = node.data?.hProperties?.id;
    return [{ node, anchor: typeof own === 'string' ? own : slugger.slug(textOf(node)) }];
  });
}

function linesOfSection(blocks: readonly TreeNode[], part: string, count: number): readonly number[] | undefined {
  const headings = anchorsOf(blocks);
  const at = headings.findIndex(({ anchor }) => anchor === part);
  const heading = headings[at]?.node;
  if (heading === undefined) return undefined;
  const next = headings.slice(at + 1).find(({ node }) => (node.depth ?? 0) <= (heading.depth ?? 0))?.node;
  const end = next === undefined ? count : firstLine(next);
  return [...Array(count).keys()].slice(firstLine(heading), end);
}

const firstLine = ({ position }: TreeNode): number => (position?.start.line ?? 1) - 1;

/** With the lines of definitions that others of these lines refer to; one may refer to another. */
function withDefinitions(lines: ReadonlySet<number>, blocks: readonly TreeNode[]): ReadonlySet<number> {
  const definitions = blocks.filter((node) => isDefinition(node) && !lines.has(firstLine(node)));
  if (definitions.length === 0) return lines;
  const named = new Set<string>();
  namesIn(blocks, lines, named);
  const added = definitions.filter(({ identifier }) => named.has(identifier ?? ''));
  return added.length === 0 ? lines : withDefinitions(new Set([...lines, ...added.flatMap(linesOf)]), blocks);
}

const isDefinition = ({ type }: TreeNode) => type === 'definition' || type === 'footnoteDefinition';

function linesOf(node: TreeNode): readonly number[] {
  const first = firstLine(node);
  return Array.from({ length: (node.position?.end.line ?? first) - first }, (_, index) => first + index);
}

function namesIn(nodes: readonly TreeNode[], lines: ReadonlySet<number>, named: Set<string>): void {
  for (const node of nodes) {
    if (!isDefinition(node) && node.identifier !== undefined && lines.has(firstLine(node))) named.add(node.identifier);
    namesIn(node.children ?? [], lines, named);
  }
}

/** A partial as an element names it. */
export interface NamedPartial {
  /** As it is written, without the part. */
  readonly src: string;
  /** What stands behind the `#`; empty for all of it. */
  readonly part: string;
}

/** The two pieces of `./_part.mdx#name`. */
export function namedPartial(written: string): NamedPartial {
  const [, src = written, part = ''] = /^([^#]*\.mdx?)#(.*)$/.exec(written) ?? [];
  return { src, part };
}

/** Path of a partial relative to the content folder, NFC, for a `src` in a file. */
export const partialPath = (src: string, fromFile: string): string =>
  posix
    .join('/', src.startsWith('/') ? '' : posix.dirname(fromFile), src)
    .replace(/^\/|\/$/g, '')
    .normalize('NFC');
