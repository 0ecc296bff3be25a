import type { ReactElement } from 'react';
import type { PageView, SiteView } from '../model/view.ts';
import { DocumentHead } from './DocumentHead.tsx';
import { Header } from './Header.tsx';
import { Main } from './Main.tsx';
import { scriptJson } from './scriptJson.ts';
import { SidebarRegion } from './SidebarRegion.tsx';
import { SiteFooter } from './SiteFooter.tsx';
import { strings } from './strings.ts';
import { TableOfContents } from './TableOfContents.tsx';

/** A whole page, `<html>` included. The caller puts the doctype before it. */
export function Document({ site, page }: { readonly site: SiteView; readonly page: PageView }): ReactElement {
  return (
    <html lang={page.lang} dir={page.dir} data-base={site.base} data-manifest-parts={site.manifestParts} data-gtm-id={site.analytics?.gtmId}>
      <DocumentHead site={site} page={page} />
      <body>
        <a className="skip-link" href="#content">
          {strings.skipToContent}
        </a>
        <Header site={site} />
        <div className="layout">
          <SidebarRegion site={site} page={page} />
          {/* Before the article, because on small screens it is the bar above it. */}
          <aside className="toc" data-region="toc" aria-label={strings.onThisPage}>
            <TableOfContents headings={page.headings} />
          </aside>
          <main id="content" className="main" tabIndex={-1} data-region="main">
            <Main site={site} page={page} />
          </main>
        </div>
        <SiteFooter site={site} />
        <div id="status" role="status" className="visually-hidden" />
        <script
          type="application/json"
          id="islands"
          dangerouslySetInnerHTML={{ __html: scriptJson(site.assets.islands) }}
        />
      </body>
    </html>
  );
}
