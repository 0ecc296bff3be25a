import assert from 'node:assert/strict';
import { it } from 'node:test';
import { searchPlaceholder } from '../../../src/model/search/searchPlaceholder.ts';

it('an empty search box says the word for search, and that it waits', () =>
  assert.equal(searchPlaceholder('Suche'), 'Suche...'));
