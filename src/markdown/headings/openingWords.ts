import { isBlankText, lineOf, type TreeNode } from '../tree.ts';

/** About as much as results of searches show, in UTF-16 units. */
const LENGTH_LIMIT = 160;

/**
 * The words of a page's first paragraph, where it has one of text above its first heading: whole sentences as far as
 * they are short, else its beginning with `…`. `root` is the page as hast. What components, code blocks and boxes say,
 * and the caption of a picture, is left out.
 */
export function openingWords(root: TreeNode): string | undefined {
  let isBelowPicture = false;
  for (const node of blocksOf(root)) {
    if (isBlankText(node)) continue;
    if (/^h[2-6]$/.test(node.tagName ?? '')) return undefined;
    const hasOwn = showsPicture(node);
    const words = node.tagName === 'p' && !((hasOwn || isBelowPicture) && isInItalics(node)) ? wordsOf(node) : '';
    if (/\p{L}/u.test(words)) return shortened(words);
    isBelowPicture = hasOwn;
  }
  return undefined;
}

/** With those of partials. */
const blocksOf = ({ children = [] }: TreeNode): readonly TreeNode[] =>
  children.flatMap((child) => (child.type === 'includedFile' ? blocksOf(child) : [child]));

/** A picture of Markdown, of HTML or of MDX. */
const showsPicture = ({ type, tagName, name, value = '', children = [] }: TreeNode): boolean =>
  tagName === 'img' || name === 'img' || (type === 'raw' && /<img\b/i.test(value)) || children.some(showsPicture);

/** As writers set a caption: all that has words is one piece in italics. */
function isInItalics({ children = [] }: TreeNode): boolean {
  const [piece, ...others] = children.filter((child) => lineOf(child) !== '');
  return piece?.tagName === 'em' && others.length === 0;
}

/** Without the numbers of notes. */
const wordsOf = (node: TreeNode): string =>
  lineOf({ ...node, children: (node.children ?? []).filter((child) => !isNote(child)) });

const isNote = ({ tagName, children = [] }: TreeNode) =>
  tagName === 'sup' && children.some((child) => child.tagName === 'a');

function shortened(words: string): string {
  if (words.length <= LENGTH_LIMIT) return words;
  const start = words.slice(0, LENGTH_LIMIT);
  const sentences = /^.*[.!?\u3002](?=\s|$)/su.exec(start)?.[0] ?? /^.*\u3002/su.exec(start)?.[0];
  if (sentences !== undefined && sentences.length > LENGTH_LIMIT / 3) return sentences;
  return `${start.replace(/[\s,;:\u2013\u2014-]+\S*$|[\uD800-\uDBFF]$/u, '')}…`;
}
