import assert from 'node:assert/strict';
import { it } from 'node:test';
import { mayHold } from '../../../src/client/search/mayHold.ts';
import { searchWords } from '../../../src/model/search/searchWords.ts';

const TEXTS = [
  'Use `$.flow.delay()`, or don\u2019t.',
  "The workflow's v2.1 ID: userId_2",
  'Caf\u00e9 au lait',
  'camelCaseName',
  'x-pd-nostore',
];

it('mayHold never says no of a word that a text holds, in whole or in part', () => {
  for (const text of TEXTS) {
    for (const { whole, parts } of searchWords(text)) {
      for (const word of [whole, ...parts]) assert.equal(mayHold(text, ['zzz', word]), true, `${word} in ${text}`);
    }
  }
});

it('mayHold says no where no word can be', () => {
  assert.equal(mayHold('Runs it again.', ['retry', 'memory']), false);
  assert.equal(mayHold('Runs it again.', []), false);
});
