import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { correctText } from '../../../src/check/fixes/applyFixes.ts';
import { frontmatterFix } from '../../../src/content/frontmatter/frontmatterFix.ts';
import { sourceOf } from '../../compileText.ts';

function written(text: string, lines: Readonly<Record<string, string>>): string | undefined {
  const fix = frontmatterFix(sourceOf('a.md', text), text, lines);
  return fix === undefined ? undefined : correctText(text, [fix]).text;
}

describe('frontmatterFix', () => {
  it('adds lines before the first key, or front matter before the text', () => {
    assert.equal(
      written('---\n# why\ntitle: A\n---\n\nB\n', { order: '2' }),
      '---\n# why\norder: 2\ntitle: A\n---\n\nB\n',
    );
    assert.equal(written('# A\n', { order: '2', label: 'B' }), '---\norder: 2\nlabel: B\n---\n\n# A\n');
    assert.equal(
      written('\ufeff---\r\ntitle: A\r\n---\r\n', { label: 'B' }),
      '\ufeff---\r\nlabel: B\r\ntitle: A\r\n---\r\n',
    );
    assert.equal(written('\ufeff# A\r\n', { label: 'B' }), '\ufeff---\r\nlabel: B\r\n---\r\n\r\n# A\r\n');
  });

  it('writes values in place of those that are there', () => {
    assert.equal(
      written('---\ntitle: A\norder: 1\nlabel: "C: d"\n---\n', { order: '2', label: 'B', description: 'E' }),
      '---\ndescription: E\ntitle: A\norder: 2\nlabel: B\n---\n',
    );
  });

  it('leaves what needs judgment', () => {
    for (const text of [
      '---\norder: 1 # first\n---\n',
      '---\nlabel: >\n  a\n  b\norder: 1\n---\n',
      '---\nlabel: |-\n  a\norder: 1\n---\n',
      '---\norder: 1\nlabel: A label\n  of two lines\n---\n',
      '---\nlabel: A label\n\n  of two lines\norder: 1\n---\n',
      '---\n{ order: 1 }\n---\n',
      '---\n---\n\nA\n',
      '\ufeff---\n---\n\nA\n',
      '---\n\nA\n',
    ])
      assert.equal(written(text, { order: '2', label: 'B' }), undefined, text);
  });
});
