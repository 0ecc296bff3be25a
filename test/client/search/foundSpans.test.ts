import assert from 'node:assert/strict';
import { it } from 'node:test';
import { foundSpans } from '../../../src/client/search/foundSpans.ts';

const marked = (text: string, ...words: readonly string[]) =>
  foundSpans(text, (word) => words.includes(word)).map(({ start, end, word }) => [text.slice(start, end), word]);

it('foundSpans yields words as they stand in the text, and of an identifier what was looked for', () => {
  assert.deepEqual(marked('Delay: a delay.', 'delay'), [
    ['Delay', 'delay'],
    ['delay', 'delay'],
  ]);
  assert.deepEqual(marked('await $.flow.delay(1)', 'delay'), [['delay', 'delay']]);
  assert.deepEqual(marked('await $.flow.delay(1)', 'flow', 'delay'), [
    ['flow', 'flow'],
    ['delay', 'delay'],
  ]);
  assert.deepEqual(marked('FlowDelay', 'delay'), [['Delay', 'delay']]);
  assert.deepEqual(
    foundSpans('delay.flow.delay', (word) => word === 'delay').map(({ start }) => start),
    [0, 11],
  );
  assert.deepEqual(marked('await $.flow.delay(1)', 'flowdelay'), [['$.flow.delay', 'flowdelay']]);
  assert.deepEqual(marked('Café-Crème', 'cafe'), [['Café-Crème', 'cafe']]);
  assert.deepEqual(marked('nothing', 'delay'), []);
});
