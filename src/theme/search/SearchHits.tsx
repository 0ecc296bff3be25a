import type { MouseEvent, ReactElement } from 'react';
import type { PageHit } from '../../client/search/answerQuery.ts';
import type { Passage, Piece } from '../../client/search/passageOf.ts';

export interface SearchHitsProps {
  readonly pages: readonly PageHit[];
  /** Makes the address of a page, or of a section of it. */
  readonly hrefOf: (route: string, slug?: string) => string;
  /** Position of the hit that Enter opens, counted over pages and sections. */
  readonly active: number;
  readonly onPoint: (position: number) => void;
  readonly onOpen: (event: MouseEvent<HTMLAnchorElement>) => void;
}

/** Id of a hit's option, for `aria-activedescendant`. */
export const searchHitId = (position: number): string => `_search-hit-${position}`;

export const hitCount = (pages: readonly PageHit[]): number =>
  pages.reduce((count, { sections }) => count + 1 + sections.length, 0);

/** The options of the search box, a group for each page. They are links, so that they can open in a new tab. */
export function SearchHits({ pages, hrefOf, active, onPoint, onOpen }: SearchHitsProps): ReactElement {
  let next = 0;
  const option = (href: string, kind: string) => {
    const position = next;
    next += 1;
    return {
      id: searchHitId(position),
      href,
      role: 'option' as const,
      className: `search-hit ${kind}`,
      'aria-selected': position === active,
      tabIndex: -1,
      onPointerMove: () => onPoint(position),
      onClick: onOpen,
    };
  };
  return (
    <>
      {pages.map(({ route, title, trail, passage, sections }) => (
        // biome-ignore lint/a11y/useSemanticElements: a group of options, for which HTML has no element but a select's.
        <div key={route} className="search-group" role="group" aria-label={textOf(title)}>
          <a {...option(hrefOf(route), 'search-page')}>
            {trail.length === 0 ? null : <span>{trail.join(' › ')}</span>}
            <Pieces className="search-hit-title" pieces={title} />
            <PassageLine passage={passage} />
          </a>
          {sections.map((section) => (
            <a key={section.slug} {...option(hrefOf(route, section.slug), 'search-section')}>
              <Pieces className="search-hit-title" pieces={section.title} />
              <PassageLine passage={section.passage} />
            </a>
          ))}
        </div>
      ))}
    </>
  );
}

const textOf = (pieces: readonly Piece[]) => pieces.map(({ text }) => text).join('');

function PassageLine({ passage }: { readonly passage: Passage | undefined }) {
  if (passage === undefined) return null;
  const className = passage.isCode ? 'search-hit-excerpt search-hit-code' : 'search-hit-excerpt';
  return <Pieces className={className} pieces={passage.pieces} />;
}

function Pieces({ className, pieces }: { readonly className: string; readonly pieces: readonly Piece[] }) {
  return (
    <span className={className}>
      {pieces.map(({ text, isFound }, index) => {
        // Plain text needs an element, too: a browser that translates the page puts other nodes in the place of text,
        // and React could not take it away any more.
        const Part = isFound ? 'mark' : 'span';
        // biome-ignore lint/suspicious/noArrayIndexKey: pieces of a text are told apart by nothing else.
        return <Part key={index}>{text}</Part>;
      })}
    </span>
  );
}
