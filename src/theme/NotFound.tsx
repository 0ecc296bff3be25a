import type { ReactElement } from 'react';
import { menuLinks } from '../model/menuLinks.ts';
import type { LinkView, SiteView } from '../model/view.ts';
import { NavLink } from './navigation/NavLink.tsx';
import { strings } from './strings.ts';

interface Props {
  readonly site: SiteView;
  /** For a writer: the file that would make a page here. */
  readonly newFile?: string | undefined;
  /** The site itself says what happened, and where to go on, above this. */
  readonly hasWords: boolean;
}

/**
 * Content of the page for unknown addresses: what happened, and ways on. Its title is `strings.notFoundTitle`, if the
 * site has none.
 */
export function NotFound({ site, newFile, hasWords }: Props): ReactElement {
  const { script, keyLength, languages } = site.notFound;
  const places = placesToStart(site);
  // Shown by a script, with the words of the address that it searches for.
  const searchButton =
    site.searchPlaceholder === undefined ? null : (
      <button type="button" className="button button-plain" hidden>
        {strings.search}
      </button>
    );
  return (
    <div className="not-found">
      {hasWords ? null : <p>{strings.notFoundText}</p>}
      {newFile === undefined ? undefined : (
        <p lang="en" dir="ltr">
          Create <code>{newFile}</code>, and docsgen dev shows the page here.
        </p>
      )}
      {hasWords ? null : (
        <>
          {site.searchPlaceholder === undefined ? <p>{strings.notFoundStart}</p> : <SearchHint />}
          <p className="not-found-links">
            <a className="button" href={site.homeHref}>
              {strings.notFoundHome}
            </a>
            {places.map((link) => (
              <NavLink key={link.href} link={link} className="button button-plain" />
            ))}
            {searchButton}
          </p>
        </>
      )}
      {hasWords ? searchButton : null}
      {/* Filled and shown by a script where it finds pages whose addresses are like the one asked for. */}
      <div data-nearest="" data-key-length={keyLength} data-languages={languages && JSON.stringify(languages)} hidden>
        <h2>{strings.notFoundNearest}</h2>
        <ul />
      </div>
      <script type="module" src={script} integrity={site.assets.integrity[script]} />
    </div>
  );
}

/** Without scripts there is no search box. */
const SearchHint = () => (
  <>
    <p className="not-found-search">{strings.notFoundSearchHint}</p>
    <noscript>
      <p>{strings.notFoundStart}</p>
    </noscript>
  </>
);

/** How many links of menus: a reader is to see at once where they lead. */
const MOST_OF_MENUS = 8;

/** Links of the top navigation, or those in its menus where it has none but home. Other versions are other sites. */
function placesToStart({ nav, homeHref }: SiteView): readonly LinkView[] {
  const isElsewhere = ({ href }: LinkView) => href !== homeHref;
  const links = nav.left.filter((item) => item.kind === 'link').filter(isElsewhere);
  if (links.length > 0) return links;
  const inMenus = nav.left
    .flatMap((item) => (item.kind === 'menu' ? [menuLinks(item.items)] : []))
    .filter((menu) => !menu.some(({ version, current }) => version || current))
    .flatMap((menu) => menu.filter(isElsewhere));
  const hrefs = inMenus.map(({ href }) => href);
  return inMenus.filter(({ href }, at) => hrefs.indexOf(href) === at).slice(0, MOST_OF_MENUS);
}
