import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { compileText } from '../../compileText.ts';
import { assertMended } from '../../mendText.ts';

describe('lineBox', () => {
  it('makes boxes of the one-line boxes of Docsify', () => {
    const fixOf = (text: string) => compileText(text, { path: 'a.md' }).diagnostics[0]?.fix;
    const fix = fixOf('One\n\n!> Mind **this**.\n');
    assert.deepEqual(
      [fix?.place.line, fix?.was, fix?.text],
      [3, '!> Mind **this**.', ':::warning\nMind **this**.\n:::'],
    );
    for (const text of ['?> More\n- of it', '?> More\n```\nof it\n```', '- ?> More'])
      assert.equal(fixOf(text), undefined, text);
  });

  it('holds all lines of a paragraph that Docsify has in a box', () => {
    for (const path of ['a.md', 'a.mdx'])
      assertMended('?> More\nof *it*\n\nB\n\n!> C\n', ':::note\nMore\nof *it*\n:::\n\nB\n\n:::warning\nC\n:::\n', path);
  });
});
