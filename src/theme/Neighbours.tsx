import type { ReactElement } from 'react';
import type { PageView } from '../model/view.ts';
import { ArrowIcon } from './icons.tsx';
import { LinkText } from './LinkText.tsx';
import { strings } from './strings.ts';

/** Links to the pages before and after this one in reading order; nothing when it has neither. */
export function Neighbours({ page }: { readonly page: PageView }): ReactElement | null {
  const { prev, next } = page;
  if (!prev && !next) return null;
  return (
    <nav className="neighbours" aria-label={strings.neighbours}>
      {prev ? (
        <a className="neighbour neighbour-previous" href={prev.href} rel="prev" hrefLang={prev.hrefLang}>
          <ArrowIcon to="start" />
          <span className="neighbour-direction">{strings.previous}</span>
          <span className="neighbour-title" lang={prev.lang}>
            <LinkText {...prev} />
          </span>
        </a>
      ) : null}
      {next ? (
        <a className="neighbour neighbour-next" href={next.href} rel="next" hrefLang={next.hrefLang}>
          <ArrowIcon to="end" />
          <span className="neighbour-direction">{strings.next}</span>
          <span className="neighbour-title" lang={next.lang}>
            <LinkText {...next} />
          </span>
        </a>
      ) : null}
    </nav>
  );
}
