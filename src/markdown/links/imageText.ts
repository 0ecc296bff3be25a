import { directiveAsWritten } from '../containers/directiveAsWritten.ts';
import type { PageState } from '../pageState.ts';
import type { TreeNode } from '../tree.ts';
import { containerPrefix, outdented } from '../twin/sourceEdits.ts';

/**
 * The text of an image. From what parsers make of it, `5:30` has lost its `:30`, which is a directive to them, formulas
 * may be gone, and expressions are words without their braces: `toText` says what is shown in the place of one.
 */
export function imageText(
  { alt, position }: TreeNode,
  { source, parse }: Pick<PageState, 'source' | 'parse'>,
  toText: (expression: string) => string,
): string {
  const start = position?.start.offset ?? 0;
  const [, label = ''] = LABEL.exec(source.body.slice(start, position?.end.offset ?? start)) ?? [];
  if (!/[{$]|:\S/.test(label)) return alt ?? '';
  // Behind a word nothing begins a block.
  const body = `x ${outdented(label, containerPrefix(source.body, start).length)}`;
  const [line] = parse({ ...source, body }).children ?? [];
  return line === undefined ? (alt ?? '') : wordsOf(line).slice(2);

  function wordsOf(node: TreeNode): string {
    if (node.type === 'mdxTextExpression') return toText(node.value ?? '');
    const children = node.type === 'textDirective' ? directiveAsWritten(node, body) : node.children;
    return node.value ?? node.alt ?? (children ?? []).map(wordsOf).join('');
  }
}

const LABEL = /^!\[((?:\\.|\[(?:\\.|[^[\]\\])*\]|[^[\]\\])*)\]/s;
