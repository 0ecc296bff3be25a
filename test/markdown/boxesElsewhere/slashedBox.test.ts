import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { correctText } from '../../../src/check/fixes/applyFixes.ts';
import { compileText } from '../../compileText.ts';

/** A page with the corrections of its boxes made, as often as there are some. */
function corrected(text: string): string {
  const fixes = compileText(text, { path: 'a.md' }).diagnostics.flatMap(({ fix }) => fix ?? []);
  return fixes.length === 0 ? text : corrected(correctText(text, fixes).text);
}

describe('boxes of MkDocs between lines of slashes', () => {
  it('makes containers of boxes between lines of slashes', () => {
    assert.equal(
      corrected('/// tip | Save `it`\n\nOne\n\n///\n\n/// details | "More"\nTwo\n///\n'),
      ':::tip[Save `it`]\n\nOne\n\n:::\n\n:::details[More]\nTwo\n:::\n',
    );
  });

  it('mends what stands in a box before the box', () => {
    assert.equal(
      corrected('//// details | A\n\n/// note\n\nOne\n\n///\n\n////\n'),
      '::::details[A]\n\n:::note\n\nOne\n\n:::\n\n::::\n',
    );
  });

  it('leaves alone what has no end, options or a title that would be lost, what would end a container, and what is no box', () => {
    for (const text of [
      '/// note\n\nOne\n',
      '/// note | A\n    open: true\n\nOne\n\n///\n',
      '/// note | A [b] c\n\nOne\n\n///\n',
      '/// note\n\n```\n///\n```\n',
      ':::note\n\n/// tip\na\n///\n\n:::\n',
      '- a\n\n  /// tip\n  a\n  ///\n',
      '/// tab | A\n\nOne\n\n///\n',
      '/// html | div.grid\n\nOne\n\n///\n',
      '/// figure-caption | A\n\nOne\n\n///\n',
    ])
      assert.equal(corrected(text), text);
  });
});
