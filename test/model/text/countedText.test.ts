import assert from 'node:assert/strict';
import { it } from 'node:test';
import { countedText } from '../../../src/model/text/countedText.ts';

it('sorts by letters, and by the values of numbers', () => {
  const texts = ['apple', 'Éclair', 'Step 2', 'Step 10'];
  assert.deepEqual(
    texts.toReversed().sort((a, b) => (countedText(a) < countedText(b) ? -1 : 1)),
    texts,
  );
});
