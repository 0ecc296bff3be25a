import assert from 'node:assert/strict';
import { it } from 'node:test';
import { ENGLISH } from '../../../src/model/languages/englishTexts.ts';
import { searchStatus } from '../../../src/theme/search/searchStatus.ts';
import type { SearchState } from '../../../src/theme/search/useSearch.ts';

const said = (count: number, corrected?: string) =>
  searchStatus({ kind: 'answer', answer: { count, corrected } } as SearchState);

it('an answer is told by how many pages there are, and what was searched in place of a slip', () => {
  assert.equal(said(0), ENGLISH.searchNothingFound);
  assert.equal(said(1), ENGLISH.searchOneFound);
  assert.match(said(2) ?? '', /^2 pages/);
  assert.match(said(1, 'delay') ?? '', /^1 page .*delay/);
  assert.match(said(2, 'delay') ?? '', /^2 pages .*delay/);
});

it('of a long text that was searched in place of another, the beginning is told: it would cover the hits', () => {
  const text = Array.from({ length: 80 }, (_, index) => `word${index}`).join(' ');
  const told = said(2, text) ?? '';
  assert.match(told, /word0 .* word\d+…/);
  assert.ok(told.length < 160, told);
  assert.match(said(2, 'x'.repeat(300)) ?? '', /x{90}…/);
  assert.ok(said(2, 'delay\u2026')?.includes('delay\u2026'));
});

it('a search that cannot be had is no search that finds nothing', () => {
  assert.equal(searchStatus({ kind: 'unavailable' }), ENGLISH.searchUnavailable);
  assert.equal(searchStatus({ kind: 'waiting' }), ENGLISH.searchWaiting);
  assert.equal(searchStatus({ kind: 'idle' }), undefined);
});
