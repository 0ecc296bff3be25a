import { type Diagnostic, joinAll } from '../../model/diagnostic.ts';
import { nodesOf } from '../tree.ts';
import { isOf, type LeveledPage, releveled, withLoweredHeadings } from './loweredHeadings.ts';

/**
 * Diagnostics of which the first that tells of a skipped level has a correction for the whole page, where all of its
 * headings stand too deep: one of them alone would take the others below it.
 */
export function withRaisedHeadings(told: readonly Diagnostic[], page: LeveledPage): readonly Diagnostic[] {
  const { source, parse, headings } = page;
  if (headings.some(({ level }) => level === 1)) return withLoweredHeadings(told, page);
  const count = Math.min(...headings.map(({ level }) => level)) - 2;
  // Of a page that cannot be parsed not all headings are read.
  if (headings.length === 0 || count < 1 || told.some(({ code }) => code === 'mdx-syntax')) return told;
  const all = nodesOf(parse(source), /^heading$/);
  const nodes = all[0]?.depth === 1 ? all.slice(1) : all;
  const index = told.findIndex((fault) => isOf(fault, nodes[0], source.file));
  const fault = told[index];
  // Where all headings stand in the page itself, each behind its signs.
  const isWhole = nodes.length === headings.length;
  const fix = isWhole ? joinAll(nodes.map((node) => releveled(node, -count, source))) : undefined;
  if (fault === undefined || fix === undefined) return told;
  if (headings.length === 1) return told.with(index, { ...fault, fix });
  const hint = `take ${count === 1 ? 'one `#`' : `\`${'#'.repeat(count)}\``} from each heading of this page`;
  return told.with(index, { ...fault, hint, fix });
}
