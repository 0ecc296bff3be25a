import type { ReactElement } from 'react';
import type { MenuGroupView, MenuLinkView, NavView } from '../../model/view.ts';
import { classNames } from '../classNames.ts';
import { Badge } from '../components/Badge.tsx';
import { LinkText, type LinkTextProps } from './LinkText.tsx';
import { NavLink } from './NavLink.tsx';

/** Entries of the top navigation: links, and menus that open without script. */
export function NavItems({ items }: { readonly items: readonly NavView[] }): ReactElement | null {
  if (items.length === 0) return null;
  return (
    <ul className="nav-items">
      {items.map((item) => (
        <li key={item.text}>{item.kind === 'menu' ? <NavMenu menu={item} /> : <NavEntry link={item} />}</li>
      ))}
    </ul>
  );
}

function NavEntry({ link }: { readonly link: Extract<NavView, { kind: 'link' }> }) {
  return (
    <NavLink link={link} icon={link.icon} className={classNames('nav-link', link.highlighted && 'nav-highlighted')} />
  );
}

function NavMenu({ menu }: { readonly menu: Extract<NavView, { kind: 'menu' }> }) {
  return (
    <details className="nav-menu">
      <summary className="nav-link" lang={menu.lang}>
        {menu.label === undefined ? <LinkText {...menu} /> : <LabelledText {...menu} label={menu.label} />}
      </summary>
      <ul className="nav-menu-list">
        {menu.items.map((item) =>
          'items' in item ? <MenuGroup group={item} key={item.text} /> : <MenuLink link={item} key={item.href} />,
        )}
      </ul>
    </details>
  );
}

function MenuLink({ link }: { readonly link: MenuLinkView }) {
  return (
    <li>
      <NavLink link={link} />
      {link.badge === undefined ? null : <Badge {...link.badge} />}
    </li>
  );
}

function MenuGroup({ group }: { readonly group: MenuGroupView }) {
  return (
    <li className="menu-group">
      <span className="menu-group-name" lang={group.lang}>
        <LinkText text={group.text} lang={group.lang} />
      </span>
      <ul>
        {group.items.map((link) => (
          <MenuLink link={link} key={link.href} />
        ))}
      </ul>
    </li>
  );
}

// Beside an `aria-label`, screen readers would read the text in it as a description.
const LabelledText = ({ label, ...shown }: LinkTextProps & { readonly label: string }) => (
  <>
    <span aria-hidden="true">
      <LinkText {...shown} />
    </span>
    <span className="visually-hidden">{label}</span>
  </>
);
