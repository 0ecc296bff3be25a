import type { ReactElement } from 'react';
import type { SearchHit } from '../../client/search.ts';
import { markTerms } from './markTerms.tsx';

export interface SearchHitsProps {
  readonly hits: readonly SearchHit[];
  readonly query: string;
  /** Position of the hit that Enter opens. */
  readonly active: number;
  readonly onPoint: (position: number) => void;
  readonly onOpen: () => void;
}

/** Id of a hit's option, for `aria-activedescendant`. */
export const searchHitId = (position: number): string => `search-hit-${position}`;

/** The options of the search box. They are links, so that they open in a new tab like any other. */
export function SearchHits({ hits, query, active, onPoint, onOpen }: SearchHitsProps): ReactElement {
  return (
    <>
      {hits.map(({ href, title, trail, excerpt }, position) => (
        <a
          key={href}
          id={searchHitId(position)}
          href={href}
          role="option"
          className="search-hit"
          aria-selected={position === active}
          tabIndex={-1}
          onPointerMove={() => onPoint(position)}
          onClick={onOpen}
        >
          {trail.length === 0 ? null : <span className="search-hit-trail">{trail.join(' › ')}</span>}
          <span className="search-hit-title">{markTerms(title, query)}</span>
          <span className="search-hit-excerpt">{markTerms(excerpt, query)}</span>
        </a>
      ))}
    </>
  );
}
