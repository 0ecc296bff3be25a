import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { compileText } from '../../compileText.ts';
import { assertMended, mendText } from '../../mendText.ts';

describe('ownAnchor', () => {
  it('tells how a heading is given its anchor, where GitBook has a link to itself in it', () => {
    const { diagnostics } = compileText('## A <a href="#b" id="b"></a>', { path: 'page.md' });
    assert.deepEqual(
      diagnostics.map(({ code, hint }) => [code, hint]),
      [['empty-link', 'write `{#b}` instead, at the end of its heading']],
    );
    assert.deepEqual(compileText('## A {#b}\n\n[c](#b)', { path: 'page.md' }).diagnostics, []);
    assertMended(
      '# T <a href="#t" id="t"></a>\n\n[c](#b)\n\n## A & `b` <a href="#b" id="b"></a>\n\nText\n',
      '# T {#t}\n\n[c](#b)\n\n## A & `b` {#b}\n\nText\n',
      'page.md',
    );
    for (const text of [
      '## A <a href="#b" id="b"></a> c\n',
      'A <a href="#b" id="b"></a>\n',
      '## A <a href="#b" id="b" title="c"></a>\n',
      'A <a href="#b" id="b"></a>\n==\n',
    ])
      assert.equal(mendText(text, 'page.md'), text);
  });
});
