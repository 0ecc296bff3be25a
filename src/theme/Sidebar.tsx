import type { ReactElement } from 'react';
import type { SidebarItemView } from '../model/view.ts';
import { Badge } from './components/Badge.tsx';
import { LinkText } from './LinkText.tsx';
import { strings } from './strings.ts';

/**
 * A section's sidebar, without any mark of the current page: build and client write the marks into this markup.
 * They look for `<a href="…"`, `<details>` and `<details open="">` written exactly so.
 */
export function Sidebar({ items }: { readonly items: readonly SidebarItemView[] }): ReactElement {
  return (
    <ul className="sidebar-list">
      {items.map((item) => (
        <li key={`${item.text} ${item.href ?? ''}`}>
          {item.items ? <SidebarGroup group={item} /> : <SidebarLink item={item} />}
        </li>
      ))}
    </ul>
  );
}

function SidebarGroup({ group }: { readonly group: SidebarItemView }) {
  const { text, href, hrefLang, external = false, items = [] } = group;
  // A link within a summary cannot be reached well by keyboard; a group that is a page opens with that page instead.
  const own =
    href === undefined
      ? []
      : [{ text: strings.groupOverview, href, external, ...(hrefLang === undefined ? {} : { hrefLang }) }];
  return (
    <details open={group.isOpen}>
      <summary lang={group.lang}>
        <LinkText text={text} lang={group.lang} />
        {group.badge && <Badge {...group.badge} />}
      </summary>
      <Sidebar items={[...own, ...items]} />
    </details>
  );
}

function SidebarLink({ item }: { readonly item: SidebarItemView }) {
  // `href` comes first: the attribute order in the HTML is that of the properties here.
  return (
    <a
      href={item.href}
      className={item.external ? 'external' : undefined}
      rel={item.external ? 'noopener' : undefined}
      lang={item.lang}
      hrefLang={item.hrefLang}
    >
      <LinkText {...item} />
      {item.badge && <Badge {...item.badge} />}
    </a>
  );
}
