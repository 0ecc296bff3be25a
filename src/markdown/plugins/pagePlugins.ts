import { type PluggableList, unified } from 'unified';
import type { VFile } from 'vfile';
import type { SourceFile } from '../../model/sourceFile.ts';
import type { TreeNode } from '../tree.ts';
import { type AsyncRequest, pageFile, type RunAsync } from './asyncRun.ts';
import { TurnedAsync } from './turnedAsync.ts';
import { withoutSources } from './withoutSources.ts';

/** What the plugins of a site make of pages. */
export interface PagePlugins {
  /** Those for Markdown: some add syntax, which the reference parser reads. */
  readonly remark: PluggableList;
  readonly onMarkdown: Transform;
  readonly onHtml: Transform;
}

/** The plugins of a site, those of each kind in order. */
export type PluginLists = Readonly<Record<'remark' | 'rehype', PluggableList>>;

/**
 * Changes a tree, and yields it or another. Throws what a plugin throws; `TurnedAsync` once, where one is asynchronous:
 * from then on they run in another thread, and get a copy of the tree.
 */
type Transform = (tree: TreeNode, source: SourceFile) => Transformed;

/** What a plugin says of a page. */
export type PluginMessage = VFile['messages'][number];

interface Transformed {
  readonly tree: TreeNode;
  /** What plugins say of the page. */
  readonly messages: readonly PluginMessage[];
}

/** Plugins, ready to run; `runAsync` runs those that are asynchronous. Throws what one throws that is set up. */
export const pagePlugins = (lists: PluginLists, runAsync: RunAsync): PagePlugins => ({
  remark: lists.remark,
  onMarkdown: transformWith(lists.remark, (tree, source) => inThread({ list: 'remark', tree, source }, runAsync)),
  onHtml: transformWith(lists.rehype, (tree, source) => inThread({ list: 'rehype', tree, source }, runAsync)),
});

/** Whether plugins add syntax to Markdown. Throws what one throws that is set up. */
export const extendsSyntax = (plugins: PluggableList): boolean =>
  'micromarkExtensions' in unified().use(plugins).freeze().data();

function transformWith(plugins: PluggableList, transformAsync: Transform): Transform {
  if (plugins.length === 0) return (tree) => ({ tree, messages: [] });
  const processor = unified().use(plugins).freeze();
  let isAsync = false;
  return (tree, source) => {
    if (isAsync) return transformAsync(tree, source);
    const file = pageFile(source);
    let ended: { readonly thrown: unknown } | { readonly tree: TreeNode } | undefined;
    processor.run(tree, file, (thrown, result) => {
      ended = thrown === undefined ? { tree: result as unknown as TreeNode } : { thrown };
    });
    if (ended === undefined) {
      isAsync = true;
      throw new TurnedAsync();
    }
    if ('thrown' in ended) throw ended.thrown;
    return { tree: ended.tree, messages: file.messages };
  };
}

function inThread({ list, tree, source }: AsyncRequest, runAsync: RunAsync): Transformed {
  const { file, body, frontmatter } = source;
  const sent = withoutSources(tree);
  const answer = runAsync({ list, tree: sent.tree, source: { file, body, frontmatter } });
  if ('thrown' in answer) throw Object.assign(new Error(), answer.thrown);
  return { ...answer, tree: sent.restored(answer.tree) };
}
