import type { ReactElement } from 'react';
import type { SiteView } from '../model/view.ts';
import { NavLink } from './NavLink.tsx';
import { strings } from './strings.ts';

/** The end of every page: the site's name and the links that it wants there. */
export function SiteFooter({ site }: { readonly site: SiteView }): ReactElement {
  const { footerLinks, repositoryUrl, title } = site;
  const source =
    repositoryUrl === undefined ? [] : [{ text: strings.sourceRepository, href: repositoryUrl, external: true }];
  const links = [...footerLinks, ...source];
  return (
    <footer className="site-footer">
      <div className="footer-row">
        <p>{title}</p>
        {links.length === 0 ? null : (
          <nav aria-label={strings.footerNavigation}>
            <ul>
              {links.map((link) => (
                <li key={link.href}>
                  <NavLink link={link} />
                </li>
              ))}
            </ul>
          </nav>
        )}
      </div>
    </footer>
  );
}
