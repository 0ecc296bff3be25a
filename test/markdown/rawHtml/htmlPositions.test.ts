import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { compileText } from '../../compileText.ts';

describe('places in raw HTML', () => {
  it('names the right line behind lines of raw HTML that end with `&`', () => {
    for (const end of ['\n', '\r', '\r\n']) {
      const text = ['---', 'title: T', '---', '', '<p>a &', 'b &', '<nope>c</nope></p>'].join(end);
      const { diagnostics } = compileText(text, { path: 'page.md' });
      assert.deepEqual(
        diagnostics.map(({ code, place }) => [code, place?.line, place?.column]),
        [['dropped-html', 7, 1]],
      );
    }
  });

  it('reads a template in a table, of which the parser of HTML knows no more than half a position', () => {
    const { diagnostics } = compileText('| <template> |\n|---|\n| x |\n', { path: 'page.md' });
    assert.ok(diagnostics.some(({ code }) => code === 'dropped-html'));
  });
});
