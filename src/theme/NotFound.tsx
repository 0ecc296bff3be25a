import type { ReactElement } from 'react';
import { menuLinks } from '../model/menuLinks.ts';
import type { SiteView } from '../model/view.ts';
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
  const { left } = site.nav;
  const links = left.filter((item) => item.kind === 'link');
  const all = links.length > 0 ? links : left.flatMap((item) => (item.kind === 'menu' ? menuLinks(item.items) : []));
  const places = all.filter((link) => link.href !== site.homeHref);
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
            {/* Shown by a script, with the words of the address that it searches for. */}
            {site.searchPlaceholder === undefined ? null : (
              <button type="button" className="button button-plain" hidden>
                {strings.search}
              </button>
            )}
          </p>
        </>
      )}
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
