import { type Fix, joinFixes } from '../../model/diagnostic.ts';
import { tagsOf } from '../mdx/componentTags.ts';
import type { PageState } from '../pageState.ts';
import { indentOf, isAlone, linePieces, replaced } from '../pieces.ts';
import { isBlankText, type TreeNode } from '../tree.ts';
import { addedInItem, setIn } from './stepFix.ts';

/**
 * The correction of steps that are headings of one level with what follows each, as Nextra, Rspress and Fumadocs number
 * them: each heading begins an item, and the rest is set in as far. Undefined where anything else stands before the
 * first.
 */
export function headedStepsFix(node: TreeNode, { source }: PageState): Fix | undefined {
  const { body, format } = source;
  const { opening, closing } = tagsOf(node, body) ?? {};
  const parts = (node.children ?? []).filter((child) => !isBlankText(child)).map(headingOf);
  const level = HEADING.exec(parts[0]?.tagName ?? '')?.[0];
  // A higher one would begin a part of the page.
  if (level === undefined || parts.some(({ tagName = '' }) => HEADING.test(tagName) && tagName < level))
    return undefined;
  if (format !== 'mdx' || opening?.text !== '<Steps>' || !isAlone(opening, body)) return undefined;
  if (closing === undefined || !isAlone(closing, body)) return undefined;
  const base = indentOf(opening, body) ?? '';
  const offset = body.indexOf('\n', opening.offset) + 1;
  const inner = body.slice(offset, body.lastIndexOf('\n', closing.offset) + 1);
  const lines = linePieces({ offset, text: inner }).slice(0, -1);
  const heads = new Set(
    parts
      .filter(({ tagName }) => tagName === level)
      .map(({ position }) => lines.findLast(({ offset }) => offset <= (position?.start.offset ?? -1))),
  );
  const isHeading = [...heads].every((line) => /^[ \t]*#{1,6}[ \t]/.test(line?.text ?? ''));
  const others = lines.filter((line) => line.text.trim() !== '' && !heads.has(line));
  const added = addedInItem(others, base);
  if (!isHeading || added === undefined) return undefined;
  return joinFixes(
    lines.flatMap((line) =>
      heads.has(line) ? replaced(line, `${base}1. ${line.text.trim()}`, source) : setIn(line, added, source),
    ),
  );
}

const HEADING = /^h[1-6]$/;

/** The heading that an element holds with its link; the element itself for any other. */
const headingOf = (part: TreeNode): TreeNode =>
  part.children?.find(({ tagName = '' }) => part.tagName === 'div' && HEADING.test(tagName)) ?? part;
