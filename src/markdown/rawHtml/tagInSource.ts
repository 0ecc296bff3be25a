import type { PageState } from '../pageState.ts';
import { type TreeNode, writtenText } from '../tree.ts';

/**
 * Whether an element stands in the source as a tag. Markdown makes elements of its own, which may begin with another's
 * tag as a paragraph does with `<br/>`; and `<https://a.example>` is a link.
 */
export function isWritten({ tagName = '', position }: TreeNode, { source }: PageState): boolean {
  const start = position?.start.offset;
  if (start === undefined) return false;
  const name = /^<([a-z][a-z0-9-]*)[\s/>]/i.exec(source.body.slice(start, start + 60))?.[1]?.toLowerCase();
  // HTML has another name for a picture.
  return name === tagName.toLowerCase() || (name === 'image' && tagName === 'img');
}

/** An element's name as it is written: the parser reads it in small letters. */
export const writtenName = ({ position }: TreeNode, { source }: PageState): string =>
  /[a-z][\w.-]*/iy.exec(source.body.slice((position?.start.offset ?? 0) + 1))?.[0] ?? '';

/** An attribute's name as it is written, which may be in any case. */
export function writtenAs(attribute: string, node: TreeNode, { source }: PageState): string {
  // A name may be too long for a pattern of its own.
  for (const [name] of writtenText(node, source.body).matchAll(/(?<=[\s"'/])[^\s"'/=>]+/g))
    if (name.toLowerCase() === attribute.toLowerCase()) return name;
  return attribute;
}
