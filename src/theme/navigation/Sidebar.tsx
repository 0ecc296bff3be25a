import type { ReactElement, ReactNode } from 'react';
import type { SidebarItemView } from '../../model/view.ts';
import { Badge } from '../components/Badge.tsx';
import { strings } from '../strings.ts';
import { LinkText } from './LinkText.tsx';

/** A list of entries, that of a section's sidebar or of a group. `items` are `SidebarItem`s. */
export function SidebarList({ items }: { readonly items: ReactNode }): ReactElement {
  return <ul className="sidebar-list">{items}</ul>;
}

/**
 * An entry, without any mark of the current page: build and client write the marks into this markup. They look for
 * `<a href="…"`, `<details>` and `<details open="">` written exactly so. `inner` is the list of a group.
 */
export function SidebarItem({
  item,
  inner,
}: {
  readonly item: SidebarItemView;
  readonly inner?: ReactNode;
}): ReactElement {
  return <li>{item.items ? <SidebarGroup group={item} inner={inner} /> : <SidebarLink item={item} />}</li>;
}

export function itemsWithin({
  href,
  hrefLang,
  external = false,
  items = [],
}: SidebarItemView): readonly SidebarItemView[] {
  // A link within a summary cannot be reached well by keyboard; a group that is a page opens with that page instead.
  if (href === undefined) return items;
  const own = { text: strings.groupOverview, href, ...(external ? { external } : {}) };
  return [{ ...own, ...(hrefLang === undefined ? {} : { hrefLang }) }, ...items];
}

function SidebarGroup({ group, inner }: { readonly group: SidebarItemView; readonly inner: ReactNode }) {
  const { text, lang, badge, isOpen } = group;
  return (
    <details open={isOpen}>
      <summary lang={lang}>
        <LinkText text={text} lang={lang} />
        {badge && <Badge {...badge} />}
      </summary>
      {inner}
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
