import { deepEqual, equal } from 'node:assert/strict';
import { describe, it } from 'node:test';
import { hiddenHere, isUsual, lineHere } from '../../../src/content/frontmatterElsewhere/linesHere.ts';

describe('lineHere', () => {
  it('names the key and value that say the same', () => {
    deepEqual(lineHere('hide_table_of_contents', true), ['toc', 'false']);
    deepEqual(lineHere('pagination_next', 'guides/start'), ['next', '/guides/start/']);
    deepEqual(lineHere('last_update', { date: '2024-05-06' }), ['lastUpdated', '2024-05-06']);
  });

  it('names none for another value, nor for a date that somebody signed', () => {
    equal(lineHere('hide_table_of_contents', false), undefined);
    equal(lineHere('last_update', { date: '2024-05-06', author: 'Ada' }), undefined);
  });
});

describe('hiddenHere', () => {
  it('says what hides the same, once each, and whether that is all', () => {
    deepEqual(hiddenHere(['navigation', 'toc', 'toc', 'tags']), { lines: ['sidebar', 'toc'], isAll: true });
    deepEqual(hiddenHere(['footer', 'path']), { lines: ['prev', 'next'], isAll: false });
  });
});

describe('isUsual', () => {
  it('is true of what every page is without the key', () => {
    deepEqual([isUsual('layout', 'doc'), isUsual('aside', true), isUsual('aside', false)], [true, true, false]);
  });
});
