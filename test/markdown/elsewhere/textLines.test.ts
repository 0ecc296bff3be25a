import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { textLines } from '../../../src/markdown/elsewhere/textLines.ts';

const read = (...lines: readonly string[]) =>
  textLines(lines.join('\n'))
    .map(({ text }) => text)
    .filter(Boolean);

describe('textLines', () => {
  it('leaves out what is in code and in comments', () => {
    assert.deepEqual(read('````md', '```', 'a', '```', '````', 'b', '<!-- c', '```', '-->', 'd'), [
      '````md',
      'b',
      '<!-- c',
      'd',
    ]);
    assert.deepEqual(read('- ~~~', '  <!--', '  ~~~', 'a <!-- b --> `<!--` -->', 'c'), [
      '- ~~~',
      'a <!-- b --> `<!--` -->',
      'c',
    ]);
  });

  it('keeps what directives hold, but for their code', () => {
    assert.deepEqual(read('````{note}', 'a', '```py', 'b', '```', 'c', '````', '```{code-block} py', 'd', '```', 'e'), [
      '````{note}',
      'a',
      '```py',
      'c',
      '````',
      '```{code-block} py',
      'e',
    ]);
  });

  it('tells where each line stands', () => {
    assert.deepEqual(textLines('a\r\nbc')[1], { offset: 3, text: 'bc' });
  });
});
