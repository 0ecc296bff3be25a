import type { ReactElement } from 'react';
import type { LinkView, SchemeImageView } from '../../model/view.ts';
import { classNames } from '../classNames.ts';
import { SchemeImage } from '../SchemeImage.tsx';
import { LinkText } from './LinkText.tsx';

interface NavLinkProps {
  readonly link: LinkView;
  readonly className?: string | undefined;
  /** Stands in the place of its text, which screen readers hear. */
  readonly icon?: SchemeImageView | undefined;
}

/**
 * A link of the chrome, marked when it leaves the site. Build and client mark the current one of the top navigation:
 * they look for `<a href="…"` written exactly so, and leave the mark of a version as it is.
 */
export function NavLink({ link, className, icon }: NavLinkProps): ReactElement {
  return (
    <a
      href={link.href}
      className={classNames(className, link.external && icon === undefined && 'external')}
      rel={link.external ? 'noopener' : undefined}
      lang={link.lang}
      hrefLang={link.hrefLang}
      data-version={link.version || link.current ? '' : undefined}
      aria-current={link.current}
    >
      {icon === undefined ? (
        <LinkText {...link} />
      ) : (
        // A title of the link itself would be heard beside its name.
        <span title={link.text}>
          <SchemeImage images={icon} alt={link.text} width={20} height={20} fetchPriority="low" />
        </span>
      )}
    </a>
  );
}
