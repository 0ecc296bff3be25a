import type { ReactElement } from 'react';
import type { PageView, SiteView } from '../model/view.ts';
import { BackToTop } from './BackToTop.tsx';
import { classNames } from './classNames.ts';
import { Badge } from './components/Badge.tsx';
import { JsonScript } from './document/JsonScript.tsx';
import { Hero } from './Hero.tsx';
import { Neighbors } from './navigation/Neighbors.tsx';
import { PageFooter } from './PageFooter.tsx';
import { PageTags } from './PageTags.tsx';
import { PageTop } from './PageTop.tsx';
import { SitePart } from './SitePart.tsx';
import { strings } from './strings.ts';

interface MainProps {
  readonly site: SiteView;
  readonly page: PageView;
}

/** What stands inside `<main>`: the article with what leads to it and on from it. */
export function Main({ site, page }: MainProps): ReactElement {
  const { beforeContent, afterTitle, afterContent } = { ...site.layout, ...page.layout };
  const { moved, integrity } = site.assets;
  const top = (
    <>
      {/* Focus is moved here after a navigation. */}
      <h1 id={page.titleSlug} tabIndex={-1} dangerouslySetInnerHTML={{ __html: page.titleHtml }} />
      {page.isDraft ? (
        <p>
          <Badge text={strings.draft} type="warning" />
        </p>
      ) : null}
      {page.untranslated === undefined ? null : (
        <p lang={page.lang}>
          <Badge text={strings.untranslated} type="info" />
        </p>
      )}
      {page.leadHtml === undefined ? null : <p className="lead" dangerouslySetInnerHTML={{ __html: page.leadHtml }} />}
    </>
  );
  return (
    <>
      <SitePart className="before-content" lang={site.lang} html={beforeContent} />
      <PageTop page={page} homeHref={site.homeHref} />
      <article
        className={classNames('content', page.isHome && 'content-home', page.contentClass)}
        lang={page.untranslated?.lang}
        dir={page.untranslated?.dir}
      >
        {page.hero === undefined ? top : <Hero hero={page.hero}>{top}</Hero>}
        {page.hero === undefined && (
          <SitePart className="after-title" lang={site.lang} dir={page.untranslated && page.dir} html={afterTitle} />
        )}
        <div className="prose" dangerouslySetInnerHTML={{ __html: page.contentHtml }} />
      </article>
      {page.tags === undefined ? null : <PageTags tags={page.tags} lang={page.untranslated?.lang} />}
      <SitePart className="after-content" lang={site.lang} html={afterContent} />
      <PageFooter page={page} />
      <Neighbors page={page} />
      <BackToTop />
      {page.moved === undefined ? null : (
        <JsonScript data-moved={moved} data-integrity={integrity[moved]} data={page.moved} />
      )}
    </>
  );
}
