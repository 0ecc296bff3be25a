import type { SourceFile } from '../../model/sourceFile.ts';
import type { NodeData, TreeNode } from '../tree.ts';

/** A tree for another thread, and what makes one that comes back from there as if it had never been away. */
interface SentTree {
  readonly tree: TreeNode;
  readonly restored: (tree: TreeNode) => TreeNode;
}

/**
 * A tree in which names stand for the files that nodes are of: a copy of such a file has no text, which is read where
 * it is asked for. The tree that is given stays as it is.
 */
export function withoutSources(tree: TreeNode): SentTree {
  const files = new Map<string, SourceFile>();
  const named = ({ data, children, ...node }: TreeNode): TreeNode => ({
    ...node,
    ...(data && { data: withFiles(data, (file) => files.set(file.file, file) && ({ file: file.file } as SourceFile)) }),
    ...(children && { children: children.map(named) }),
  });
  const restored = (node: TreeNode): TreeNode => {
    if (node.data) node.data = withFiles(node.data, ({ file }) => files.get(file));
    node.children?.forEach(restored);
    return node;
  };
  return { tree: named(tree), restored };
}

function withFiles(
  { source, parent, ...data }: NodeData,
  fileFor: (file: SourceFile) => SourceFile | undefined,
): NodeData {
  const [ofSource, ofParent] = [source, parent].map((file) => file && fileFor(file));
  return { ...data, ...(ofSource && { source: ofSource }), ...(ofParent && { parent: ofParent }) };
}
