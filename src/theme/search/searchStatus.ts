import { filled } from '../../model/languages/texts.ts';
import { strings } from '../strings.ts';
import type { SearchState } from './useSearch.ts';

/** Characters of a corrected query that are told: a whole message of an error would cover the hits. */
const MOST_TOLD = 90;

/** What there is to say of an answer; undefined while there is none. */
export function searchStatus(state: SearchState): string | undefined {
  if (state.kind === 'unavailable') return strings.searchUnavailable;
  if (state.kind === 'idle') return undefined;
  if (state.kind === 'waiting') return strings.searchWaiting;
  const { count, corrected } = state.answer;
  if (count === 0) return strings.searchNothingFound;
  if (corrected === undefined) return count === 1 ? strings.searchOneFound : filled(strings.searchFound, { count });
  return filled(count === 1 ? strings.searchOneCorrected : strings.searchCorrected, {
    count,
    corrected: beginningOf(corrected),
  });
}

const beginningOf = (text: string) =>
  text.length <= MOST_TOLD ? text : `${text.slice(0, MOST_TOLD).replace(/\s+\S*$/, '')}…`;
