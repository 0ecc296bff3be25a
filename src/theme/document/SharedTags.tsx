import type { ReactElement } from 'react';
import { metaName } from '../../model/headTag.ts';
import type { PageView, SiteView } from '../../model/view.ts';

/** How a page looks where its address is shared (Open Graph and Twitter's own tags); nothing for an unlisted page. */
export function SharedTags({ site, page }: { readonly site: SiteView; readonly page: PageView }): ReactElement | null {
  if (page.noindex) return null;
  const { title, description, canonical, image } = page;
  const hasImage = image !== undefined || site.headTags?.some((tag) => metaName(tag) === 'og:image') === true;
  return (
    <>
      <meta property="og:type" content={page.isHome ? 'website' : 'article'} />
      <meta property="og:site_name" content={site.title} />
      <meta property="og:title" content={title} />
      {description === '' ? null : <meta property="og:description" content={description} />}
      {canonical === undefined ? null : <meta property="og:url" content={canonical} />}
      {image === undefined ? null : <meta property="og:image" content={image} />}
      {site.replacedMeta?.includes('twitter:card') === true ? null : (
        <meta name="twitter:card" content={hasImage ? 'summary_large_image' : 'summary'} />
      )}
    </>
  );
}
