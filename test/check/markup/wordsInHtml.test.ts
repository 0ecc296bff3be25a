import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { wordsInHtml } from '../../../src/check/markup/wordsInHtml.ts';

describe('wordsInHtml', () => {
  it('is what Markdown shows, as an attribute of HTML may hold it', () => {
    for (const [written, html] of [
      ['a\\_b \\[c\\]', 'a_b [c]'],
      ['"c" & d\'s', "&quot;c&quot; & d's"],
      ['\\"c\\" \\<d\\> \\&amp;', '&quot;c&quot; &lt;d&gt; &amp;amp;'],
      ['&quot;e&quot;', '&quot;e&quot;'],
      ['C:\\Users \\\\', 'C:\\Users \\'],
    ] as const)
      assert.equal(wordsInHtml(written), html);
  });
});
