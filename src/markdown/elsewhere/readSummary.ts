import type { EntryElsewhere, UnreadPart } from '../../model/navigationElsewhere.ts';
import { lineOf, nodesOf, type TreeNode } from '../tree.ts';

/**
 * The navigation in the tree of a `SUMMARY.md`, as mdBook, GitBook and HonKit read it: headings are open groups, lists
 * are pages, links between the lists stand by themselves. Separators end a group, and nothing else is left of them.
 * `file` is relative to the project. Docsify's `_sidebar.md` is read like it, `isDocsify`.
 */
export function readSummary(
  { children = [] }: TreeNode,
  file: string,
  { isDocsify = false }: { readonly isDocsify?: boolean } = {},
): readonly EntryElsewhere[] {
  const origin = { file, isDocsify };
  const parts: { readonly heading?: TreeNode; readonly entries: EntryElsewhere[] }[] = [{ entries: [] }];
  const add = (entries: readonly EntryElsewhere[]) => parts.at(-1)?.entries.push(...entries);
  let isFirst = true;
  for (const node of children) {
    // The first heading is that of the file.
    if (node.type === 'heading' && !(isFirst && node.depth === 1)) parts.push({ heading: node, entries: [] });
    if (node.type === 'thematicBreak') parts.push({ entries: [] });
    if (node.type === 'list') add(listed(node, origin));
    if (node.type === 'paragraph') {
      const links = linksIn(node).map((link) => entryOf(link, node, origin));
      // In mdBook a chapter outside of all lists is in no part.
      if (links.length > 0) parts.push({ entries: links });
    }
    if (node.type !== 'html') isFirst = false;
  }
  return parts.flatMap(({ heading, entries }) => {
    if (heading === undefined || entries.length === 0) return entries;
    return [{ text: wordsOf(heading), place: placeOf(heading, origin), items: entries, isOpen: true }];
  });
}

/** What GitBook makes pages of by itself, in such a list: the description of an interface. */
export const madeBySummary = (tree: TreeNode, file: string): readonly UnreadPart[] =>
  nodesOf(tree, /^code$/).flatMap((node): readonly UnreadPart[] => {
    const option = /^type:[ \t]*["']?(builtin:[\w-]+)/m.exec(node.value ?? '')?.[1];
    if (option === undefined) return [];
    const place = placeOf(node, { file, isDocsify: false });
    const hint = `${/openapi/.test(option) ? 'write pages for the endpoints, each with `<Endpoint method="GET" path="/plants" />`, or let a script write them' : 'write its pages'}: none are made here`;
    return [{ option, place, isData: true, hint }];
  });

interface Origin {
  readonly file: string;
  readonly isDocsify: boolean;
}

const listed = ({ children = [] }: TreeNode, origin: Origin): readonly EntryElsewhere[] =>
  children.map((item) => {
    const [first, ...others] = item.children ?? [];
    const named = first?.type === 'list' ? undefined : first;
    const inner = [first, ...others].flatMap((node) => (node?.type === 'list' ? listed(node, origin) : []));
    const entry = entryOf(named === undefined ? undefined : linksIn(named)[0], named ?? item, origin);
    return inner.length === 0 ? entry : { ...entry, items: inner };
  });

/**
 * In GitBook, the title of a link is what the navigation calls a page whose own title is longer; in Docsify, it is the
 * title of the page in a browser, or an attribute: `:target=_blank`.
 */
function entryOf(link: TreeNode | undefined, around: TreeNode, origin: Origin): EntryElsewhere {
  const text = (origin.isDocsify ? undefined : link?.title) || wordsOf(link ?? around);
  const target = link?.url ?? '';
  return {
    ...(text === '' ? {} : { text }),
    ...(target === '' ? {} : { target }),
    place: placeOf(link ?? around, origin),
  };
}

const linksIn = (node: TreeNode) => nodesOf(node, /^link$/);

const wordsOf = (node: TreeNode) => lineOf(withoutHtml(node));

/** GitBook writes the addresses of headings as tags. */
const withoutHtml = (node: TreeNode): TreeNode =>
  node.children === undefined
    ? node
    : { ...node, children: node.children.filter(({ type }) => type !== 'html').map(withoutHtml) };

function placeOf({ position }: TreeNode, { file }: Origin): EntryElsewhere['place'] {
  const { start, end } = position ?? { start: { line: 1, column: 1 }, end: { line: 1, column: 1 } };
  const endColumn = end.line === start.line ? end.column : start.column;
  return { file, line: start.line, column: start.column, endColumn };
}
