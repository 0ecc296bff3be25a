import type { ReactElement, ReactNode } from 'react';
import type { PageHero } from '../model/page.ts';
import { NavLink } from './navigation/NavLink.tsx';
import { SchemeImage } from './SchemeImage.tsx';

/** The top of a landing page: its title and what says more of it, the ways on as buttons, and a picture. */
export function Hero({
  hero: { images = [], actions },
  children,
}: {
  readonly hero: PageHero;
  readonly children: ReactNode;
}): ReactElement {
  return (
    <div className="page-hero">
      <div className="page-hero-text">
        {children}
        {actions.length === 0 ? null : (
          <p className="page-hero-actions">
            {actions.map((link, index) => (
              <NavLink
                key={`${link.text} ${link.href}`}
                link={link}
                className={index === 0 ? 'button' : 'button button-plain'}
              />
            ))}
          </p>
        )}
      </div>
      {images.length === 0 ? null : (
        // Before an image that stands alone React writes a link that loads it, which the browser has no need of.
        <picture>
          <SchemeImage images={images} alt="" decoding="async" />
        </picture>
      )}
    </div>
  );
}
