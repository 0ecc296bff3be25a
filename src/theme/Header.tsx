import type { ReactElement } from 'react';
import { searchPlaceholder } from '../model/search/searchPlaceholder.ts';
import type { NavView, SiteView } from '../model/view.ts';
import { MenuIcon } from './icons.tsx';
import { Island } from './islands/Island.tsx';
import { SearchBox } from './islands/SearchBox.tsx';
import { ThemeSwitch } from './islands/ThemeSwitch.tsx';
import { NavItems } from './navigation/NavItems.tsx';
import { SchemeImage } from './SchemeImage.tsx';
import { SitePart } from './SitePart.tsx';
import { strings } from './strings.ts';

/** The bar at the top of every page: name, navigation, search, color scheme, and on small screens the menu button. */
export function Header({ site }: { readonly site: SiteView }): ReactElement {
  return (
    <header className="site-header" lang={site.lang}>
      <div className="header-row">
        <NameLink site={site} />
        <HeaderNav label={strings.mainNavigation} items={site.nav.left} />
        <Search site={site} />
        <HeaderNav label={strings.moreNavigation} items={site.nav.right} />
        <SitePart className="own-header" html={site.layout?.header} />
        <Island name="ThemeSwitch">
          <ThemeSwitch />
        </Island>
        <button
          type="button"
          className="icon-button menu-button"
          popoverTarget="_sidebar"
          aria-label={strings.openMenu}
        >
          <MenuIcon />
        </button>
      </div>
    </header>
  );
}

// Half of the top navigation; on small screens both halves stand in the sidebar instead.
function HeaderNav({ label, items }: { readonly label: string; readonly items: readonly NavView[] }) {
  if (items.length === 0) return null;
  return (
    <nav className="header-nav" aria-label={label}>
      <NavItems items={items} />
    </nav>
  );
}

/** The site's own search, if it has one. Texts that are the island's own are not sent to it. */
function Search({ site }: { readonly site: SiteView }): ReactElement | null {
  const { layout, searchPlaceholder: placeholder } = site;
  if (layout?.search !== undefined) return <SitePart className="own-search" html={layout.search} />;
  if (placeholder === undefined) return null;
  const props = placeholder === searchPlaceholder(strings.search) ? {} : { placeholder };
  return (
    <Island name="SearchBox" props={props}>
      <SearchBox {...props} />
    </Island>
  );
}

/** Leads home, or where the site says: then its own name tells where that is. */
function NameLink({ site }: { readonly site: SiteView }): ReactElement {
  const { homeHref, nameLink } = site;
  return (
    <a
      className="site-name"
      href={nameLink?.href ?? homeHref}
      rel={nameLink?.external ? 'noopener' : undefined}
      hrefLang={nameLink?.hrefLang}
      aria-label={nameLink?.text}
    >
      <SiteName site={site} />
    </a>
  );
}

function SiteName({ site: { logo, title } }: { readonly site: SiteView }): ReactElement {
  if (logo === undefined) return <span>{title}</span>;
  const { images, width, height, replacesTitle } = logo;
  return (
    <>
      <SchemeImage images={images} alt={replacesTitle ? title : ''} width={width} height={height} fetchPriority="low" />
      {replacesTitle ? null : <span>{title}</span>}
    </>
  );
}
