import type { ReactElement } from 'react';
import type { LinkView, PageView } from '../../model/view.ts';
import { classNames } from '../classNames.ts';
import { ArrowIcon } from '../icons.tsx';
import { strings } from '../strings.ts';
import { LinkText } from './LinkText.tsx';

/** Links to the pages before and after this one in reading order; nothing when it has neither. */
export function Neighbors({ page: { prev, next } }: { readonly page: PageView }): ReactElement | null {
  if (!prev && !next) return null;
  return (
    <nav className="neighbors" aria-label={strings.neighbors}>
      {prev && <Neighbor link={prev} rel="prev" />}
      {next && <Neighbor link={next} rel="next" />}
    </nav>
  );
}

function Neighbor({ link, rel }: { readonly link: LinkView; readonly rel: 'prev' | 'next' }) {
  const isNext = rel === 'next';
  return (
    <a
      className={classNames('neighbor', isNext && 'neighbor-next')}
      href={link.href}
      rel={rel}
      hrefLang={link.hrefLang}
    >
      <ArrowIcon to={isNext ? 'end' : 'start'} />
      <span className="neighbor-direction">{isNext ? strings.next : strings.previous}</span>
      <span className="neighbor-title" lang={link.lang}>
        <LinkText {...link} />
      </span>
    </a>
  );
}
