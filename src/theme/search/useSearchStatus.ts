import { useEffect, useRef } from 'react';
import { announce } from '../../client/announce.ts';
import { hideOfflineNotice } from '../../client/router/showOfflineNotice.ts';
import { searchStatus } from './searchStatus.ts';
import { answerIn, type SearchState } from './useSearch.ts';

/** Has screen readers say what there is to say of a search. What was said of a query goes with it. */
export function useSearchStatus(state: SearchState): void {
  const said = useRef<string>(undefined);

  useEffect(() => {
    const text = searchStatus(state);
    if ((text ?? said.current) !== undefined) announce(text ?? '');
    said.current = text;
    // Offline, what has been loaded before still answers.
    if (answerIn(state) && navigator.onLine) hideOfflineNotice();
  }, [state]);
}
