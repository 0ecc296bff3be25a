import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { listContent, readSource } from '../../src/content/readSources.ts';
import { loadParser, parserFor } from '../../src/markdown/parse/parsers.ts';
import type { TreeNode } from '../../src/markdown/tree.ts';
import type { SourceFile } from '../../src/model/sourceFile.ts';

await loadParser('satteri');

export const projectFolder = fileURLToPath(new URL('../..', import.meta.url));

/** Pages and partials of this site, or of another folder of the repository, in path order. */
export function readContentFolder(folder = 'content/'): readonly SourceFile[] {
  const { pages, partials } = listContent(projectFolder + folder.slice(0, -1), { prefix: folder });
  return [...pages, ...partials].map((file) => readSource(file, folder));
}

/** A content file as it stands on disk; `file` is relative to the project. */
export const textOfFile = (file: string): string => readFileSync(projectFolder + file, 'utf8');

/** A source's tree, by the parser that builds use. It is mdast: linters for Markdown read it. Lines are those of the file. */
export const treeOf = (source: SourceFile): TreeNode => parserFor('satteri')(source);

/** A node with what stands around it. `ancestors` begins with the root. */
export interface Visit {
  readonly node: TreeNode;
  readonly parent: TreeNode;
  readonly index: number;
  readonly ancestors: readonly TreeNode[];
}

/** All nodes below a root, in reading order. */
export function* nodesOf(root: TreeNode, ancestors: readonly TreeNode[] = [root]): Generator<Visit> {
  for (const [index, node] of (root.children ?? []).entries()) {
    yield { node, parent: root, index, ancestors };
    yield* nodesOf(node, [...ancestors, node]);
  }
}

/** The file's line on which something stands that begins `offset` units into a node's own text. */
export const lineIn = (node: TreeNode, offset = 0): number =>
  (node.position?.start.line ?? 1) + (node.value ?? '').slice(0, offset).split('\n').length - 1;
