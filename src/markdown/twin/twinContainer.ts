import { type CalloutKind, calloutKindOf } from '../../model/calloutKinds.ts';
import { tabLabelOf } from '../code/codeGroup.ts';
import type { TreeNode } from '../tree.ts';
import { indented } from './sourceEdits.ts';
import type { TwinWalk } from './twinWalk.ts';

/** A container in the twin: a callout of GitHub with its title as the first line, details, or a code group. */
export function twinContainer(node: TreeNode, walk: TwinWalk): string {
  if (node.name === 'code-group') return groupMarkdown(node.children ?? [], walk);
  const [first, ...rest] = node.children ?? [];
  const isTitled = first?.data?.directiveLabel === true;
  const title = isTitled ? walk.phraseOf(first.children ?? []) : '';
  const content = walk.contentOf(isTitled ? rest : (node.children ?? []));
  if (node.name === 'details')
    return `<details>\n<summary>${title || walk.context.chrome.details}</summary>\n\n${content}\n\n</details>`;
  const kind = calloutKindOf(node.name ?? '');
  if (kind === undefined) return content;
  const inside = [title === '' ? '' : `**${title}**`, content].filter((text) => text !== '').join('\n\n');
  return `> [!${ALERT[kind]}]\n> ${indented(inside, '> ')}`;
}

const ALERT: Readonly<Record<CalloutKind, string>> = {
  note: 'NOTE',
  tip: 'TIP',
  warning: 'WARNING',
  danger: 'CAUTION',
};

/** The blocks of a code group, each below its name. */
const groupMarkdown = (children: readonly TreeNode[], walk: TwinWalk): string =>
  children
    .map((child, index) =>
      child.type === 'code' ? `**${tabLabelOf(child, index)}**\n\n${walk.phraseOf([child])}` : walk.phraseOf([child]),
    )
    .join('\n\n');
