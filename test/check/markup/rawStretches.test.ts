import assert from 'node:assert/strict';
import { it } from 'node:test';
import { rawStretches } from '../../../src/check/markup/rawStretches.ts';

/** The letters of a text that stand in such stretches. */
const lettersIn = (text: string) => {
  const isRaw = rawStretches(text);
  return [...text].filter((letter, offset) => /[A-Z]/.test(letter) && isRaw(offset)).join('');
};

it('tells what stands between two tags', () => {
  assert.equal(lettersIn('A {% raw %} B {%- endraw -%} C {%raw%}D{%endraw%} E'), 'BD');
  assert.equal(lettersIn('A'), '');
});

it('passes over tags that are one too many', () => {
  assert.equal(lettersIn('A {% endraw %} B {% raw %} C {% raw %} D {% endraw %} E {% endraw %} F'), 'CD');
  assert.equal(lettersIn('A {% raw %} B {% endraw %} C {% raw %} D'), 'B');
});

it('finds each of thousands', () => {
  assert.equal(lettersIn('{% raw %}A{% endraw %}B'.repeat(3000)), 'A'.repeat(3000));
});
