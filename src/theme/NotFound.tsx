import type { ReactElement } from 'react';
import type { SiteView } from '../model/view.ts';
import { NavLink } from './NavLink.tsx';
import { strings } from './strings.ts';

/** Content of the page for unknown addresses: what happened, and ways on. Its title is `strings.notFoundTitle`. */
export function NotFound({ site }: { readonly site: SiteView }): ReactElement {
  const places = site.nav.left.filter((item) => item.kind === 'link');
  return (
    <div className="not-found">
      <p>{strings.notFoundText}</p>
      <p>{strings.notFoundSearchHint}</p>
      <ul>
        <li>
          <a href={site.homeHref}>{strings.notFoundHome}</a>
        </li>
        {places.map((link) => (
          <li key={link.href}>
            <NavLink link={link} />
          </li>
        ))}
      </ul>
    </div>
  );
}
