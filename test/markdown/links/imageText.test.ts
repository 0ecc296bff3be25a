import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { compileText } from '../../compileText.ts';

const SITE = { constants: { PORT: 8080 }, components: { codeBlocks: { math: () => null } } };

/** The text of the image in both formats, as both parsers read them. In the Markdown of the page it is as it is written. */
function assertText(written: string, alt: string) {
  for (const path of ['a.md', 'a.mdx']) {
    for (const parser of ['satteri', 'remark'] as const) {
      const { html, markdown, diagnostics } = compileText(`![${written}](/a.png)\n`, { ...SITE, path, parser });
      assert.deepEqual(diagnostics, [], `${parser} ${path}`);
      assert.equal(/ alt="([^"]*)"/.exec(html)?.[1], alt, `${parser} ${path}`);
      assert.ok(markdown.endsWith(`![${written}](/a.png)\n`), markdown);
    }
  }
}

describe('the text of an image', () => {
  it('keeps words behind a colon', () => {
    assertText('Step 1:click, at 5:30pm', 'Step 1:click, at 5:30pm');
    assertText('from a:b[*c*] d', 'from a:b[c] d');
  });

  it('keeps formulas', () => {
    assertText('the $x^2$ curve', 'the x^2 curve');
    assertText('$x_{i}$', 'x_{i}');
  });

  it('shows constants, but not in code', () => {
    const { html, markdown, diagnostics } = compileText('![The `{id}` of\n{PORT} [a]](/a.png)\n', SITE);
    assert.deepEqual(diagnostics, []);
    assert.match(html, /alt="The \{id\} of\n8080 \[a\]"/);
    assert.match(markdown, /!\[The \{id\} of\n8080 \\\[a\\\]\]\(\/a.png\)/);
  });

  it('in a quote or a list has no signs of those', () => {
    const { html } = compileText('> - ![at 5:30\n>   b](/a.png)\n', { path: 'a.md' });
    assert.match(html, /alt="at 5:30\nb"/);
  });
});
