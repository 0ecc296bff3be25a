import { LABEL, readFenceMeta, readInfo } from '../highlight/fenceMeta.ts';
import { languageLabel } from '../highlight/highlightCode.ts';
import { at, component, type TreeNode } from '../tree.ts';

/**
 * VitePress's `:::code-group`: its blocks as tabs, with what is no code around them. Undefined where it holds no code.
 * Elements stand for the tabs until `codeTabs`: raw HTML is read in between, which no component would outlive.
 */
export function codeGroup(container: TreeNode): readonly TreeNode[] | undefined {
  const { children = [] } = container;
  const blocks = children.filter(isCode);
  if (blocks.length === 0) return undefined;
  const tabs = blocks.map((block, index) => ({
    type: 'codeTab',
    data: { hName: 'docsgen-tab', hProperties: { dataLabel: tabLabelOf(block, index) } },
    children: [withoutLabel(block)],
  }));
  const first = children.findIndex(isCode);
  return [
    ...children.slice(0, first),
    at(container, { type: 'codeTabs', data: { hName: 'docsgen-tabs' }, children: tabs }),
    ...children.slice(first).filter((child) => !isCode(child)),
  ];
}

/** The `Tabs` of a group, as a page's own would be. */
export function codeTabs(group: TreeNode): TreeNode {
  const tabs = (group.children ?? [])
    .filter(({ tagName }) => tagName === 'docsgen-tab')
    .map((tab) => at(group, component('Tab', { label: String(tab.properties?.dataLabel) }, tab.children)));
  return at(group, component('Tabs', {}, tabs));
}

/** Without the name that stands on its tab, which would also be its title. */
function withoutLabel(block: TreeNode): TreeNode {
  const { language, meta } = readInfo(block.lang ?? '', block.meta);
  if (!LABEL.test(meta)) return block;
  return { ...block, lang: language || null, meta: meta.replace(LABEL, '').trim() || null };
}

const isCode = ({ type }: TreeNode) => type === 'code';

/**
 * What a block of a group is named by: `[npm]`, its title, or its language. `index` is its place among them.
 *   "```sh [npm]" → "npm"
 */
export function tabLabelOf({ lang, meta }: TreeNode, index: number): string {
  const { language, meta: info } = readInfo(lang ?? '', meta);
  return (
    /(?:^|\s)\[([^[\]]*[^[\]\s][^[\]]*)\]/.exec(info)?.[1]?.trim() ??
    readFenceMeta(info).title ??
    (languageLabel(language) || language || String(index + 1))
  );
}
