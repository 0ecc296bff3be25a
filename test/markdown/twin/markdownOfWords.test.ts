import assert from 'node:assert/strict';
import { it } from 'node:test';
import { markdownOfWords } from '../../../src/markdown/twin/markdownOfWords.ts';

it('words as Markdown are text but for code in them, in one line', () => {
  assert.equal(markdownOfWords('Of [x], ``a`b``, `<T>`, <U> and `.'), 'Of \\[x\\], ``a`b``, `<T>`, \\<U> and \\`.');
  assert.equal(markdownOfWords('One\n\n  two\n'), 'One two');
});
