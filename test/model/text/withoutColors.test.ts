import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { withoutColors } from '../../../src/model/text/withoutColors.ts';

describe('withoutColors', () => {
  it('takes colors and numbers of lines from code, and leaves its other tags and what is around it', () => {
    const line = '<p><span class="a">b</span></p>';
    assert.equal(
      withoutColors(
        `${line}<pre tabindex="0"><code><span class="hljs-tag">&lt;<b>a</b></span>\n</code></pre>${line}<pre><span class="line" data-line=" 9">c</span></pre>`,
      ),
      `${line}<pre tabindex="0"><code>&lt;<b>a</b>\n</code></pre>${line}<pre>c</pre>`,
    );
  });

  it('leaves code as it is that has spans of another kind', () => {
    for (const span of ['<span>', '<span class="x" id="a">', '<span aria-hidden="true">', '<span title="a > b">']) {
      const code = `<pre><span class="x">a</span>${span}b</span></pre>`;
      assert.equal(withoutColors(`<pre><span class="x">a</span></pre>${code}`), `<pre>a</pre>${code}`);
    }
  });
});
