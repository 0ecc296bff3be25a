import type { ReactElement, ReactNode } from 'react';
import type { PageView, SiteView } from '../../model/view.ts';
import { CloseIcon } from '../icons.tsx';
import { SitePart } from '../SitePart.tsx';
import { strings } from '../strings.ts';
import { NavItems } from './NavItems.tsx';

interface SidebarRegionProps {
  readonly site: SiteView;
  readonly page: PageView;
  readonly top: ReactNode;
}

/**
 * The column beside the article; on small screens a native popover that also carries the top navigation. Client
 * navigation swaps the inner element alone, so that the top navigation stays.
 */
export function SidebarRegion({ site, page, top }: SidebarRegionProps): ReactElement {
  const { id = '', html = '' } = page.sidebar ?? {};
  const { beforeSidebar, afterSidebar } = site.layout ?? {};
  return (
    <nav id="_sidebar" className="sidebar" popover="auto" aria-label={strings.documentationNavigation} lang={site.lang}>
      <div className="sidebar-top">{top}</div>
      <SitePart className="before-sidebar" html={beforeSidebar} />
      <div
        className="sidebar-region"
        data-region="sidebar"
        data-sidebar-id={id}
        dangerouslySetInnerHTML={{ __html: html }}
      />
      <SitePart className="after-sidebar" html={afterSidebar} />
    </nav>
  );
}

/** Above the section's links on small screens: the site's name, a button that closes the drawer, top navigation. */
export function SidebarTop({ site }: { readonly site: SiteView }): ReactElement {
  return (
    <>
      <div className="sidebar-bar">
        <span>{site.title}</span>
        <button
          type="button"
          className="icon-button"
          popoverTarget="_sidebar"
          popoverTargetAction="hide"
          aria-label={strings.closeMenu}
        >
          <CloseIcon />
        </button>
      </div>
      <NavItems items={[...site.nav.left, ...site.nav.right]} />
    </>
  );
}
