import { useEffect, useRef, useState } from 'react';
import type { SearchAnswer } from '../../client/search/answerQuery.ts';
import type { Search } from '../../client/search/createSearch.ts';

/** Time without a key press after which the index is asked. */
const SETTLE_MS = 80;

/** Time without an answer after which the reader is told to wait; on a quick line nothing flashes. */
const PATIENCE_MS = 150;

/**
 * Time without an answer after which the reader may ask again: nothing gives up what the browser loads itself, such as
 * the worker's script.
 */
const LIMIT_MS = 20_000;

/** What there is to say about a query. `idle`: nothing was asked, or nothing is to be said yet. */
export type SearchState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'waiting' }
  | { readonly kind: 'answer'; readonly answer: SearchAnswer }
  | { readonly kind: 'unavailable' };

/** The answer of a state; undefined for one that has none. */
export const answerIn = (state: SearchState): SearchAnswer | undefined =>
  state.kind === 'answer' ? state.answer : undefined;

const IDLE: SearchState = { kind: 'idle' };
const WAITING: SearchState = { kind: 'waiting' };

/**
 * State of the search for `query`. An answer stays until that of the next query has come. With another `attempt` the
 * same is asked again.
 */
export function useSearch(search: Search, query: string, attempt: number): SearchState {
  const [state, setState] = useState<SearchState>(IDLE);
  const asked = useRef({ query: '', attempt });

  useEffect(() => {
    // More than a letter at once is pasted, or what was typed before the field came to life: nothing is to follow.
    const { query: before, attempt: last } = asked.current;
    const isRepeated = attempt !== last;
    const isWhole = isRepeated || Math.abs(query.length - before.length) > 1;
    asked.current = { query, attempt };
    if (!query) return setState(IDLE);
    let isCurrent = true;
    const settled = setTimeout(
      async () => {
        const next = await stateFor(search, query);
        clearTimeout(late);
        clearTimeout(over);
        // The reader may have come to a hit of the answer to the same, where a letter was typed and taken back.
        if (isCurrent) setState((shown) => (!isRepeated && answerIn(shown)?.query === query ? shown : next));
      },
      isWhole ? 0 : SETTLE_MS,
    );
    const late = setTimeout(() => setState((shown) => (answerIn(shown) ? shown : WAITING)), PATIENCE_MS);
    // An answer that comes after that is shown still.
    const over = setTimeout(() => setState({ kind: 'unavailable' }), LIMIT_MS);
    return () => {
      isCurrent = false;
      clearTimeout(settled);
      clearTimeout(late);
      clearTimeout(over);
    };
  }, [search, query, attempt]);

  return state;
}

const stateFor = (search: Search, query: string): Promise<SearchState> =>
  search.answer(query).then(
    (answer) => ({ kind: 'answer', answer }),
    // No index, or it did not load. The panel says so; typing on asks again.
    () => ({ kind: 'unavailable' }),
  );
