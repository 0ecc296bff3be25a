import type { Fix } from '../../model/diagnostic.ts';
import type { PageState } from '../pageState.ts';
import type { TreeNode } from '../tree.ts';
import { isAlone, lineStart, type Piece, replaced } from './pieces.ts';
import { PLAIN } from './propertyPlace.ts';
import type { Tags } from './tags.ts';

/**
 * The correction that makes an item of an ordered list of a step, as Mintlify has it: its title, in bold, and what stands in
 * it. Undefined where that is not set in as far as in an item, or the steps are set in themselves.
 */
export function stepFix({ opening, closing }: Tags, node: TreeNode, { source }: PageState): Fix | undefined {
  const { body } = source;
  const { title, icon, ...others } = node.data?.props ?? {};
  if (typeof title !== 'string' || !PLAIN.test(title) || Object.keys(others).length > 0) return undefined;
  if (closing === undefined || !isAlone(opening, body) || !isAlone(closing, body) || opening.text.includes('\n'))
    return undefined;
  const before = body.slice(0, opening.offset);
  const isIn = before.lastIndexOf('\n<Steps>') > before.lastIndexOf('\n</Steps>') || /^<Steps>/.test(before);
  const lines = body
    .slice(opening.offset + opening.text.length, closing.offset)
    .split('\n')
    .slice(1, -1);
  const [first = ''] = lines.filter((line) => line.trim() !== '');
  if (!isIn || !/^ {3,6}\S/.test(first) || lines.some((line) => /^ {0,2}\S/.test(line))) return undefined;
  const fromLineStart = ({ offset, text }: Piece) => {
    const start = lineStart(body, offset);
    return { offset: start, text: body.slice(start, offset) + text };
  };
  return {
    ...replaced(fromLineStart(opening), `1. **${title}**\n`, source),
    with: [replaced(fromLineStart(closing), '', source)],
  };
}
