import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { directiveHint } from '../../../src/markdown/elsewhere/foreignDirectives.ts';
import { compileText } from '../../compileText.ts';

describe('directiveHint', () => {
  const cases: readonly [name: string, argument: string, hint: RegExp][] = [
    ['note', '', /^write `:::note`/],
    ['hint', '', /^write `:::tip`/],
    ['admonition', ' Mind this', /^write `:::note\[Mind this\]`/],
    ['admonition', 'a [b]', /^write `:::note`/],
    ['dropdown', '', /^write `:::details Title`/],
    ['versionadded', '1.2', /^write `:::note\[New in 1\.2\]`/],
    ['image', '', /\(\.\/picture\.png\)/],
    ['toctree', '', /^delete it: the sidebar .*, as `sidebars` of/],
    ['include', 'a.md', /^write `<Include/],
    ['literalinclude', 'a.py', /`file="a\.py"`/],
    ['code-block', 'python', /^write ` ```python `/],
    ['figure', 'a.png', /`!\[what it shows\]\(a\.png\)`/],
    ['constructor', '', /^write Markdown/],
    ['eval-rst', '', /^write Markdown/],
  ];
  for (const [name, argument, hint] of cases)
    it(`says what is written instead of \`{${name}} ${argument.trim()}\``, () =>
      assert.match(directiveHint(name, argument), hint));

  it('has hints that are followed without a fault', () => {
    for (const mended of [':::note[New in 1.2]\nb\n:::', ':::details Title\nb\n:::', ':::tip\nb\n:::'])
      assert.deepEqual(compileText(mended, { path: 'page.md' }).diagnostics, [], mended);
  });
});
