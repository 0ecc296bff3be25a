import { readPageHead } from '../../config/readPageHead.ts';
import { isCanonical, isNoindex } from '../../model/headTag.ts';
import type { PageRecord } from '../../model/page.ts';

/** What the `head` of a page tells search engines of it. */
interface ToldOfPage {
  /** The full address under which they are to know it; undefined: its own. */
  readonly canonical: string | undefined;
  /** They are not to list it. */
  readonly noindex: boolean;
}

export function toldOfPage({ frontmatter }: Pick<PageRecord, 'frontmatter'>): ToldOfPage {
  const { tags } = readPageHead(frontmatter.head);
  return { canonical: tags.find(isCanonical)?.attributes.href?.toString(), noindex: tags.some(isNoindex) };
}
