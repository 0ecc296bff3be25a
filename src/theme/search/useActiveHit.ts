import { useEffect, useRef, useState } from 'react';
import { searchHitId } from './SearchHits.tsx';
import { answerIn, type SearchState } from './useSearch.ts';

/** The hit that arrow keys move to and Enter opens. Positions are counted over pages and sections, from 0. */
export interface ActiveHit {
  readonly active: number;
  /** Where an answer begins. */
  readonly first: number;
  /** Moves to a hit by keys. */
  readonly setActive: (position: number) => void;
  /** Moves to the hit below the pointer, which may only have been in the way. */
  readonly point: (position: number) => void;
  /**
   * Opens it. Before there is an answer to the last letters, it is the first hit of that answer once it has come,
   * unless keys have moved since the last letter.
   */
  readonly open: () => void;
  /** Opens nothing when the answer comes. Called with each letter. */
  readonly forget: () => void;
}

/** Follows the search: each answer begins where it says. `isCurrent`: the hits are those of what is typed now. */
export function useActiveHit(state: SearchState, isCurrent: boolean): ActiveHit {
  const first = answerIn(state)?.first ?? 0;
  // With another state there are other hits, at once: what is asked for in between is the hit that is marked.
  const [chosen, setChosen] = useState<{ readonly state: SearchState; readonly position: number }>();
  const active = chosen?.state === state ? chosen.position : first;
  const opensAnswer = useRef(false);
  const movedIn = useRef<SearchState>(undefined);

  useEffect(() => {
    // A section that an answer begins with is seen below its page.
    for (const position of active === first ? [0, first] : [active])
      document.getElementById(searchHitId(position))?.scrollIntoView({ block: 'nearest' });
  }, [active, first]);

  useEffect(() => {
    // Enter was pressed before there was an answer to the last letters.
    if (!opensAnswer.current || !isCurrent) return;
    opensAnswer.current = false;
    document.getElementById(searchHitId(first))?.click();
  }, [isCurrent, first]);

  return {
    active,
    first,
    setActive(position) {
      movedIn.current = state;
      setChosen({ state, position });
    },
    point: (position) => setChosen({ state, position }),
    open() {
      if (isCurrent || movedIn.current === state) document.getElementById(searchHitId(active))?.click();
      else opensAnswer.current = true;
    },
    forget() {
      opensAnswer.current = false;
      movedIn.current = undefined;
    },
  };
}
