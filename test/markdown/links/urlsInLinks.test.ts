import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { compileText } from '../../compileText.ts';

const OUTSIDE = '<a href="https://e.com/o" data-bare="">https://e.com/o</a>';

describe('URLs in links of HTML', () => {
  for (const parser of ['satteri', 'remark'] as const)
    for (const path of ['a.md', 'a.mdx'])
      it(`are text of them, and links elsewhere (${parser}, ${path})`, () => {
        const shown = (text: string) => {
          const { html, diagnostics } = compileText(text, { path, parser });
          assert.deepEqual(diagnostics, []);
          return html;
        };
        const link = '<a href="https://e.com/a">see https://e.com/b, <em>www.e.com</em> or a@e.com</a>';
        assert.equal(
          shown('One <a href="https://e.com/a">see https://e.com/b, *www.e.com* or a@e.com</a>, https://e.com/o'),
          `<p>One ${link}, ${OUTSIDE}</p>`,
        );
        assert.equal(
          shown('| a |\n| - |\n| <a href="https://e.com/a">https://e.com/a</a> https://e.com/o |').includes(
            `<td><a href="https://e.com/a" data-bare="">https://e.com/a</a> ${OUTSIDE}</td>`,
          ),
          true,
        );
        assert.equal(
          shown('<a id="x"></a> https://e.com/o and <span>https://e.com/o</span>'),
          `<p><a id="x"></a> ${OUTSIDE} and <span>${OUTSIDE}</span></p>`,
        );
        if (path === 'a.md')
          assert.equal(
            shown('<A HREF="https://e.com/a">https://e.com/a</A > https://e.com/o'),
            `<p><a href="https://e.com/a" data-bare="">https://e.com/a</a> ${OUTSIDE}</p>`,
          );
      });

  it('are links again in the paragraph after a link that was never closed', () => {
    const { html } = compileText('One <a href="https://e.com/a">two\n\nhttps://e.com/o', { path: 'a.md' });
    assert.ok(html.includes(OUTSIDE), html);
  });
});
