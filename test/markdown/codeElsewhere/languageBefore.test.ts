import assert from 'node:assert/strict';
import { it } from 'node:test';
import { languageBefore } from '../../../src/markdown/codeElsewhere/languageBefore.ts';

it('the language of a block without one is a word of its own where another would be taken for it', () => {
  for (const words of [['showLineNumbers'], ['wrap', 'title="a"'], ['ins={1}']])
    assert.equal(languageBefore(words), 'text');
  for (const words of [[], ['title="a"', 'wrap'], ['[A]'], ['file="./a.js"', 'wrap']])
    assert.equal(languageBefore(words), '');
});
