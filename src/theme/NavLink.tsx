import type { ReactElement } from 'react';
import type { LinkView } from '../model/view.ts';
import { classNames } from './classNames.ts';

export interface NavLinkProps {
  readonly link: LinkView;
  readonly className?: string;
}

/** A link of the chrome, marked when the reader is at or below its target, or when it leaves the site. */
export function NavLink({ link, className }: NavLinkProps): ReactElement {
  return (
    <a
      href={link.href}
      className={classNames(className, link.external && 'external')}
      aria-current={link.current ? 'true' : undefined}
      rel={link.external ? 'noopener' : undefined}
    >
      {link.text}
    </a>
  );
}
