import { readPageHead } from '../../config/readPageHead.ts';
import type { SafeHtml } from '../../model/brands.ts';
import { isCanonical } from '../../model/headTag.ts';
import type { PageRecord } from '../../model/page.ts';
import { renderHeadTags } from '../../render/renderHeadTags.ts';
import type { ResolvedUrl } from '../../routes/resolveUrl.ts';
import { tagWithBase } from '../siteView.ts';

/** A page's own tags as HTML; undefined for none. By their attribute, the client takes them out on the next page. */
export function pageHeadHtml({ frontmatter }: PageRecord, resolve: (url: string) => ResolvedUrl): SafeHtml | undefined {
  // The canonical address stands among docsgen's own tags.
  const tags = readPageHead(frontmatter.head).tags.filter((tag) => !isCanonical(tag));
  if (tags.length === 0) return undefined;
  return renderHeadTags(
    tags
      .map((tag) => tagWithBase(tag, resolve))
      .map(({ attributes, ...tag }) => ({ ...tag, attributes: { 'data-page': true as const, ...attributes } })),
  );
}
