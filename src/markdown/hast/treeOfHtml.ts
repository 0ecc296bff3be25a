import { raw } from 'hast-util-raw';
import type { TreeNode } from '../tree.ts';

/** The tree of finished HTML, without the comments by which React parts neighboring texts in islands. */
export const treeOfHtml = (html: string): TreeNode =>
  raw({ type: 'root', children: [{ type: 'raw', value: html.replaceAll('<!-- -->', '') }] } as never) as TreeNode;
