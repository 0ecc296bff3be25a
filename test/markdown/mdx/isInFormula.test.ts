import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { isInFormula } from '../../../src/markdown/mdx/isInFormula.ts';

describe('isInFormula', () => {
  /** Whether the place of `@` is in a formula. */
  const isIn = (text: string) => isInFormula({ file: 'a.mdx', body: text.replace('@', '') }, text.indexOf('@'));

  it('tells places between dollars, in a line and between lines', () => {
    for (const text of [
      'a $x_@{i}$ b',
      '$\\frac{a@}{b}$',
      '$$\n@\n$$',
      'a\n\n> $$\n> a\n> @',
      '$$@{i}$$',
      '$a$ and $b@$',
    ])
      assert.equal(isIn(text), true, text);
  });

  it('takes no amount for a formula, and nothing behind one', () => {
    for (const text of [
      'for $5 @ and $6',
      'for $5 or @$.',
      'a $x$ @',
      '$$\na\n$$\n@',
      '$$\na\n$$@',
      'a\n$x\n@ b$',
      'a \\$x @ b$',
      'US$x @ b$',
      '$HOME/@ and $PATH',
    ])
      assert.equal(isIn(text), false, text);
  });
});
