import { useEffect, useState } from 'react';
import type { SearchHit } from '../../client/search.ts';
import { searchIndex } from '../../client/search.ts';

/** Time without a key press after which the index is asked. */
const SETTLE_MS = 80;

/** What there is to say about a query. `idle`: nothing was asked, or the answer is not there yet. */
export type SearchState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'hits'; readonly query: string; readonly hits: readonly SearchHit[] }
  | { readonly kind: 'unavailable' };

const IDLE: SearchState = { kind: 'idle' };

/** State of the search for `query`. An answer stays until that of the next query has come. */
export function useSearch(query: string): SearchState {
  const [state, setState] = useState<SearchState>(IDLE);

  useEffect(() => {
    if (!query) return setState(IDLE);
    let isCurrent = true;
    const timer = setTimeout(async () => {
      const answer = await stateFor(query);
      if (isCurrent) setState(answer);
    }, SETTLE_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [query]);

  return state;
}

async function stateFor(query: string): Promise<SearchState> {
  try {
    return { kind: 'hits', query, hits: await searchIndex(query) };
  } catch {
    // No index, or it did not load. The panel says so; typing on asks again.
    return { kind: 'unavailable' };
  }
}
