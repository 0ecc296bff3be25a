import { type PluggableList, unified } from 'unified';
import { VFile } from 'vfile';
import type { SourceFile } from '../../model/sourceFile.ts';
import type { TreeNode } from '../tree.ts';

/** What the plugins of a site make of pages. */
export interface PagePlugins {
  /** Those for Markdown: some add syntax, which the reference parser reads. */
  readonly remark: PluggableList;
  readonly onMarkdown: Transform;
  readonly onHtml: Transform;
}

/** Changes a tree, and yields it or another. Throws what a plugin throws. */
type Transform = (tree: TreeNode, source: SourceFile) => Transformed;

/** What a plugin says of a page. */
export type PluginMessage = VFile['messages'][number];

interface Transformed {
  readonly tree: TreeNode;
  /** What plugins say of the page. */
  readonly messages: readonly PluginMessage[];
}

/** Plugins, ready to run. Throws what one throws that is set up. */
export const pagePlugins = (lists: Readonly<Record<'remark' | 'rehype', PluggableList>>): PagePlugins => ({
  remark: lists.remark,
  onMarkdown: transformWith(lists.remark),
  onHtml: transformWith(lists.rehype),
});

/** Whether plugins add syntax to Markdown. Throws what one throws that is set up. */
export function extendsSyntax(plugins: PluggableList): boolean {
  return 'micromarkExtensions' in unified().use(plugins).freeze().data();
}

function transformWith(plugins: PluggableList): Transform {
  if (plugins.length === 0) return (tree) => ({ tree, messages: [] });
  const processor = unified().use(plugins).freeze();
  return (tree, { file: path, body, frontmatter }) => {
    // The front matter is where plugins of `vfile-matter` leave it; a copy, for theirs to change.
    const file = new VFile({ path, value: body, data: { matter: structuredClone(frontmatter) } });
    const result = processor.runSync(tree as never, file) as unknown as TreeNode;
    return { tree: result, messages: file.messages };
  };
}
