import { githubSlugOf } from '../../model/addresses/githubSlugOf.ts';
import type { PageState } from '../pageState.ts';
import { element, elementId, type TreeNode } from '../tree.ts';
import { slugElsewhere } from './slugOf.ts';

/**
 * Gives the headings of a `.md` page the addresses that GitHub gives them, besides their own: folders of Markdown are
 * read there too, and their links are written for it. Where VuePress and VitePress write a letter without its mark,
 * their address leads here, too. Comes after all other ids of the page, which go first.
 * Yields the address of the page's title, which stands outside its body; undefined where it needs none.
 */
export function addGithubAddresses(state: PageState): string | undefined {
  const counts = new Map<string, number>();
  let titleAddress: string | undefined;
  for (const { node, text, hasOwn } of state.githubHeadings) {
    const name = githubSlugOf(text);
    const count = counts.get(name) ?? 0;
    counts.set(name, count + 1);
    // An address that is written in the heading is read by GitHub as a part of its text: nobody links to that.
    if (hasOwn) continue;
    const address = count === 0 ? name : `${name}-${count}`;
    if (/[^-]/.test(name) && claims(address, state)) {
      if (node === state.bodyTitle) titleAddress = address;
      else addAddress(node, address);
    }
    const slug = elementId(node) ?? '';
    const elsewhere = slugElsewhere(slug);
    if (elsewhere !== slug && claims(elsewhere, state)) addAddress(node, elsewhere);
  }
  return titleAddress;
}

function claims(address: string, state: PageState): boolean {
  const isFree = !state.ids.has(address) && state.slugger.claim(address);
  if (isFree) state.githubIds.push(address);
  return isFree;
}

/** Before the text: at its end it would stand in the last line of a long heading. */
const addAddress = (node: TreeNode, address: string) => node.children?.unshift(element('span', { id: address }));

/** Notes a heading of the page, in the order of the text, as long as it is what its author wrote. */
export function noteGithubHeading(node: TreeNode, text: string, state: PageState): void {
  state.githubHeadings.push({ node, text, hasOwn: elementId(node) !== undefined });
}
