import type { ReactElement } from 'react';
import { repositoryHost } from '../model/addresses/repositoryHost.ts';
import { filled } from '../model/languages/texts.ts';
import type { SiteView } from '../model/view.ts';
import { LinkText } from './navigation/LinkText.tsx';
import { NavLink } from './navigation/NavLink.tsx';
import { SitePart } from './SitePart.tsx';
import { strings } from './strings.ts';

/** The end of every page: the site's name, and the links and texts that it wants there. */
export function SiteFooter({ site }: { readonly site: SiteView }): ReactElement {
  const { footerItems, repositoryUrl, title, layout } = site;
  const items = [...footerItems, ...sourceLink(repositoryUrl)];
  return (
    <footer className="site-footer" lang={site.lang}>
      <SitePart className="footer-row" html={layout?.footer} />
      <div className="footer-row">
        <p>{title}</p>
        {items.length === 0 ? null : (
          <nav aria-label={strings.footerNavigation}>
            <ul>
              {items.map((item) => (
                <li key={item.text} lang={item.href === undefined ? item.lang : undefined}>
                  {item.href === undefined ? <LinkText {...item} /> : <NavLink link={item} />}
                </li>
              ))}
            </ul>
          </nav>
        )}
      </div>
    </footer>
  );
}

function sourceLink(repositoryUrl: string | undefined): { text: string; href: string; external: true }[] {
  if (repositoryUrl === undefined) return [];
  const text = filled(strings.sourceRepository, { host: repositoryHost(repositoryUrl) });
  return [{ text, href: repositoryUrl, external: true }];
}
