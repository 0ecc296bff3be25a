import type { ReactElement } from 'react';
import type { LinkView } from '../model/view.ts';
import { classNames } from './classNames.ts';
import { LinkText } from './LinkText.tsx';

export interface NavLinkProps {
  readonly link: LinkView;
  readonly className?: string;
}

/**
 * A link of the chrome, marked when it leaves the site. Build and client mark the current one of the top navigation:
 * they look for `<a href="…"` written exactly so.
 */
export function NavLink({ link, className }: NavLinkProps): ReactElement {
  return (
    <a
      href={link.href}
      className={classNames(className, link.external && 'external')}
      rel={link.external ? 'noopener' : undefined}
      lang={link.lang}
      hrefLang={link.hrefLang}
    >
      <LinkText {...link} />
    </a>
  );
}
