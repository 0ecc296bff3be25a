import assert from 'node:assert/strict';
import { it } from 'node:test';
import { ENGLISH } from '../../../src/model/englishTexts.ts';
import { searchStatus } from '../../../src/theme/islands/searchStatus.ts';
import type { SearchState } from '../../../src/theme/islands/useSearch.ts';

const said = (count: number, corrected?: string) =>
  searchStatus({ kind: 'answer', answer: { count, corrected } } as SearchState);

it('an answer is told by how many pages there are, and what was searched in place of a slip', () => {
  assert.equal(said(0), ENGLISH.searchNothingFound);
  assert.equal(said(1), ENGLISH.searchOneFound);
  assert.match(said(2) ?? '', /^2 pages/);
  assert.match(said(1, 'delay') ?? '', /^1 page .*delay/);
  assert.match(said(2, 'delay') ?? '', /^2 pages .*delay/);
});

it('a search that cannot be had is no search that finds nothing', () => {
  assert.equal(searchStatus({ kind: 'unavailable' }), ENGLISH.searchUnavailable);
  assert.equal(searchStatus({ kind: 'waiting' }), ENGLISH.searchWaiting);
  assert.equal(searchStatus({ kind: 'idle' }), undefined);
});
