import type { ReactElement, ReactNode } from 'react';
import { textsInBrowser } from '../../model/languages/islandTexts.ts';
import type { PageView, SiteView } from '../../model/view.ts';
import { Announcement } from '../Announcement.tsx';
import { SidebarRegion } from '../navigation/SidebarRegion.tsx';
import { strings } from '../strings.ts';
import { DocumentHead } from './DocumentHead.tsx';
import { JsonScript } from './JsonScript.tsx';

/** Parts of a document that are rendered by themselves, because pages share them or need them apart. */
interface DocumentParts {
  /** Tags that the site adds to the head; undefined for none. */
  readonly head?: ReactNode;
  readonly header: ReactNode;
  readonly sidebarTop: ReactNode;
  readonly toc: ReactNode;
  readonly main: ReactNode;
  readonly footer: ReactNode;
}

interface DocumentProps {
  readonly site: SiteView;
  readonly page: PageView;
  readonly parts: DocumentParts;
}

/** A whole page, `<html>` included. The caller puts the doctype before it. */
export function Document({ site, page, parts }: DocumentProps): ReactElement {
  const { announcement } = site.layout ?? {};
  return (
    <html
      lang={page.lang}
      dir={page.dir}
      data-base={site.base}
      data-manifest-parts={site.manifestParts}
      data-client={site.assets.name}
      data-translation={site.translation?.name}
      data-gtm-id={site.gtmId}
    >
      <DocumentHead site={site} page={page} own={parts.head} />
      <body>
        <a className="skip-link" href="#_content">
          {strings.skipToContent}
        </a>
        {parts.header}
        {announcement === undefined ? null : <Announcement html={announcement} lang={site.lang} />}
        <div className="layout">
          <SidebarRegion site={site} page={page} top={parts.sidebarTop} />
          {/* Before the article, because on small screens it is the bar above it. */}
          <nav className="toc" data-region="toc" aria-label={strings.onThisPage}>
            {parts.toc}
          </nav>
          <main id="_content" className="main" tabIndex={-1} data-region="main">
            {parts.main}
          </main>
        </div>
        {parts.footer}
        <div id="_status" role="status" className="visually-hidden" />
        {site.translation === undefined ? null : (
          <JsonScript id="_texts" data={textsInBrowser(site.translation.texts)} />
        )}
        <JsonScript id="_islands" data={site.assets.islands} />
      </body>
    </html>
  );
}
